import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hasPasswordLength } from '@fovea/shared-types/password';
import { hash, verify, type Options } from '@node-rs/argon2';
import { AppError } from '../../platform/kernel/app-error.js';
import { isCommonPassword } from './common-passwords.js';

/** Argon2id (the library's default algorithm) at the cost that I2 requires. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords are hashed as they were typed: never cut, never folded. Slow on purpose: call it outside transactions. */
@Injectable()
export class PasswordService {
  private dummy: Promise<string> | undefined;

  /** @param personalTexts e-mail and name, which make no password for their owner */
  assertStrong(password: string, personalTexts: readonly string[]): void {
    const isPersonal = personalTexts.some((text) => text.toLowerCase() === password.toLowerCase());
    if (!hasPasswordLength(password) || isCommonPassword(password) || isPersonal) {
      throw new AppError('PASSWORD_WEAK');
    }
  }

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Without an account the same work is done on a hash nobody has the password of, so that timing reveals nothing. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.dummy ??= this.hash(randomBytes(32).toString('base64'));
    const matches = await verify(passwordHash ?? (await this.dummy), password);
    return matches && passwordHash !== null;
  }
}
