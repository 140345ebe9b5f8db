import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { backUp } from '../../scripts/lib/backup.mjs';
import { restore } from '../../scripts/lib/restore.mjs';
import { runCommand } from '../support/command.js';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import { startS3 } from '../support/s3-server.js';

jest.setTimeout(600_000);

describe('a backup', () => {
  let folder: string;
  let source: FreshDatabase;
  let target: FreshDatabase;
  let client: Client;
  let restored: Client;

  const insertPair = `WITH one AS (INSERT INTO outbox (event, payload) VALUES ('backup.test', '{"side": 1}') RETURNING id)
    INSERT INTO outbox (event, payload) SELECT 'backup.test', jsonb_build_object('side', 2, 'of', id) FROM one`;
  const places = () => ({
    url: source.url,
    uploadDir: path.join(folder, 'uploads'),
    target: path.join(folder, 'copy'),
  });
  const restorePlaces = () => ({
    url: target.url,
    uploadDir: path.join(folder, 'restored-uploads'),
    source: path.join(folder, 'copy'),
  });

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-backup-'));
    source = await freshDatabase();
    target = await emptyDatabase();
    client = new Client(source.url);
    await client.connect();
    fs.mkdirSync(path.join(folder, 'uploads/ab'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'uploads/ab/picture.webp'), 'a picture');
  });
  afterEach(async () => {
    await client.end();
    await restored?.end().catch(() => undefined);
    await source.drop();
    await target.drop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('restores every row, file and counter of one instant, taken under load', async () => {
    await client.query(`INSERT INTO account (email, username, password_hash)
      VALUES ('tab@example.org', E'tab\\tline\\nback\\\\slash 眼底', '$argon2id$x')`);
    await client.query(
      `INSERT INTO payment_group (buyer_id, currency) SELECT id, 'JPY' FROM account LIMIT 1`,
    );
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await client.query(insertPair);
    })();
    const manifest = await backUp(places());
    isWriting = false;
    await writing;
    await restore(restorePlaces());

    restored = new Client(target.url);
    await restored.connect();
    const { rows: pairs } = await restored.query(
      `SELECT count(*) FILTER (WHERE payload->>'side' = '1')::int AS ones, count(*) FILTER (WHERE payload->>'side' = '2')::int AS twos
       FROM outbox WHERE event = 'backup.test'`,
    );
    expect(pairs[0].ones).toBe(pairs[0].twos);
    const copied = manifest.tables.find((table) => table.name === 'outbox');
    expect(pairs[0].ones * 2).toBe(copied?.rows);

    // Restored rows are of the transaction that restored them, which is over.
    const { rows: groups } = await restored.query(
      'SELECT tx < pg_current_xact_id() AS is_over FROM payment_group',
    );
    expect(groups).toEqual([{ is_over: true }]);
    expect(manifest.tables.find(({ name }) => name === 'payment_group')?.columns).not.toContain('tx');

    const names = 'SELECT id, email, username, created_at::text FROM account ORDER BY id';
    expect((await restored.query(names)).rows).toEqual((await client.query(names)).rows);
    expect(fs.readFileSync(path.join(folder, 'restored-uploads/ab/picture.webp'), 'utf8')).toBe('a picture');
    // The counters continue behind the last number assigned.
    await restored.query(insertPair);
    await restored.query(
      `INSERT INTO account (email, username, password_hash) VALUES ('b@example.org', 'b', '$argon2id$x')`,
    );
    // What the migrations put in is there once, not twice.
    const seeds = 'SELECT count(*)::int AS rows FROM state_transition';
    expect((await restored.query(seeds)).rows).toEqual((await client.query(seeds)).rows);
  });

  it('restores what is kept in a bucket, into another one', async () => {
    const s3 = await startS3(['old', 'new']);
    try {
      const key = `u/ab/${'0'.repeat(32)}.jpg`;
      const old = s3.storage('old');
      const stored = [key, `${key}.160.webp`, `${key}.480.webp`, `${key}.1200.webp`];
      for (const name of stored) {
        const file = path.join(folder, 'object');
        fs.writeFileSync(file, name);
        await old.put(name, file, 'image/jpeg');
      }
      await client.query(`WITH owner AS (INSERT INTO account (email, username, password_hash)
          VALUES ('owner@example.org', 'owner', '$argon2id$x') RETURNING id)
        INSERT INTO file (owner_id, key, kind, mime, size, width, height, name)
        SELECT id, '${key}', 'image', 'image/jpeg', 10, 1, 1, 'x' FROM owner`);
      expect((await backUp({ ...places(), bucket: old })).upload_files).toBe(5);
      const restoredBucket = s3.storage('new');
      await restore({ ...restorePlaces(), bucket: restoredBucket });
      for (const name of stored) expect(await restoredBucket.sizeOf(name)).toBe(name.length);
    } finally {
      await s3.stop();
    }
  });

  it('passes check:invariants when restored', async () => {
    await backUp(places());
    await restore(restorePlaces());
    const check = runCommand('scripts/check-invariants.mjs', { DATABASE_URL: target.url });
    expect([await check.ended, check.output()]).toEqual([0, expect.any(String)]);
  });

  it('is not restored over something', async () => {
    await backUp(places());
    await expect(restore({ ...restorePlaces(), url: source.url })).rejects.toThrow('database is not empty');
    await expect(restore({ ...restorePlaces(), uploadDir: path.join(folder, 'uploads') })).rejects.toThrow(
      'is not empty',
    );
  });

  it('is refused when one of its files was damaged', async () => {
    await backUp(places());
    fs.appendFileSync(path.join(folder, 'copy/tables/account.copy.gz'), 'x');
    await expect(restore(restorePlaces())).rejects.toThrow('account.copy.gz was changed');
  });

  it('is refused when it is newer than the release', async () => {
    await backUp(places());
    const file = path.join(folder, 'copy/manifest.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(
      file,
      JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'CreateFuture1'] }),
    );
    await expect(restore(restorePlaces())).rejects.toThrow('newer than this release');
  });

  it('does not overwrite an older one', async () => {
    await backUp(places());
    await expect(backUp(places())).rejects.toThrow('exists already');
  });
});
