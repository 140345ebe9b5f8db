import { Injectable } from '@nestjs/common';
import type { AddOrderRequest } from '@fovea/shared-types/order/checkout.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { QuoteService, type Buyer } from '../quotes/quote.service.js';
import { OrderPlacementRepository } from './order-placement.repository.js';
import { refuseUnsound, type Placed } from './shop-order.service.js';
import { WonOrderRepository } from './won-order.repository.js';

/** The order of a lot that was won, or taken as the next in line: its buyer chooses the address before paying. */
@Injectable()
export class WonOrderService {
  constructor(
    private readonly quotes: QuoteService,
    private readonly orders: WonOrderRepository,
    private readonly placement: OrderPlacementRepository,
  ) {}

  /**
   * Freight, tax and total follow from the address and are fixed from then on; the deadline stays.
   * @throws NOT_FOUND, ALREADY_DONE, STATE_CONFLICT, ORDER_EXPIRED, and as an order of the shop
   */
  async address(tx: Tx, buyer: Buyer, request: AddOrderRequest & { auction_id: number }): Promise<Placed> {
    const order = await this.orders.lockWonOrder(tx, request.auction_id, buyer.accountId);
    if (!order) throw new AppError('NOT_FOUND');
    const quote = await this.quotes.lockQuotedRows(tx, buyer, request);
    if (!orderMachine.may(order.status, 'pay by balance')) throw new AppError('STATE_CONFLICT');
    if (order.is_late) throw new AppError('ORDER_EXPIRED');
    refuseUnsound(quote, request);
    const [quoted] = quote.orders;
    const addressId = quote.address?.id ?? null;
    invariant(quoted && addressId !== null, 'a lot is one order, to an address that is kept');
    await this.orders.setTerms(tx, order.id, quoted, {
      payType: request.pay_type,
      remark: request.remark?.trim() ?? '',
    });
    await this.placement.addDestination(tx, order.id, { id: addressId }, quoted);
    return { orders: [{ ...order, total: quoted.total }], quote, groupId: null };
  }
}
