import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordField } from '@fovea/shared-types/record/field';
import { Dialog } from '../../../kit/dialog/dialog';
import { ErrorState } from '../../../kit/error-state/error-state';
import { type Choice, SelectField } from '../../../kit/form/fields';
import { useForm } from '../../../kit/form/use-form';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { StatusPill, type StatusTone } from '../../../kit/status-pill/status-pill';
import { formatList } from '../../../lib/format';
import { says } from '../../../lib/words';
import { useCountries } from '../../../lib/countries';
import { nameOfCode } from '../../record/record-columns';
import classes from './rule-trial.module.css';
import { trialQuery } from './rule.queries';

export const OUTCOME_TONES: Readonly<Record<number, StatusTone>> = {
  0: 'success',
  1: 'warning',
  2: 'danger',
};

const { fields } = rule.declared;
const optionsOf = (field: RecordField): Choice[] =>
  (field.codes ?? []).map((code) => ({ value: String(code), label: nameOfCode(field, code) }));
const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

/** A case that staff make up, and what the rules of today say of it. */
export function RuleTrial({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('compliance');
  const countries = useCountries();
  const form = useForm<
    Record<'seller' | 'delivery' | 'device_class' | 'maintenance' | 'used' | 'buyer', string | null>
  >({
    initial: { seller: 'JP', delivery: 'JP', device_class: '3', maintenance: '0', used: '1', buyer: null },
    validate: () => ({}),
  });
  const { seller, delivery, device_class, maintenance, used, buyer } = form.values;
  const result = useQuery(
    trialQuery({
      seller_country: seller,
      delivery_country: delivery,
      device_class: numberOf(device_class),
      is_maintenance_required: maintenance === '1',
      is_used: used === null ? null : used === '1',
      buyer_kind: numberOf(buyer),
    }),
  );
  const select = (name: keyof typeof form.values, field: RecordField, options: readonly Choice[]) => (
    <SelectField
      form={form}
      name={name}
      label={says(field.label)}
      options={options}
      clearable
      placeholder={t('rule.unknown')}
    />
  );
  return (
    <Dialog opened onClose={onClose} title={t('rule.try')} size={760} isPage>
      <p>{t('rule.try_text')}</p>
      <div className={classes.facts}>
        {select('seller', fields.seller_country, countries)}
        {select('delivery', fields.delivery_country, countries)}
        {select('device_class', fields.device_classes, optionsOf(fields.device_classes))}
        {select('maintenance', fields.maintenance, optionsOf(fields.maintenance))}
        {select('used', fields.used, optionsOf(fields.used))}
        {select('buyer', fields.buyer_kind, optionsOf(fields.buyer_kind))}
      </div>
      <section aria-live="polite" aria-label={t('rule.answer')} className={classes.answer}>
        {result.data ? (
          <>
            <StatusPill tone={OUTCOME_TONES[result.data.outcome] ?? 'neutral'}>
              {t(`rule.outcome.${outcomeName(result.data.outcome)}`)}
            </StatusPill>
            {result.data.findings.length === 0 && <p>{t('rule.none')}</p>}
            <ul className={classes.findings}>
              {result.data.findings.map((finding) => (
                <li key={finding.rule_id}>
                  <strong>{nameOfCode(fields.about, finding.about)}</strong>
                  <StatusPill tone={OUTCOME_TONES[finding.outcome] ?? 'neutral'}>
                    {nameOfCode(fields.outcome, finding.outcome)}
                  </StatusPill>
                  <p>{t('rule.named', { id: finding.rule_id, name: finding.rule_name })}</p>
                  {finding.licences.length > 0 && (
                    <p>{t('rule.licences', { licences: formatList(finding.licences) })}</p>
                  )}
                  <small>{finding.source}</small>
                </li>
              ))}
            </ul>
          </>
        ) : result.isError ? (
          <ErrorState error={result.error} onRetry={() => void result.refetch()} />
        ) : (
          <PageLoading />
        )}
      </section>
      <small>{t('no_advice')}</small>
    </Dialog>
  );
}

const outcomeName = (outcome: number): 'allowed' | 'needed' | 'forbidden' =>
  outcome === 2 ? 'forbidden' : outcome === 1 ? 'needed' : 'allowed';
