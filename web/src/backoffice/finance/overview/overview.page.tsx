import { NativeSelect } from '@mantine/core';
import { FIGURE_RANGES, type FigureRange } from '@fovea/shared-types/finance/figure-kinds';
import type { MoneyFigures } from '@fovea/shared-types/finance/money-figures.dto';
import { CURRENCIES, type Currency } from '@fovea/shared-types/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../kit/empty-state/empty-state';
import { ErrorState } from '../../../kit/error-state/error-state';
import '../../../kit/form/form-styles';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { PageTitle } from '../../../kit/page-title/page-title';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { useSearch } from '../../../lib/search-params';
import { listOfWaiting } from './figure-lists';
import { useAccess } from '../../layout/access/access-context';
import { FigureTile } from './figure-tile';
import { MoneyOfCurrency } from './money-of-currency';
import classes from './overview.module.css';
import { moneyFiguresQuery } from './overview.queries';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

/**
 * What moved, where money is and what waits: each figure links to its list, and no two currencies are added.
 */
export function OverviewPage() {
  const { t } = useTranslation('overview');
  const [search, setSearch] = useSearch();
  const range = FIGURE_RANGES.find((one) => one === search.get('range')) ?? 'last_30_days';
  const { data, isError, error, refetch } = useQuery(moneyFiguresQuery(range));
  const currencies = data === undefined ? [] : currenciesOf(data);
  const currency = currencies.find((one) => one === search.get('currency')) ?? currencies[0];
  const choose = (name: 'range' | 'currency', value: string): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set(name, value);
      return after;
    });
  return (
    <>
      <PageTitle title={t('title')} />
      {data === undefined ? (
        isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <PageLoading />
        )
      ) : (
        <>
          <div className={classes.filters}>
            <NativeSelect
              label={t('period')}
              value={range}
              data={FIGURE_RANGES.map((one) => ({ value: one, label: t(`range.${one}`) }))}
              onChange={({ currentTarget }) => choose('range', currentTarget.value)}
            />
            {currency !== undefined && (
              <NativeSelect
                label={t('currency')}
                value={currency}
                data={currencies}
                onChange={({ currentTarget }) => choose('currency', currentTarget.value)}
              />
            )}
            <p className={classes.stale} data-failed={isError || undefined} role="status">
              {t(isError ? 'stale' : 'as_of', { at: formatDateTime(data.as_of) })}
            </p>
          </div>
          <Figures figures={data} currency={currency} range={range} />
        </>
      )}
    </>
  );
}

interface FiguresProps {
  figures: MoneyFigures;
  currency: Currency | undefined;
  range: FigureRange;
}

function Figures({ figures, currency, range }: FiguresProps) {
  const { t } = useTranslation('overview');
  return (
    <>
      <Waiting waiting={figures.waiting} />
      {currency === undefined ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <MoneyOfCurrency figures={figures} currency={currency} range={range} />
      )}
    </>
  );
}

/** What there is to do; what does not wait takes no room. */
function Waiting({ waiting }: Pick<MoneyFigures, 'waiting'>) {
  const { t } = useTranslation('overview');
  const isOfCompany = useAccess().user.company_id !== null;
  const due = waiting.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{t('waiting.title')}</h2>
      {due.length === 0 ? (
        <p className={classes.none}>{t('waiting.none')}</p>
      ) : (
        <ul className={classes.tiles} aria-label={t('waiting.title')}>
          {due.map(({ name, count }) => (
            <FigureTile
              key={name}
              label={t(`waiting.${name}`)}
              value={formatNumber(count)}
              list={listOfWaiting(name, isOfCompany)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const currenciesOf = ({ figures, standing }: MoneyFigures): Currency[] =>
  CURRENCIES.filter((one) => [...figures, ...standing].some(({ currency }) => currency === one));

backOfficePage(OverviewPage, { path: paths.financeOverview, texts: ['overview', 'finance'] });
