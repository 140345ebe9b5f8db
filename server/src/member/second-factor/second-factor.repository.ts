import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';

export interface FactorRow {
  secret: Buffer;
  confirmed_at: Date | null;
  codes_left: number;
}

/** Second factors and their recovery codes; the secret is sealed before it comes here. */
@Injectable()
export class SecondFactorRepository {
  async findSecondFactor(q: Queryable, accountId: number): Promise<FactorRow | null> {
    const { rows } = await q.query<FactorRow>(
      `SELECT f.secret, f.confirmed_at,
         (SELECT count(*) FROM recovery_code c WHERE c.account_id = f.account_id AND c.used_at IS NULL) AS codes_left
       FROM second_factor f WHERE f.account_id = $1`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  async isOn(q: Queryable, accountId: number): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM second_factor WHERE account_id = $1 AND confirmed_at IS NOT NULL`,
      [accountId],
    );
    return count > 0;
  }

  /** Offers a secret, instead of one that was never confirmed; false when there is a confirmed one. */
  async offer(tx: Tx, accountId: number, secret: Buffer): Promise<boolean> {
    const { count } = await tx.query(
      `INSERT INTO second_factor (account_id, secret) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET secret = $2, created_at = clock_timestamp()
       WHERE second_factor.confirmed_at IS NULL`,
      [accountId, secret],
    );
    return count === 1;
  }

  /** True for the one caller who turns this very secret on. */
  async confirm(tx: Tx, accountId: number, secret: Buffer, step: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE second_factor SET confirmed_at = clock_timestamp(), last_step = $3
       WHERE account_id = $1 AND secret = $2 AND confirmed_at IS NULL`,
      [accountId, secret, step],
    );
    return count === 1;
  }

  /** True for the one caller who uses a step of this very secret up; the codes of earlier ones are then used up too. */
  async useStep(tx: Tx, accountId: number, secret: Buffer, step: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE second_factor SET last_step = $3
       WHERE account_id = $1 AND secret = $2 AND last_step < $3 AND confirmed_at IS NOT NULL`,
      [accountId, secret, step],
    );
    return count === 1;
  }

  /** True for the one caller who uses a recovery code up. */
  async useRecoveryCode(tx: Tx, accountId: number, codeHash: Buffer): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE recovery_code SET used_at = clock_timestamp()
       WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL`,
      [accountId, codeHash],
    );
    return count === 1;
  }

  async replaceRecoveryCodes(tx: Tx, accountId: number, codeHashes: Buffer[]): Promise<void> {
    await tx.query(`DELETE FROM recovery_code WHERE account_id = $1`, [accountId]);
    await tx.query(`INSERT INTO recovery_code (account_id, code_hash) SELECT $1, unnest($2::bytea[])`, [
      accountId,
      codeHashes,
    ]);
  }

  async deleteSecondFactor(tx: Tx, accountId: number): Promise<void> {
    await tx.query(`DELETE FROM second_factor WHERE account_id = $1`, [accountId]);
  }

  /** Secrets that were offered and never confirmed. */
  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(
      `DELETE FROM second_factor WHERE confirmed_at IS NULL AND created_at < clock_timestamp() - interval '1 day'`,
    );
  }
}
