import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface CodeCounts {
  /** Seconds since the last code to this address; null when none in a day. */
  since_last: number | null;
  /** Codes to this address in the last 24 hours. */
  of_address: number;
  /** Codes requested by this client in the last hour. */
  of_client: number;
  /** Seconds until the oldest of these leaves its day or its hour; at least 1. */
  address_free_in: number;
  client_free_in: number;
}

/** Where nothing was counted nothing has to end. */
const freeIn = (counted: string, window: string): string =>
  `greatest(1, coalesce(extract(epoch FROM ${counted}.first + interval '${window}' - clock_timestamp()), 0))::float8`;

/** Codes sent to an address, for one purpose each (I4). */
@Injectable()
export class VerificationCodeRepository {
  /**
   * Serialises requests for the same address, or from the same client: the limits are counted from rows, and
   * two concurrent calls would each miss the other's. Addresses always before clients.
   */
  async lockCounters(tx: Tx, address: string, clientAddress: string): Promise<void> {
    for (const key of [`code-address:${address}`, `code-client:${clientAddress}`]) {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [key]);
    }
  }

  async countVerificationCodes(tx: Tx, address: string, clientAddress: string): Promise<CodeCounts> {
    const { rows } = await tx.query<CodeCounts>(
      `SELECT extract(epoch FROM clock_timestamp() - a.last)::float8 AS since_last, a.count AS of_address,
         c.count AS of_client, ${freeIn('a', '1 day')} AS address_free_in, ${freeIn('c', '1 hour')} AS client_free_in
       FROM (SELECT count(*), min(created_at) AS first, max(created_at) AS last FROM verification_code
             WHERE address = $1 AND created_at > clock_timestamp() - interval '1 day') a,
            (SELECT count(*), min(created_at) AS first FROM verification_code
             WHERE client_address = $2 AND created_at > clock_timestamp() - interval '1 hour') c`,
      [address, clientAddress],
    );
    const [counts] = rows;
    invariant(counts, 'counts are one row');
    return counts;
  }

  async insertVerificationCode(
    tx: Tx,
    code: { address: string; purpose: number; codeHash: Buffer; clientAddress: string; minutes: number },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO verification_code (address, purpose, code_hash, client_address, expires_at)
       VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5))`,
      [code.address, code.purpose, code.codeHash, code.clientAddress, code.minutes],
    );
  }

  /** Takes one try of the newest code for this purpose; null when there is none to try any more. */
  async countAttempt(
    q: Queryable,
    address: string,
    purpose: number,
    triesMax: number,
  ): Promise<{ id: number; code_hash: Buffer } | null> {
    const { rows } = await q.query<{ id: number; code_hash: Buffer }>(
      `UPDATE verification_code SET tries = tries + 1
       WHERE id = (SELECT id FROM verification_code WHERE address = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1)
         AND used_at IS NULL AND expires_at > clock_timestamp() AND tries < $3
       RETURNING id, code_hash`,
      [address, purpose, triesMax],
    );
    return rows[0] ?? null;
  }

  /** True for the one caller who uses the code up. */
  async use(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE verification_code SET used_at = clock_timestamp()
       WHERE id = $1 AND used_at IS NULL AND expires_at > clock_timestamp()`,
      [id],
    );
    return count === 1;
  }

  /** Rows older than every window they are counted in. */
  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM verification_code WHERE created_at < clock_timestamp() - interval '2 days'`);
  }
}
