import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** Sign-ins that wait for their second factor. */
@Injectable()
export class SignInChallenges {
  async insert(tx: Tx, accountId: number, tokenHash: Buffer, minutes: number): Promise<void> {
    await tx.query(
      `INSERT INTO sign_in_challenge (account_id, token_hash, expires_at)
       VALUES ($1, $2, clock_timestamp() + make_interval(mins => $3))`,
      [accountId, tokenHash, minutes],
    );
  }

  /** Takes one try; null when there is none to try any more. */
  async takeTry(
    q: Queryable,
    tokenHash: Buffer,
    triesMax: number,
  ): Promise<{ id: number; account_id: number } | null> {
    const { rows } = await q.query<{ id: number; account_id: number }>(
      `UPDATE sign_in_challenge SET tries = tries + 1
       WHERE token_hash = $1 AND closed_at IS NULL AND expires_at > clock_timestamp() AND tries < $2
       RETURNING id, account_id`,
      [tokenHash, triesMax],
    );
    return rows[0] ?? null;
  }

  /** True for the one caller whom it lets in. */
  async close(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE sign_in_challenge SET closed_at = clock_timestamp()
       WHERE id = $1 AND closed_at IS NULL AND expires_at > clock_timestamp()`,
      [id],
    );
    return count === 1;
  }

  async closeAllOf(tx: Tx, accountId: number): Promise<void> {
    await tx.query(
      `UPDATE sign_in_challenge SET closed_at = clock_timestamp() WHERE account_id = $1 AND closed_at IS NULL`,
      [accountId],
    );
  }

  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM sign_in_challenge WHERE expires_at < clock_timestamp() - interval '1 day'`);
  }
}
