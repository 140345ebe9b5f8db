import { serverUrlOf } from '../../../../scripts/lib/server-login.mjs';
import { OLD_CHAIN } from '@fovea/migrations/old-chain';
import { loadEnv, type Env } from '../config/env.js';
import { Database, type QueryResult } from './database.js';
import { pg } from './pg-types.js';
import { StartRefused } from '../kernel/app-error.js';
import { StartupChecks } from './startup-checks.js';

const env = loadEnv(process.env);

/** The database as it is, but for the answers to statements that contain a text. */
class AnsweringDatabase extends Database {
  constructor(
    env: Env,
    private readonly answers: Record<string, object[]>,
  ) {
    super(env);
  }

  override async query<Row extends object>(
    sql: string,
    values: readonly never[] = [],
  ): Promise<QueryResult<Row>> {
    const answer = Object.entries(this.answers).find(([part]) => sql.includes(part))?.[1];
    // The rows of a spec replace those of the statement.
    return answer ? { rows: answer as Row[], count: answer.length } : super.query<Row>(sql, values);
  }
}

describe('the checks before the start', () => {
  const opened: Database[] = [];
  const checks = (settings: Partial<Env> = {}, answers: Record<string, object[]> = {}) => {
    const db = new AnsweringDatabase({ ...env, ...settings }, answers);
    opened.push(db);
    return new StartupChecks({ ...env, ...settings }, db);
  };
  afterAll(() => Promise.all(opened.map((db) => db.onApplicationShutdown())));

  it('lets a migrated database pass', async () => {
    await expect(checks().onModuleInit()).resolves.toBeUndefined();
  });

  it('names the migrations a database lacks', async () => {
    const starting = checks({}, { 'SELECT name FROM migration': [{ name: 'CreatePlatform1764100000000' }] });
    await expect(starting.onModuleInit()).rejects.toThrow(/lacks migrations.*CreateMember1764101000000/);
  });

  it('takes a database that was never migrated for one that lacks all', async () => {
    const pending = await checks({}, { to_regclass: [{ exists: false }] }).pendingMigrations();
    expect(pending).toContain('CreatePlatform1764100000000');
  });

  it('reports what to do with a database of an earlier release', async () => {
    const startingWith = (names: readonly string[]) =>
      expect(checks({}, { 'SELECT name FROM migration': names.map((name) => ({ name })) }).onModuleInit())
        .rejects;
    await startingWith(OLD_CHAIN).toThrow(/made by an earlier release, run npm run migrate first/);
    await startingWith(OLD_CHAIN.slice(0, -1)).toThrow(
      /lacks 1 of its migrations, .*Run npm run migrate with the release whose last migration is NameTablesInTriggers/,
    );
    await startingWith([...OLD_CHAIN, 'CreateOther1']).toThrow(/beside others \(CreateOther1\)/);
  });

  const production = { nodeEnv: 'production', databaseUrl: serverUrlOf(env.databaseUrl) } as const;

  it('refuses in production, and only there, to work without fsync', async () => {
    // The database of the tests runs with all three off.
    await expect(checks(production).onModuleInit()).rejects.toThrow(/fsync.* off/);
    await expect(checks({ ...production, nodeEnv: 'test' }).onModuleInit()).resolves.toBeUndefined();
  });

  it('refuses in production a login that could become more than the server', async () => {
    const refused = (databaseUrl: string) =>
      expect(checks({ ...production, databaseUrl }).onModuleInit()).rejects;
    await refused(env.databaseUrl).toThrow(/logs in as fovea, which has the powers of fovea/);
    const owner = new pg.Client({ connectionString: env.databaseUrl });
    await owner.connect();
    const login = `spec_${process.pid}`;
    const as = new URL(env.databaseUrl);
    as.username = login;
    try {
      await owner.query(`CREATE ROLE ${login} LOGIN IN ROLE fovea_app`);
      await refused(as.toString()).toThrow(/fsync.* off/);
      await owner.query(`GRANT fovea TO ${login} WITH INHERIT FALSE`);
      await refused(as.toString()).toThrow(`logs in as ${login}, which has the powers of fovea`);
      await owner.query(`REVOKE fovea FROM ${login}; ALTER ROLE ${login} CREATEROLE`);
      await refused(as.toString()).toThrow(`logs in as ${login}, which has the powers of ${login}`);
    } finally {
      await owner.query(`DROP ROLE IF EXISTS ${login}`);
      await owner.end();
    }
  });

  it('reports in one line that the database does not answer', async () => {
    const unreachable = checks({ databaseUrl: 'postgres://app@127.0.0.1:1/none' });
    await expect(unreachable.onModuleInit()).rejects.toThrow(
      /^PostgreSQL at DATABASE_URL does not answer: .*ECONNREFUSED/,
    );
  });

  it.each([
    [
      'an old PostgreSQL',
      { name: 'server_version_num', setting: '140011', role: 'fovea_app', is_superuser: 'off' },
    ],
    [
      'the owner as its role',
      { name: 'server_version_num', setting: '180004', role: 'app', is_superuser: 'off' },
    ],
    ['a superuser', { name: 'server_version_num', setting: '180004', role: 'fovea_app', is_superuser: 'on' }],
  ])('refuses %s', async (_what, row) => {
    await expect(checks({}, { pg_settings: [row] }).onModuleInit()).rejects.toThrow(StartRefused);
  });
});
