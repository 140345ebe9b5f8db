import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type { RequestedState } from '@fovea/shared-types/platform/approval.dto';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../audit/audit-log.js';
import type { Tx } from '../database/database.js';
import { Idempotency } from '../http/idempotency.js';
import type { NewEvent } from '../jobs/events.js';
import { Outbox } from '../jobs/outbox.js';
import { AppError } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import type { RequestedDocument, RequestedRow, RequestedRows } from './requested-rows.js';

const { withdrawn } = REQUESTED_STATUS;

/** What is written with a request: the row, its reason, and its notification. */
export interface Written {
  row: RequestedRow;
  reason: string;
  event: NewEvent;
}

/** A staff member requests a document that another decides, and may withdraw the request while nobody has decided it. */
@Injectable()
export class ApprovalRequests {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async submit(
    { name, permission }: RequestedDocument,
    caller: StaffCaller,
    call: { path: string },
    request: { request_id?: string },
    write: (tx: Tx) => Promise<Written>,
  ): Promise<RequestedState> {
    const state = await this.idempotency.run(caller, call.path, request, async (tx) => {
      const { row, reason, event } = await write(tx);
      await this.audit.record(tx, caller, {
        action: `${permission}:add`,
        subjectType: name,
        subjectId: row.id,
        after: { status: row.status },
        reason,
      });
      await this.outbox.addAll(tx, [event]);
      return { id: row.id, status: row.status };
    });
    this.outbox.wake();
    return state;
  }

  /** @throws NOT_FOUND of another's, STATE_CONFLICT of one that is decided */
  withdraw<Row extends RequestedRow>(
    rows: RequestedRows<Row>,
    caller: StaffCaller,
    call: { path: string },
    request: IdActionRequest,
  ): Promise<RequestedState> {
    const { name, permission, machine } = rows.document;
    return this.idempotency.run(caller, call.path, request, async (tx) => {
      const row = (await rows.lock(tx, [request.id])).get(request.id);
      if (!row || row.made_by !== caller.member.accountId) throw new AppError('NOT_FOUND');
      if (!machine.may(row.status, 'take back')) throw new AppError('STATE_CONFLICT');
      await rows.withdraw(tx, row.id);
      await this.audit.record(tx, caller, {
        action: `${permission}:cancel`,
        subjectType: name,
        subjectId: row.id,
        before: { status: row.status },
        after: { status: withdrawn },
      });
      return { id: row.id, status: withdrawn };
    });
  }
}
