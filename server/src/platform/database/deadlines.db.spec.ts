import net from 'node:net';
import { loadEnv } from '../config/env.js';
import { Database } from './database.js';

const env = loadEnv(process.env);

describe('a call that needs the database', () => {
  it('is refused with a retry time when no connection becomes free in time, and nobody else is affected', async () => {
    const db = new Database({ ...env, databasePoolMax: 1, databaseWaitMs: 1000 });
    try {
      let leave = (): void => undefined;
      const left = new Promise<void>((resolve) => (leave = resolve));
      let hold = (): void => undefined;
      const held = new Promise<void>((resolve) => (hold = resolve));
      const holder = db.transaction(async (tx) => {
        hold();
        await left;
        return tx.query('SELECT 1');
      });
      await Promise.race([held, holder]);
      await expect(db.query('SELECT 1')).rejects.toMatchObject({ id: 'BUSY' });
      await expect(db.transaction(() => Promise.resolve())).rejects.toMatchObject({ id: 'BUSY' });
      leave();
      await expect(holder).resolves.toMatchObject({ count: 1 });
      await expect(db.query('SELECT 1')).resolves.toMatchObject({ count: 1 });
    } finally {
      await db.onApplicationShutdown();
    }
  });

  it('is refused with a retry time when a new connection does not open in time', async () => {
    const between = await silencer(new URL(env.databaseUrl));
    const db = new Database({ ...env, databaseUrl: between.url, databasePoolMax: 1, databaseWaitMs: 200 });
    try {
      between.silenceNew();
      await expect(db.query('SELECT 1')).rejects.toMatchObject({ id: 'BUSY' });
      await expect(db.transaction(() => Promise.resolve())).rejects.toMatchObject({ id: 'BUSY' });
    } finally {
      await db.onApplicationShutdown();
      between.close();
    }
  });

  it('is refused with a retry time when its statement was ended for taking too long', async () => {
    const db = new Database(env);
    try {
      const slow = db.transaction(async (tx) => {
        await tx.query('SET LOCAL statement_timeout = 50');
        await tx.query('SELECT pg_sleep(30)');
      });
      await expect(slow).rejects.toMatchObject({ id: 'BUSY' });
      await expect(db.query('SELECT 1')).resolves.toMatchObject({ count: 1 });
    } finally {
      await db.onApplicationShutdown();
    }
  });

  it('does not wait for ever for a PostgreSQL that fell silent, and gets another connection', async () => {
    const between = await silencer(new URL(env.databaseUrl));
    const db = new Database({ ...env, databaseUrl: between.url, databasePoolMax: 1, databaseAnswerMs: 300 });
    try {
      await db.query('SELECT 1');
      between.silence();
      await expect(db.query('SELECT 1')).rejects.toThrow('timeout');
      await expect(db.transaction((tx) => tx.query('SELECT 1'))).resolves.toMatchObject({ count: 1 });
      between.silence();
      await expect(db.transaction((tx) => tx.query('SELECT 1'))).rejects.toThrow('timeout');
      await expect(db.query('SELECT 1')).resolves.toMatchObject({ count: 1 });
    } finally {
      await db.onApplicationShutdown();
      between.close();
    }
  });
});

/** Passes everything on until silenced; connections made after that are passed on again, or never are. */
async function silencer(
  to: URL,
): Promise<{ url: string; silence(): void; silenceNew(): void; close(): void }> {
  const open: net.Socket[] = [];
  let isDeaf = false;
  const server = net.createServer((client) => {
    if (isDeaf) return;
    const database = net.connect(Number(to.port), to.hostname);
    for (const end of [client, database]) end.on('error', () => undefined);
    client.on('close', () => database.destroy());
    client.pipe(database).pipe(client);
    open.push(database);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  const url = new URL(to);
  url.host = `127.0.0.1:${address.port}`;
  url.searchParams.delete('host'); // the socket of the run's PostgreSQL
  return {
    url: url.toString(),
    silence: () => {
      for (const database of open.splice(0)) database.unpipe();
    },
    silenceNew: () => (isDeaf = true),
    close: () => void server.close(),
  };
}
