import { Injectable } from '@nestjs/common';
import { feedbackStatus, messageBoardStatus } from '@fovea/shared-types/content/content.calls';
import type { EnquiryAnswer, EnquiryStatusRequest } from '@fovea/shared-types/content/enquiry.dto';
import { ENQUIRY_STATUS, type EnquiryStatus } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { canReach } from './enquiry-rules.js';
import { EnquiryRepository, type EnquiryTable } from './enquiry.repository.js';

/** Days after an answer during which the sender may come back to it. */
const QUIET_DAYS = 14;

const SUBJECT = { feedback: 'feedback', message_board: 'message-board' } as const;
const STEP = { feedback: feedbackStatus, message_board: messageBoardStatus } as const;

/** The states of an enquiry, the same for feedback and message board. */
@Injectable()
export class EnquiryService {
  constructor(
    private readonly db: Database,
    private readonly enquiries: EnquiryRepository,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Letters that nobody is assigned to yet. */
  countNew(table: EnquiryTable): Promise<number> {
    return this.enquiries.countNew(this.db, table);
  }

  /** Assigns or closes. */
  async step(
    table: EnquiryTable,
    caller: StaffCaller,
    request: EnquiryStatusRequest,
  ): Promise<EnquiryAnswer> {
    const { id } = request;
    const isAssigned = request.status === ENQUIRY_STATUS.in_hand;
    const status = isAssigned ? ENQUIRY_STATUS.in_hand : ENQUIRY_STATUS.closed;
    const answer = await this.idempotency.run(caller, STEP[table].path, request, async (tx) => {
      const before = await this.lockEnquiry(tx, table, id, status);
      if (isAssigned) await this.enquiries.assign(tx, table, id, caller.member.accountId);
      else await this.enquiries.close(tx, table, id);
      await this.note(tx, table, caller, 'status', id, before, status);
      return { id, status };
    });
    this.outbox.wake();
    return answer;
  }

  /** Writes the answer down; sending it is the caller's, in the same transaction. */
  async answerEnquiry(
    tx: Tx,
    table: EnquiryTable,
    caller: StaffCaller,
    { id, reply }: { id: number; reply: string },
  ): Promise<EnquiryAnswer> {
    const status = ENQUIRY_STATUS.answered;
    const before = await this.lockEnquiry(tx, table, id, status);
    await this.enquiries.answerEnquiry(tx, table, id, caller.member.accountId, reply);
    await this.note(tx, table, caller, 'reply', id, before, status);
    return { id, status };
  }

  async closeQuiet(): Promise<void> {
    await this.db.transaction(async (tx) => {
      for (const table of ['feedback', 'message_board'] as const)
        await this.enquiries.closeQuiet(tx, table, QUIET_DAYS);
    });
  }

  private async lockEnquiry(
    tx: Tx,
    table: EnquiryTable,
    id: number,
    wanted: EnquiryStatus,
  ): Promise<EnquiryStatus> {
    const status = await this.enquiries.lockStatus(tx, table, id);
    if (status === null) throw new AppError('NOT_FOUND');
    if (!canReach(status, wanted)) throw new AppError('STATE_CONFLICT');
    return status;
  }

  private async note(
    tx: Tx,
    table: EnquiryTable,
    caller: StaffCaller,
    verb: 'reply' | 'status',
    id: number,
    before: EnquiryStatus,
    after: EnquiryStatus,
  ): Promise<void> {
    await this.audit.record(tx, caller, {
      action: `content:${SUBJECT[table]}:${verb}`,
      subjectType: table,
      subjectId: id,
      before: { status: before },
      after: { status: after },
    });
    if (before === ENQUIRY_STATUS.new) await this.outbox.add(tx, 'enquiry.taken', { table, id });
  }
}
