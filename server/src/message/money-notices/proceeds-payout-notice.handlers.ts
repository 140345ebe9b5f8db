import { Injectable } from '@nestjs/common';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import type { NoticeId } from '../notifications/notifications.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import {
  ProceedsPayoutSubjectRepository,
  type ProceedsPayoutSubject,
} from './proceeds-payout-subject.repository.js';

const { frozen, released, stopped, returned } = PROCEEDS_PAYOUT_STATUS;

/** Notices to its merchant for each state. */
const NOTICE_OF: Readonly<Record<number, NoticeId>> = {
  [frozen]: 'transfer_made',
  [released]: 'transfer_released',
  [stopped]: 'transfer_stopped',
  [returned]: 'transfer_returned',
};

/** Notifies merchants of the state of their proceeds, and finance of pending decisions. */
@Injectable()
export class ProceedsPayoutNoticeHandlers {
  constructor(
    private readonly subjects: ProceedsPayoutSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('transfer.submitted', 'message.tell-transfer-waits')
  async onSubmitted({ payload }: OutboxEvent<'transfer.submitted'>, tx: Tx): HandlerResult {
    const subject = await this.subjects.findProceedsPayoutSubject(tx, payload.transfer_id);
    const people = await this.holders.listEverywhere(tx, 'finance:transfer:approve', null);
    const others = people.filter((id) => id !== subject.made_by);
    return this.notify(tx, 'submitted', payload.transfer_id, subject, others, 'transfer_submitted');
  }

  @OnEvent('transfer.stopped-long', 'message.tell-transfer-stopped-long')
  async onStoppedLong({ id, payload }: OutboxEvent<'transfer.stopped-long'>, tx: Tx): HandlerResult {
    const subject = await this.subjects.findProceedsPayoutSubject(tx, payload.transfer_id);
    const people = await this.holders.listEverywhere(tx, 'finance:transfer:approve', null);
    return this.notify(
      tx,
      `stopped-long:${id}`,
      payload.transfer_id,
      subject,
      people,
      'transfer_stopped_long',
    );
  }

  @OnEvent('transfer.moved', 'message.tell-transfer-moved')
  async onMoved({ id, payload }: OutboxEvent<'transfer.moved'>, tx: Tx): HandlerResult {
    const { transfer_id, status, reason } = payload;
    const notice = NOTICE_OF[status];
    if (notice === undefined) return;
    const subject = await this.subjects.findProceedsPayoutSubject(tx, transfer_id);
    return this.notify(tx, `moved:${id}`, transfer_id, subject, [subject.seller_id], notice, reason);
  }

  private notify(
    tx: Tx,
    what: string,
    transfer_id: number,
    { order_no, amount, returned: wentBack, currency, username }: ProceedsPayoutSubject,
    recipients: readonly number[],
    notice: NoticeId,
    reason: string | null = null,
  ): HandlerResult {
    const params = {
      notice,
      transfer_id,
      words: order_no,
      who: username,
      price: notice === 'transfer_returned' ? wentBack : amount - wentBack,
      currency,
      ...(reason === null ? {} : { reason }),
    };
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey: `transfer.${what}:${transfer_id}`, recipientId, params })),
    );
  }
}
