import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { NoticeId } from '../../i18n/notice-text.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

interface Subject {
  sn: string;
  made_by: number;
  asked_by: string;
  amount: number;
  currency: Currency;
}

/** Tells finance which voucher waits, and who asked what became of it. */
@Injectable()
export class VoucherNoticeHandlers {
  constructor(
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('journal-voucher.submitted', 'message.tell-voucher-waits')
  async onSubmitted({ payload }: OutboxEvent<'journal-voucher.submitted'>, tx: Tx): HandlerResult {
    const subject = await find(tx, payload.voucher_id);
    const people = await this.holders.listEverywhere(tx, 'finance:journal-voucher:approve', null);
    const others = people.filter((id) => id !== subject.made_by);
    return this.tell(tx, 'voucher_submitted', payload.voucher_id, subject, others, null);
  }

  @OnEvent('journal-voucher.decided', 'message.tell-voucher-decided')
  async onDecided({ payload }: OutboxEvent<'journal-voucher.decided'>, tx: Tx): HandlerResult {
    const { voucher_id, status, reason } = payload;
    const subject = await find(tx, voucher_id);
    const notice = status === REQUESTED_STATUS.booked ? 'voucher_approved' : 'voucher_rejected';
    return this.tell(tx, notice, voucher_id, subject, [subject.made_by], reason);
  }

  private tell(
    tx: Tx,
    notice: NoticeId,
    voucher_id: number,
    { sn, asked_by, amount, currency }: Subject,
    recipients: readonly number[],
    reason: string | null,
  ): HandlerResult {
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({
        eventKey: `voucher.${notice}:${voucher_id}`,
        recipientId,
        params: {
          ...{ notice, voucher_id, words: sn, who: asked_by, price: amount, currency },
          ...(reason === null ? {} : { reason }),
        },
      })),
    );
  }
}

/** None is ever deleted. */
async function find(tx: Tx, id: number): Promise<Subject> {
  const { rows } = await tx.query<Subject>(
    `SELECT v.sn, v.made_by, a.username AS asked_by, v.amount, v.currency
     FROM journal_voucher v JOIN account a ON a.id = v.made_by WHERE v.id = $1`,
    [id],
  );
  invariant(rows[0], 'a voucher that somebody is told of is there');
  return rows[0];
}
