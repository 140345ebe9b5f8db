import { randomUUID } from 'node:crypto';
import { auctionDetail, auctionList, placeBid } from '@fovea/shared-types/auction/auction.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster, type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { LIAR } from '../support/liar.js';
import { beforeTheirEnd } from '../support/lots.js';
import { aLot, inSeconds } from '../support/people.js';
import { send } from '../support/wire.js';

jest.setTimeout(600_000);

const describeIt = canCluster && LIAR !== undefined ? describe : describe.skip;

describeIt('nodes whose clocks are an hour ahead and an hour behind (needs faketime)', () => {
  let cluster: Cluster;
  let db: Database;
  let people: Person[];
  beforeAll(async () => {
    cluster = await startCluster({
      nodes: 2,
      redis: true,
      nodeEnv: (node) => ({
        LD_PRELOAD: LIAR ?? '',
        FAKETIME: node === 0 ? '+1h' : '-1h',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }),
    });
    db = databaseAt(cluster.databaseUrl);
    people = await aCrowd(db, 8);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
    await cluster?.stop();
  });

  const bidAt = (node: number, person: Person | undefined, lot: { id: number }, amount: number) =>
    send(
      cluster.urls[node] ?? '',
      placeBid,
      { id: lot.id, amount, currency: 'JPY', request_id: randomUUID() },
      person?.token ?? null,
    );

  it('have the wrong time, so that this proves something', async () => {
    const dates = await Promise.all(
      cluster.urls.map(async (url) =>
        Date.parse((await fetch(`${url}/health/live`)).headers.get('date') ?? ''),
      ),
    );
    expect(Math.round(((dates[0] ?? 0) - Date.now()) / 3_600_000)).toBe(1);
    expect(Math.round(((dates[1] ?? 0) - Date.now()) / 3_600_000)).toBe(-1);
  });

  it('take bids on a running lot, refuse them before its start and after its end, and write true times', async () => {
    const lot = await aLot({ db }, { start_at: inSeconds(-60), end_at: inSeconds(600), extend_window_ms: 0 });
    const coming = await aLot({ db }, { status: 10, start_at: inSeconds(600), end_at: inSeconds(1_200) });
    const over = await aLot({ db }, { start_at: inSeconds(-1_200), end_at: inSeconds(-600) });
    for (const node of [0, 1]) {
      expect(await bidAt(node, people[node], lot, 5_000 * (node + 1))).toMatchObject({ kind: 'ok' });
      expect(await bidAt(node, people[node], coming, 5_000)).toEqual({
        kind: 'refused',
        error: 'AUCTION_NOT_STARTED',
      });
      expect(await bidAt(node, people[node], over, 5_000)).toEqual({
        kind: 'refused',
        error: 'AUCTION_ENDED',
      });
    }
    const { rows } = await db.query<{ late_s: number }>(
      'SELECT abs(extract(epoch FROM clock_timestamp() - at))::float8 AS late_s FROM auction_bid WHERE auction_id = $1',
      [lot.id],
    );
    for (const { late_s } of rows) expect(late_s).toBeLessThan(60);
  });

  it('show pages the true time and state', async () => {
    const lot = await aLot({ db }, { end_at: inSeconds(600) });
    for (const url of cluster.urls) {
      const detail = await send(url, auctionDetail, { id: lot.id }, null);
      if (detail.kind !== 'ok') throw new Error(JSON.stringify(detail));
      expect(detail.data.status).toBe(20);
      expect(Math.abs(Date.parse(detail.data.server_time) - Date.now())).toBeLessThan(60_000);
      const list = await send(url, auctionList, { ids: [lot.id] }, null);
      if (list.kind !== 'ok') throw new Error(JSON.stringify(list));
      expect(list.data.data[0]?.status).toBe(20);
      expect(Math.abs(Date.parse(list.data.server_time) - Date.now())).toBeLessThan(60_000);
    }
  });

  it('refuse what is too low from memory only while the lot truly runs', async () => {
    const lot = await aLot({ db }, { end_at: inSeconds(600) });
    for (const node of [0, 1]) {
      expect(await bidAt(node, people[2 + node], lot, 20_000 * (node + 1))).toMatchObject({ kind: 'ok' });
      expect(await bidAt(node, people[4], lot, 1_000)).toEqual({ kind: 'refused', error: 'BID_TOO_LOW' });
    }
  });

  it('close a lot at its end by the database, neither earlier nor much later', async () => {
    const lot = await beforeTheirEnd(
      (end) => aLot({ db }, end),
      async (made) => {
        const answer = await bidAt(0, people[5], made, 5_000);
        if (answer.kind === 'refused') expect(answer.error).toBe('AUCTION_ENDED');
        else expect(answer).toMatchObject({ kind: 'ok' });
        return answer.kind === 'ok';
      },
    );
    await eventually(
      'the close',
      async () =>
        (await db.query('SELECT id FROM auction WHERE id = $1 AND status = 40', [lot.id])).count === 1,
      30_000,
    );
    const { rows } = await db.query<{ delay_s: number }>(
      'SELECT extract(epoch FROM closed_at - end_at)::float8 AS delay_s FROM auction WHERE id = $1',
      [lot.id],
    );
    expect(rows[0]?.delay_s).toBeGreaterThanOrEqual(0);
    expect(rows[0]?.delay_s).toBeLessThan(10);
    await eventually(
      'the order, whose deadline is in the future',
      async () =>
        (
          await db.query('SELECT id FROM orders WHERE auction_id = $1 AND pay_deadline > clock_timestamp()', [
            lot.id,
          ])
        ).count === 1,
    );
    await expectInvariants(cluster.databaseUrl);
  });
});
