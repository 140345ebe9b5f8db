import { createHash, createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { newClient } from '../../../scripts/lib/database.mjs';
import { startPostgres } from '../../../scripts/lib/embedded-postgres.mjs';
import { migrate } from '../../../scripts/lib/migrate.mjs';
import { makeFolder, onServer } from '../../../scripts/lib/test-postgres.mjs';

export const JWT_SECRET = 'a secret of the bench, long enough to be one';

/** Where databases that took long to fill stay, to be measured again. */
const KEPT_IN = process.env.FOVEA_BENCH_KEEP;

/**
 * A PostgreSQL with fsync, full_page_writes and synchronous_commit on, as production has it, migrated and empty; or as
 * an earlier run left it, where one is kept.
 * @param {{ settings?: string[], kept?: string }} [options] `kept` is the name under which it may stay
 */
export async function startBenchDatabase({ settings = [], kept } = {}) {
  const keptIn = KEPT_IN && kept ? path.join(KEPT_IN, kept) : null;
  const folder = keptIn ?? makeFolder('fovea-bench');
  const isFilled = keptIn !== null && fs.existsSync(path.join(keptIn, 'filled'));
  if (keptIn !== null && !isFilled) fs.rmSync(keptIn, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  const postgres = await startPostgres({
    dir: path.join(folder, 'pg'),
    settings: ['max_connections=200', 'min_wal_size=1GB', 'max_wal_size=2GB', ...settings],
  });
  if (!isFilled) await onServer(postgres.url('postgres'), 'CREATE DATABASE fovea');
  const url = postgres.url('fovea');
  await migrate(url);
  const client = newClient(url);
  await client.connect();
  if (!isFilled) await fillWal(client);
  return {
    url,
    client,
    folder,
    /** Does what fills it, unless that was done in an earlier run. */
    fill: async (/** @type {() => Promise<void>} */ work) => {
      if (isFilled) return;
      await work();
      if (keptIn !== null) fs.writeFileSync(path.join(keptIn, 'filled'), '');
    },
    stop: async () => {
      await client.end();
      await postgres.stop();
      if (keptIn === null) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const WAL_FILES = 40;

/**
 * A database that has run for a while writes over WAL files it has. A new one has to make each of them, and whoever
 * commits then waits for 16 MB of zeros: on both sides of a ratio, by chance.
 * @param {import('pg').Client} client
 */
async function fillWal(client) {
  await client.query('CREATE TABLE filler ()');
  for (let file = 0; file < WAL_FILES; file++) {
    await client.query('INSERT INTO filler DEFAULT VALUES');
    await client.query('SELECT pg_switch_wal()');
  }
  await client.query('DROP TABLE filler');
  await client.query('CHECKPOINT');
}

/**
 * A seller with a company, a category, a brand and `count` bidders.
 * @param {import('pg').Client} client
 * @param {number} count
 */
export async function addPeople(client, count) {
  await client.query(`
    INSERT INTO company (name_c, name_e, name_j, country, time_zone) VALUES ('商', 'Merchant', '商', 'JP', 'Asia/Tokyo');
    INSERT INTO account (email, username, password_hash, company_id) VALUES ('seller@bench.example', 'seller', '$argon2id$none', 1);
    INSERT INTO category (level, code, name_c, name_e, name_j) VALUES (1, 'bench', 'c', 'e', 'j');
    INSERT INTO brand (name_e) VALUES ('Bench')`);
  const { rows } = await client.query(
    `INSERT INTO account (email, username, password_hash)
     SELECT 'bidder' || i || '@bench.example', 'bidder ' || i, '$argon2id$none' FROM generate_series(1, $1) i RETURNING id`,
    [count],
  );
  return rows.map((row) => Number(row.id));
}

/**
 * Lots that run, without a limit of chances and with a step of one yen.
 * @param {import('pg').Client} client
 * @param {number} count
 * @param {{ endAt?: string, extendWindowMs?: number, deposit?: number, reserve?: string }} [terms] `endAt` and `reserve`
 * are SQL, which may ask for the `id` of the goods
 */
export async function addLots(
  client,
  count,
  {
    endAt = `clock_timestamp() + interval '2 hours'`,
    extendWindowMs = 300_000,
    deposit = 0,
    reserve = 'NULL',
  } = {},
) {
  const { rows } = await client.query(
    `WITH g AS (
       INSERT INTO goods (goods_sn, company_id, seller_id, category_id, brand_id, name_c, name_e, name_j, condition,
         shipping_time, sale_type, sale_state, status, currency, listed_at)
       SELECT 'B' || gen_random_uuid(), 1, 1, 1, 1, 'c', 'Fundus camera', 'j', 2, 2, 2, 4, 30, 'JPY', clock_timestamp()
       FROM generate_series(1, $1) RETURNING id)
     INSERT INTO auction (goods_id, company_id, seller_id, status, currency, start_price, price, step_price, start_at, end_at,
       bid_chances, extend_window_ms, deposit, reserve_price)
     SELECT id, 1, 1, 20, 'JPY', 100, 100, 1, clock_timestamp() - interval '1 minute', ${endAt}, NULL, $2, $3, ${reserve}
     FROM g RETURNING id`,
    [count, extendWindowMs, deposit],
  );
  await client.query(
    'UPDATE goods g SET auction_id = a.id FROM auction a WHERE a.goods_id = g.id AND g.auction_id IS NULL',
  );
  return rows.map((row) => Number(row.id));
}

/**
 * Bidders who passed the legal check for these lots, as is done once before a first bid.
 * @param {import('pg').Client} client
 * @param {readonly number[]} auctionIds
 * @param {readonly number[]} accountIds
 */
export async function clearBidders(client, auctionIds, accountIds) {
  await client.query(
    `INSERT INTO auction_bidder (auction_id, account_id, cleared_at)
     SELECT auction_id, account_id, clock_timestamp()
     FROM unnest($1::bigint[]) AS auction_id, unnest($2::bigint[]) AS account_id`,
    [auctionIds, accountIds],
  );
}

/**
 * Yen in the available balance of each, come from outside.
 * @param {import('pg').Client} client
 * @param {readonly number[]} accountIds
 * @param {number} amount
 */
export async function giveMoney(client, accountIds, amount) {
  for (const accountId of accountIds) {
    await client.query(
      `WITH a AS (
         INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
         VALUES ('platform', 0, 'external', 'JPY'), ('member', $1, 'available', 'JPY')
         ON CONFLICT (owner_type, owner_id, kind, currency) DO UPDATE SET kind = excluded.kind RETURNING id, kind),
       e AS (INSERT INTO journal_entry (cause_type, cause_id, step) VALUES ('bench', $1, 'deposit') RETURNING id)
       INSERT INTO posting (entry_id, account_id, currency, change, seq, after)
       SELECT e.id, a.id, 'JPY', CASE a.kind WHEN 'available' THEN $2::bigint ELSE -$2::bigint END, 0, 0 FROM a, e`,
      [accountId, amount],
    );
  }
}

/**
 * Signs accounts in: session rows and their tokens, as the sign-in makes them.
 * @param {import('pg').Client} client
 * @param {readonly number[]} accountIds
 */
export async function signIn(client, accountIds) {
  return (await addSigned(client, accountIds)).map((session) => session.token);
}

/**
 * Ids of the sessions of accounts that are signed in.
 * @param {import('pg').Client} client
 * @param {readonly number[]} accountIds
 */
export async function addSessions(client, accountIds) {
  return (await addSigned(client, accountIds)).map((session) => session.id);
}

/**
 * @param {import('pg').Client} client
 * @param {readonly number[]} accountIds
 */
async function addSigned(client, accountIds) {
  const sessions = accountIds.map((accountId) => {
    const jti = randomBytes(16).toString('base64url');
    return { accountId, hash: createHash('sha256').update(jti).digest(), token: tokenFor(accountId, jti) };
  });
  const { rows } = await client.query(
    `INSERT INTO session (account_id, token_hash, expires_at)
     SELECT s.account_id, s.token_hash, clock_timestamp() + interval '1 day'
     FROM unnest($1::bigint[], $2::bytea[]) WITH ORDINALITY AS s(account_id, token_hash, place) ORDER BY place
     RETURNING id`,
    [sessions.map((session) => session.accountId), sessions.map((session) => session.hash)],
  );
  return sessions.map(({ token }, place) => ({ id: Number(rows[place].id), token }));
}

/**
 * @param {number} accountId
 * @param {string} jti
 */
function tokenFor(accountId, jti) {
  const part = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iat: now, exp: now + 86_400, sub: String(accountId), jti })}`;
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`;
}

const MEMBERS_CHUNK = 100_000;

/**
 * Members with names in two scripts, one in fifty of them disabled.
 * @param {import('pg').Client} client
 * @param {number} count
 */
export async function addMembers(client, count) {
  for (let from = 1; from <= count; from += MEMBERS_CHUNK) {
    await client.query(
      `INSERT INTO account (email, username, password_hash, phone, area_code, status, created_at)
       SELECT 'm' || i || '@bench.example', CASE WHEN i % 3 = 0 THEN '眼科医院 ' || i ELSE 'Member ' || i END, '$argon2id$none',
         '+8613' || lpad(i::text, 9, '0'), '+86', CASE WHEN i % 50 = 0 THEN 0 ELSE 1 END,
         clock_timestamp() - make_interval(mins => i)
       FROM generate_series($1::int, $2::int) i`,
      [from, Math.min(from + MEMBERS_CHUNK - 1, count)],
    );
  }
}
