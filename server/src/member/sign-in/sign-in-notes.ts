import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { Caller } from '../../platform/kernel/caller.js';
import type { Credentials } from '../credentials/account-credentials.js';

/** How somebody came in, or tried to; the audit log names them. */
export const SIGN_IN_WAY = { password: 1, sms: 2, secondFactor: 3, newPassword: 4 } as const;
export type SignInWay = (typeof SIGN_IN_WAY)[keyof typeof SIGN_IN_WAY];

/** The audit log's lines about sign-ins; those that were refused unchecked (too many) leave no line. */
@Injectable()
export class SignInNotes {
  constructor(private readonly audit: AuditLog) {}

  begun(tx: Tx, caller: Caller, account: Credentials, way: SignInWay): Promise<void> {
    return this.audit.record(tx, caller, {
      action: 'member:session:begin',
      subjectType: 'account',
      subjectId: account.id,
      by: { accountId: account.id, companyId: account.company_id },
      after: { way },
    });
  }

  recovered(tx: Tx, caller: Caller, account: Credentials): Promise<void> {
    return this.audit.record(tx, caller, {
      action: 'member:second-factor:recover',
      subjectType: 'account',
      subjectId: account.id,
      by: { accountId: account.id, companyId: account.company_id },
    });
  }

  /**
   * A line for each refusal. The person is unknown; the company reads it, if the account has one. An address without
   * an account is not written down: people also type their passwords there.
   */
  failure(caller: Caller, way: SignInWay, account: Credentials | null) {
    return (tx: Tx): Promise<void> =>
      this.audit.record(tx, caller, {
        action: 'member:session:refuse',
        subjectType: 'account',
        subjectId: account?.id ?? null,
        by: { accountId: null, companyId: account?.company_id ?? null },
        after: { way },
      });
  }
}
