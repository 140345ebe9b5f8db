import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { migrate } from '../../scripts/lib/migrate.mjs';
import { freePort } from '../../scripts/lib/network.mjs';
import { serverUrlOf } from '../../scripts/lib/server-login.mjs';
import { onServer } from '../../scripts/lib/test-postgres.mjs';
import { registerOwner } from './planting.js';

/** A PostgreSQL as production runs it, with fsync on, that may be killed and restarts on its port. */
export interface DurablePostgres {
  /** Of a migrated, empty database. */
  url: string;
  /** Ends it and all its children at once, as a lost machine would. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param folder where its data go; a new folder of the system's temp area when none is named
 * @param env    what its processes see beside the little they always do
 */
export async function startDurablePostgres(
  folder?: string,
  env: Record<string, string> = {},
): Promise<DurablePostgres> {
  const home = folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-durable-'));
  fs.chmodSync(home, 0o755); // the database's own user must be able to pass
  const port = await freePort();
  const start = () =>
    startPostgres({ dir: path.join(home, 'pg'), port, settings: ['max_connections=200'], env });
  let running = await start();
  await onServer(running.url('postgres'), 'CREATE DATABASE faults');
  const url = running.url('faults');
  registerOwner(url);
  await migrate(url, asServer(url));
  return {
    url,
    async kill() {
      for (const pid of [running.pid, ...childrenOf(running.pid)]) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch (error) {
          // A child that ended by itself in between is as dead as it should be.
          if (codeOf(error) !== 'ESRCH') throw error;
        }
      }
      await running.ended;
    },
    async restart() {
      running = await start();
    },
    async stop() {
      await running.stop();
      if (folder === undefined) fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The server's login at a database of tests, with the owner's password, should it have one. */
export function asServer(ownerUrl: string): string {
  const url = new URL(serverUrlOf(ownerUrl));
  url.password = new URL(ownerUrl).password;
  return url.toString();
}

/** Of an error of the system; inside Jest such errors are of another realm than our classes. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function childrenOf(pid: number): number[] {
  const shown = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  return shown
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}
