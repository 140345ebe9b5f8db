import { Injectable } from '@nestjs/common';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import type { SecondFactorLoginRequest } from '@fovea/shared-types/member/second-factor.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { LoginAttemptService } from '../passwords/login-attempt.service.js';
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import { CHALLENGE_FOR, SignInChallenges } from '../credentials/sign-in-challenges.js';
import { SIGN_IN_WAY, SignInNotes } from './sign-in-notes.js';
import { SignInSessionService } from './sign-in-session.service.js';

const ENABLED = 1;

/** The second step of signing in, for who has a second factor. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly attempts: LoginAttemptService,
    private readonly factors: SecondFactorCheckService,
    private readonly challenges: SignInChallenges,
    private readonly sessions: SignInSessionService,
    private readonly notes: SignInNotes,
  ) {}

  /** Wrong codes are counted like wrong passwords. */
  async answerSecondStep(
    caller: Caller,
    { challenge, code }: SecondFactorLoginRequest,
  ): Promise<SessionAnswer> {
    const waiting = await this.challenges.countAttempt(this.db, challenge, CHALLENGE_FOR.secondFactor);
    const account = waiting && (await this.credentials.findById(this.db, waiting.account_id));
    if (!waiting || account?.status !== ENABLED) throw new AppError('CHALLENGE_EXPIRED');
    const trial = {
      caller,
      address: `second-factor:${account.id}`,
      accountId: account.id,
      failed: this.notes.failure(caller, SIGN_IN_WAY.secondFactor, account),
    };
    const admitted = await this.attempts.during(trial, (attempt) =>
      this.db.transaction(async (tx) => {
        const isSame = await this.credentials.lockForSignIn(tx, account);
        if (!isSame || !(await this.challenges.close(tx, waiting.id)))
          throw new AppError('CHALLENGE_EXPIRED');
        const kind = await this.factors.use(tx, account.id, code);
        await this.attempts.succeeded(tx, attempt);
        if (kind === 'recovery') await this.sessions.notifyRecovery(tx, account, caller);
        return this.sessions.begin(tx, account, caller, SIGN_IN_WAY.secondFactor);
      }),
    );
    return this.sessions.answer(admitted);
  }
}
