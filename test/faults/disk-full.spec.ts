import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expectInvariants } from '../support/check-invariants.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { codeOf, type DurablePostgres, startDurablePostgres } from '../support/durable-postgres.js';
import { eventually } from '../support/eventually.js';
import { aLot, inSeconds } from '../support/people.js';
import { Storm } from './storm.js';

jest.setTimeout(900_000);

const SIZE_MB = 320;

/** A small disk of one's own needs root and a kernel that allows it; done in the long run only. */
function mountSmallDisk(): string | null {
  if (process.env.FOVEA_LONG !== '1' || process.getuid?.() !== 0) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'tmpfs', folder]);
  if (mounted.status === 0) return folder;
  fs.rmdirSync(folder);
  return null;
}

const disk = mountSmallDisk();
const describeIt = disk === null ? describe.skip : describe;

describeIt('a disk that runs full under a storm of bids (long run, root)', () => {
  const folder = disk ?? '';
  const filler = path.join(folder, 'filler');
  let postgres: DurablePostgres;
  let cluster: Cluster;
  beforeAll(async () => {
    postgres = await startDurablePostgres(folder);
    cluster = await startCluster({ nodes: 1, redis: false, databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await cluster?.stop();
    await postgres?.stop();
    execFileSync('umount', ['-l', folder]);
    fs.rmdirSync(folder);
  });

  it('loses no acknowledged bid, and bids are accepted again once there is room', async () => {
    let db = databaseAt(postgres.url);
    const people = await aCrowd(db, 12);
    const lots = await Promise.all(
      Array.from({ length: 3 }, () => aLot({ db }, { bid_chances: null, end_at: inSeconds(7_200) })),
    );
    const storm = new Storm(() => cluster.urls, people, lots);
    try {
      await eventually('bids are taken', () => storm.count('ok') > 50, 60_000);
      fillUp(filler);
      const unknown = storm.count('unknown');
      await eventually('bids fail', () => storm.count('unknown') > unknown + 20, 120_000);
      fs.rmSync(filler);
      // PostgreSQL ends itself when its journal cannot be written; its operator starts it again.
      await postgres.kill();
      await postgres.restart();
      const before = storm.count('ok');
      await eventually('bids are taken again', () => storm.count('ok') > before + 20, 120_000);
    } finally {
      await storm.stop();
    }
    await db.onApplicationShutdown();
    db = databaseAt(postgres.url);
    await storm.resolveUnknown();
    await storm.expectNothingLost(db);
    await db.onApplicationShutdown();
    await expectInvariants(postgres.url);
  });
});

/** Leaves not a byte. */
function fillUp(file: string): void {
  const handle = fs.openSync(file, 'w');
  const zeros = Buffer.alloc(1_048_576);
  try {
    for (;;) fs.writeSync(handle, zeros);
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
}
