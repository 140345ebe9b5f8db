import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';

export interface AttemptCounts {
  of_account: number;
  of_client: number;
  /** Seconds since the newest counted try of either. */
  since_last: number | null;
}

/** Failed and undecided tries to sign in (I5), counted in PostgreSQL so that all nodes see the same. */
@Injectable()
export class LoginAttemptRepository {
  /** Tries at one account are admitted one after the other, so that many at once do not slip past the limit. */
  async lockAccount(tx: Tx, address: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`login:${address}`]);
  }

  /** Undecided tries count for their account; for a client, which may be a whole office, only failures do. */
  async count(tx: Tx, address: string, clientAddress: string, minutes: number): Promise<AttemptCounts> {
    const { rows } = await tx.query<AttemptCounts>(
      `WITH recent AS (
         SELECT address = $1 AS is_account, client_address = $2 AND is_decided AS is_client, at
         FROM login_failure
         WHERE (address = $1 OR client_address = $2) AND at > clock_timestamp() - make_interval(mins => $3))
       SELECT count(*) FILTER (WHERE is_account) AS of_account, count(*) FILTER (WHERE is_client) AS of_client,
         extract(epoch FROM clock_timestamp() - max(at) FILTER (WHERE is_account OR is_client))::float8 AS since_last
       FROM recent`,
      [address, clientAddress, minutes],
    );
    return rows[0] ?? { of_account: 0, of_client: 0, since_last: null };
  }

  async insert(tx: Tx, address: string, clientAddress: string): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO login_failure (address, client_address) VALUES ($1, $2) RETURNING id`,
      [address, clientAddress],
    );
    return rows[0]?.id ?? 0;
  }

  async markFailed(q: Queryable, id: number): Promise<void> {
    await q.query(`UPDATE login_failure SET is_decided = true WHERE id = $1`, [id]);
  }

  /** Whoever proves that the account is his clears what others, or he himself, mistyped. */
  async clear(tx: Tx, address: string): Promise<void> {
    await tx.query(`DELETE FROM login_failure WHERE address = $1`, [address]);
  }

  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM login_failure WHERE at < clock_timestamp() - interval '1 day'`);
  }
}
