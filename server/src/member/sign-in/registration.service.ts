import { Injectable } from '@nestjs/common';
import { CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type { RegisterRequest, SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { isCountry } from '../contact/countries.js';
import { VerificationCodeService } from '../verification/verification-code.service.js';
import { areaCodeOf, emailPoint, phonePoint } from '../contact/contact-point.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { toSessionAnswer } from '../accounts/account.mapper.js';
import { assertRepeated } from '../passwords/new-password.js';
import { PasswordService } from '../passwords/password.service.js';
import { SessionService } from '../sessions/session.service.js';
import { RegistrationRepository } from './registration.repository.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly db: Database,
    private readonly accounts: RegistrationRepository,
    private readonly credentials: AccountCredentials,
    private readonly codes: VerificationCodeService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opens an account for the owner of the address, or hands over what staff opened there for them, and signs
   * them in.
   */
  async register(caller: Caller, request: RegisterRequest): Promise<SessionAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const { username, phone, address } = readPerson(request);
    const point = emailPoint(request.email);
    const email = point.address;
    assertRepeated(request);
    this.passwords.assertStrong(request.password, [email, username]);
    // The code comes before the costly hash, so that nobody makes us hash without it, and before anything
    // that reveals whether an address or a number is taken.
    const codeId = await this.codes.prove(point, CODE_TYPE.register, request.code);
    const passwordHash = await this.passwords.hash(request.password);
    const token = await this.db.transaction(async (tx) => {
      await this.codes.use(tx, codeId);
      await this.credentials.lockAddress(tx, point);
      const account = {
        ...{ email, phone, username, passwordHash, address },
        areaCode: areaCodeOf(request.area_code),
        language: caller.language,
        country: request.country,
        postalCode: request.postal_code,
      };
      const accountId =
        (await this.accounts.completeOpenedAccount(tx, account)) ??
        (await this.accounts.insertRegistration(tx, account));
      await this.audit.record(tx, caller, {
        action: 'member:account:register',
        subjectType: 'account',
        subjectId: accountId,
      });
      return this.sessions.start(tx, accountId, caller);
    });
    return toSessionAnswer({ username, avatar_key: null }, token, []);
  }
}

function readPerson(request: RegisterRequest): { username: string; phone: string; address: string } {
  const username = filled('username', request.username);
  const address = filled('address', request.address);
  if (!isCountry(request.country)) throw fieldError({ country: { key: 'choice' } });
  return { username, address, phone: phonePoint(request.area_code, request.phone).address };
}
