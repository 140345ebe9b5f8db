import { Injectable } from '@nestjs/common';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { TradeSubjectRepository } from './trade-subject.repository.js';

/** Tells buyer and seller that a refund moved on or was written about; pages of both sides read it anew at once. */
@Injectable()
export class RefundNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('order.refund-moved', 'message.tell-refund')
  async onMoved({ id, payload }: OutboxEvent<'order.refund-moved'>, tx: Tx): HandlerResult {
    const order = (await this.subjects.orders(tx, [payload.order_id])).get(payload.order_id);
    invariant(order, 'a refund is of an order that exists');
    const eventKey = `order.refund-moved:${id}`;
    const params = { order_id: order.id, order_no: order.order_no };
    const isForSeller = refundMachine.may(payload.status, 'merchant silent');
    const tell = await this.writer.write(tx, [
      { eventKey, recipientId: payload.buyer_id, params: { ...params, notice: 'refund_moved' } },
      ...(isForSeller
        ? [
            {
              eventKey,
              recipientId: payload.seller_id,
              params: { ...params, notice: 'refund_waits' as const },
            },
          ]
        : []),
    ]);
    return async () => {
      await tell();
      this.realtime.figuresChanged(payload.company_id === null ? [] : [payload.company_id]);
    };
  }
}
