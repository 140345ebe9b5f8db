import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { requireRows } from '../../platform/database/require-rows.js';

export interface StrikeRecord {
  id: number;
  auction_id: number;
  account_id: number;
  settled_at: Date | null;
}

/** How many defaults an account has within twelve months. */
export const strikesInYear = (account: string): string =>
  `(SELECT count(*) FROM auction_strike y
    WHERE y.account_id = ${account} AND y.created_at > clock_timestamp() - interval '12 months')`;

/** Defaults of winners, and the accounts that are barred for them. */
@Injectable()
export class StrikeRepository {
  async lockStrike(tx: Tx, id: number): Promise<StrikeRecord | undefined> {
    const { rows } = await tx.query<StrikeRecord>(
      `SELECT id, auction_id, account_id, settled_at FROM auction_strike WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0];
  }

  async settleStrike(tx: Tx, id: number, settledBy: number, reason: string): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE auction_strike SET settled_at = clock_timestamp(), settled_by = $2, settle_reason = $3
       WHERE id = $1 AND settled_at IS NULL`,
        [id, settledBy, reason],
      ),
      1,
    );
  }

  /** Locks the account against two decisions at once; undefined when there is none. */
  async lockAccount(tx: Tx, accountId: number): Promise<{ strikes_in_year: number } | undefined> {
    const { count } = await tx.query(`SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE`, [accountId]);
    if (count === 0) return undefined;
    const { rows } = await tx.query<{ strikes_in_year: number }>(
      `SELECT ${strikesInYear('$1::bigint')} AS strikes_in_year`,
      [accountId],
    );
    return rows[0];
  }

  /** False when the bidder was barred already. */
  async bar(tx: Tx, accountId: number, barredBy: number, reason: string): Promise<boolean> {
    const { count } = await tx.query(
      `INSERT INTO auction_bar (account_id, barred_by, reason) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [accountId, barredBy, reason],
    );
    return count === 1;
  }

  /** False when the bidder was not barred. */
  async unbar(tx: Tx, accountId: number): Promise<boolean> {
    const { count } = await tx.query(`DELETE FROM auction_bar WHERE account_id = $1`, [accountId]);
    return count === 1;
  }
}
