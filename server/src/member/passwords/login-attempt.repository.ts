import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

/** What a try counts against: an address, and within it the budget of strangers or of one known place. */
export interface Attempt {
  address: string;
  /** Empty for strangers, who share one. */
  budget: string;
}

export interface AttemptCounts {
  of_budget: number;
  of_client: number;
  /** Seconds since the newest counted try of either. */
  since_last: number | null;
}

/** Failed and undecided tries to sign in (I5), counted in PostgreSQL so that all nodes see the same. */
@Injectable()
export class LoginAttemptRepository {
  /** Tries of one budget are admitted one after the other, so that many at once do not slip past the limit. */
  async lockBudget(tx: Tx, { address, budget }: Attempt): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`login:${address}:${budget}`]);
  }

  /** Undecided tries count for their budget; for a client, which may be a whole office, only failures do. */
  async countLoginAttempts(
    tx: Tx,
    { address, budget }: Attempt,
    clientAddress: string,
    minutes: number,
  ): Promise<AttemptCounts> {
    const { rows } = await tx.query<AttemptCounts>(
      `WITH recent AS (
         SELECT address = $1 AND budget = $2 AS is_budget, client_address = $3 AND is_decided AS is_client, at
         FROM login_failure
         WHERE ((address = $1 AND budget = $2) OR client_address = $3)
           AND at > clock_timestamp() - make_interval(mins => $4))
       SELECT count(*) FILTER (WHERE is_budget) AS of_budget, count(*) FILTER (WHERE is_client) AS of_client,
         extract(epoch FROM clock_timestamp() - max(at) FILTER (WHERE is_budget OR is_client))::float8 AS since_last
       FROM recent`,
      [address, budget, clientAddress, minutes],
    );
    return rows[0] ?? { of_budget: 0, of_client: 0, since_last: null };
  }

  async insertLoginAttempt(tx: Tx, { address, budget }: Attempt, clientAddress: string): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO login_failure (address, budget, client_address) VALUES ($1, $2, $3) RETURNING id`,
      [address, budget, clientAddress],
    );
    return firstRow(rows).id;
  }

  async markFailed(q: Queryable, id: number): Promise<void> {
    await q.query(`UPDATE login_failure SET is_decided = true WHERE id = $1`, [id]);
  }

  /** A proof of ownership from there clears the failed attempts from there. */
  async clear(tx: Tx, { address, budget }: Attempt): Promise<void> {
    await tx.query(`DELETE FROM login_failure WHERE address = $1 AND budget = $2`, [address, budget]);
  }

  /** Of every budget of an address. */
  async clearAll(tx: Tx, address: string): Promise<void> {
    await tx.query(`DELETE FROM login_failure WHERE address = $1`, [address]);
  }

  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM login_failure WHERE at < clock_timestamp() - interval '1 day'`);
  }
}
