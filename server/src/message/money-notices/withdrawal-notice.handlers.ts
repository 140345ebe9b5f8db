import { Injectable } from '@nestjs/common';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import type { NoticeId } from '../notifications/notifications.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { WithdrawalSubjectRepository, type WithdrawalSubject } from './withdrawal-subject.repository.js';

const { approved, rejected, paid, pay_failed, returned } = WITHDRAWAL_STATUS;

/** Notices to its owner for each state. */
const NOTICE_OF: Readonly<Record<number, NoticeId>> = {
  [approved]: 'withdrawal_approved',
  [rejected]: 'withdrawal_rejected',
  [paid]: 'withdrawal_paid',
  [pay_failed]: 'withdrawal_failed',
  [returned]: 'withdrawal_returned',
};

/** Notifies finance of a withdrawal that waits or was forgotten, and its owner of each step. */
@Injectable()
export class WithdrawalNoticeHandlers {
  constructor(
    private readonly subjects: WithdrawalSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('withdrawal.submitted', 'message.tell-withdrawal-waits')
  async onSubmitted({ payload }: OutboxEvent<'withdrawal.submitted'>, tx: Tx): HandlerResult {
    const subject = await this.subjects.findWithdrawalSubject(tx, payload.withdrawal_id);
    const people = await this.holders.listEverywhere(tx, 'finance:withdrawal:approve', subject.company_id);
    const others = people.filter((id) => id !== subject.account_id);
    return this.notify(tx, 'submitted', payload.withdrawal_id, subject, others, 'withdrawal_submitted');
  }

  @OnEvent('withdrawal.overdue', 'message.tell-withdrawal-overdue')
  async onOverdue({ id, payload }: OutboxEvent<'withdrawal.overdue'>, tx: Tx): HandlerResult {
    const subject = await this.subjects.findWithdrawalSubject(tx, payload.withdrawal_id);
    const people = await this.holders.listEverywhere(tx, 'finance:withdrawal:pay', null);
    return this.notify(tx, `overdue:${id}`, payload.withdrawal_id, subject, people, 'withdrawal_overdue');
  }

  @OnEvent('withdrawal.moved', 'message.tell-withdrawal-moved')
  async onMoved({ id, payload }: OutboxEvent<'withdrawal.moved'>, tx: Tx): HandlerResult {
    const { withdrawal_id, status, reason } = payload;
    const notice = NOTICE_OF[status];
    if (notice === undefined) return;
    const subject = await this.subjects.findWithdrawalSubject(tx, withdrawal_id);
    return this.notify(tx, `moved:${id}`, withdrawal_id, subject, [subject.account_id], notice, reason);
  }

  private notify(
    tx: Tx,
    what: string,
    withdrawal_id: number,
    { sn, amount, currency, username, company_id }: WithdrawalSubject,
    recipients: readonly number[],
    notice: NoticeId,
    reason: string | null = null,
  ): HandlerResult {
    const params = {
      notice,
      withdrawal_id,
      words: sn,
      who: username,
      price: amount,
      currency,
      ...(company_id === null ? {} : { is_company: 1 as const }),
      ...(reason === null ? {} : { reason }),
    };
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({
        eventKey: `withdrawal.${what}:${withdrawal_id}`,
        recipientId,
        params,
      })),
    );
  }
}
