import { Injectable } from '@nestjs/common';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import type { NoticeId } from '../../i18n/notice-text.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { TradeSubjectRepository } from './trade-subject.repository.js';

const { pending, confirmed, rejected, credited } = REMITTANCE_STATUS;

/** What the buyer is told of finance's word. */
const NOTICE_OF: Readonly<Record<number, NoticeId>> = {
  [confirmed]: 'remittance_confirmed',
  [rejected]: 'remittance_rejected',
  [credited]: 'remittance_credited',
};

/** Tells finance of bank transfers to check, and their senders what it found. */
@Injectable()
export class RemittanceNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('order.remittance-moved', 'message.tell-remittance')
  async onMoved({ id, payload }: OutboxEvent<'order.remittance-moved'>, tx: Tx): HandlerResult {
    const order = (await this.subjects.orders(tx, [payload.order_id])).get(payload.order_id);
    invariant(order, 'a remittance is for an order that exists');
    const { status, buyer_id, remittance_id, reason, amount: price, currency } = payload;
    const isForFinance = status === pending;
    const notice = isForFinance
      ? payload.is_late
        ? 'remittance_overdue'
        : 'remittance_waits'
      : NOTICE_OF[status];
    invariant(notice, 'a remittance is in a state that somebody is told of');
    const recipients = isForFinance
      ? await this.holders.listEverywhere(tx, 'finance:remittance:confirm')
      : [buyer_id];
    const params = {
      ...{ notice, price, currency, reason, who: order.buyer_name, words: order.order_no },
      ...{ order_id: order.id, order_no: order.order_no },
      ...(isForFinance && { remittance_id, is_desk: 1 as const }),
    };
    return this.writer.write(
      tx,
      recipients
        .filter((one) => !isForFinance || one !== buyer_id)
        .map((recipientId) => ({ eventKey: `order.remittance-moved:${id}`, recipientId, params })),
    );
  }
}
