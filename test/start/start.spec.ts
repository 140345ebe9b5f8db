import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { freePort, pause } from '../../scripts/lib/network.mjs';
import { type Command, runCommand } from '../support/command.js';

jest.setTimeout(600_000);

/** The data folder must be one the database's own user can reach, also when root runs this. */
function makeDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-start-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Processes that still have the data folder in their command line. */
function processesOn(folder: string): string[] {
  const shown = execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' });
  return shown.split('\n').filter((line) => line.includes(folder) && !/^\s*\d+ Z/.test(line));
}

async function nothingRunsOn(folder: string): Promise<void> {
  for (let left = 100; processesOn(folder).length > 0; left--) {
    if (left === 0) throw new Error(`still running: ${processesOn(folder).join('\n')}`);
    await pause(200);
  }
}

const postmaster = (folder: string) =>
  Number(fs.readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);

const secretOf = (folder: string) => fs.readFileSync(path.join(folder, 'secret'), 'utf8');

/** Who is connected to the database of a running product, but for us. */
async function loginsOn(folder: string): Promise<string[]> {
  const addressOf = await findPostgres(path.join(folder, 'pg'));
  const client = new Client({ connectionString: addressOf?.('fovea') });
  await client.connect();
  const { rows } = await client.query<{ login: string }>(
    `SELECT DISTINCT usename::text AS login FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  await client.end();
  return rows.map(({ login }) => login);
}

describe('npm start', () => {
  let dataDir: string;
  /** As a first start and its end leave a data folder; to make one takes longer than most of what is looked at here. */
  let usedDir: string;
  /** What was seen of that first start. */
  let first: { health: number; logins: string[]; secret: string; code: number | null };
  let port: number;
  const commands: Command[] = [];
  const start = (env: Record<string, string> = {}) => {
    const command = runCommand('scripts/start.mjs', {
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_MODE: 'off',
      ...env,
    });
    commands.push(command);
    return command;
  };
  /** For what is not about the first start. */
  const useData = () => execFileSync('cp', ['-a', `${usedDir}/.`, dataDir]); // keeps owners, as fs.cp does not
  /** It printed one line about the matter, ended with a code, and left nothing behind. */
  const refuses = async (command: Command, line: RegExp) => {
    expect(await command.ended).toBe(1);
    const listed = command
      .output()
      .split('\n')
      .filter((text) => text.startsWith('✗'));
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatch(line);
    expect(command.output()).not.toMatch(/\n\s+at /);
    await nothingRunsOn(dataDir);
  };

  beforeAll(async () => {
    usedDir = makeDataDir();
    const at = await freePort();
    const command = runCommand('scripts/start.mjs', {
      DATA_DIR: usedDir,
      PORT: String(at),
      DEMO_MODE: 'off',
    });
    let seen: Omit<typeof first, 'code'>;
    try {
      await command.prints('Fovea is running');
      seen = {
        health: (await fetch(`http://127.0.0.1:${at}/health/ready`)).status,
        logins: await loginsOn(usedDir),
        secret: secretOf(usedDir),
      };
    } finally {
      command.child.kill('SIGINT');
      await command.ended;
    }
    await nothingRunsOn(usedDir);
    first = { ...seen, code: await command.ended };
  });
  afterAll(async () => {
    await nothingRunsOn(usedDir);
    fs.rmSync(usedDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    dataDir = makeDataDir();
    port = await freePort();
  });
  afterEach(async () => {
    for (const command of commands.splice(0)) {
      command.child.kill('SIGKILL');
      await command.ended;
    }
    await nothingRunsOn(dataDir);
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('serves, ends with everything at Ctrl-C, and keeps its data for the next start', async () => {
    expect(first).toEqual({
      health: 200,
      logins: ['fovea_server'],
      secret: expect.stringMatching(/./),
      code: 0,
    });
    useData();
    const second = start();
    await second.prints('Fovea is running');
    expect(secretOf(dataDir)).toBe(first.secret);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    await nothingRunsOn(dataDir);
  });

  // One after the other on one folder: what starts again after one trouble is what the next one meets.
  it("shares its folder with nobody, and starts on it again when it was killed, when its database was, and when its number is somebody else's", async () => {
    useData();
    const killed = start();
    await killed.prints('Fovea is running');
    const other = start({ PORT: String(await freePort()) });
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(/✗ Fovea is running already/);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);

    killed.child.kill('SIGKILL');
    await killed.ended;
    const withoutDatabase = start(); // at once: the database may still be ending
    await withoutDatabase.prints('Fovea is running');
    process.kill(postmaster(dataDir), 'SIGKILL');
    expect(await withoutDatabase.ended).toBe(1);
    expect(withoutDatabase.output()).toContain('the database ended by itself');

    const recovered = start();
    await recovered.prints('Fovea is running');
    const file = path.join(dataDir, 'pg/postmaster.pid');
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    recovered.child.kill('SIGINT');
    await recovered.ended;
    await nothingRunsOn(dataDir);
    fs.writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
    await start().prints('Fovea is running');
  });

  it('reports that the port is taken', async () => {
    const other = net.createServer().listen(port, '127.0.0.1');
    try {
      await refuses(start(), new RegExp(`port ${port} is taken`));
    } finally {
      other.close();
    }
  });

  it('reports that the storage folder cannot be written', async () => {
    await refuses(start({ PORT: '99999', LOG_LEVEL: 'loud' }), /PORT must be .*LOG_LEVEL must be/);
  });

  it('reports that the database of DATABASE_URL cannot be reached', async () => {
    const nobody = await freePort();
    await refuses(start({ DATABASE_URL: `postgres://me@127.0.0.1:${nobody}/fovea` }), /cannot be reached/);
    await refuses(start({ DATABASE_URL: 'mysql://localhost/fovea' }), /DATABASE_URL must be/);
  });

  it('reports that production needs a secret', async () => {
    await refuses(start({ NODE_ENV: 'production' }), /JWT_SECRET must be present/);
  });

  it('reports that the data folder is damaged', async () => {
    useData();
    const control = path.join(dataDir, 'pg/global/pg_control');
    fs.renameSync(control, `${control}.away`);
    await refuses(start(), /database in .* does not start/);
    fs.renameSync(path.join(dataDir, 'pg/PG_VERSION'), path.join(dataDir, 'pg/PG_VERSION.away'));
    await refuses(start(), /is damaged/);
  });
});
