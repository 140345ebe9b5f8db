import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import type { SecondFactorLoginRequest } from '@fovea/shared-types/member/second-factor.dto';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { LoginAttemptService } from '../passwords/login-attempt.service.js';
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import { SignInChallenges } from '../credentials/sign-in-challenges.js';
import { SignInSessionService } from './sign-in-session.service.js';

const ENABLED = 1;
const CHALLENGE_MINUTES = 5;
const CHALLENGE_TRIES = 5;
const CHALLENGE_BYTES = 24;

/** What carries a sign-in over to its second step. */
export interface Challenge {
  challenge: string;
  expiresInS: number;
}

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
  ) {}

  /** The challenge that the second step answers; null for an account without a second factor. */
  async ask(tx: Tx, accountId: number): Promise<Challenge | null> {
    if (!(await this.factors.isOn(tx, accountId))) return null;
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await this.challenges.insert(tx, accountId, hashOf(challenge), CHALLENGE_MINUTES);
    return { challenge, expiresInS: CHALLENGE_MINUTES * 60 };
  }

  /** Wrong codes are counted like wrong passwords. */
  async answer(caller: Caller, { challenge, code }: SecondFactorLoginRequest): Promise<SessionAnswer> {
    const waiting = await this.challenges.takeTry(this.db, hashOf(challenge), CHALLENGE_TRIES);
    const account = waiting && (await this.credentials.findById(this.db, waiting.account_id));
    if (!waiting || account?.status !== ENABLED) throw new AppError('CHALLENGE_EXPIRED');
    const key = `second-factor:${account.id}`;
    const token = await this.attempts.during(key, caller.clientAddress, () =>
      this.db.transaction(async (tx) => {
        const isSame = await this.credentials.lockForSignIn(tx, account);
        if (!isSame || !(await this.challenges.close(tx, waiting.id)))
          throw new AppError('CHALLENGE_EXPIRED');
        const kind = await this.factors.use(tx, account.id, code);
        await this.attempts.succeeded(tx, key);
        if (kind === 'recovery') await this.sessions.tellRecovery(tx, account, caller);
        return this.sessions.begin(tx, account, caller);
      }),
    );
    return this.sessions.answer({ account, token });
  }
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
