import { Injectable } from '@nestjs/common';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import type { ForcedPasswordRequest } from '@fovea/shared-types/member/password.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { CHALLENGE_FOR, SignInChallenges } from '../credentials/sign-in-challenges.js';
import { assertRepeated } from '../passwords/new-password.js';
import { PasswordReplacement } from '../passwords/password-replacement.js';
import { PasswordService } from '../passwords/password.service.js';
import { SIGN_IN_WAY } from './sign-in-notes.js';
import { SignInSessionService } from './sign-in-session.service.js';

const ENABLED = 1;

/**
 * The last step of signing in for an account with a password or an address from staff: a password that only
 * its owner knows.
 */
@Injectable()
export class ForcedPasswordService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly challenges: SignInChallenges,
    private readonly passwords: PasswordService,
    private readonly replacement: PasswordReplacement,
    private readonly sessions: SignInSessionService,
  ) {}

  async set(caller: Caller, request: ForcedPasswordRequest): Promise<SessionAnswer> {
    assertRepeated(request);
    const { challenge, password } = request;
    // Before one of the few tries is taken.
    this.passwords.assertStrong(password, []);
    const waiting = await this.challenges.countAttempt(this.db, challenge, CHALLENGE_FOR.newPassword);
    const account = waiting && (await this.credentials.findById(this.db, waiting.account_id));
    if (!waiting || account?.status !== ENABLED) throw new AppError('CHALLENGE_EXPIRED');
    this.passwords.assertStrong(password, [account.email, account.username]);
    if (await this.passwords.verify(account.password_hash, password)) throw new AppError('PASSWORD_SAME');
    const passwordHash = await this.passwords.hash(password);
    const { ended, admitted } = await this.db.transaction(async (tx) => {
      const isSame = await this.credentials.lockForSignIn(tx, account);
      if (!isSame || !(await this.challenges.close(tx, waiting.id))) throw new AppError('CHALLENGE_EXPIRED');
      const ended = await this.replacement.run(tx, caller, account, passwordHash, 'change');
      const changed = { ...account, password_hash: passwordHash, must_change_password: false };
      return { ended, admitted: await this.sessions.begin(tx, changed, caller, SIGN_IN_WAY.newPassword) };
    });
    this.replacement.closeSessions(ended);
    return this.sessions.answer(admitted);
  }
}
