import { Injectable } from '@nestjs/common';
import { CODE_TYPE, PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type {
  ChangePasswordRequest,
  ForgetPasswordRequest,
  TokenAnswer,
} from '@fovea/shared-types/member/password.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { FieldFault } from '../../i18n/texts.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { emailPoint, phonePoint, type ContactPoint } from '../contact/contact-point.js';
import { CredentialRepository, type Credentials } from '../accounts/credential.repository.js';
import { LoginAttemptService } from './login-attempt.service.js';
import { assertRepeated } from './new-password.js';
import { OwnerCheckService } from './owner-check.service.js';
import { PasswordService } from './password.service.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { SessionService } from '../sessions/session.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';

/** New passwords: with them every session of the account ends, and every sign-in that is under way (I3). */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly db: Database,
    private readonly credentials: CredentialRepository,
    private readonly codes: VerificationCodeService,
    private readonly attempts: LoginAttemptService,
    private readonly owners: OwnerCheckService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** For who controls the address. Without an account nobody was sent a code, so that none can be right (I5). */
  async retrieve(caller: Caller, request: ForgetPasswordRequest): Promise<void> {
    const point = pointOf(request);
    assertRepeated(request);
    this.passwords.assertStrong(request.password, [point.address]);
    const purpose = point.kind === 'email' ? CODE_TYPE.retrieve : PHONE_CODE_TYPE.retrieve;
    const codeId = await this.codes.prove(point, purpose, request.code);
    const account = await this.credentials.findProved(this.db, point);
    if (!account) throw new AppError('CODE_INVALID');
    const passwordHash = await this.passwords.hash(request.password);
    const ended = await this.db.transaction(async (tx) => {
      if (!(await this.credentials.lock(tx, account.id))) throw new AppError('CODE_INVALID');
      await this.codes.use(tx, codeId);
      // Whoever proves that the account is his clears what others mistyped.
      await this.attempts.succeeded(tx, account.email);
      if (account.phone !== null) await this.attempts.succeeded(tx, account.phone);
      return this.replace(tx, caller, account, passwordHash, 'retrieve');
    });
    this.sessions.told(ended);
    this.outbox.wake();
  }

  /** The caller's token dies with the others; the answer brings that of a new session. */
  async change(caller: MemberCaller, request: ChangePasswordRequest): Promise<TokenAnswer> {
    assertRepeated(request);
    const { accountId, username } = caller.member;
    const account = await this.credentials.findById(this.db, accountId);
    if (!account) throw new AppError('NOT_FOUND');
    this.passwords.assertStrong(request.password, [account.email, username]);
    const hash = () => this.passwords.hash(request.password);
    const { ended, token } = await this.owners.prove(
      caller,
      request.old_password,
      hash,
      async (tx, hashed) => ({
        ended: await this.replace(tx, caller, account, hashed, 'change'),
        token: await this.sessions.start(tx, accountId, caller),
      }),
    );
    this.sessions.told(ended);
    this.outbox.wake();
    return { token };
  }

  /** @returns the sessions that ended */
  private async replace(
    tx: Tx,
    caller: Caller,
    account: Credentials,
    passwordHash: string,
    verb: 'retrieve' | 'change',
  ): Promise<number[]> {
    await this.credentials.setPassword(tx, account.id, passwordHash);
    const ended = await this.sessions.endAllOf(tx, account.id);
    await this.audit.record(tx, caller, {
      action: `member:password:${verb}`,
      subjectType: 'account',
      subjectId: account.id,
    });
    await this.mails.tell(tx, account, 'password_changed', caller);
    return ended;
  }
}

/** The address the code was sent to; with both the e-mail address. */
function pointOf({ email, area_code, phone }: ForgetPasswordRequest): ContactPoint {
  if (email !== undefined) return emailPoint(email);
  if (area_code !== undefined && phone !== undefined) return phonePoint(area_code, phone);
  const required: FieldFault = { key: 'required' };
  if (area_code !== undefined) throw fieldError({ phone: required });
  if (phone !== undefined) throw fieldError({ area_code: required });
  throw fieldError({ email: required, phone: required });
}
