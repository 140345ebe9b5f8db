import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { placeBid } from '@fovea/shared-types/auction/auction.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import { expectInvariants } from '../support/check-invariants.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type DurablePostgres, startDurablePostgres } from '../support/durable-postgres.js';
import { LIAR } from '../support/liar.js';
import { aBid } from '../support/lots.js';
import { aLot, inSeconds } from '../support/people.js';
import { send } from '../support/wire.js';

jest.setTimeout(300_000);

const describeIt = LIAR === undefined ? describe.skip : describe;
const PEOPLE = 4;

describeIt('a database whose clock is set back while bids come (needs faketime)', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-clock-'));
  const clockFile = path.join(folder, 'offset');
  /** What is added to the true time, for every process of PostgreSQL at once. */
  const setClock = (seconds: number): void =>
    fs.writeFileSync(clockFile, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  let postgres: DurablePostgres;
  let cluster: Cluster;
  let db: Database;
  beforeAll(async () => {
    setClock(0);
    // The database's own user reads it.
    fs.chmodSync(folder, 0o755);
    postgres = await startDurablePostgres(undefined, {
      LD_PRELOAD: LIAR ?? '',
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    cluster = await startCluster({ nodes: 1, redis: false, databaseUrl: postgres.url });
    db = databaseAt(postgres.url);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
    await cluster?.stop();
    await postgres?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('accepts every bid, dates none before the one it answers, and logs it', async () => {
    const people = await aCrowd(db, PEOPLE);
    const lot = await aLot({ db }, { bid_chances: null, end_at: inSeconds(7_200) });
    let amount = 5_000;
    /** A bid of each: the database's clock before, and the times they got. */
    const round = async (): Promise<{ clock: number; times: number[] }> => {
      const clock = await db.clock(db);
      const times: number[] = [];
      for (const { token } of people) {
        const answer = await send(cluster.urls[0] ?? '', placeBid, aBid(lot, (amount += 5_000)), token);
        if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
        times.push(Date.parse(answer.data.server_time));
      }
      return { clock, times };
    };
    const first = await round();
    setClock(-600);
    const behind = [await round(), await round()];
    setClock(0);
    const again = await round();

    const latest = Math.max(...first.times);
    for (const { clock, times } of behind) {
      // It was set back, so that this proves something.
      expect(clock).toBeLessThan(latest - 500_000);
      expect(new Set(times)).toEqual(new Set([latest]));
    }
    for (const time of again.times) expect(time).toBeGreaterThan(latest);
    const { rows } = await db.query<{ backwards: number; rows: number }>(
      `SELECT count(*) FILTER (WHERE at < last) AS backwards, count(*) AS rows
       FROM (SELECT at, lag(at) OVER (ORDER BY ord) AS last FROM auction_bid WHERE auction_id = $1) b`,
      [lot.id],
    );
    expect(rows[0]).toEqual({ backwards: 0, rows: expect.any(Number) });
    expect(rows[0]?.rows).toBeGreaterThanOrEqual(4 * PEOPLE);
    expect(cluster.log(0).filter((line) => line.includes('clock is behind'))).toHaveLength(1);
    await expectInvariants(postgres.url);
  });
});
