import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import { int8s, texts } from '../database/array-param.js';
import type { Tx } from '../database/database.js';
import type { Caller } from '../kernel/caller.js';

export interface AuditLine {
  action: AuditAction;
  /** One of AUDIT_SUBJECTS. */
  subjectType: string;
  subjectId: number | null;
  reason?: string;
  /** The actor, where the caller has no session. */
  by?: { accountId: number | null; companyId: number | null };
  before?: object;
  after?: object;
}

type AuditedCaller = Pick<Caller, 'member' | 'clientAddress' | 'traceId'>;

/** Who did what, to which row, why. Lines are only ever added, in the transaction of what they record. */
@Injectable()
export class AuditLog {
  /** @param caller null for a timer or a sweep */
  record(tx: Tx, caller: AuditedCaller | null, line: AuditLine): Promise<void> {
    return this.recordAll(tx, caller, [line]);
  }

  /** Several lines in one statement, in their order. */
  async recordAll(tx: Tx, caller: AuditedCaller | null, lines: readonly AuditLine[]): Promise<void> {
    if (lines.length === 0) return;
    const caused = {
      accountId: caller?.member?.accountId ?? null,
      companyId: caller?.member?.companyId ?? null,
    };
    await tx.query(
      `INSERT INTO audit_log (account_id, company_id, client_address, trace_id,
                              action, subject_type, subject_id, reason, before, after)
       SELECT account_id, company_id, $1, $2, action, subject_type, subject_id, reason, before::jsonb, after::jsonb
       FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[], $10::text[])
         WITH ORDINALITY AS line (account_id, company_id, action, subject_type, subject_id, reason, before, after, place)
       ORDER BY place`,
      [
        caller?.clientAddress ?? null,
        caller?.traceId ?? null,
        int8s(lines, ({ by = caused }) => by.accountId),
        int8s(lines, ({ by = caused }) => by.companyId),
        texts(lines, ({ action }) => action),
        texts(lines, ({ subjectType }) => subjectType),
        int8s(lines, ({ subjectId }) => subjectId),
        texts(lines, ({ reason }) => reason ?? null),
        texts(lines, ({ before }) => (before ? JSON.stringify(before) : null)),
        texts(lines, ({ after }) => (after ? JSON.stringify(after) : null)),
      ],
    );
  }
}
