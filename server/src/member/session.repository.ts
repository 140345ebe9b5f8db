import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../platform/database/database.js';

export interface LiveSession {
  session_id: number | null;
  account_id: number;
  username: string;
  company_id: number | null;
  language: Language;
}

/** Sessions: the row decides whether a token lives (I3). */
@Injectable()
export class SessionRepository {
  /** One row per hash, in their order; `session_id` is null where no live session of an enabled account is. */
  async findLive(q: Queryable, tokenHashes: Buffer[]): Promise<LiveSession[]> {
    const { rows } = await q.query<LiveSession>(
      `SELECT live.* FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (token_hash, position)
       LEFT JOIN LATERAL (
         SELECT s.id AS session_id, a.id AS account_id, a.username, a.company_id, a.language
         FROM session s JOIN account a ON a.id = s.account_id AND a.status = 1 AND a.deleted_at IS NULL
         WHERE s.token_hash = asked.token_hash AND s.ended_at IS NULL AND s.expires_at > clock_timestamp()
       ) live ON true
       ORDER BY asked.position`,
      [tokenHashes],
    );
    return rows;
  }

  async insert(
    tx: Tx,
    session: {
      accountId: number;
      tokenHash: Buffer;
      clientAddress: string;
      userAgent: string | null;
      days: number;
    },
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO session (account_id, token_hash, client_address, user_agent, expires_at)
       VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(days => $5)) RETURNING id`,
      [session.accountId, session.tokenHash, session.clientAddress, session.userAgent, session.days],
    );
    return rows[0]?.id ?? 0;
  }

  /** The sessions that this call ended; one already ended is not among them. */
  async end(tx: Tx, sessionIds: readonly number[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE session SET ended_at = clock_timestamp()
       WHERE id = ANY ($1::bigint[]) AND ended_at IS NULL RETURNING id`,
      [sessionIds],
    );
    return rows.map(({ id }) => id);
  }

  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM session WHERE expires_at < clock_timestamp() - interval '30 days'`);
  }
}
