import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { dataSecrets, type Secrets } from '../../platform/crypto/secrets.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { newRecoveryCode, readRecoveryCode, RECOVERY_CODES } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { stepOfCode } from './totp.js';

/** Codes of the authenticator and recovery codes: issued, checked and used up. */
@Injectable()
export class SecondFactorCheckService {
  private readonly keys: Secrets;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: Database,
    private readonly factors: SecondFactorRepository,
    private readonly box: SecretBox,
  ) {
    this.keys = dataSecrets(env);
  }

  /**
   * Uses a code up in the caller's transaction; of two callers with the same code one gets through, and a code of the
   * authenticator invalidates those before it.
   * @param refusal  where another code is required as well
   * @throws `refusal`, also for an account without a second factor
   */
  async use(
    tx: Tx,
    accountId: number,
    code: string,
    refusal: 'CODE_INVALID' | 'SECOND_FACTOR_INVALID' = 'CODE_INVALID',
  ): Promise<'totp' | 'recovery'> {
    const recoveryCode = readRecoveryCode(code);
    if (recoveryCode !== null) {
      for (const key of this.keys)
        if (await this.factors.useRecoveryCode(tx, accountId, hashOf(key, accountId, recoveryCode)))
          return 'recovery';
      throw new AppError(refusal);
    }
    const factor = await this.factors.findSecondFactor(tx, accountId);
    if (!factor?.confirmed_at) throw new AppError(refusal);
    const step = stepOfCode(this.unseal(accountId, factor.secret), code, await this.db.clock(tx));
    if (step === null || !(await this.factors.useStep(tx, accountId, factor.secret, step)))
      throw new AppError(refusal);
    return 'totp';
  }

  /** New ones, which replace those before them; shown once and stored as hashes. */
  async issueRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => hashOf(this.keys[0], accountId, readRecoveryCode(code) ?? ''));
    await this.factors.replaceRecoveryCodes(tx, accountId, hashes);
    return codes;
  }

  isOn(q: Queryable, accountId: number): Promise<boolean> {
    return this.factors.isOn(q, accountId);
  }

  /** Recovery codes that were not used yet. */
  async codesLeft(q: Queryable, accountId: number): Promise<number> {
    return (await this.factors.findSecondFactor(q, accountId))?.codes_left ?? 0;
  }

  remove(tx: Tx, accountId: number): Promise<void> {
    return this.factors.deleteSecondFactor(tx, accountId);
  }

  /** Secrets that were offered and never confirmed. */
  clearOld(tx: Tx): Promise<void> {
    return this.factors.deleteOld(tx);
  }

  seal(accountId: number, secret: Buffer): Buffer {
    return this.box.seal(purposeOf(accountId), secret);
  }

  unseal(accountId: number, sealed: Buffer): Buffer {
    return this.box.open(purposeOf(accountId), sealed);
  }
}

/** @param code in its one spelling */
const hashOf = (key: string, accountId: number, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery\n${accountId}\n${code}`).digest();

const purposeOf = (accountId: number): string => `second_factor ${accountId}`;
