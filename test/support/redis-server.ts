import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Socket } from 'node:net';
import { guard } from '../../scripts/lib/guard.mjs';
import { freePort } from '../../scripts/lib/network.mjs';

export interface RedisServer {
  url: string;
  port: number;
  /** The parent may end while it runs, and ends it so. */
  unref(): void;
  stop(): Promise<void>;
}

/** Specs that need Redis name themselves skipped where it is not installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/**
 * A Redis of one's own, as production sets it up (never evicts), in a folder that goes with it.
 * @param samePort that of one stopped before, for a restart
 */
export async function startRedis(samePort?: number): Promise<RedisServer> {
  const port = samePort ?? (await freePort());
  const dir = mkdtempSync(path.join(os.tmpdir(), 'fovea-redis-'));
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn('redis-server', [...settings, '--maxmemory-policy', 'noeviction'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve();
    });
  });
  const dismiss = child.pid === undefined ? () => undefined : guard(child.pid, 'TERM');
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    unref() {
      child.unref();
      // A pipe, which has unref as sockets do.
      (child.stdout as unknown as Socket).unref();
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      dismiss();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
