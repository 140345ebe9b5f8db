import { Injectable } from '@nestjs/common';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { RequestedNotices, type RequestedSubject } from './requested-notices.js';

/** Notifies finance of pending write-offs, and the requester of the result. */
@Injectable()
export class WriteOffNoticeHandlers {
  constructor(private readonly notices: RequestedNotices) {}

  @OnEvent('write-off.submitted', 'message.tell-write-off-waits')
  async onSubmitted({ payload }: OutboxEvent<'write-off.submitted'>, tx: Tx): HandlerResult {
    const subject = await find(tx, payload.write_off_id);
    return this.notices.waits(
      tx,
      { notice: 'write_off_submitted', of: 'write_off', subject },
      'finance:write-off:approve',
    );
  }

  @OnEvent('write-off.decided', 'message.tell-write-off-decided')
  async onDecided({ payload }: OutboxEvent<'write-off.decided'>, tx: Tx): HandlerResult {
    const subject = await find(tx, payload.write_off_id);
    const notice = payload.status === REQUESTED_STATUS.booked ? 'write_off_approved' : 'write_off_rejected';
    return this.notices.decided(tx, { notice, of: 'write_off', subject }, payload.reason);
  }
}

/** None is ever deleted. */
async function find(tx: Tx, id: number): Promise<RequestedSubject> {
  const { rows } = await tx.query<RequestedSubject>(
    `SELECT w.id, w.sn, w.made_by, a.username AS asked_by, b.price AS amount, b.currency
     FROM write_off w JOIN account a ON a.id = w.made_by JOIN month_bill b ON b.id = w.bill_id WHERE w.id = $1`,
    [id],
  );
  invariant(rows[0], 'a write-off of a notification exists');
  return rows[0];
}
