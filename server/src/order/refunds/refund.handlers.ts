import { Injectable } from '@nestjs/common';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { RefundHistory } from './refund-history.service.js';
import { RefundSettlement } from './refund-settlement.service.js';

/** Results of a provider for refunds. */
@Injectable()
export class RefundHandlers {
  constructor(
    private readonly history: RefundHistory,
    private readonly settlement: RefundSettlement,
  ) {}

  @OnEvent('payment.refund-settled', 'order.end-refund')
  async onSettled({ payload }: OutboxEvent<'payment.refund-settled'>, tx: Tx): HandlerResult {
    const orderId = payload.cause.type === 'refund' ? await this.history.orderOf(tx, payload.cause.id) : null;
    if (orderId === null) return;
    const locked = await this.history.lock(tx, orderId, () => true);
    if (locked.refund.id !== payload.cause.id) return;
    if (!refundMachine.may(locked.refund.status, 'money booked back')) return;
    if (payload.is_done) await this.settlement.settled(tx, locked);
    else await this.settlement.failed(tx, locked);
    return () => this.history.wake();
  }
}
