import { Injectable } from '@nestjs/common';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import type { Tx } from '../../platform/database/database.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { toSessionAnswer } from '../accounts/account.mapper.js';
import type { Credentials } from '../credentials/account-credentials.js';
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { SessionService } from '../sessions/session.service.js';

/** Somebody who has come in, and his token. */
export interface SignedIn {
  account: Credentials;
  token: string;
}

/** Sessions that begin by signing in: their owner hears of those from a new device or place. */
@Injectable()
export class SignInSessionService {
  constructor(
    private readonly sessions: SessionService,
    private readonly factors: SecondFactorCheckService,
    private readonly mails: SecurityMailService,
    private readonly outbox: Outbox,
  ) {}

  async begin(tx: Tx, account: Credentials, caller: Caller): Promise<string> {
    if (!(await this.sessions.isFromKnownPlace(tx, account.id, caller)))
      await this.mails.tell(tx, account, 'sign_in', caller);
    return this.sessions.start(tx, account.id, caller);
  }

  /** A recovery code is for a lost phone; used by somebody else it is a theft of which the owner must know. */
  async tellRecovery(tx: Tx, account: Credentials, caller: Caller): Promise<void> {
    const left = await this.factors.codesLeft(tx, account.id);
    await this.mails.tell(tx, account, 'recovery_code_used', caller, { left });
  }

  /** After the commit. */
  async answer({ account, token }: SignedIn): Promise<SessionAnswer> {
    this.outbox.wake();
    return toSessionAnswer(account, token, await this.sessions.permissionsOf(account.id));
  }
}
