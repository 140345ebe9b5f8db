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
import { phoneOfSignIn } from '../contact/phone-number.js';
import { SecondStepService, type Challenge } from './second-step.service.js';
import { SignInSessionService, type SignedIn } from './sign-in-session.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';

const ENABLED = 1;

/** The ways in: password and code by text message; after either the second factor of who has one. */
@Injectable()
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly attempts: LoginAttemptService,
    private readonly passwords: PasswordService,
    private readonly codes: VerificationCodeService,
    private readonly secondStep: SecondStepService,
    private readonly sessions: SignInSessionService,
  ) {}

  /** An unknown account, a disabled one and a wrong password take the same path and look alike (I5). */
  async byPassword(caller: Caller, request: EmailLoginRequest): Promise<SessionAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const point = readLogin(request.email, caller);
    const admitted = await this.attempts.during(point.address, caller.clientAddress, async () => {
      const account = await this.credentials.findByAddress(this.db, point);
      const isRight = await this.passwords.verify(account?.password_hash ?? null, request.password);
      if (!isRight || account?.status !== ENABLED) throw new AppError('LOGIN_FAILED');
      return this.admit(caller, point, account, 'LOGIN_FAILED', () => Promise.resolve());
    });
    return this.answer(admitted);
  }

  /** A number without an account, or written down but never proved, was sent no code; a wrong code looks alike (I5). */
  async bySms(caller: Caller, request: SmsLoginRequest): Promise<SessionAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const point = phonePoint(request.area_code, request.phone);
    const admitted = await this.attempts.during(point.address, caller.clientAddress, async () => {
      const codeId = await this.codes.prove(point, PHONE_CODE_TYPE.login, request.code);
      const account = await this.credentials.findProved(this.db, point);
      if (account?.status !== ENABLED) throw new AppError('CODE_INVALID');
      return this.admit(caller, point, account, 'CODE_INVALID', (tx) => this.codes.use(tx, codeId));
    });
    return this.answer(admitted);
  }

  /** Begins the session, or asks for the second factor: then `proven` is used up and the challenge carries on. */
  private admit(
    caller: Caller,
    { address }: ContactPoint,
    account: Credentials,
    changed: 'LOGIN_FAILED' | 'CODE_INVALID',
    proven: (tx: Tx) => Promise<void>,
  ): Promise<Admitted> {
    return this.db.transaction(async (tx) => {
      if (!(await this.credentials.lockForSignIn(tx, account))) throw new AppError(changed);
      await proven(tx);
      await this.attempts.succeeded(tx, address);
      const challenge = await this.secondStep.ask(tx, account.id);
      return challenge ?? { account, token: await this.sessions.begin(tx, account, caller) };
    });
  }

  private answer(admitted: Admitted): Promise<SessionAnswer> {
    if ('challenge' in admitted)
      throw new AppError('SECOND_FACTOR_REQUIRED', {
        challenge: admitted.challenge,
        expires_in: admitted.expiresInS,
      });
    return this.sessions.answer(admitted);
  }
}

type Admitted = SignedIn | Challenge;

/** The field takes a phone number as well; what is neither is an e-mail address that nobody has. */
function readLogin(text: string, caller: Caller): ContactPoint {
  const phone = text.includes('@') ? null : phoneOfSignIn(text, caller.language);
  return phone === null ? emailPoint(text.trim()) : { kind: 'phone', address: phone };
}
