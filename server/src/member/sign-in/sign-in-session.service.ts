import { Injectable } from '@nestjs/common';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { toSessionAnswer } from '../accounts/account.mapper.js';
import type { Credentials } from '../credentials/account-credentials.js';
import { CHALLENGE_FOR, SignInChallenges, type Challenge } from '../credentials/sign-in-challenges.js';
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { SessionService } from '../sessions/session.service.js';
import { SignInNotes, type SignInWay } from './sign-in-notes.js';

/** A signed-in person, and their token. */
export interface SignedIn {
  account: Credentials;
  token: string;
}

/** A sign-in that needs another step first. */
export interface ChallengeRequired extends Challenge {
  error: 'SECOND_FACTOR_REQUIRED' | 'PASSWORD_CHANGE_REQUIRED';
}

export type Admitted = SignedIn | ChallengeRequired;

/** Sessions that begin by signing in: their owner is notified of those from a new device or place. */
@Injectable()
export class SignInSessionService {
  constructor(
    private readonly sessions: SessionService,
    private readonly factors: SecondFactorCheckService,
    private readonly challenges: SignInChallenges,
    private readonly mails: SecurityMailService,
    private readonly notes: SignInNotes,
    private readonly outbox: Outbox,
  ) {}

  /** After the first factor: requires the second one where there is one. */
  async admit(tx: Tx, account: Credentials, caller: Caller, way: SignInWay): Promise<Admitted> {
    if (!(await this.factors.isOn(tx, account.id))) return this.begin(tx, account, caller, way);
    const challenge = await this.challenges.issue(tx, account.id, CHALLENGE_FOR.secondFactor);
    return { error: 'SECOND_FACTOR_REQUIRED', ...challenge };
  }

  /** After all required factors. A password that staff know signs nobody in: it is changed before. */
  async begin(tx: Tx, account: Credentials, caller: Caller, way: SignInWay): Promise<Admitted> {
    if (account.must_change_password) {
      const challenge = await this.challenges.issue(tx, account.id, CHALLENGE_FOR.newPassword);
      return { error: 'PASSWORD_CHANGE_REQUIRED', ...challenge };
    }
    if (!(await this.sessions.isFromKnownPlace(tx, account.id, caller)))
      await this.mails.send(tx, account, 'sign_in', caller);
    await this.notes.begun(tx, caller, account, way);
    return { account, token: await this.sessions.start(tx, account.id, caller) };
  }

  /**
   * A recovery code is for a lost phone; used by somebody else it is a theft that the owner must learn of.
   */
  async notifyRecovery(tx: Tx, account: Credentials, caller: Caller): Promise<void> {
    const left = await this.factors.codesLeft(tx, account.id);
    await this.mails.send(tx, account, 'recovery_code_used', caller, { left });
    await this.notes.recovered(tx, caller, account);
  }

  /** After the commit. */
  async answer(admitted: Admitted): Promise<SessionAnswer> {
    this.outbox.wake();
    if ('error' in admitted)
      throw new AppError(admitted.error, { challenge: admitted.challenge, expires_in: admitted.expiresInS });
    const { account, token } = admitted;
    return toSessionAnswer(account, token, await this.sessions.permissionsOf(account.id));
  }
}
