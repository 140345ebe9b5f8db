import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addOrder } from '@fovea/shared-types/order/checkout.calls';
import type { AddOrderRequest, AddOrderResponse } from '@fovea/shared-types/order/checkout.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { PaySubject } from '../../finance/payments/payable.js';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { buyerOf } from '../quotes/quote.service.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { toPlaced } from './placed-answer.js';
import { ShopOrderService, type Placed } from './shop-order.service.js';
import { WonOrderService } from './won-order.service.js';

/** A buyer's way from the quote to the orders. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly db: Database,
    private readonly orders: ShopOrderService,
    private readonly won: WonOrderService,
    private readonly payments: PaymentService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  async place(caller: MemberCaller, request: AddOrderRequest): Promise<AddOrderResponse> {
    const answer = await this.idempotency.run(
      caller,
      addOrder.path,
      request,
      async (tx) => {
        const placed = await (request.auction_id === undefined
          ? this.orders.place(tx, buyerOf(caller), request)
          : this.won.address(tx, buyerOf(caller), { ...request, auction_id: request.auction_id }));
        if (request.pay_type !== PAY_TYPE.monthly) return toPlaced(placed);
        await this.payByMonth(tx, caller, placed);
        return toPlaced(placed, ORDER_STATUS.to_ship);
      },
      (work) => this.db.transactionByKeys(work),
    );
    this.outbox.wake();
    return answer;
  }

  /** Nothing is left to choose, so that it is on the month's bill as soon as it is placed. @throws PAY_TYPE_REFUSED */
  private async payByMonth(
    tx: Tx,
    { member }: MemberCaller,
    { orders, quote, groupId }: Placed,
  ): Promise<void> {
    if (!quote.payTypes.includes(PAY_TYPE.monthly)) throw new AppError('PAY_TYPE_REFUSED');
    const subject: PaySubject =
      groupId === null
        ? { type: 'order', id: elementAt(orders, 0).id }
        : { type: 'payment_group', id: groupId };
    await this.payments.pay(tx, subject, member.accountId, PAY_TYPE.monthly);
  }
}
