import { Injectable } from '@nestjs/common';
import type { AddOrderRequest } from '@fovea/shared-types/order/checkout.dto';
import { ORDER_SOURCE } from '@fovea/shared-types/order/cart-rules';
import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { GoodsUnits } from '../../goods/units/goods-units.js';
import { bankDeadline } from '../../member/accounts/bank-deadline.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { OrderStock, type OrderedPieces } from '../../warehouse/documents/order-stock.js';
import { CartCheckout } from '../cart/cart-checkout.service.js';
import { AgreedPrices } from '../quotes/agreed-prices.js';
import type { Quote, QuotedLine, QuotedOrder } from '../quotes/quote.js';
import { QuoteService, type QuoteInput, type Buyer } from '../quotes/quote.service.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { PAY_HOURS } from './order-clock.js';
import {
  OrderPlacementRepository,
  type Destination,
  type InsertedOrder,
  type NewOrder,
  type WrittenAddress,
} from './order-placement.repository.js';

/** What was placed at once: an order for each merchant, in the order of the quote. */
export interface Placed {
  orders: (InsertedOrder & { total: number })[];
  quote: Quote;
  /** By which several are paid at once. */
  groupId: number | null;
}

/** A buyer's own order, or one entered for them: payment method and address may be given there. */
export type OrderRequest = QuoteInput &
  Pick<AddOrderRequest, 'quote_id' | 'remark'> & { pay_type: PayType | null; address?: WrittenAddress };

const WITH_POSTAL_CODE = new Set(['CN', 'JP']);

/** Places orders of the shop: for buyers, for what was agreed on, and by staff for a customer. */
@Injectable()
export class ShopOrderService {
  constructor(
    private readonly quotes: QuoteService,
    private readonly orders: OrderPlacementRepository,
    private readonly carts: CartCheckout,
    private readonly agreed: AgreedPrices,
    private readonly units: GoodsUnits,
    private readonly stock: OrderStock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * All of it or nothing: the cart locked, then goods locked and priced anew, orders made, pieces taken from the offer and promised by stock.
   * @param placedBy the person of the staff who orders for the buyer
   * @throws NOT_FOUND where a line of the cart is ordered already, PRICE_CHANGED, ADDRESS_INCOMPLETE, PAY_TYPE_REFUSED;
   *   whatever prevents a line
   */
  async place(tx: Tx, buyer: Buyer, request: OrderRequest, placedBy: number | null = null): Promise<Placed> {
    if (request.cart_ids !== undefined) await this.carts.lock(tx, buyer.accountId);
    const quote = await this.quotes.lockQuotedRows(tx, buyer, request);
    const destination = refuseUnsound(quote, request);
    const { accountId } = buyer;
    const groupId =
      quote.orders.length > 1 ? await this.orders.addGroup(tx, accountId, quote.currency) : null;
    const terms = {
      ...{ buyerId: accountId, source: sourceOf(request, placedBy), placedBy, groupId },
      ...{ auctionId: null, deposit: 0, currency: quote.currency, payType: request.pay_type },
      due:
        request.pay_type === PAY_TYPE.bank
          ? await bankDeadline(tx, { accountId, currency: quote.currency, hours: PAY_HOURS.bank })
          : PAY_HOURS.usual,
      remark: request.remark?.trim() ?? '',
      actorId: placedBy ?? accountId,
    };
    const placed: Placed = { orders: [], quote, groupId };
    const pieces: OrderedPieces[] = [];
    for (const quoted of quote.orders) {
      const order = await this.orders.add(tx, { ...terms, ...pricedBy(quoted) });
      invariant(order, 'a buyer may have any number of orders of the shop');
      await this.orders.addDestination(tx, order.id, destination, quoted);
      pieces.push(...(await this.addLines(tx, order.id, quoted, accountId)));
      placed.orders.push({ ...order, total: quoted.total });
    }
    const lines = quote.orders.flatMap((order) => order.lines);
    await this.units.reserveEach(tx, piecesOf(lines));
    await this.stock.reserveEach(tx, pieces);
    if (request.cart_ids !== undefined) await this.carts.useUp(tx, accountId, request.cart_ids);
    await this.outbox.addAll(
      tx,
      placed.orders.map(({ id }) => ({
        event: 'order.placed' as const,
        payload: { order_id: id, auction_id: null, buyer_id: accountId },
      })),
    );
    return placed;
  }

  /** @returns what stock has to promise for them */
  private async addLines(
    tx: Tx,
    orderId: number,
    { lines, lineRates }: QuotedOrder,
    buyerId: number,
  ): Promise<OrderedPieces[]> {
    const ids = await this.orders.addLines(tx, orderId, toNewLines(lines, lineRates));
    for (const [at, { bargainId }] of lines.entries())
      if (bargainId !== null) await this.agreed.ordered(tx, bargainId, { orderId, line: at + 1, buyerId });
    return lines.flatMap(({ goods, quantity }, at) => {
      const { company_id: companyId, product_id: productId, serial_number: serialNumber, is_stocked } = goods;
      // A seller who keeps no stock of it here manages it outside.
      if (!is_stocked || companyId === null || productId === null) return [];
      return [{ orderLineId: elementAt(ids, at), companyId, productId, quantity, serialNumber }];
    });
  }
}

/** @returns where it goes */
export function refuseUnsound(quote: Quote, request: OrderRequest): Destination {
  const { quote_id, pay_type, address: written } = request;
  const refusal = quote.orders.flatMap(({ lines }) => lines).find((line) => line.refusal !== null)?.refusal;
  if (refusal) {
    const { id, params, fault } = refusal;
    throw new AppError(id, params, fault && { [goodsFieldOf(request)]: fault });
  }
  const { address } = quote;
  const kept = address?.id == null ? null : address;
  const place = written ?? kept;
  if (place === null || (WITH_POSTAL_CODE.has(place.country) && !place.postal_code))
    throw new AppError('ADDRESS_INCOMPLETE');
  // By month a buyer who may can pay every seller.
  const isAccepted = pay_type === null || pay_type === PAY_TYPE.monthly || quote.payTypes.includes(pay_type);
  if (!isAccepted) throw new AppError('PAY_TYPE_REFUSED');
  if (quote.id !== quote_id) throw new AppError('PRICE_CHANGED');
  if (written) return written;
  invariant(kept?.id, 'a place that is not written is a stored address');
  return { id: kept.id };
}

/** The field by which a request names its goods. */
const goodsFieldOf = (request: OrderRequest): string =>
  (['cart_ids', 'bargain_id', 'auction_id', 'lines'] as const).find(
    (field) => request[field] !== undefined,
  ) ?? 'goods_id';

function sourceOf({ bargain_id }: OrderRequest, placedBy: number | null): number {
  if (placedBy !== null) return ORDER_SOURCE.staff;
  return bargain_id === undefined ? ORDER_SOURCE.shop : ORDER_SOURCE.bargain;
}

const pricedBy = (quoted: QuotedOrder) =>
  ({
    ...{ sellerId: quoted.sellerId, companyId: quoted.companyId },
    ...{ goodsTotal: quoted.goodsTotal, freight: quoted.freight ?? 0, tax: quoted.tax, total: quoted.total },
    ...{ crate: quoted.crate, customs: quoted.customs },
    ...{ deliveryType: quoted.deliveryType, payTypes: quoted.payTypes },
  }) satisfies Partial<NewOrder>;

const toNewLines = (lines: readonly QuotedLine[], rates: readonly number[]) =>
  lines.map(({ goods, quantity, unitPrice }, at) => ({
    ...{ goodsId: goods.id, nameC: goods.name_c, nameE: goods.name_e, nameJ: goods.name_j },
    ...{ imageKey: goods.image_key, quantity, unitPrice, taxRate: elementAt(rates, at) },
  }));

/** What was agreed on is offered to nobody else already. */
const piecesOf = (lines: readonly QuotedLine[]) =>
  lines
    .filter(({ bargainId }) => bargainId === null)
    .map(({ goods, quantity }) => ({ goodsId: goods.id, quantity }));
