import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openMigrations } from '../../migrations/src/data-source.js';
import { migrationNames } from '../../migrations/src/migrations.js';
import { BASELINE, OLD_CHAIN } from '../../migrations/src/old-chain.js';
import { backUp } from '../../scripts/lib/backup.mjs';
import { freePort } from '../../scripts/lib/network.mjs';
import { runCommand } from '../support/command.js';
import { emptyDatabase, freshDatabase, type FreshDatabase } from '../support/fresh-database.js';
import { recordedMigrations, recordMigrations } from '../support/old-chain.js';
import { schemaFacts } from '../support/schema-facts.js';

jest.setTimeout(600_000);

const ADOPTED = `the ${OLD_CHAIN.length} migrations of earlier releases are recorded as the baseline`;
const INCOMPLETE = OLD_CHAIN.slice(0, -2);
const MIXED = [...OLD_CHAIN, 'CreateOther1764002199999'];
const LAST = 'the release whose last migration is NameTablesInTriggers1764007102003';

let old: FreshDatabase;
beforeEach(async () => {
  old = await freshDatabase();
  await undoToBaseline(old.url);
  await recordMigrations(old.url, OLD_CHAIN);
});
afterEach(() => old.drop());

/** The old chain made what the baseline makes; later migrations are undone. */
async function undoToBaseline(url: string): Promise<void> {
  const source = await openMigrations(url);
  try {
    for (let later = migrationNames().length - BASELINE.length; later > 0; later--)
      await source.undoLastMigration();
  } finally {
    await source.destroy();
  }
}

const factsOf = async (url: string) => {
  const client = new Client(url);
  await client.connect();
  try {
    return await schemaFacts(client);
  } finally {
    await client.end();
  }
};
const run = async (script: string, env: Record<string, string>, args: string[] = []) => {
  const command = runCommand(script, env, args);
  return { code: await command.ended, output: command.output() };
};

const migrate = () =>
  run('scripts/migrate.mjs', { DATABASE_OWNER_URL: old.url, DATABASE_URL: old.serverUrl });

describe('npm run migrate on a database of an earlier release', () => {
  it('records the baseline where all of the old chain is, and brings it up to date', async () => {
    const current = await freshDatabase();
    const wanted = await factsOf(current.url);
    await current.drop();
    expect(await migrate()).toEqual({ code: 0, output: expect.stringContaining(ADOPTED) });
    expect(await recordedMigrations(old.url)).toEqual(migrationNames());
    expect(await factsOf(old.url)).toEqual(wanted);
    expect(await migrate()).toEqual({ code: 0, output: expect.stringContaining('the schema is up to date') });
  });

  it('records it once, when two nodes begin at the same time', async () => {
    const done = await Promise.all([migrate(), migrate()]);
    expect(done.filter(({ code }) => code !== 0)).toEqual([]); // shows what one that failed has written
    expect(done.filter(({ output }) => output.includes(ADOPTED))).toHaveLength(1);
    expect(await recordedMigrations(old.url)).toEqual(migrationNames());
  });

  it('refuses a part of it, reports what to run first, and touches nothing', async () => {
    await recordMigrations(old.url, INCOMPLETE);
    const { code, output } = await migrate();
    expect(code).toBe(1);
    expect(output).toContain('lacks 2 of its migrations, the first of them DecideOpenDocuments1764007102002');
    expect(output).toContain(`Run npm run migrate with ${LAST}, then with this one`);
    expect(await recordedMigrations(old.url)).toEqual(INCOMPLETE);
  });

  it('refuses it beside others, and touches nothing', async () => {
    await recordMigrations(old.url, MIXED);
    const { code, output } = await migrate();
    expect([code, output]).toEqual([1, expect.stringContaining('beside others (CreateOther1764002199999)')]);
    expect(await recordedMigrations(old.url)).toEqual(MIXED);
  });
});

describe('the server on a database of an earlier release', () => {
  const start = () =>
    run('server/dist/main.js', {
      DATABASE_URL: old.serverUrl,
      JWT_SECRET: 'a secret of tests only, long enough to be one',
      HOST: '127.0.0.1',
      PORT: '0',
    });

  it.each([
    [OLD_CHAIN, 'the database was made by an earlier release, run npm run migrate first'],
    [INCOMPLETE, `Run npm run migrate with ${LAST}`],
  ])('does not start, and reports what to do', async (names, advice) => {
    await recordMigrations(old.url, names);
    expect(await start()).toEqual({ code: 1, output: expect.stringContaining(advice) });
    expect(await recordedMigrations(old.url)).toEqual(names);
  });
});

describe('npm start on a database of an earlier release', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-old-start-'));
  });
  afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

  const start = async () =>
    runCommand('scripts/start.mjs', {
      DATABASE_OWNER_URL: old.url,
      DATABASE_URL: old.serverUrl,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      DEMO_MODE: 'off',
    });

  it('records the baseline where all of the old chain is, reports that, and runs', async () => {
    const command = await start();
    await command.prints(ADOPTED);
    await command.prints('Fovea is running');
    command.child.kill('SIGINT');
    expect(await command.ended).toBe(0);
    expect(await recordedMigrations(old.url)).toEqual(migrationNames());
  });

  it('refuses a part of it, and reports what to run first', async () => {
    await recordMigrations(old.url, INCOMPLETE);
    const command = await start();
    expect([await command.ended, command.output()]).toEqual([
      1,
      expect.stringContaining(`Run npm run migrate with ${LAST}`),
    ]);
    expect(await recordedMigrations(old.url)).toEqual(INCOMPLETE);
  });
});

describe('npm run restore of a backup of an earlier release', () => {
  let folder: string;
  let target: FreshDatabase;
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-old-backup-'));
    target = await emptyDatabase();
  });
  afterEach(async () => {
    await target.drop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const backUpOld = () =>
    backUp({ url: old.url, uploadDir: path.join(folder, 'uploads'), target: path.join(folder, 'copy') });
  const restore = () =>
    run('scripts/restore.mjs', { DATABASE_URL: target.url, UPLOAD_DIR: path.join(folder, 'restored') }, [
      path.join(folder, 'copy'),
    ]);

  it('brings back every row into the schema of this release', async () => {
    const client = new Client(old.url);
    await client.connect();
    await client.query(
      `INSERT INTO account (email, username, password_hash) VALUES ('old@example.org', 'old', '$argon2id$x')`,
    );
    await client.end();
    expect((await backUpOld()).migrations).toEqual(OLD_CHAIN);
    expect(await restore()).toEqual({ code: 0, output: expect.stringContaining('restored the backup') });
    expect(await recordedMigrations(target.url)).toEqual(migrationNames());
    await migrate();
    expect((await factsOf(target.url)).rows).toEqual((await factsOf(old.url)).rows);
  });

  it('refuses one that lacks migrations, reports what to do, and touches nothing', async () => {
    await recordMigrations(old.url, INCOMPLETE);
    await backUpOld();
    const { code, output } = await restore();
    expect(code).toBe(1);
    expect(output).toContain('lacks 2 of its migrations');
    expect(output).toContain(`Restore it with ${LAST}, and take a new backup there`);
    expect((await factsOf(target.url)).relations).toEqual([]);
    expect(fs.existsSync(path.join(folder, 'restored'))).toBe(false);
  });
});
