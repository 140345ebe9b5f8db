import { exchangeReference } from '@fovea/shared-types/finance/exchange-reference.calls';
import type { ExchangeReference } from '@fovea/shared-types/finance/exchange-reference.dto';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/form/fields';
import type { FormState } from '../../kit/form/use-form';
import { Notice } from '../../kit/notice/notice';
import { api } from '../../lib/api-client';
import { formatDate } from '../../lib/format';
import { recordKey } from '../record/record.queries';
import { type ExchangeValues, rateCheckOf, type RateCheck, referenceRequest } from './exchange-values';
import { percentText } from './rate-deviation';

/** The reference of what is typed; nothing is asked until both currencies are there. */
export const referenceQuery = (values: ExchangeValues) => {
  const request = referenceRequest(values);
  return queryOptions({
    queryKey: [...recordKey(exchange), 'reference', request],
    queryFn:
      request === null
        ? skipToken
        : ({ signal }): Promise<ExchangeReference> =>
            api(exchangeReference, request, { signal, quiet: true }),
  });
};

/** What the rate is compared with while it is typed, and the reason that an unusual one needs. */
export function RateComparison({ form }: { form: FormState<ExchangeValues> }) {
  const { t } = useTranslation('exchange');
  const { values } = form;
  const { data: reference, isError } = useQuery(referenceQuery(values));
  const check = reference && rateCheckOf(values, reference);
  // Where the reference could not be read the server may still require the reason.
  const needsReason = check?.isUnusual === true || isError;
  return (
    <>
      {reference && <Reference reference={reference} values={values} check={check ?? null} />}
      {needsReason && (
        <TextAreaField
          form={form}
          name="rate_reason"
          label={t('field.rate_reason')}
          hint={t('hint.rate_reason')}
          required={check?.isUnusual === true}
          rows={2}
          maxLength={500}
        />
      )}
    </>
  );
}

interface ReferenceProps {
  reference: ExchangeReference;
  values: ExchangeValues;
  check: RateCheck | null;
}

function Reference({ reference, values, check }: ReferenceProps) {
  const { t } = useTranslation('exchange');
  const { rate, day, source, tolerance } = reference;
  const { sold_currency: sold, bought_currency: bought } = values;
  if (rate === null || day === null) return <Notice tone="warning">{t('reference.none')}</Notice>;
  const text = t('reference.text', { sold, rate, bought, day: formatDate(day), source });
  if (check === null || check.deviation === null) return <Notice>{text}</Notice>;
  return (
    <Notice tone={check.isUnusual ? 'warning' : 'info'}>
      <div>{text}</div>
      <strong>
        {t(check.isUnusual ? 'reference.far' : 'reference.near', {
          deviation: percentText(check.deviation),
          tolerance,
        })}
      </strong>
    </Notice>
  );
}
