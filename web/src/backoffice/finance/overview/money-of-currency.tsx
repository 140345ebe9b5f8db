import type { FigureRange } from '@fovea/shared-types/finance/figure-kinds';
import type { MoneyFigure, MoneyFigures } from '@fovea/shared-types/finance/money-figures.dto';
import type { Currency } from '@fovea/shared-types/money';
import { useTranslation } from 'react-i18next';
import { FigureCard, FigureGrid } from '../../../kit/figures/figure-card';
import { MoneyText } from '../../../kit/money-text/money-text';
import { dayOf } from '../../../lib/day';
import { formatMoney, formatNumber } from '../../../lib/format';
import { listOfFigure } from './figure-lists';
import { FigureTile } from './figure-tile';
import { MoneyChartCard } from './money-chart-card';
import classes from './overview.module.css';

interface MoneyOfCurrencyProps {
  figures: MoneyFigures;
  currency: Currency;
  range: FigureRange;
}

/** The figures of one currency: as numbers, day by day, and where its money is. */
export function MoneyOfCurrency({ figures: all, currency, range }: MoneyOfCurrencyProps) {
  const { t } = useTranslation('overview');
  const { t: named } = useTranslation('finance');
  const figures = all.figures.filter((figure) => figure.currency === currency);
  const balances = all.standing.filter((one) => one.currency === currency);
  const days = { begin: dayOf(all.begin), end: dayOf(all.as_of) };
  const moved = figures.filter(({ value }) => Number(value) !== 0);
  return (
    <>
      {figures.length > 0 && (
        <ul className={classes.tiles} aria-label={t('moved')}>
          {figures.map((figure) => (
            <FigureTile
              key={figure.name}
              label={t(`name.${figure.name}`)}
              value={<MoneyText value={figure.value} currency={currency} />}
              list={listOfFigure(figure.name, currency, days)}
            >
              <Compared figure={figure} />
            </FigureTile>
          ))}
        </ul>
      )}
      <FigureGrid>
        {moved.map(({ name }, at) => (
          <MoneyChartCard key={name} name={name} range={range} currency={currency} isWide={at === 0} />
        ))}
        {balances.length > 0 && (
          <FigureCard
            title={t('standing.title')}
            isWide
            rows={balances}
            keyOf={({ kind }) => kind}
            chart={{
              data: balances.map(({ kind, value }) => ({
                kind: named(`kind.${kind}`),
                value: Number(value),
              })),
              at: 'kind',
              series: [{ name: 'value', label: t('amount'), tone: 'before' }],
            }}
            columns={[
              { label: t('standing.account'), value: ({ kind }) => named(`kind.${kind}`) },
              { label: t('amount'), value: ({ value }) => formatMoney(value, currency), isNumber: true },
            ]}
          />
        )}
      </FigureGrid>
    </>
  );
}

function Compared({ figure: { value, compare, currency } }: { figure: MoneyFigure }) {
  const { t } = useTranslation('overview');
  const before = Number(compare);
  if (before === 0) return <small>{t('compare.none')}</small>;
  const percent = Math.round(((Number(value) - before) / before) * 100);
  const change = `${percent > 0 ? '+' : ''}${formatNumber(percent)}%`;
  return <small>{t('compare.change', { change, before: formatMoney(compare, currency) })}</small>;
}
