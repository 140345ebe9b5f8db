import type { exchange } from '@fovea/shared-types/finance/exchange.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDate, formatNumber } from '../../lib/format';
import type { DocumentShown } from '../document/document.queries';

type Shown = DocumentShown<typeof exchange.declared>;
type Compared = Pick<RowOf<typeof exchange.declared>, 'deviation' | 'tolerance'>;

/** `+2.35%` of hundredths of a percent. */
export const percentText = (hundredths: number): string =>
  `${hundredths > 0 ? '+' : hundredths < 0 ? '−' : ''}${formatNumber(Math.abs(hundredths) / 100)}%`;

/** How far a rate is from its reference; one that needed a reason stands out. */
export function RateDeviation({ compared: { deviation, tolerance } }: { compared: Compared }) {
  const { t } = useTranslation('exchange');
  // Requested before rates were compared.
  if (tolerance === null) return '-';
  if (deviation === null) return <StatusPill tone="warning">{t('reference.missing')}</StatusPill>;
  const text = percentText(deviation);
  return Math.abs(deviation) > tolerance * 100 ? <StatusPill tone="warning">{text}</StatusPill> : text;
}

/** What the approver sees of the rate beside the rate itself. */
export function comparisonFacts(t: TFunction<'exchange'>, shown: Shown): Fact[] {
  const { tolerance, reference_rate, reference_day, reference_source, rate_reason } = shown;
  if (tolerance === null) return [];
  const { sold_currency: sold, bought_currency: bought } = shown;
  return [
    {
      label: t('field.reference_rate'),
      value:
        reference_rate === null || reference_day === null
          ? t('reference.missing')
          : t('reference.fact', {
              ...{ sold, rate: reference_rate, bought },
              ...{ day: formatDate(reference_day), source: reference_source },
            }),
    },
    { label: t('field.deviation', { tolerance }), value: <RateDeviation compared={shown} /> },
    ...(rate_reason === '' ? [] : [{ label: t('field.rate_reason'), value: rate_reason }]),
  ];
}
