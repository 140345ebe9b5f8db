import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/** Notifies a member that a transfer of theirs was found, without an announcement before it. */
@Injectable()
export class RechargeNoticeHandlers {
  constructor(private readonly writer: NoticeWriter) {}

  @OnEvent('recharge.credited', 'message.tell-recharge')
  onCredited({ id, payload }: OutboxEvent<'recharge.credited'>, tx: Tx): HandlerResult {
    const { payer_id: recipientId, reference: reference, amount: price, currency } = payload;
    const params = {
      notice: 'recharge_credited' as const,
      words: reference,
      price,
      currency,
      paid_kind: 'recharge' as const,
    };
    return this.writer.write(tx, [{ eventKey: `recharge.credited:${id}`, recipientId, params }]);
  }
}
