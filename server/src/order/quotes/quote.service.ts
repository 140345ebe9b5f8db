import { Injectable } from '@nestjs/common';
import type { OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import type { Language } from '@fovea/shared-types/language';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { ComplianceChecks } from '../../goods/compliance/compliance-checks.js';
import { faultOf } from '../../goods/compliance/law-refusal.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import type { Place } from '../freight/freight-rules.js';
import { FreightRepository } from '../freight/freight.repository.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { AgreedPrices } from './agreed-prices.js';
import { quoteOf, type LineRefusal, type Quote, type QuotedLine } from './quote.js';
import {
  QuoteRepository,
  type Destination,
  type GoodsReader,
  type QuotedGoods,
  type WonLot,
} from './quote.repository.js';

/** Who orders. */
export interface Buyer {
  accountId: number;
  companyId: number | null;
  language: Language;
}

export const buyerOf = ({ member, language }: MemberCaller): Buyer => ({
  accountId: member.accountId,
  companyId: member.companyId,
  language,
});

/** What is requested: by a buyer from their own choice, or as entered for them. */
export type QuoteInput = OrderQuoteRequest & {
  lines?: readonly { goods_id: number; quantity: number }[];
  /** A destination that is not among the stored addresses; null: not known yet. */
  place?: Place | null;
};

/** So many pieces of goods, at the list price or at one that was agreed. */
interface Wanted {
  goodsId: number;
  quantity: number;
  agreed: { bargainId: number | null; unitPrice: number } | null;
}

interface WantedLines {
  lines: Wanted[];
  /** The lot that was won; null: this is none. */
  won: Pick<WonLot, 'deposit' | 'sold_at'> | null;
}

interface FoundLines extends WantedLines {
  goods: ReadonlyMap<number, QuotedGoods>;
  address: Destination | null;
}

/**
 * Prices by the server alone (O1): what goods, freight and tax cost at this moment, and what prevents the
 * order.
 */
@Injectable()
export class QuoteService {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly agreed: AgreedPrices,
    private readonly freight: FreightRepository,
    private readonly tax: TaxRepository,
    private readonly compliance: ComplianceChecks,
    private readonly payments: PaymentService,
  ) {}

  /** @throws NOT_FOUND, CURRENCY_MISMATCH for lines of two currencies */
  async quote(q: Queryable, buyer: Buyer, request: QuoteInput): Promise<Quote> {
    const wanted = await this.wanted(q, buyer, request);
    const goods = await this.quotes.goods(q, readerOf(buyer, request), idsOf(wanted.lines));
    const address = await destination(request, (id) => this.quotes.address(q, buyer.accountId, id));
    return this.price(q, buyer, { ...wanted, goods, address }, request);
  }

  /** The same under the locks of the goods and of the address, which stay as they are until the transaction ends. */
  async lockQuotedRows(tx: Tx, buyer: Buyer, request: QuoteInput): Promise<Quote> {
    const wanted = await this.wanted(tx, buyer, request);
    const goods = await this.quotes.lockGoods(tx, readerOf(buyer, request), idsOf(wanted.lines));
    const address = await destination(request, (id) => this.quotes.lockAddress(tx, buyer.accountId, id));
    return this.price(tx, buyer, { ...wanted, goods, address }, request);
  }

  private async price(
    q: Queryable,
    buyer: Buyer,
    { lines: wanted, won, goods, address }: FoundLines,
    request: QuoteInput,
  ): Promise<Quote> {
    const lines = wanted.map((one) => lineOf(one, goods.get(one.goodsId), buyer));
    const [first] = lines;
    if (!first) throw new AppError('NOT_FOUND');
    const { currency } = first.goods;
    if (lines.some((line) => line.goods.currency !== currency)) throw new AppError('CURRENCY_MISMATCH');
    const lawful = await this.withRefusals(q, buyer, lines, address);
    const companies = lines.map((line) => line.goods.company_id).filter((id) => id !== null);
    const quote = quoteOf(
      lawful,
      {
        ...{ currency, address },
        deliveryType: request.delivery_type,
        deposit: won?.deposit ?? 0,
        isWon: won !== null,
      },
      {
        freight: await this.freight.rates(q, companies, currency),
        tax: await this.tax.inForce(q, won?.sold_at ?? null),
      },
    );
    const due = quote.orders.reduce((sum, { total }) => sum + total, -quote.deposit);
    const offered = await this.payments.offeredTo(q, buyer.accountId, due, currency);
    // What the platform offers the buyer; each seller narrows it.
    const payTypes = offered.filter((type) => quote.orders.every((order) => order.payTypes.includes(type)));
    return { ...quote, payTypes };
  }

  /** Adds the legal check of each line, by its destination. */
  private async withRefusals(
    q: Queryable,
    buyer: Buyer,
    lines: QuotedLine[],
    address: Destination | null,
  ): Promise<QuotedLine[]> {
    const refusals = await this.compliance.refusalsOfBuyers(
      q,
      lines.map(({ goods }) => ({
        accountId: buyer.accountId,
        goodsId: goods.id,
        deliveryCountry: address?.country ?? null,
      })),
      // No order is placed without an address.
      { isBinding: false },
    );
    return lines.map((line, place) => {
      const law = refusals[place] ?? null;
      return { ...line, refusal: line.refusal ?? (law && { ...law, fault: faultOf(law) }) };
    });
  }

  private async wanted(q: Queryable, buyer: Buyer, request: QuoteInput): Promise<WantedLines> {
    if (request.auction_id === undefined) return { lines: await this.chosen(q, buyer, request), won: null };
    const won = await this.quotes.wonLot(q, buyer.accountId, request.auction_id);
    if (!won) throw new AppError('NOT_FOUND');
    if (won.is_addressed) throw new AppError('ALREADY_DONE');
    const agreed = { bargainId: null, unitPrice: won.goods_total };
    return { lines: [{ goodsId: won.goods_id, quantity: 1, agreed }], won };
  }

  private async chosen(q: Queryable, buyer: Buyer, request: QuoteInput): Promise<Wanted[]> {
    const { goods_id, quantity, cart_ids, bargain_id, lines: requestedLines } = request;
    if (requestedLines !== undefined)
      return requestedLines.map((line) => ({
        goodsId: line.goods_id,
        quantity: line.quantity,
        agreed: null,
      }));
    if (cart_ids !== undefined) {
      const lines = await this.quotes.cartLines(q, buyer.accountId, cart_ids);
      if (lines.length !== new Set(cart_ids).size) throw new AppError('NOT_FOUND');
      return lines.map((line) => ({ goodsId: line.goods_id, quantity: line.quantity, agreed: null }));
    }
    if (bargain_id !== undefined) {
      const agreed = await this.agreed.find(q, bargain_id, buyer.accountId);
      if (!agreed) throw new AppError('BARGAIN_INVALID');
      return [{ goodsId: agreed.goodsId, quantity: agreed.quantity, agreed }];
    }
    if (goods_id === undefined) throw fieldError({ goods_id: { key: 'required' } });
    return [{ goodsId: goods_id, quantity: quantity ?? 1, agreed: null }];
  }
}

async function destination(
  { address_id, place }: QuoteInput,
  find: (id: number | null) => Promise<Destination | null>,
): Promise<Destination | null> {
  if (place !== undefined) return place && { id: null, ...place };
  const address = await find(address_id ?? null);
  if (address_id !== undefined && address === null) throw new AppError('NOT_FOUND');
  return address;
}

const readerOf = ({ language, accountId }: Buyer, { lines }: QuoteInput): GoodsReader => ({
  language,
  visibleTo: lines === undefined ? accountId : 'staff',
});

const idsOf = (wanted: readonly Wanted[]): number[] => wanted.map(({ goodsId }) => goodsId);

function lineOf({ quantity, agreed }: Wanted, goods: QuotedGoods | undefined, buyer: Buyer): QuotedLine {
  if (!goods) throw new AppError('NOT_FOUND');
  return {
    ...{ goods, quantity },
    unitPrice: agreed?.unitPrice ?? goods.price ?? 0,
    bargainId: agreed?.bargainId ?? null,
    refusal: agreed ? null : refusalOf(goods, quantity, buyer),
  };
}

function refusalOf(goods: QuotedGoods, quantity: number, buyer: Buyer): LineRefusal | null {
  const isOwn =
    goods.seller_id === buyer.accountId || (buyer.companyId !== null && goods.company_id === buyer.companyId);
  if (isOwn) return { id: 'ORDER_OWN_GOODS', params: {} };
  if (!goods.is_buyable) return { id: 'NOT_FOR_SALE', params: {} };
  return quantity > goods.stock ? { id: 'STOCK_INSUFFICIENT', params: {} } : null;
}
