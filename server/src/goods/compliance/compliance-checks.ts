import { Injectable } from '@nestjs/common';
import { BUYER_KIND, RULE_ABOUT, RULE_OUTCOME } from '@fovea/shared-types/warehouse/rule.record';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Queryable } from '../../platform/database/database.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { lawRefusalOf, recalled, refusalError, type LawRefusal } from './law-refusal.js';
import { outcomeOf, resolve, type TradeCase } from './resolve.js';
import { RuleRepository, type BuyerRow, type OfferedRow, type RuleRow } from './rule.repository.js';
import { RecallStops, type NamedPiece } from './recall-stops.js';

export type { RuleRow } from './rule.repository.js';

export interface Verdict {
  /** 0 allowed, 1 with what is needed, 2 forbidden. */
  outcome: number;
  /** What decides each question, the gravest first. */
  findings: RuleRow[];
}

/** The facts of goods that the law requires. */
export interface Offer {
  product_id: number | null;
  /** Of the offer itself; else the item's counts. */
  jp_class: number | null;
  condition: number;
  need_licence: boolean;
}

/** Somebody who would buy or bid on goods. */
export interface Buyer {
  accountId: number;
  goodsId: number;
  /** Where this goes; absent or null: the buyer's delivery address. */
  deliveryCountry?: string | null;
}

/** Goods on their way to somebody. */
export interface Shipment {
  trade: Omit<TradeCase, 'buyerKind'>;
  /** Whether a valid licence of the receiver is on record; null: nobody is named as the receiver yet. */
  isLicensed: boolean | null;
}

/** What prevents a shipment, and the rules that require something of it; null: none does. */
export interface ShipmentVerdict {
  refusal: LawRefusal | null;
  /** Its seller needs a licence. */
  licence: RuleRow | null;
  notice: RuleRow | null;
  statement: RuleRow | null;
}

/** The rules as one company meets them with what it offers. */
export interface OfferLaw {
  refusalOf(offer: Offer): LawRefusal | null;
}

interface Binding {
  /** The sale is settled by it: a country that would decide has to be known. */
  isBinding: boolean;
}

const NEW = 1;
const { sellers_licence, makers_notice, clean_statement } = RULE_ABOUT;

/**
 * The questions of the law: licences, import, recalls, documents. The one place where they are asked, by everything
 * that offers, sells or sends: publishing and the shelf, admission and bids, cart, bargains and orders, stock-outs,
 * deliveries and parcels (`test/api/law.api.spec.ts`).
 */
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
   * Whether goods of a company may go to their receivers, and with which documents: one verdict for each, in their
   * order.
   */
  async verdictsOf(
    q: Queryable,
    companyId: number,
    shipments: readonly Shipment[],
  ): Promise<ShipmentVerdict[]> {
    const rules = await this.rules.inForce(q);
    const seller = await this.rules.seller(q, companyId);
    return shipments.map(({ trade: facts, isLicensed }) => {
      const buyerKind = isLicensed === true ? BUYER_KIND.certified : BUYER_KIND.other;
      const trade = { ...facts, buyerKind: isLicensed === null ? null : buyerKind };
      const needed = (about: number): RuleRow | null =>
        resolve(rules, trade).find((rule) => rule.about === about && rule.outcome === RULE_OUTCOME.needed) ??
        null;
      const parties = {
        seller: seller?.kinds ?? [],
        buyer:
          isLicensed === null ? null : { kinds: isLicensed ? ('any' as const) : [], isCertified: isLicensed },
      };
      return {
        refusal: lawRefusalOf(rules, trade, parties, isLicensed !== null),
        licence: needed(sellers_licence),
        notice: needed(makers_notice),
        statement: needed(clean_statement),
      };
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
      refusalOf: ({ product_id, jp_class, condition, need_licence }) => {
        const item = product_id === null ? undefined : items.get(product_id);
        return refusalOfOffer(rules, {
          seller_country: seller?.country ?? null,
          device_class: jp_class ?? item?.device_class ?? null,
          is_maintenance_required: item?.is_maintenance_required ?? false,
          is_controlled: need_licence,
          condition,
          kinds: seller?.kinds ?? [],
        });
      },
    };
  }

  /** What keeps goods of companies from being offered, as they are stored: by their ids. */
  async refusalsOfOffered(
    q: Queryable,
    goodsIds: readonly number[],
  ): Promise<ReadonlyMap<number, LawRefusal>> {
    const rules = await this.rules.inForce(q);
    const refusals = new Map<number, LawRefusal>();
    for (const row of await this.rules.offered(q, goodsIds)) {
      const refusal = refusalOfOffer(rules, row);
      if (refusal !== null) refusals.set(row.goods_id, refusal);
    }
    for (const [id, stop] of await this.recalls.ofGoods(q, goodsIds)) refusals.set(id, recalled(stop));
    return refusals;
  }

  /**
   * Whether somebody may bid on goods or buy them, any number in one query.
   * @param fieldOf of the request, that names the goods of this place
   * @throws COMPLIANCE_REFUSED, COMPLIANCE_LICENCE, COMPLIANCE_SELLER, COMPLIANCE_BUYER, COMPLIANCE_COUNTRY, RECALLED
   */
  async refuseBuyers(
    q: Queryable,
    buyers: readonly Buyer[],
    binding: Binding & { fieldOf: (place: number) => string },
  ): Promise<void> {
    const refusals = await this.refusalsOfBuyers(q, buyers, binding);
    const place = refusals.findIndex((refusal) => refusal !== null);
    if (place === -1) return;
    const refusal = elementAt(refusals, place);
    if (refusal !== null) throw refusalError(refusal, binding.fieldOf(place));
  }

  /** The same as answers, in the order of the buyers: null where nothing prevents it. */
  async refusalsOfBuyers(
    q: Queryable,
    buyers: readonly Buyer[],
    { isBinding }: Binding,
  ): Promise<(LawRefusal | null)[]> {
    if (buyers.length === 0) return [];
    const rows = await this.rules.buyers(q, buyers);
    const rules = await this.rules.inForce(q);
    const stops = await this.recalls.ofGoods(
      q,
      buyers.map(({ goodsId }) => goodsId),
    );
    return buyers.map(({ goodsId }, place) => {
      const stop = stops.get(goodsId);
      if (stop !== undefined) return recalled(stop);
      const row = rows.get(place);
      return row === undefined ? null : refusalOfBuyer(rules, row, isBinding);
    });
  }

  /** The recalls of pieces, each by its place; null where none names it. */
  async recallsOf(q: Queryable, pieces: readonly NamedPiece[]): Promise<(LawRefusal | null)[]> {
    const stops = await this.recalls.ofPieces(q, pieces);
    return pieces.map((_, place) => {
      const stop = stops.get(place);
      return stop === undefined ? null : recalled(stop);
    });
  }

  /**
   * Whether pieces may be offered, sold, lent or sent to a customer; any number of them in one look.
   * @throws RECALLED where an open recall names one of them
   */
  async refuseRecalled(q: Queryable, pieces: readonly NamedPiece[], field: string): Promise<void> {
    const stop = await this.recalls.first(q, pieces);
    if (stop !== null) throw refusalError(recalled(stop), field);
  }
}

/** What the seller lacks; the buyer is not known yet. */
const refusalOfOffer = (rules: readonly RuleRow[], offered: Omit<OfferedRow, 'goods_id'>) =>
  lawRefusalOf(
    rules,
    {
      sellerCountry: offered.seller_country,
      deliveryCountry: null,
      deviceClass: offered.device_class,
      isMaintenanceRequired: offered.is_maintenance_required,
      isUsed: offered.condition !== NEW,
      isControlled: offered.is_controlled,
      buyerKind: null,
      purpose: STOCK_TYPE.sale,
    },
    { seller: offered.kinds, buyer: null },
    false,
  );

/** What either side lacks, by its own name: the buyer can do nothing about a licence of the seller. */
const refusalOfBuyer = (rules: readonly RuleRow[], row: BuyerRow, isBinding: boolean) =>
  lawRefusalOf(
    rules,
    {
      sellerCountry: row.seller_country,
      deliveryCountry: row.delivery_country,
      deviceClass: row.device_class,
      isMaintenanceRequired: row.is_maintenance_required,
      isUsed: row.condition !== NEW,
      isControlled: row.is_controlled,
      buyerKind: row.buyer_kind,
      purpose: STOCK_TYPE.sale,
    },
    {
      seller: row.seller_kinds,
      isReadByBuyer: true,
      buyer: { kinds: row.kinds, isCertified: row.buyer_kind === BUYER_KIND.certified },
    },
    isBinding,
  );
