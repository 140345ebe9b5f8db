import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { migrate } from '../../scripts/lib/migrate.mjs';
import { serverUrlOf } from '../../scripts/lib/server-login.mjs';
import { onServer } from '../../scripts/lib/test-postgres.mjs';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

describe("the server's login, where PostgreSQL requires passwords", () => {
  let folder: string;
  let postgres: Postgres;
  let url: string;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-login-'));
    fs.chmodSync(folder, 0o755); // the database's own user must be able to pass
    postgres = await startPostgres({ dir: path.join(folder, 'pg') });
    await onServer(postgres.url('postgres'), 'CREATE DATABASE login');
    url = postgres.url('login');
  });
  afterAll(async () => {
    await postgres?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Who somebody is and may do, at an address. */
  const whoAt = async (address: string): Promise<{ login: string; reads: boolean; deletes: boolean }> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      const { rows } = await client.query(
        `SELECT session_user::text AS login, has_table_privilege('audit_log', 'SELECT') AS reads,
           has_table_privilege('audit_log', 'DELETE') AS deletes`,
      );
      return rows[0] as Awaited<ReturnType<typeof whoAt>>; // as the statement names them
    } finally {
      await client.end();
    }
  };

  it('is made by migrating, and works with that password alone', async () => {
    const [first, second] = [serverUrlOf(url, 'one secret'), serverUrlOf(url, 'another secret')];
    await migrate(url, first);
    expect(await whoAt(first)).toEqual({ login: 'fovea_server', reads: true, deletes: false });
    await expect(whoAt(second)).rejects.toThrow('password authentication failed');
    await expect(whoAt(serverUrlOf(url))).rejects.toThrow();

    await migrate(url, second);
    expect(await whoAt(second)).toMatchObject({ login: 'fovea_server' });
    await expect(whoAt(first)).rejects.toThrow('password authentication failed');
  });

  it('may have another name, and signs that addresses escape in name and password', async () => {
    const own = new URL(url);
    own.username = encodeURIComponent(`it's "ours"`);
    own.password = encodeURIComponent('p@ss/w:rd’é');
    await migrate(url, own.toString());
    expect(await whoAt(own.toString())).toEqual({ login: `it's "ours"`, reads: true, deletes: false });
  });

  it('is left alone by an owner who may not make roles, once it works', async () => {
    const server = serverUrlOf(url, 'one secret');
    await migrate(url, server);
    const owner = new URL(url);
    owner.username = 'plain';
    owner.password = 'plain';
    await onServer(
      url,
      `CREATE ROLE plain LOGIN PASSWORD 'plain'; GRANT fovea, fovea_app TO plain; ALTER DATABASE login OWNER TO plain`,
    );
    expect(await migrate(owner.toString(), server)).toBe('the schema is up to date');
    await expect(migrate(owner.toString(), serverUrlOf(url, 'another secret'))).rejects.toThrow(
      'permission denied',
    );
  });

  it('reaches no log of the database with its password', () => {
    const log = fs.readFileSync(path.join(folder, 'pg/server.log'), 'utf8');
    const { password } = new URL(serverUrlOf(url, 'one secret'));
    expect(log).not.toContain(password);
  });
});
