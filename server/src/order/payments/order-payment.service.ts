import { Injectable } from '@nestjs/common';
import type { PayAnswer, PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { OrderPaymentRepository } from './order-payment.repository.js';

/** Buyers pay their orders. */
@Injectable()
export class OrderPaymentService {
  constructor(
    private readonly payments: PaymentService,
    private readonly orders: OrderPaymentRepository,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** @throws as `PaymentService.pay`; ORDER_EXPIRED, STATE_CONFLICT, RECALLED */
  async pay(caller: MemberCaller, request: PayRequest): Promise<PayAnswer> {
    const { id, pay_type: method } = request;
    const answer = await this.idempotency.run(caller, payOrder.path, request, async (tx) => {
      const subject = { type: 'order' as const, id };
      const { paymentId, payUrl } = await this.payments.pay(tx, subject, caller.member.accountId, method);
      const order = await this.orders.find(tx, id);
      invariant(order, 'an order that was paid is there');
      return { status: order.status, payment_id: paymentId, pay_url: payUrl };
    });
    this.outbox.wake();
    return answer;
  }
}
