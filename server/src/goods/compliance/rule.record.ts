import { rule, RULE_ABOUT, RULE_OUTCOME } from '@fovea/shared-types/warehouse/rule.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import type { FieldFault } from '../../i18n/texts.js';
import { isCountry } from '../../member/contact/countries.js';
import { refuseTurnedDays } from '../../member/licence/effective-days.js';
import type { Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';

type Stored = StoredOf<typeof rule.declared>;

const CHOICE: FieldFault = { key: 'choice' };
const REQUIRED: FieldFault = { key: 'required' };
const { sellers_licence, second_hand_permit, buyers_licence, sale, keeping } = RULE_ABOUT;

/** What does not go together, by field; the database refuses it as well. */
function faultsOf(wanted: Stored): Record<string, FieldFault> {
  const { about, outcome, licence_kind_id: licence, or_kind_id: other } = wanted;
  const faults: Record<string, FieldFault> = {};
  const never = about === sale ? RULE_OUTCOME.needed : RULE_OUTCOME.forbidden;
  if (outcome === never) faults.outcome = CHOICE;
  const isOfLicence =
    outcome === RULE_OUTCOME.needed &&
    [sellers_licence, second_hand_permit, buyers_licence].some((one) => one === about);
  if (isOfLicence && licence === null) faults.licence_kind_id = REQUIRED;
  if (!isOfLicence && licence !== null) faults.licence_kind_id = CHOICE;
  if (other !== null && (licence === null || other === licence)) faults.or_kind_id = CHOICE;
  for (const field of ['seller_country', 'delivery_country'] as const) {
    const country = wanted[field];
    if (country !== null && !isCountry(country)) faults[field] = CHOICE;
  }
  return { ...faults, ...faultsOfKeeping(wanted) };
}

/** How long records are kept depends on where and on the device; nothing else is kept for years. */
function faultsOfKeeping(wanted: Stored): Record<string, FieldFault> {
  const { keep_years: years, keep_expiry_years: afterExpiry } = wanted;
  if (wanted.about !== keeping)
    return {
      ...(years !== null && { keep_years: CHOICE }),
      ...(afterExpiry !== null && { keep_expiry_years: CHOICE }),
    };
  return {
    ...(wanted.outcome !== RULE_OUTCOME.needed && { outcome: CHOICE }),
    ...(years === null && { keep_years: REQUIRED }),
    ...(wanted.delivery_country !== null && { delivery_country: CHOICE }),
    ...(wanted.used !== null && { used: CHOICE }),
    ...(wanted.controlled !== null && { controlled: CHOICE }),
    ...(wanted.buyer_kind !== null && { buyer_kind: CHOICE }),
    ...(wanted.purposes.length > 0 && { purposes: CHOICE }),
  };
}

/** Kinds that there are not; those that there are stay until the rule is written. */
async function unknownKinds(tx: Tx, wanted: Stored): Promise<Record<string, FieldFault>> {
  const named = (['licence_kind_id', 'or_kind_id'] as const).filter((field) => wanted[field] !== null);
  const { rows } = await tx.query<{ id: number }>(
    `SELECT id FROM licence_kind WHERE id = ANY ($1::bigint[]) ORDER BY id FOR KEY SHARE`,
    [named.map((field) => wanted[field])],
  );
  const known = new Set(rows.map(({ id }) => id));
  return Object.fromEntries(
    named.filter((field) => !known.has(wanted[field] ?? 0)).map((field) => [field, CHOICE]),
  );
}

const countryOf = (typed: string | null): string | null =>
  typed === null || typed === '' ? null : typed.toUpperCase();

/** Rules as staff of the platform keep them. */
export const servedRule = serveRecord(rule, {
  table: 'compliance_rule',
  joins: `LEFT JOIN licence_kind k ON k.id = t.licence_kind_id LEFT JOIN licence_kind o ON o.id = t.or_kind_id`,
  shown: {
    rule_name: ({ language }) => localized('t.name', language),
    licence_name: ({ language }) => localized('k.name', language),
    or_name: ({ language }) => localized('o.name', language),
  },
  filters: { words: `t.name_c || ' ' || t.name_e || ' ' || t.name_j || ' ' || t.source` },
  constraints: {
    // A kind that a rule requires is not deleted.
    compliance_rule_licence_fk: 'STATE_CONFLICT',
    compliance_rule_or_fk: 'STATE_CONFLICT',
    compliance_rule_outcome_ck: brokenField('outcome', 'choice'),
    compliance_rule_kinds_ck: brokenField(['licence_kind_id', 'or_kind_id']),
    compliance_rule_keep_ck: brokenField(['keep_years', 'keep_expiry_years']),
    compliance_rule_keep_controlled_ck: brokenField('controlled', 'choice'),
    compliance_rule_dates_ck: brokenField('effective_until', 'not_after_start'),
    compliance_rule_words_ck: brokenField(['name_c', 'name_e', 'name_j', 'source'], 'required'),
    compliance_rule_about_ck: brokenField('about', 'choice'),
    compliance_rule_seller_ck: brokenField('seller_country'),
    compliance_rule_delivery_ck: brokenField('delivery_country'),
    compliance_rule_classes_ck: brokenField('device_classes', 'choice'),
    compliance_rule_purposes_ck: brokenField('purposes', 'choice'),
    compliance_rule_maintenance_ck: brokenField('maintenance', 'choice'),
    compliance_rule_used_ck: brokenField('used', 'choice'),
    compliance_rule_controlled_ck: brokenField('controlled', 'choice'),
    compliance_rule_buyer_ck: brokenField('buyer_kind', 'choice'),
    compliance_rule_status_ck: brokenField('status', 'choice'),
  },
  rules: {
    async settle(wanted, tx) {
      const settled = {
        ...wanted,
        seller_country: countryOf(wanted.seller_country),
        delivery_country: countryOf(wanted.delivery_country),
        device_classes: [...wanted.device_classes].sort((one, other) => one - other),
        purposes: [...wanted.purposes].sort((one, other) => one - other),
      };
      refuseTurnedDays(settled);
      const faults = { ...(await unknownKinds(tx, settled)), ...faultsOf(settled) };
      if (Object.keys(faults).length > 0) throw fieldError(faults);
      return settled;
    },
  },
});
