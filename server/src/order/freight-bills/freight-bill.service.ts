import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type { PayAnswer, PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { declineOrderFreight, payOrderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import type { OrderFreightAnswer } from '@fovea/shared-types/order/freight-bill.dto';
import { REFUND_CAUSE, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { RefundOpening } from '../refunds/refund-opening.service.js';
import { FreightBillRepository } from './freight-bill.repository.js';

/** Orders of one transaction; a longer queue takes several. */
const BATCH_MAX = 50;
const DECLINED = 'the freight was declined';
const LAPSED = 'the freight was not paid in time';

/** A buyer pays freight that was billed afterwards, or gets the whole order refunded. */
@Injectable()
export class FreightBillService {
  constructor(
    private readonly db: Database,
    private readonly bills: FreightBillRepository,
    private readonly payments: PaymentService,
    private readonly refunds: RefundOpening,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** @throws as `PaymentService.pay` */
  async pay(caller: MemberCaller, request: PayRequest): Promise<PayAnswer> {
    const { id, pay_type: method } = request;
    const answer = await this.idempotency.run(caller, payOrderFreight.path, request, async (tx) => {
      const subject = { type: 'freight_bill' as const, id };
      const { paymentId, payUrl } = await this.payments.pay(tx, subject, caller.member.accountId, method);
      return { ...(await this.currentStatus(tx, id)), payment_id: paymentId, pay_url: payUrl };
    });
    this.outbox.wake();
    return answer;
  }

  /** @throws NOT_FOUND, STATE_CONFLICT unless it waits to be paid, and by no transfer */
  async decline(caller: MemberCaller, request: IdActionRequest): Promise<OrderFreightAnswer> {
    const { accountId } = caller.member;
    const answer = await this.idempotency.run(caller, declineOrderFreight.path, request, async (tx) => {
      const order = await this.bills.lockOrder(tx, request.id);
      if (order?.buyer_id !== accountId) throw new AppError('NOT_FOUND');
      if (!orderMachine.may(order.status, 'decline the freight')) throw new AppError('STATE_CONFLICT');
      await this.payments.refuseRemitted(tx, { type: 'freight_bill', id: order.id });
      await this.bills.end(tx, order.id, FREIGHT_BILL_STATUS.declined, accountId);
      await this.refunds.refundWholeOrder(tx, order.id, {
        cause: REFUND_CAUSE.freight_declined,
        side: REFUND_SIDE.buyer,
        accountId,
        reason: DECLINED,
      });
      return { id: order.id, ...(await this.currentStatus(tx, order.id)) };
    });
    this.outbox.wake();
    return answer;
  }

  /** Bills that nobody paid in seven days: everything is refunded. */
  async endLate(): Promise<number> {
    const total = await inBatches(BATCH_MAX, (max) => this.db.transaction((tx) => this.endSome(tx, max)));
    if (total > 0) this.outbox.wake();
    return total;
  }

  private async endSome(tx: Tx, max: number): Promise<number> {
    const late = await this.bills.lockLate(tx, max);
    for (const orderId of late) {
      await this.bills.end(tx, orderId, FREIGHT_BILL_STATUS.lapsed, null);
      await this.refunds.refundWholeOrder(tx, orderId, {
        cause: REFUND_CAUSE.freight_unpaid,
        side: REFUND_SIDE.time,
        accountId: null,
        reason: LAPSED,
      });
    }
    return late.length;
  }

  private async currentStatus(tx: Tx, orderId: number): Promise<{ status: number }> {
    const order = await this.bills.findOrder(tx, orderId);
    invariant(order, 'an order that was locked is there');
    return { status: order.status };
  }
}
