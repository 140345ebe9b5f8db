import { Injectable } from '@nestjs/common';
import { CaptureRefunds } from '../../finance/payments/capture-refunds.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { FreightBillRepository } from './freight-bill.repository.js';

/** Results of a provider for refunds of freight; what it refuses is credited to the payer's balance. */
@Injectable()
export class FreightBillHandlers {
  constructor(
    private readonly bills: FreightBillRepository,
    private readonly money: CaptureRefunds,
  ) {}

  @OnEvent('payment.refund-settled', 'order.credit-freight')
  async onSettled({ payload }: OutboxEvent<'payment.refund-settled'>, tx: Tx): HandlerResult {
    const { cause, is_done: isDone, payer_id: payerId } = payload;
    if (cause.type !== 'freight_bill' || isDone) return;
    const order = await this.bills.lockOrder(tx, cause.id);
    invariant(order, 'freight is refunded for an order that exists');
    await this.money.creditFailed(tx, cause, payerId, order.currency);
  }
}
