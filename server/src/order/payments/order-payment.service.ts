import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { PayableType } from '@fovea/shared-types/finance/pay-kinds';
import type { PayAnswer, PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { toWire } from '@fovea/shared-types/money';
import { payOrder, payPaymentGroup } from '@fovea/shared-types/order/payment.calls';
import type { PaymentGroup } from '@fovea/shared-types/order/payment-group.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { OrderPaymentRepository } from './order-payment.repository.js';

const { pending_payment: unpaid, to_ship: paid } = ORDER_STATUS;

/** Buyers pay their orders. */
@Injectable()
export class OrderPaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentService,
    private readonly orders: OrderPaymentRepository,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** @throws as `PaymentService.pay`; ORDER_EXPIRED, STATE_CONFLICT, RECALLED */
  pay(caller: MemberCaller, request: PayRequest): Promise<PayAnswer> {
    return this.runOrderPayment(caller, payOrder.path, 'order', request);
  }

  /** @throws as `pay`; ALREADY_PAID, STATE_CONFLICT where none of them waits for its payment */
  payGroup(caller: MemberCaller, request: PayRequest): Promise<PayAnswer> {
    return this.runOrderPayment(caller, payPaymentGroup.path, 'payment_group', request);
  }

  /** @throws NOT_FOUND */
  async group({ member, language }: MemberCaller, { id }: IdRequest): Promise<PaymentGroup> {
    const orders = await this.orders.describeGroup(this.db, id, member.accountId, language);
    const [first] = orders;
    if (!first) throw new AppError('NOT_FOUND');
    const { currency, number: reference } = first;
    return {
      ...{ id, reference, currency },
      orders: orders.map(({ id: orderId, order_no, merchant, status, total }) => ({
        ...{ id: orderId, order_no, merchant, status },
        status_name: codeName(language, 'order_status', status),
        money: toWire(total, currency),
      })),
    };
  }

  private async runOrderPayment(
    caller: MemberCaller,
    path: string,
    type: PayableType,
    request: PayRequest,
  ): Promise<PayAnswer> {
    const { id, pay_type: method } = request;
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      const { paymentId, payUrl } = await this.payments.pay(
        tx,
        { type, id },
        caller.member.accountId,
        method,
      );
      return { status: payUrl === null ? paid : unpaid, payment_id: paymentId, pay_url: payUrl };
    });
    this.outbox.wake();
    return answer;
  }
}
