import { pg, SERVER_OPTIONS } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import { listOf } from '../things/things.js';
import { type Bench, openBench, PERMISSION_DENIED } from './proof.js';

/** What the server's role must not be able to do, as statements. */
const FORBIDDEN = listOf(({ database }) => database?.forbidden);

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench?.close());

describe("the server's role", () => {
  it.each(FORBIDDEN)('may not: %s', async (statement) => {
    const error = await bench.attempt(({ sql }) => sql(statement));
    expect(error?.code).toBe(PERMISSION_DENIED);
  });

  it('owns no table, is no superuser, and cannot sign in by itself', async () => {
    const [role] = await bench.rows<{ rolsuper: boolean; rolcanlogin: boolean; owns: string }>(
      `SELECT rolsuper, rolcanlogin,
         (SELECT count(*) FROM pg_class c WHERE c.relowner = r.oid) AS owns
       FROM pg_roles r WHERE rolname = 'fovea_app'`,
    );
    expect(role).toMatchObject({ rolsuper: false, rolcanlogin: false });
    expect(Number(role?.owns)).toBe(0);
  });

  it('cannot switch a trigger off', async () => {
    const error = await bench.attempt(({ sql }) => sql('ALTER TABLE auction DISABLE TRIGGER ALL'));
    expect(error?.code).toBe(PERMISSION_DENIED);
    const replica = await bench.attempt(({ sql }) => sql('SET LOCAL session_replication_role = replica'));
    expect(replica?.code).toBe(PERMISSION_DENIED);
  });
});

describe("the server's login", () => {
  let database: FreshDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  beforeEach(async () => {
    client = new pg.Client({ connectionString: database.serverUrl, options: SERVER_OPTIONS });
    await client.connect();
  });
  afterEach(() => client.end());
  afterAll(() => database?.drop());

  const codeOf = (statement: string): Promise<unknown> =>
    client.query(statement).then(
      () => null,
      (error: pg.DatabaseError) => error.code,
    );

  it.each([
    'RESET ROLE',
    'SET ROLE NONE',
    'RESET ALL',
    'DISCARD ALL',
    'RESET SESSION AUTHORIZATION',
    'SET SESSION AUTHORIZATION DEFAULT',
  ])('may do no more after %s', async (statement) => {
    expect(await codeOf(statement)).toBeNull();
    for (const forbidden of FORBIDDEN)
      expect([forbidden, await codeOf(forbidden)]).toEqual([forbidden, PERMISSION_DENIED]);
  });

  it('cannot become the owner, nor make anything of its own', async () => {
    const owner = new URL(database.url).username;
    for (const statement of [
      `SET ROLE ${owner}`,
      `SET SESSION AUTHORIZATION ${owner}`,
      `GRANT ${owner} TO CURRENT_USER`,
      `ALTER ROLE CURRENT_USER CREATEROLE`,
      'CREATE ROLE another',
      'CREATE TABLE public.another ()',
      'CREATE TABLE bullmq.another ()',
      'CREATE SCHEMA another',
    ])
      expect([statement, await codeOf(statement)]).toEqual([statement, PERMISSION_DENIED]);
  });
});
