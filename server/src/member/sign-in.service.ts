import { Injectable } from '@nestjs/common';
import type { EmailLoginRequest, SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { Database } from '../platform/database/database.js';
import { AppError } from '../platform/http/app-error.js';
import type { Caller } from '../platform/http/caller.js';
import { AccountRepository } from './account.repository.js';
import { foldEmail } from './email-address.js';
import { LoginAttemptService } from './login-attempt.service.js';
import { toSessionAnswer } from './member.mapper.js';
import { PasswordService } from './password.service.js';
import { phoneOfSignIn } from './phone-number.js';
import { SessionService } from './session.service.js';

const ENABLED = 1;

@Injectable()
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountRepository,
    private readonly attempts: LoginAttemptService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
  ) {}

  /** An unknown account, a disabled one and a wrong password take the same path and look alike (I5). */
  async signIn(caller: Caller, request: EmailLoginRequest): Promise<SessionAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const login = readLogin(request.email, caller);
    const address = 'email' in login ? login.email : login.phone;
    const attemptId = await this.attempts.begin(address, caller.clientAddress);
    const account = await this.accounts.findForSignIn(this.db, login);
    const isRight = await this.passwords.verify(account?.password_hash ?? null, request.password);
    if (!isRight || account?.status !== ENABLED) {
      await this.attempts.failed(attemptId);
      throw new AppError('LOGIN_FAILED');
    }
    const token = await this.db.transaction(async (tx) => {
      await this.attempts.succeeded(tx, address);
      return this.sessions.start(tx, account.id, caller);
    });
    return toSessionAnswer(account, token, await this.sessions.permissionsOf(account.id));
  }
}

/** The field takes a phone number as well; what is neither is an e-mail address that nobody has. */
function readLogin(text: string, caller: Caller): { email: string } | { phone: string } {
  const phone = text.includes('@') ? null : phoneOfSignIn(text, caller.language);
  return phone === null ? { email: foldEmail(text.trim()) } : { phone };
}
