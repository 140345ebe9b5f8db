import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type {
  EmailLoginRequest,
  SessionAnswer,
  SmsLoginRequest,
} from '@fovea/shared-types/member/member.dto';
import type { SecondFactorLoginRequest } from '@fovea/shared-types/member/second-factor.dto';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { emailPoint, phonePoint, type ContactPoint } from '../contact/contact-point.js';
import { CredentialRepository, type Credentials } from '../accounts/credential.repository.js';
import { LoginAttemptService } from '../passwords/login-attempt.service.js';
import { toSessionAnswer } from '../accounts/account.mapper.js';
import { PasswordService } from '../passwords/password.service.js';
import { phoneOfSignIn } from '../contact/phone-number.js';
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { SignInChallengeRepository } from '../sessions/sign-in-challenge.repository.js';
import { SignInSessionService } from './sign-in-session.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';

const ENABLED = 1;
const CHALLENGE_MINUTES = 5;
const CHALLENGE_TRIES = 5;
const CHALLENGE_BYTES = 24;

/** The ways in: password, code by text message, and after either the second factor of who has one. */
@Injectable()
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly credentials: CredentialRepository,
    private readonly attempts: LoginAttemptService,
    private readonly passwords: PasswordService,
    private readonly codes: VerificationCodeService,
    private readonly factors: SecondFactorRepository,
    private readonly factorChecks: SecondFactorCheckService,
    private readonly challenges: SignInChallengeRepository,
    private readonly sessions: SignInSessionService,
    private readonly outbox: Outbox,
  ) {}

  /** An unknown account, a disabled one and a wrong password take the same path and look alike (I5). */
  async byPassword(caller: Caller, request: EmailLoginRequest): Promise<SessionAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const point = readLogin(request.email, caller);
    const admitted = await this.attempts.during(point.address, caller.clientAddress, async () => {
      const account = await this.credentials.find(this.db, point);
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

  /** The second step of who has a second factor; wrong codes are counted like wrong passwords. */
  async bySecondFactor(
    caller: Caller,
    { challenge, code }: SecondFactorLoginRequest,
  ): Promise<SessionAnswer> {
    const waiting = await this.challenges.takeTry(this.db, hashOf(challenge), CHALLENGE_TRIES);
    const account = waiting && (await this.credentials.findById(this.db, waiting.account_id));
    if (!waiting || account?.status !== ENABLED) throw new AppError('CHALLENGE_EXPIRED');
    const key = `second-factor:${account.id}`;
    const token = await this.attempts.during(key, caller.clientAddress, () =>
      this.db.transaction(async (tx) => {
        const isSame = await this.credentials.lockForSignIn(tx, account);
        if (!isSame || !(await this.challenges.close(tx, waiting.id)))
          throw new AppError('CHALLENGE_EXPIRED');
        const kind = await this.factorChecks.use(tx, account.id, code);
        await this.attempts.succeeded(tx, key);
        if (kind === 'recovery') await this.sessions.tellRecovery(tx, account, caller);
        return this.sessions.begin(tx, account, caller);
      }),
    );
    return this.answer({ account, token });
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
      if (await this.factors.isOn(tx, account.id)) {
        const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
        await this.challenges.insert(tx, account.id, hashOf(challenge), CHALLENGE_MINUTES);
        return { challenge };
      }
      return { account, token: await this.sessions.begin(tx, account, caller) };
    });
  }

  private async answer(admitted: Admitted): Promise<SessionAnswer> {
    if ('challenge' in admitted) {
      const { challenge } = admitted;
      throw new AppError('SECOND_FACTOR_REQUIRED', { challenge, expires_in: CHALLENGE_MINUTES * 60 });
    }
    this.outbox.wake();
    const { account, token } = admitted;
    return toSessionAnswer(account, token, await this.sessions.permissionsOf(account.id));
  }
}

type Admitted = { account: Credentials; token: string } | { challenge: string };

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** The field takes a phone number as well; what is neither is an e-mail address that nobody has. */
function readLogin(text: string, caller: Caller): ContactPoint {
  const phone = text.includes('@') ? null : phoneOfSignIn(text, caller.language);
  return phone === null ? emailPoint(text.trim()) : { kind: 'phone', address: phone };
}
