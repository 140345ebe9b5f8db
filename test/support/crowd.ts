import { TokenService } from '../../server/src/platform/auth/token.js';
import { loadEnv } from '../../server/src/platform/config/env.js';
import { Database } from '../../server/src/platform/database/database.js';
import { uniqueText } from '../fixtures/rows.js';
import type { Person } from './api.js';

/** Rows for nodes that are processes of their own: their database, seen from here. */
export const databaseAt = (url: string): Database =>
  new Database(loadEnv({ ...process.env, DATABASE_URL: url }));

/** Many members with a session each, in two statements. All nodes share the secret that signs their tokens. */
export async function aCrowd(db: Database, size: number): Promise<Person[]> {
  const tokens = new TokenService(loadEnv(process.env));
  const prefix = uniqueText();
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO account (email, username, password_hash, language, country)
       SELECT $1 || '-' || n || '@test.example', 'Test Person ' || n, '$argon2id$none', 'en', 'JP'
       FROM generate_series(1, $2::int) AS n RETURNING id`,
      [prefix, size],
    );
    const people = rows.map(({ id }) => ({ accountId: id, ...tokens.issue(id) }));
    await tx.query(
      `INSERT INTO session (account_id, token_hash, expires_at)
       SELECT account_id, token_hash, clock_timestamp() + interval '1 day'
       FROM unnest($1::bigint[], $2::bytea[]) AS s (account_id, token_hash)`,
      [people.map(({ accountId }) => accountId), people.map(({ tokenHash }) => tokenHash)],
    );
    return people.map(({ accountId, token }) => ({ accountId, token }));
  });
}
