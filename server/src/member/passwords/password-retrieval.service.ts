import { Injectable } from '@nestjs/common';
import { CODE_TYPE, PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type { ForgetPasswordRequest } from '@fovea/shared-types/member/password.dto';
import { Database } from '../../platform/database/database.js';
import type { FieldFault } from '../../i18n/texts.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { emailPoint, phonePoint, type ContactPoint } from '../contact/contact-point.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { LoginAttemptService } from './login-attempt.service.js';
import { assertRepeated } from './new-password.js';
import { PasswordService } from './password.service.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';
import { PasswordReplacement } from './password-replacement.js';

/** A new password for who has forgotten the old one. */
@Injectable()
export class PasswordRetrievalService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly codes: VerificationCodeService,
    private readonly attempts: LoginAttemptService,
    private readonly passwords: PasswordService,
    private readonly replacement: PasswordReplacement,
  ) {}

  /** For who controls the address. Without an account nobody was sent a code, so that none can be right (I5). */
  async retrieve(caller: Caller, request: ForgetPasswordRequest): Promise<void> {
    const point = pointOf(request);
    assertRepeated(request);
    this.passwords.assertStrong(request.password, [point.address]);
    const purpose = point.kind === 'email' ? CODE_TYPE.retrieve : PHONE_CODE_TYPE.retrieve;
    const codeId = await this.codes.prove(point, purpose, request.code);
    const account = await this.credentials.findByCode(this.db, point);
    if (!account) throw new AppError('CODE_INVALID');
    const passwordHash = await this.passwords.hash(request.password);
    const ended = await this.db.transaction(async (tx) => {
      if (!(await this.credentials.lock(tx, account.id))) throw new AppError('CODE_INVALID');
      await this.codes.use(tx, codeId);
      // A proof of ownership clears the failed attempts of others.
      await this.attempts.forgive(tx, account.email);
      if (account.phone !== null) await this.attempts.forgive(tx, account.phone);
      const sessions = await this.replacement.run(tx, caller, account, passwordHash, 'retrieve');
      if (point.kind === 'email') await this.credentials.setEmail(tx, account.id, account.email);
      return sessions;
    });
    this.replacement.closeSessions(ended);
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
