import { Injectable } from '@nestjs/common';
import type { NoticeId } from '../notifications/notifications.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { SuspenseSubjectRepository } from './suspense-subject.repository.js';

/** Notifies finance of money to settle, and payers of what became of theirs. */
@Injectable()
export class SuspenseNoticeHandlers {
  constructor(
    private readonly subjects: SuspenseSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('payment.parked', 'message.tell-parked')
  onSuspense({ id, payload }: OutboxEvent<'payment.parked'>, tx: Tx): HandlerResult {
    const { payment_id, is_credited } = payload;
    return this.notify(
      tx,
      `payment.parked:${id}`,
      payment_id,
      is_credited ? 'parked_credited' : 'parked_waits',
    );
  }

  /** What no document took was refunded, or its provider does not refund it and somebody has to look. */
  @OnEvent('payment.refund-settled', 'message.tell-returned')
  async onSettled({ id, payload }: OutboxEvent<'payment.refund-settled'>, tx: Tx): HandlerResult {
    if (payload.cause.type !== 'payment') return;
    const notice = payload.is_done ? 'parked_returned' : 'parked_waits';
    return this.notify(tx, `payment.returned:${id}`, payload.payment_id, notice);
  }

  private async notify(tx: Tx, eventKey: string, paymentId: number, notice: NoticeId): HandlerResult {
    const { sn, payer_id, amount, currency, username } = await this.subjects.findSuspenseSubject(
      tx,
      paymentId,
    );
    const isForFinance = notice === 'parked_waits';
    const people = isForFinance
      ? (await this.holders.listEverywhere(tx, 'finance:parked:settle')).filter((one) => one !== payer_id)
      : [payer_id];
    const params = {
      ...{ notice, words: sn, who: username, price: amount, currency },
      ...(isForFinance && { parked_id: paymentId, is_desk: 1 as const }),
    };
    return this.writer.write(
      tx,
      people.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }
}
