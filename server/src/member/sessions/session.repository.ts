import { Injectable } from '@nestjs/common';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { SignInPlace } from './sign-in-place.js';

export interface LiveSession {
  session_id: number | null;
  account_id: number;
  username: string;
  company_id: number | null;
  language: Language;
  /** Nobody noted for some minutes that it is in use. */
  is_stale: boolean;
}

export interface SessionRow {
  id: number;
  user_agent: string | null;
  client_address: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/** How exactly it is known when a session was last in use: a write per call would cost more than it is worth. */
const SEEN_MINUTES = 5;
/** More than anybody signs in from; older ones end by themselves. */
const LIST_MAX = 100;
const PLACES_MAX = 50;

const MANY_TOKENS = 'unnest($1::bytea[]) WITH ORDINALITY AS asked (token_hash, position)';
/**
 * Most calls look up one token; a list of one would be planned anew each time, which takes longer than its
 * answer.
 */
const ONE_TOKEN = '(SELECT ($1::bytea[])[1] AS token_hash, 1 AS position) asked';

const liveSql = (tokens: string): string =>
  `SELECT live.* FROM ${tokens}
   LEFT JOIN LATERAL (
     SELECT s.id AS session_id, a.id AS account_id, a.username, a.company_id, a.language,
       s.last_seen_at < clock_timestamp() - make_interval(mins => $2) AS is_stale
     FROM session s JOIN account a ON a.id = s.account_id AND a.status = ${MEMBER_STATUS.active} AND a.deleted_at IS NULL
     WHERE s.token_hash = asked.token_hash AND s.ended_at IS NULL AND s.expires_at > clock_timestamp()
   ) live ON true
   ORDER BY asked.position`;

/** Sessions: the row decides whether a token lives (I3). */
@Injectable()
export class SessionRepository {
  /** One row per hash, in their order; `session_id` is null where no live session of an enabled account is. */
  async findLive(q: Queryable, tokenHashes: Buffer[]): Promise<LiveSession[]> {
    const tokens = tokenHashes.length === 1 ? ONE_TOKEN : MANY_TOKENS;
    const { rows } = await q.query<LiveSession>(liveSql(tokens), [tokenHashes, SEEN_MINUTES]);
    return rows;
  }

  async insertSession(
    tx: Tx,
    session: {
      accountId: number;
      tokenHash: Buffer;
      clientAddress: string;
      userAgent: string | null;
      deviceHash: Buffer | null;
      days: number;
    },
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO session (account_id, token_hash, client_address, user_agent, device_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(days => $6)) RETURNING id`,
      [
        session.accountId,
        session.tokenHash,
        session.clientAddress,
        session.userAgent,
        session.deviceHash,
        session.days,
      ],
    );
    return firstRow(rows).id;
  }

  /** Records that these are in use; concurrent calls write once. */
  async markSeen(q: Queryable, sessionIds: readonly number[]): Promise<void> {
    await q.query(
      `UPDATE session SET last_seen_at = clock_timestamp()
       WHERE id = ANY ($1::bigint[]) AND last_seen_at < clock_timestamp() - make_interval(mins => $2)`,
      [sessionIds, SEEN_MINUTES],
    );
  }

  async listLive(q: Queryable, accountId: number): Promise<SessionRow[]> {
    const { rows } = await q.query<SessionRow>(
      `SELECT id, user_agent, client_address, created_at, last_seen_at FROM session
       WHERE account_id = $1 AND ended_at IS NULL AND expires_at > clock_timestamp()
       ORDER BY last_seen_at DESC, id DESC LIMIT ${LIST_MAX}`,
      [accountId],
    );
    return rows;
  }

  /** From where the account was signed in to lately, ended sessions included. */
  async listPlaces(q: Queryable, accountId: number): Promise<SignInPlace[]> {
    const { rows } = await q.query<SignInPlace>(
      `SELECT user_agent, client_address, device_hash FROM session WHERE account_id = $1 ORDER BY id DESC LIMIT ${PLACES_MAX}`,
      [accountId],
    );
    return rows;
  }

  /** Ends all sessions of an account that live, but `exceptId`; those that this call ended. */
  async endAllOf(tx: Tx, accountId: number, exceptId: number | null): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE session SET ended_at = clock_timestamp()
       WHERE account_id = $1 AND ended_at IS NULL AND expires_at > clock_timestamp() AND id IS DISTINCT FROM $2
       RETURNING id`,
      [accountId, exceptId],
    );
    return rows.map(({ id }) => id);
  }

  /** Ends one session if it is of this account and lives; none otherwise. */
  async endOwn(tx: Tx, accountId: number, sessionId: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE session SET ended_at = clock_timestamp()
       WHERE id = $1 AND account_id = $2 AND ended_at IS NULL AND expires_at > clock_timestamp() RETURNING id`,
      [sessionId, accountId],
    );
    return rows.map(({ id }) => id);
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
