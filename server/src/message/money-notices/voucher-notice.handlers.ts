import { Injectable } from '@nestjs/common';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { RequestedNotices, type RequestedSubject } from './requested-notices.js';

/** Notifies finance of pending vouchers, and the requester of the result. */
@Injectable()
export class VoucherNoticeHandlers {
  constructor(private readonly notices: RequestedNotices) {}

  @OnEvent('journal-voucher.submitted', 'message.tell-voucher-waits')
  async onSubmitted({ payload }: OutboxEvent<'journal-voucher.submitted'>, tx: Tx): HandlerResult {
    const subject = await find(tx, payload.voucher_id);
    return this.notices.waits(
      tx,
      { notice: 'voucher_submitted', of: 'voucher', subject },
      'finance:journal-voucher:approve',
    );
  }

  @OnEvent('journal-voucher.decided', 'message.tell-voucher-decided')
  async onDecided({ payload }: OutboxEvent<'journal-voucher.decided'>, tx: Tx): HandlerResult {
    const subject = await find(tx, payload.voucher_id);
    const notice = payload.status === REQUESTED_STATUS.booked ? 'voucher_approved' : 'voucher_rejected';
    return this.notices.decided(tx, { notice, of: 'voucher', subject }, payload.reason);
  }
}

/** None is ever deleted. */
async function find(tx: Tx, id: number): Promise<RequestedSubject> {
  const { rows } = await tx.query<RequestedSubject>(
    `SELECT v.id, v.sn, v.made_by, a.username AS asked_by, v.amount, v.currency
     FROM journal_voucher v JOIN account a ON a.id = v.made_by WHERE v.id = $1`,
    [id],
  );
  invariant(rows[0], 'a voucher of a notification exists');
  return rows[0];
}
