// Sign-in, the caller's menu and a list of 1,000,000 members through HTTP against the same work without a product.
import { verify } from '@node-rs/argon2';
import { member } from '@fovea/shared-types/member/member.record';
import { Database } from '../../server/dist/platform/database/database.js';
import { PasswordService } from '../../server/dist/member/passwords/password.service.js';
import { SessionRepository } from '../../server/dist/member/sessions/session.repository.js';
import { hashOfJti } from '../../server/dist/platform/auth/token.js';
import { memberSql } from '../../server/dist/member/members/member.record.js';
import { RecordTable } from '../../server/dist/platform/records/record-table.js';
import { GrantService } from '../../server/dist/rbac/grants/grant.service.js';
import { MenuRepository } from '../../server/dist/rbac/menus/menu.repository.js';
import { RbacRepository } from '../../server/dist/rbac/grants/rbac.repository.js';
import { addMembers, signIn, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, percentile, ratios, summary } from './support/stats.mjs';
import { HttpClient } from './support/wire-client.mjs';

const ROUNDS = 3;
const WARM = 20;
const MEMBERS = 1_000_000;
const PASSWORD = 'a password of the bench';
const ADMIN = 'admin@bench.example';

const database = await startBenchDatabase({ settings: ['shared_buffers=512MB'] });
const server = await startBenchServer(database);
const passwordHash = await new PasswordService().hash(PASSWORD);
const adminId = await addAdmin();
console.log(`adding ${MEMBERS.toLocaleString('en')} members …`);
await addMembers(database.client, MEMBERS);
await database.client.query('VACUUM ANALYZE');
const [token] = await signIn(database.client, [adminId]);
const db = new Database({ databaseUrl: database.url, databasePoolMax: 1 });
const tokenHash = hashOfJti(jtiOf(token));
const sessions = new SessionRepository();
const members = new RecordTable({ record: member, options: memberSql });
const menus = new MenuRepository();
const grants = new GrantService(db, new RbacRepository());
const visitor = new HttpClient({ port: server.port });
const admin = new HttpClient({ port: server.port, token });
await Promise.all([visitor.ready, admin.ready]);

function jtiOf(jwt) {
  return JSON.parse(Buffer.from(jwt.split('.')[1], 'base64url').toString()).jti;
}

async function addAdmin() {
  const { client } = database;
  const { rows } = await client.query(
    `INSERT INTO account (email, username, password_hash) VALUES ($1, 'admin', $2) RETURNING id`,
    [ADMIN, passwordHash],
  );
  await client.query(
    `WITH r AS (INSERT INTO role (role_name, is_wildcard) VALUES ('Administrators of the bench', true) RETURNING id)
     INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM r`,
    [rows[0].id],
  );
  return Number(rows[0].id);
}

/** What a sign-in cannot do without: the account, the password's hash, a session that is durable. */
async function signInAlone(turn) {
  const { rows } = await db.query(
    'SELECT id, password_hash FROM account WHERE email = $1 AND deleted_at IS NULL',
    [ADMIN],
  );
  await verify(rows[0].password_hash, PASSWORD);
  await db.query(
    `INSERT INTO session (account_id, token_hash, client_address, expires_at)
     VALUES ($1, sha256(convert_to('bench' || $2::text || clock_timestamp(), 'UTF8')), '127.0.0.1', clock_timestamp() + interval '1 day')`,
    [rows[0].id, turn],
  );
}

const list = (request) => ({
  ours: () => admin.call('/members/member-list', request),
  alone: () =>
    members.page(db, request, {
      language: 'en',
      accountId: adminId,
      companies: null,
      rows: [{ companyId: null, deptIds: null }],
    }),
});

const cases = [
  {
    what: 'sign-in with a password',
    calls: 60,
    ours: () => visitor.call('/member/email-login', { email: ADMIN, password: PASSWORD, checked: true }),
    alone: signInAlone,
  },
  {
    what: 'my-menu of an administrator',
    calls: 600,
    ours: () => admin.call('/auth/my-menu', {}),
    alone: () => Promise.all([menus.listAll(db), grants.read(adminId)]),
  },
  { what: 'members, first page', calls: 300, ...list({ page: 1, limit: 40 }) },
  { what: 'members, page 2,000', calls: 60, ...list({ page: 2000, limit: 40 }) },
  { what: 'members by name', calls: 150, ...list({ sort: 'username', page: 3, limit: 40 }) },
  { what: 'members, part of a name', calls: 60, ...list({ username: 'member 7777', limit: 40 }) },
  { what: 'members, two characters of a Chinese name', calls: 60, ...list({ username: '眼科', limit: 40 }) },
  {
    what: 'members, disabled ones by e-mail',
    calls: 60,
    ...list({ status: 0, email: '99@bench', limit: 40 }),
  },
].map((one) => ({ ...one, measured: { ours: [], alone: [], checked: [] } }));

/** The queries of every signed-in call before its own work: the session, and its permissions. */
async function check() {
  await Promise.all([sessions.findLive(db, [tokenHash]), grants.read(adminId)]);
}

/** @param {(turn: number) => Promise<unknown>} call */
async function p95(call, calls) {
  const waits = [];
  for (let turn = 0; turn < WARM + calls; turn++) {
    const began = performance.now();
    await call(turn);
    if (turn >= WARM) waits.push(performance.now() - began);
  }
  return percentile(waits, 0.95);
}

for (let round = 0; round < ROUNDS; round++) {
  for (const { measured, ours, alone, calls } of cases) {
    measured.alone.push(await p95(alone, calls));
    measured.ours.push(await p95(ours, calls));
    measured.checked.push(await p95((turn) => check().then(() => alone(turn)), calls));
  }
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
visitor.close();
admin.close();
await server.stop();
await db.onApplicationShutdown();
await database.stop();

const row = (what, measured, baseline, goal) => ({
  what,
  ours: `${summary(measured.ours, 2)} ms`,
  baseline: `${summary(measured[baseline], 2)} ms`,
  ratio: summary(ratios(measured.ours, measured[baseline]), 2),
  ...goal(median(ratios(measured.ours, measured[baseline]))),
});
const judged = (ratio) => ({
  must: '2',
  aim: '–',
  verdict: verdictOf(ratio, { must: 2, aim: 2, isDelay: true }),
});
const compared = () => ({ must: '–', aim: '–', verdict: '–' });

report(
  'people',
  [
    ...cases.map(({ what, measured }) => row(`${what}, p95`, measured, 'alone', judged)),
    ...cases
      .slice(1)
      .map(({ what, measured }) =>
        row(
          `for comparison: ${what}, p95, with the SQL of session and grants`,
          measured,
          'checked',
          compared,
        ),
      ),
  ],
  `${MEMBERS.toLocaleString('en')} members, one caller after the other. The baseline is the same SQL on a connection of its own, for the sign-in with the same Argon2id. Totals above 10,000 are kept for a minute on both sides. ${ROUNDS} interleaved rounds; median (least–most).`,
);
