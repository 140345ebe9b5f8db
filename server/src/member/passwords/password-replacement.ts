import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { SessionService } from '../sessions/session.service.js';

/** Puts a new password in place: with it every session of the account ends, and every sign-in that is under way (I3). */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly credentials: AccountCredentials,
    private readonly sessions: SessionService,
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the sessions that ended; the notification must follow the commit */
  async run(
    tx: Tx,
    caller: Caller,
    account: Credentials,
    passwordHash: string,
    verb: 'retrieve' | 'change',
  ): Promise<number[]> {
    await this.credentials.setPassword(tx, account.id, passwordHash);
    const ended = await this.sessions.endAllOf(tx, account.id);
    await this.audit.record(tx, caller, {
      action: `member:password:${verb}`,
      subjectType: 'account',
      subjectId: account.id,
      // The caller proved who they are, with or without a session.
      by: { accountId: account.id, companyId: account.company_id },
    });
    await this.mails.send(tx, account, 'password_changed', caller);
    return ended;
  }

  closeSessions(sessionIds: readonly number[]): void {
    this.sessions.closeSessions(sessionIds);
    this.outbox.wake();
  }
}
