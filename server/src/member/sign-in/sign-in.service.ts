import { Injectable } from '@nestjs/common';
import { PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type {
  EmailLoginRequest,
  SessionAnswer,
  SmsLoginRequest,
} from '@fovea/shared-types/member/member.dto';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { emailPoint, phonePoint, type ContactPoint } from '../contact/contact-point.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { LoginAttemptService } from '../passwords/login-attempt.service.js';
import { PasswordService } from '../passwords/password.service.js';
import { phoneAsTyped } from '../contact/phone-number.js';
import { SIGN_IN_WAY, SignInNotes, type SignInWay } from './sign-in-notes.js';
import { SignInSessionService, type Admitted } from './sign-in-session.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';

const ENABLED = 1;

/** How one of the sign-in methods proves its user, and its refusal. */
interface Way {
  name: SignInWay;
  refusal: 'LOGIN_FAILED' | 'CODE_INVALID';
  /** Throws for who is not the owner; what it answers is used up in the transaction of the sign-in. */
  prove: () => Promise<(tx: Tx) => Promise<void>>;
}

/** The ways in: password and code by text message; after either the second factor of who has one. */
@Injectable()
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly attempts: LoginAttemptService,
    private readonly passwords: PasswordService,
    private readonly codes: VerificationCodeService,
    private readonly notes: SignInNotes,
    private readonly sessions: SignInSessionService,
  ) {}

  /** An unknown account, a disabled one and a wrong password take the same path and look alike (I5). */
  async byPassword(caller: Caller, request: EmailLoginRequest): Promise<SessionAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const point = readLogin(request.email, caller);
    const account = await this.credentials.findByAddress(this.db, point);
    return this.enter(caller, point, account, {
      name: SIGN_IN_WAY.password,
      refusal: 'LOGIN_FAILED',
      prove: async () => {
        const isRight = await this.passwords.verify(account?.password_hash ?? null, request.password);
        if (!isRight) throw new AppError('LOGIN_FAILED');
        return () => Promise.resolve();
      },
    });
  }

  /** A number without an account, or written down but never proved, was sent no code; a wrong code looks alike (I5). */
  async bySms(caller: Caller, request: SmsLoginRequest): Promise<SessionAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const point = phonePoint(request.area_code, request.phone);
    const account = await this.credentials.findByCode(this.db, point);
    return this.enter(caller, point, account, {
      name: SIGN_IN_WAY.sms,
      refusal: 'CODE_INVALID',
      prove: async () => {
        const codeId = await this.codes.prove(point, PHONE_CODE_TYPE.login, request.code);
        return (tx) => this.codes.use(tx, codeId);
      },
    });
  }

  private async enter(
    caller: Caller,
    { address }: ContactPoint,
    account: Credentials | null,
    { name, refusal, prove }: Way,
  ): Promise<SessionAnswer> {
    const failed = this.notes.failure(caller, name, account);
    const trial = { caller, address, accountId: account?.id ?? null, failed };
    const admitted = await this.attempts.during(trial, async (attempt): Promise<Admitted> => {
      const useUp = await prove();
      if (account?.status !== ENABLED) throw new AppError(refusal);
      return this.db.transaction(async (tx) => {
        // What it was proved by has changed since.
        if (!(await this.credentials.lockForSignIn(tx, account))) throw new AppError(refusal);
        await useUp(tx);
        await this.attempts.succeeded(tx, attempt);
        return this.sessions.admit(tx, account, caller, name);
      });
    });
    return this.sessions.answer(admitted);
  }
}

/** The field takes a phone number as well; what is neither is an e-mail address that nobody has. */
function readLogin(text: string, caller: Caller): ContactPoint {
  const phone = text.includes('@') ? null : phoneAsTyped(text, caller.language);
  return phone === null ? emailPoint(text.trim()) : { kind: 'phone', address: phone };
}
