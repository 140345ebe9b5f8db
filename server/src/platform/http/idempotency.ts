import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../database/database.js';
import { AppError, type ErrorDetails, type RefusalId } from '../kernel/app-error.js';
import type { MemberCaller } from '../kernel/caller.js';

/** The stored answer: what succeeded, or what was refused under the lock. */
export type StoredAnswer = { data: unknown } | { error: RefusalId; details: ErrorDetails };

const KEY_BYTES = 16;

export const keyDigest = (key: string): Buffer =>
  createHash('sha256').update(key).digest().subarray(0, KEY_BYTES);

export const requestHash = (path: string, request: object): Buffer => {
  const fields = Object.entries(request).filter(
    ([name, value]) => name !== 'request_id' && value !== undefined,
  );
  const canonical = JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(path).update(canonical).digest();
};

const keptElsewhere = new Set<string>();

/**
 * Rows that contain a key themselves replace its record here: a key that one of them has answers no other call.
 * @param sql a SELECT that finds such a row of account `$1` with digest `$2`
 */
export function registerKeptKeys(sql: string): void {
  keptElsewhere.add(sql);
}

/**
 * The key as a lock until the transaction ends. A claim holds the key as the first of all locks; code that
 * writes an answer while already holding a document must not wait for it, and uses
 * `pg_try_advisory_xact_lock`.
 */
export const keyLock = (accountId: string, digest: string): string =>
  `(('x' || left(encode(${digest}, 'hex'), 16))::bit(64)::bigint # ${accountId})`;

const claimKey = (): string =>
  `INSERT INTO idempotency (account_id, key_digest, request_hash)
   SELECT $1::bigint, $2::bytea, $3::bytea
   FROM (SELECT pg_advisory_xact_lock(${keyLock('$1::bigint', '$2::bytea')}) OFFSET 0) held ${[
     ...keptElsewhere,
   ]
     .map((sql, place) => `${place === 0 ? 'WHERE' : 'AND'} NOT EXISTS (${sql})`)
     .join(' ')}
   ON CONFLICT DO NOTHING`;

/** How a transaction is opened: the pool's, or a lot's lane. */
export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Makes a write repeatable: the first answer is stored in the transaction of its effect and given again.
 * Without a key the work simply runs. The second of two at once waits on the key's row.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly db: Database) {}

  async run<Answer>(
    caller: MemberCaller,
    path: string,
    request: { request_id?: string },
    work: (tx: Tx) => Promise<Answer>,
    transaction: Transaction = (inside) => this.db.transaction(inside),
  ): Promise<Answer> {
    const key = request.request_id ?? caller.idempotencyKey;
    if (key === null) return transaction(work);
    const row = {
      accountId: caller.member.accountId,
      digest: keyDigest(key),
      hash: requestHash(path, request),
    };
    const answer = await transaction<StoredAnswer>(async (tx) => {
      const { count } = await tx.query(claimKey(), [row.accountId, row.digest, row.hash]);
      if (count === 0) return firstAnswer(tx, row);
      const decided = await decide(tx, work);
      await tx.query(`UPDATE idempotency SET answer = $3 WHERE account_id = $1 AND key_digest = $2`, [
        row.accountId,
        row.digest,
        JSON.stringify(decided),
      ]);
      return decided;
    });
    if ('error' in answer) throw new AppError(answer.error, answer.details);
    // What was stored under this path's key is this path's answer.
    return answer.data as Answer;
  }
}

async function decide(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<StoredAnswer> {
  try {
    return { data: await tx.savepoint(() => work(tx)) };
  } catch (error) {
    // A refusal is an answer and is kept; its half-done writes are undone. BUSY decided nothing.
    if (error instanceof AppError && error.id !== 'BUSY' && error.id !== 'VALIDATION' && !error.fields) {
      return { error: error.id, details: error.details };
    }
    throw error;
  }
}

async function firstAnswer(
  tx: Tx,
  row: { accountId: number; digest: Buffer; hash: Buffer },
): Promise<StoredAnswer> {
  const { rows } = await tx.query<{ request_hash: Buffer; answer: StoredAnswer | null }>(
    `SELECT request_hash, answer FROM idempotency WHERE account_id = $1 AND key_digest = $2`,
    [row.accountId, row.digest],
  );
  const first = rows[0];
  if (!first?.request_hash.equals(row.hash) || !first.answer) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return first.answer;
}
