import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TriedCase } from '@fovea/shared-types/warehouse/compliance.dto';
import type { RecordField } from '@fovea/shared-types/record/field';
import { Dialog } from '../../../kit/dialog/dialog';
import { ErrorState } from '../../../kit/error-state/error-state';
import { type Choice, MultiSelectField, SelectField } from '../../../kit/form/fields';
import { useForm } from '../../../kit/form/use-form';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { StatusPill, type StatusTone } from '../../../kit/status-pill/status-pill';
import { formatList } from '../../../lib/format';
import { localText } from '../../../lib/local-text';
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
const SALE = '21';

interface TrialValues {
  seller: string | null;
  delivery: string | null;
  classes: string[];
  maintenance: string | null;
  used: string | null;
  controlled: string | null;
  buyers: string[];
  purpose: string | null;
}

/** Cases that staff compose, one for each class and each buyer, and the decision of today's rules. */
export function RuleTrial({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('compliance');
  const countries = useCountries();
  const form = useForm<TrialValues>({
    initial: {
      seller: 'JP',
      delivery: 'JP',
      classes: ['3'],
      maintenance: '0',
      used: '1',
      controlled: '0',
      buyers: [],
      purpose: SALE,
    },
    validate: () => ({}),
  });
  const {
    seller,
    delivery,
    classes: deviceClasses,
    maintenance,
    used,
    controlled,
    buyers,
    purpose,
  } = form.values;
  const result = useQuery(
    trialQuery({
      seller_country: seller,
      delivery_country: delivery,
      device_classes: deviceClasses.map(Number),
      is_maintenance_required: maintenance === '1',
      is_used: used === null ? null : used === '1',
      is_controlled: controlled === null ? null : controlled === '1',
      buyer_kinds: buyers.map(Number),
      purpose: Number(purpose ?? SALE),
    }),
  );
  const select = (
    name: keyof TrialValues & ('seller' | 'delivery' | 'maintenance' | 'used' | 'controlled' | 'purpose'),
    field: RecordField,
    options: readonly Choice[],
  ) => (
    <SelectField
      form={form}
      name={name}
      label={localText(field.label)}
      options={options}
      clearable={name !== 'purpose'}
      placeholder={t('rule.unknown')}
    />
  );
  return (
    <Dialog opened onClose={onClose} title={t('rule.try')} size={760} isPage>
      <p>{t('rule.try_text')}</p>
      <div className={classes.facts}>
        {select('seller', fields.seller_country, countries)}
        {select('delivery', fields.delivery_country, countries)}
        <MultiSelectField
          form={form}
          name="classes"
          label={localText(fields.device_classes.label)}
          options={optionsOf(fields.device_classes)}
        />
        {select('maintenance', fields.maintenance, optionsOf(fields.maintenance))}
        {select('used', fields.used, optionsOf(fields.used))}
        {select('controlled', fields.controlled, optionsOf(fields.controlled))}
        <MultiSelectField
          form={form}
          name="buyers"
          label={localText(fields.buyer_kind.label)}
          options={optionsOf(fields.buyer_kind)}
        />
        {select('purpose', fields.purposes, optionsOf(fields.purposes))}
      </div>
      <section aria-live="polite" aria-label={t('rule.answer')} className={classes.answer}>
        {result.data ? (
          result.data.cases.map((tried) => (
            <Tried key={`${tried.device_class} ${tried.buyer_kind}`} tried={tried} />
          ))
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

function Tried({ tried }: { tried: TriedCase }) {
  const { t } = useTranslation('compliance');
  const heading = useId();
  const { device_class, buyer_kind, outcome, findings } = tried;
  return (
    <article aria-labelledby={heading}>
      <h3 id={heading}>
        {t('rule.case', {
          class: device_class === null ? t('rule.no_class') : nameOfCode(fields.device_classes, device_class),
          buyer: buyer_kind === null ? t('rule.any_buyer') : nameOfCode(fields.buyer_kind, buyer_kind),
        })}
      </h3>
      <StatusPill tone={OUTCOME_TONES[outcome] ?? 'neutral'}>
        {t(`rule.outcome.${outcomeName(outcome)}`)}
      </StatusPill>
      {findings.length === 0 && <p>{t('rule.none')}</p>}
      <ul className={classes.findings}>
        {findings.map((finding) => (
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
    </article>
  );
}

const outcomeName = (outcome: number): 'allowed' | 'needed' | 'forbidden' =>
  outcome === 2 ? 'forbidden' : outcome === 1 ? 'needed' : 'allowed';
