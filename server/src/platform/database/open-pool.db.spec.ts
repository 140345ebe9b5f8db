import { loadEnv } from '../config/env.js';
import { Database } from './database.js';
import { pg } from './pg-types.js';

describe('a connection that breaks', () => {
  const env = loadEnv(process.env);
  const db = new Database({ ...env, databasePoolMax: 1 });
  const owner = new pg.Client({ connectionString: env.databaseUrl });
  beforeAll(() => owner.connect());
  afterAll(() => Promise.all([db.onApplicationShutdown(), owner.end()]));

  const backend = async (query: Pick<Database, 'query'>) => {
    const { rows } = await query.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return Number(rows[0]?.pid);
  };
  const terminate = (pid: number) => owner.query('SELECT pg_terminate_backend($1, 5000)', [pid]);

  it('inside a transaction fails that transaction, and the next one gets another', async () => {
    const broken = db.transaction(async (tx) => {
      await terminate(await backend(tx));
      // The news arrives while no query runs on it.
      await new Promise((resolve) => setImmediate(resolve));
      await tx.query('SELECT 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await db.transaction(backend)).toBeGreaterThan(0);
  });

  it('while nobody uses it is replaced', async () => {
    const pid = await backend(db);
    await terminate(pid);
    await db.query('SELECT 1').catch(() => undefined);
    expect(await backend(db)).not.toBe(pid);
  });
});
