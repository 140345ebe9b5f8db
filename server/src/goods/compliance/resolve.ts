import { RULE_OUTCOME } from '@fovea/shared-types/warehouse/rule.record';

/** A sale as the rules look at it; null: not known yet, or, of a class, none. */
export interface TradeCase {
  sellerCountry: string | null;
  deliveryCountry: string | null;
  deviceClass: number | null;
  isMaintenanceRequired: boolean;
  isUsed: boolean | null;
  /** Their seller says that buyers need a licence. */
  isControlled: boolean | null;
  buyerKind: number | null;
  /** As which kind of stock-out it leaves. */
  purpose: number | null;
}

/** The conditions of a rule; null or empty: it does not depend on them. */
export interface RuleConditions {
  seller_country: string | null;
  delivery_country: string | null;
  device_classes: readonly number[];
  maintenance: number | null;
  used: number | null;
  controlled: number | null;
  buyer_kind: number | null;
  purposes: readonly number[];
}

export interface Rule extends RuleConditions {
  id: number;
  about: number;
  outcome: number;
}

/** A condition and the fact it is about. What is not known meets no condition. */
const conditionsOf = (rule: RuleConditions, trade: TradeCase): [wanted: unknown, fact: unknown][] => [
  [rule.seller_country, trade.sellerCountry],
  [rule.delivery_country, trade.deliveryCountry],
  [rule.maintenance, Number(trade.isMaintenanceRequired)],
  [rule.used, trade.isUsed === null ? undefined : Number(trade.isUsed)],
  [rule.controlled, trade.isControlled === null ? undefined : Number(trade.isControlled)],
  [rule.buyer_kind, trade.buyerKind],
];

const isAmong = (wanted: readonly number[], fact: number | null): boolean =>
  wanted.length === 0 || (fact !== null && wanted.includes(fact));

export function matches(rule: RuleConditions, trade: TradeCase): boolean {
  if (!isAmong(rule.device_classes, trade.deviceClass) || !isAmong(rule.purposes, trade.purpose))
    return false;
  return conditionsOf(rule, trade).every(([wanted, fact]) => wanted === null || wanted === fact);
}

/** How many things a rule names. */
export const weightOf = (rule: RuleConditions): number =>
  [rule.device_classes, rule.purposes].filter((wanted) => wanted.length > 0).length +
  [
    rule.seller_country,
    rule.delivery_country,
    rule.maintenance,
    rule.used,
    rule.controlled,
    rule.buyer_kind,
  ].filter((wanted) => wanted !== null).length;

/** Positive where `one` goes before `other`: what names more, then what is graver, then what is older. */
const outweighs = (one: Rule, other: Rule): number =>
  weightOf(one) - weightOf(other) || one.outcome - other.outcome || other.id - one.id;

/**
 * The decision of the rules on a sale: for each question the one rule that decides it, forbidden before
 * required before allowed. A question that no rule covers is not answered. Pure.
 */
export function resolve<R extends Rule>(rules: readonly R[], trade: TradeCase): R[] {
  const decisive = new Map<number, R>();
  for (const rule of rules) {
    if (!matches(rule, trade)) continue;
    const present = decisive.get(rule.about);
    if (present === undefined || outweighs(rule, present) > 0) decisive.set(rule.about, rule);
  }
  return [...decisive.values()].sort((one, other) => other.outcome - one.outcome || one.about - other.about);
}

/** The gravest of what was found; allowed where nothing was. */
export const outcomeOf = (found: readonly Rule[]): number => found[0]?.outcome ?? RULE_OUTCOME.allowed;
