import { Injectable } from '@nestjs/common';
import type { ChangePasswordRequest, TokenAnswer } from '@fovea/shared-types/member/password.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { assertRepeated } from './new-password.js';
import { OwnerCheckService } from './owner-check.service.js';
import { PasswordService } from './password.service.js';
import { SessionService } from '../sessions/session.service.js';
import { PasswordReplacement } from './password-replacement.js';

/** A new password, given the old one. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly owners: OwnerCheckService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly replacement: PasswordReplacement,
  ) {}

  /** The caller's token ends with the others; the answer has that of a new session. */
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
        ended: await this.replacement.run(tx, caller, account, hashed, 'change'),
        token: await this.sessions.start(tx, accountId, caller),
      }),
    );
    this.replacement.closeSessions(ended);
    return { token };
  }
}
