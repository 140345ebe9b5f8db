import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../database/database.js';

/** All SQL of table `preference`. */
@Injectable()
export class PreferenceRepository {
  async listOf(q: Queryable, accountId: number): Promise<{ key: string; value: unknown }[]> {
    const { rows } = await q.query<{ key: string; value: unknown }>(
      `SELECT key, value FROM preference WHERE account_id = $1 ORDER BY key`,
      [accountId],
    );
    return rows;
  }

  /** A new key takes the first free place; without one the place after the last breaks the constraint. */
  async set(tx: Tx, accountId: number, key: string, value: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('preference', $1))`, [accountId]);
    await tx.query(
      `INSERT INTO preference (account_id, key, value, place)
       SELECT $1, $2, $3::jsonb, min(free) FROM generate_series(1, 201) free
       WHERE free NOT IN (SELECT place FROM preference WHERE account_id = $1 AND key <> $2)
       ON CONFLICT (account_id, key) DO UPDATE SET value = excluded.value, updated_at = clock_timestamp()`,
      [accountId, key, value],
    );
  }

  async deletePreference(tx: Tx, accountId: number, key: string): Promise<void> {
    await tx.query(`DELETE FROM preference WHERE account_id = $1 AND key = $2`, [accountId, key]);
  }
}
