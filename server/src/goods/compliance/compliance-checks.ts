import { Injectable } from '@nestjs/common';
import { RULE_ABOUT, RULE_OUTCOME } from '@fovea/shared-types/warehouse/rule.record';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { TextParams } from '../../i18n/texts.js';
import type { Queryable } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { outcomeOf, resolve, type TradeCase } from './resolve.js';
import {
  RuleRepository,
  type BuyerRow,
  type ItemRow,
  type RuleRow,
  type SellerRow,
} from './rule.repository.js';
import { RecallStops, type NamedPiece, type RecallStop } from './recall-stops.js';

export type { RuleRow } from './rule.repository.js';

export interface Verdict {
  /** 0 allowed, 1 with what is needed, 2 forbidden. */
  outcome: number;
  /** What decides each question, the gravest first. */
  findings: RuleRow[];
}

/** The rules that require documents; null: none does. */
export interface NeededDocuments {
  notice: RuleRow | null;
  statement: RuleRow | null;
}

/** The facts of goods that the law requires. */
export interface Offer {
  product_id: number | null;
  /** Of the offer itself; else the item's counts. */
  jp_class: number | null;
  condition: number;
}

/**
 * The rule or the recall that prevents it, with its text in three languages: the caller knows the reader's.
 */
export interface RuleRefusal {
  id: 'COMPLIANCE_REFUSED' | 'COMPLIANCE_LICENCE' | 'RECALLED';
  params: TextParams & Record<string, string | number>;
}

/** Somebody who would buy or bid on goods. */
interface Buyer {
  accountId: number;
  goodsId: number;
  /** Where this goes; absent or null: the buyer's delivery address. */
  deliveryCountry?: string | null;
}

/** The rules as one company meets them with what it offers. */
export interface OfferLaw {
  refusalOf(offer: Offer): RuleRefusal | null;
}

const NEW = 1;
const { sale, sellers_licence, second_hand_permit, buyers_licence, makers_notice, clean_statement } =
  RULE_ABOUT;

/** The legal checks: called before goods are shown, bid on, sold and sent. */
@Injectable()
export class ComplianceChecks {
  constructor(
    private readonly rules: RuleRepository,
    private readonly recalls: RecallStops,
  ) {}

  /** The decisions of today's rules on any number of sales at once. */
  async judgeEach(q: Queryable, trades: readonly TradeCase[]): Promise<Verdict[]> {
    const rules = await this.rules.inForce(q);
    return trades.map((trade) => {
      const findings = resolve(rules, trade);
      return { outcome: outcomeOf(findings), findings };
    });
  }

  /**
   * What the rules require before goods of a company leave, one answer for each in its order.
   * @throws COMPLIANCE_REFUSED, COMPLIANCE_LICENCE where one may not leave at all
   */
  async documentsNeededFor(
    q: Queryable,
    companyId: number,
    trades: readonly TradeCase[],
  ): Promise<NeededDocuments[]> {
    const verdicts = await this.judgeEach(q, trades);
    const seller = await this.rules.seller(q, companyId);
    return verdicts.map(({ findings }) => {
      throwIf(firstUnmet(findings, { seller: seller?.kinds ?? [], buyer: null }));
      const needed = (about: number): RuleRow | null =>
        findings.find((rule) => rule.about === about && rule.outcome === RULE_OUTCOME.needed) ?? null;
      return { notice: needed(makers_notice), statement: needed(clean_statement) };
    });
  }

  /**
   * The rules for what a company offers, before it is known who buys it; any number of offers in one look.
   * @param productIds items of the item master that the offers name
   */
  async offersOf(q: Queryable, companyId: number, productIds: readonly (number | null)[]): Promise<OfferLaw> {
    const rules = await this.rules.inForce(q);
    const seller = await this.rules.seller(q, companyId);
    const ids = productIds.filter((id) => id !== null);
    const items = await this.rules.items(q, [...new Set(ids)]);
    return {
      refusalOf: (offer) => {
        const item = offer.product_id === null ? undefined : items.get(offer.product_id);
        const found = resolve(rules, {
          ...tradeOf(offer, item, seller),
          deliveryCountry: null,
          buyerKind: null,
          purpose: STOCK_TYPE.sale,
        });
        return firstUnmet(found, { seller: seller?.kinds ?? [], buyer: null });
      },
    };
  }

  /** @throws COMPLIANCE_REFUSED, COMPLIANCE_LICENCE */
  async refuseOffer(q: Queryable, companyId: number, offer: Offer): Promise<void> {
    const law = await this.offersOf(q, companyId, [offer.product_id]);
    throwIf(law.refusalOf(offer));
  }

  /**
   * Whether somebody may bid on goods or buy them, any number in one query, by the delivery country.
   * @throws COMPLIANCE_REFUSED, COMPLIANCE_LICENCE, RECALLED
   */
  async refuseBuyer(q: Queryable, accountId: number, goodsIds: readonly number[]): Promise<void> {
    const buyers = [...new Set(goodsIds)].map((goodsId) => ({ accountId, goodsId }));
    (await this.refusalsOfBuyers(q, buyers)).forEach(throwIf);
  }

  /** The same for any number of buyers at once: in their order, null where nothing prevents it. */
  async refusalsOfBuyers(q: Queryable, buyers: readonly Buyer[]): Promise<(RuleRefusal | null)[]> {
    const rows = await this.rules.buyers(q, buyers);
    const rules = await this.rules.inForce(q);
    const stops = await this.recalls.ofGoods(
      q,
      buyers.map(({ goodsId }) => goodsId),
    );
    return buyers.map(({ goodsId }, place) => {
      const stop = stops.get(goodsId);
      if (stop !== undefined) return recalled(stop);
      const buyer = rows.get(place);
      // What the seller lacks is between the seller and the platform.
      return buyer === undefined
        ? null
        : firstUnmet(resolve(rules, tradeOfBuyer(buyer)), { seller: null, buyer: buyer.kinds });
    });
  }

  /**
   * Whether pieces may be offered, sold, lent or sent to a customer; any number of them in one look.
   * @throws RECALLED where an open recall names one of them
   */
  async refuseRecalled(q: Queryable, pieces: readonly NamedPiece[]): Promise<void> {
    const stop = await this.recalls.first(q, pieces);
    if (stop !== null) throw refusalError(recalled(stop));
  }
}

const tradeOf = ({ jp_class, condition }: Offer, item: ItemRow | undefined, seller: SellerRow | null) => ({
  sellerCountry: seller?.country ?? null,
  deviceClass: jp_class ?? item?.device_class ?? null,
  isMaintenanceRequired: item?.is_maintenance_required ?? false,
  isUsed: condition !== NEW,
});

const tradeOfBuyer = (row: BuyerRow): TradeCase => ({
  sellerCountry: row.seller_country,
  deliveryCountry: row.delivery_country,
  deviceClass: row.device_class,
  isMaintenanceRequired: row.is_maintenance_required,
  isUsed: row.condition !== NEW,
  buyerKind: row.buyer_kind,
  purpose: STOCK_TYPE.sale,
});

/**
 * The gravest finding that nobody has met; documents are required when goods are sent.
 * @param kinds of the licences each side holds; null: that side is not checked here
 */
function firstUnmet(
  findings: readonly RuleRow[],
  kinds: { seller: readonly number[] | null; buyer: readonly number[] | null },
): RuleRefusal | null {
  for (const rule of findings) {
    if (rule.about === sale && rule.outcome === RULE_OUTCOME.forbidden)
      return { id: 'COMPLIANCE_REFUSED', params: paramsOf(rule) };
    const held = heldFor(rule.about, kinds);
    if (
      rule.outcome === RULE_OUTCOME.needed &&
      held !== null &&
      !rule.kinds.some(({ id }) => held.includes(id))
    )
      return { id: 'COMPLIANCE_LICENCE', params: paramsOf(rule) };
  }
  return null;
}

function heldFor(
  about: number,
  { seller, buyer }: { seller: readonly number[] | null; buyer: readonly number[] | null },
): readonly number[] | null {
  if (about === sellers_licence || about === second_hand_permit) return seller;
  return about === buyers_licence ? buyer : null;
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

const recalled = ({ sn, name_c, name_e, name_j }: RecallStop): RuleRefusal => ({
  id: 'RECALLED',
  params: { recall_sn: sn, recall_c: name_c, recall_e: name_e, recall_j: name_j },
});

export const refusalError = ({ id, params }: RuleRefusal): AppError => new AppError(id, params);

function throwIf(refusal: RuleRefusal | null): void {
  if (refusal) throw refusalError(refusal);
}
