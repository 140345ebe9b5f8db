import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { LoginAttemptService } from './login-attempt.service.js';
import { PasswordService } from './password.service.js';

/** Requires the password again before a sensitive change: a session alone may be in the wrong hands. */
@Injectable()
export class OwnerCheckService {
  constructor(
    private readonly db: Database,
    private readonly credentials: AccountCredentials,
    private readonly attempts: LoginAttemptService,
    private readonly passwords: PasswordService,
  ) {}

  /**
   * Runs `work` for the owner of the password, in a transaction that holds the account's credentials; `prepare` before
   * it, for what is slow. Wrong passwords and codes are counted like failed sign-ins (I5).
   * @throws PASSWORD_WRONG, also when the password has just been changed
   */
  prove<Prepared, Result>(
    caller: MemberCaller,
    password: string,
    prepare: () => Promise<Prepared>,
    work: (tx: Tx, prepared: Prepared, owner: Credentials) => Promise<Result>,
  ): Promise<Result> {
    const { accountId } = caller.member;
    return this.attempts.during({ caller, address: `account:${accountId}`, accountId }, async (attempt) => {
      const owner = await this.credentials.findById(this.db, accountId);
      const isRight = await this.passwords.verify(owner?.password_hash ?? null, password);
      if (!owner || !isRight) throw new AppError('PASSWORD_WRONG');
      const prepared = await prepare();
      return this.db.transaction(async (tx) => {
        const now = await this.credentials.lock(tx, accountId);
        if (now?.password_hash !== owner.password_hash) throw new AppError('PASSWORD_WRONG');
        const result = await work(tx, prepared, owner);
        await this.attempts.succeeded(tx, attempt);
        return result;
      });
    });
  }
}

/** For what needs no preparation. */
export const nothingSlow = (): Promise<void> => Promise.resolve();
