import { RULE_ABOUT, RULE_OUTCOME } from '@fovea/shared-types/warehouse/rule.record';
import type { FieldFault, FieldFaultKey, TextParams } from '../../i18n/texts.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { RecallStop } from './recall-stops.js';
import { resolve, type TradeCase } from './resolve.js';
import type { RuleRow } from './rule.repository.js';

/**
 * The rule or the recall that prevents a sale, with its text in three languages: the caller knows the reader's.
 */
export interface LawRefusal {
  id:
    | 'COMPLIANCE_REFUSED'
    | 'COMPLIANCE_LICENCE'
    | 'COMPLIANCE_SELLER'
    | 'COMPLIANCE_BUYER'
    | 'COMPLIANCE_COUNTRY'
    | 'RECALLED';
  params: TextParams & Record<string, string | number>;
}

/** What the two sides of a sale have to show; null: that side is not known here, or not asked. */
export interface Parties {
  /** Kinds of the licences that the seller holds. */
  seller: readonly number[] | null;
  /** Who reads of it: the licence that lacks is the reader's own, or not. */
  isReadByBuyer?: boolean;
  buyer: {
    /** Any: a licence is on record, of a kind that its holder wrote. */
    kinds: readonly number[] | 'any';
    isCertified: boolean;
  } | null;
}

const { sale, sellers_licence, second_hand_permit, buyers_licence, buyers_certification } = RULE_ABOUT;

/** The gravest finding that nobody has met; documents are required when goods are sent. */
function firstUnmet(findings: readonly RuleRow[], parties: Parties): LawRefusal | null {
  const { seller, buyer, isReadByBuyer = false } = parties;
  for (const rule of findings) {
    if (rule.about === sale && rule.outcome === RULE_OUTCOME.forbidden)
      return { id: 'COMPLIANCE_REFUSED', params: paramsOf(rule) };
    if (rule.outcome !== RULE_OUTCOME.needed) continue;
    const isOfSeller = rule.about === sellers_licence || rule.about === second_hand_permit;
    if (isOfSeller && seller !== null && !isHeld(rule, seller))
      return { id: isReadByBuyer ? 'COMPLIANCE_SELLER' : 'COMPLIANCE_LICENCE', params: paramsOf(rule) };
    if (rule.about === buyers_licence && buyer !== null && !isHeld(rule, buyer.kinds))
      return { id: 'COMPLIANCE_LICENCE', params: paramsOf(rule) };
    if (rule.about === buyers_certification && buyer?.isCertified === false)
      return { id: 'COMPLIANCE_BUYER', params: paramsOf(rule) };
  }
  return null;
}

const isHeld = (rule: RuleRow, held: readonly number[] | 'any'): boolean =>
  held === 'any' || rule.kinds.some(({ id }) => held.includes(id));

/**
 * What prevents a sale by these rules. Where the sale is binding, a country that is not known yet but would decide
 * prevents it as well. Pure.
 */
export function lawRefusalOf(
  rules: readonly RuleRow[],
  trade: TradeCase,
  parties: Parties,
  isBinding: boolean,
): LawRefusal | null {
  const refusal = firstUnmet(resolve(rules, trade), parties);
  if (refusal !== null || trade.deliveryCountry !== null || !isBinding) return refusal;
  for (const deliveryCountry of new Set(rules.flatMap((rule) => rule.delivery_country ?? []))) {
    const there = firstUnmet(resolve(rules, { ...trade, deliveryCountry }), parties);
    if (there !== null) return { id: 'COMPLIANCE_COUNTRY', params: there.params };
  }
  return null;
}

export const paramsOf = ({ id, name, kinds }: RuleRow) => ({
  rule_id: id,
  rule_c: name.c,
  rule_e: name.e,
  rule_j: name.j,
  licence_c: kinds.map((kind) => kind.name.c).join(' / '),
  licence_e: kinds.map((kind) => kind.name.e).join(' / '),
  licence_j: kinds.map((kind) => kind.name.j).join(' / '),
});

export const recalled = ({ sn, name_c, name_e, name_j }: RecallStop): LawRefusal => ({
  id: 'RECALLED',
  params: { recall_sn: sn, recall_c: name_c, recall_e: name_e, recall_j: name_j },
});

const FAULTS: Readonly<Record<LawRefusal['id'], FieldFaultKey>> = {
  COMPLIANCE_REFUSED: 'rule',
  COMPLIANCE_LICENCE: 'rule_licence',
  COMPLIANCE_SELLER: 'rule_seller',
  COMPLIANCE_BUYER: 'rule_buyer',
  COMPLIANCE_COUNTRY: 'rule_country',
  RECALLED: 'rule_recall',
};

/** The rule beside a field. */
export const faultOf = ({ id, params }: LawRefusal): FieldFault => ({ key: FAULTS[id], params });

/** @param field of the request, that names what may not be sold */
export const refusalError = (refusal: LawRefusal, field: string): AppError =>
  new AppError(refusal.id, refusal.params, { [field]: faultOf(refusal) });
