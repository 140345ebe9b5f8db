import type { FigureName, FigureRange } from '@fovea/shared-types/finance/figure-kinds';
import type { Currency } from '@fovea/shared-types/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/error-state/error-state';
import { FigureCard } from '../../../kit/figures/figure-card';
import { Skeleton } from '../../../kit/skeleton/skeleton';
import { formatDate, formatMoney } from '../../../lib/format';
import { moneyChartQuery } from './overview.queries';

interface MoneyChartCardProps {
  name: FigureName;
  range: FigureRange;
  currency: Currency;
  isWide: boolean;
}

/** One question day by day, as a picture and in figures. */
export function MoneyChartCard({ name, range, currency, isWide }: MoneyChartCardProps) {
  const { t } = useTranslation('overview');
  const { data, error, refetch } = useQuery(moneyChartQuery(name, range));
  if (data === undefined)
    return error === null ? (
      <Skeleton height={320} radius={8} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const days = data.filter((point) => point.currency === currency);
  const title = t('chart.title', { name: t(`name.${name}`) });
  return (
    <FigureCard
      title={title}
      isWide={isWide}
      rows={days.toReversed()}
      keyOf={({ label }) => label}
      empty={t('chart.empty')}
      chart={{
        data: days.map(({ label, value }) => ({
          day: label.slice(5).replace('-', '/'),
          value: Number(value),
        })),
        at: 'day',
        series: [
          {
            name: 'value',
            label: t(`name.${name}`),
            tone: name === 'refunds' || name === 'payouts' ? 'out' : 'in',
          },
        ],
      }}
      columns={[
        { label: t('chart.day'), value: ({ label }) => formatDate(label) },
        { label: t('amount'), value: ({ value }) => formatMoney(value, currency), isNumber: true },
      ]}
    />
  );
}
