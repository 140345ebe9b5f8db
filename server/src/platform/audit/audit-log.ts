import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import type { Tx } from '../database/database.js';
import type { Caller } from '../kernel/caller.js';

export interface AuditLine {
  action: AuditAction;
  /** One of AUDIT_SUBJECTS. */
  subjectType: string;
  subjectId: number | null;
  reason?: string;
  /** Who did it, where the caller has no session that says so. */
  by?: { accountId: number | null; companyId: number | null };
  before?: object;
  after?: object;
}

/** Who did what, to which row, why. Lines are only ever added, in the transaction of what they tell of. */
@Injectable()
export class AuditLog {
  /** @param caller null when nobody asked: a timer or a sweep did it */
  async record(
    tx: Tx,
    caller: Pick<Caller, 'member' | 'clientAddress' | 'traceId'> | null,
    line: AuditLine,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO audit_log (account_id, company_id, client_address, trace_id,
                              action, subject_type, subject_id, reason, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        line.by ? line.by.accountId : (caller?.member?.accountId ?? null),
        line.by ? line.by.companyId : (caller?.member?.companyId ?? null),
        caller?.clientAddress ?? null,
        caller?.traceId ?? null,
        line.action,
        line.subjectType,
        line.subjectId,
        line.reason ?? null,
        line.before ? JSON.stringify(line.before) : null,
        line.after ? JSON.stringify(line.after) : null,
      ],
    );
  }
}
