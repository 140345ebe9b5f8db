import { Injectable } from '@nestjs/common';
import type { SecurityMailId } from '../../i18n/mail-text.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { Credentials } from '../credentials/account-credentials.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';

/** As the audit log calls what was done. */
type Verb = 'enable' | 'disable' | 'renew-codes';

/** What is noted of a second factor: a line of the audit log, and a mail to its owner. */
@Injectable()
export class SecondFactorNotes {
  constructor(
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records that it was turned on or off: in the audit log, in a mail to the owner, and for open pages, whose
   * permissions may depend on it.
   */
  async notify(
    tx: Tx,
    caller: MemberCaller,
    owner: Credentials,
    mail: SecurityMailId,
    verb: Verb,
  ): Promise<void> {
    await this.mails.send(tx, owner, mail, caller);
    await this.record(tx, caller, verb);
    await this.outbox.add(tx, 'account.second-factor-changed', { account_id: owner.id });
  }

  record(tx: Tx, caller: MemberCaller, verb: Verb): Promise<void> {
    const subject = { subjectType: 'account', subjectId: caller.member.accountId };
    return this.audit.record(tx, caller, { action: `member:second-factor:${verb}`, ...subject });
  }

  /** After the commit. */
  wake(): void {
    this.outbox.wake();
  }
}
