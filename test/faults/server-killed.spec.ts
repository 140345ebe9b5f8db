import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { Database } from '../../server/src/platform/database/database.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster, type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { aLot, inSeconds } from '../support/people.js';
import { Storm } from './storm.js';
import { randomMoment } from '../support/moment.js';

const isLong = process.env.FOVEA_LONG === '1';
// A small run, so that `npm test` stays under fifteen minutes; the full one is under `npm run test:long`.
const KILLS = isLong ? 120 : 5;
const BIDDERS = 24;

jest.setTimeout(isLong ? 3_600_000 : 900_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('a server killed during a storm of bids', () => {
  let cluster: Cluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await startCluster({ nodes: 2, redis: true });
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
    await cluster?.stop();
  });

  it(`loses no acknowledged bid in ${KILLS} kills in a row, and every lot that ends meanwhile ends once`, async () => {
    const people = await aCrowd(db, BIDDERS);
    const hot = await Promise.all(
      Array.from({ length: 3 }, () => aLot({ db }, { bid_chances: null, end_at: inSeconds(7_200) })),
    );
    const ending = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        aLot({ db }, { bid_chances: null, end_at: inSeconds(4 + i * 3), extend_window_ms: 0 }),
      ),
    );
    const storm = new Storm(() => cluster.urls, people, [...hot, ...ending]);
    try {
      for (let kill = 1; kill <= KILLS; kill++) {
        await randomMoment(100, 400);
        const node = kill % 2;
        await cluster.kill(node, 'SIGKILL');
        storm.isCalm = true;
        await cluster.restart(node);
        storm.isCalm = false;
        if (kill % 10 === 0) await expectInvariants(cluster.databaseUrl);
      }
    } finally {
      await storm.stop();
    }
    expect(storm.count('ok')).toBeGreaterThan(KILLS);
    expect(storm.count('unknown')).toBeGreaterThan(0);
    await storm.resolveUnknown();
    await storm.expectNothingLost(db);

    const ids = ending.map(({ id }) => id);
    await eventually(
      'every lot whose end has come is closed',
      async () => {
        const { rows } = await db.query<{ n: number }>(
          'SELECT count(*) AS n FROM auction WHERE id = ANY ($1::bigint[]) AND status NOT IN ($2, $3)',
          [ids, AUCTION_STATUS.successful, AUCTION_STATUS.failed],
        );
        return rows[0]?.n === 0;
      },
      60_000,
    );
    // What a killed node had taken from the queue comes again once it is seen to be lost, after a minute. The small run
    // lets the minute have passed, the full one sits it out.
    if (!isLong) await db.query(`UPDATE outbox SET queued_at = queued_at - interval '1 minute'`);
    await eventually(
      'every event has had its effect',
      async () => (await db.query<{ n: number }>('SELECT count(*) AS n FROM outbox')).rows[0]?.n === 0,
      150_000,
    );
    const { rows } = await db.query<{ won: number; orders: number; buyers: number }>(
      `SELECT count(*) AS won, count(o.id) AS orders, count(DISTINCT a.id) FILTER (WHERE o.buyer_id = a.winner_id) AS buyers
       FROM auction a LEFT JOIN orders o ON o.auction_id = a.id WHERE a.id = ANY ($1::bigint[]) AND a.status = 40`,
      [ids],
    );
    expect(rows[0]?.won).toBeGreaterThan(0);
    expect(rows[0]).toEqual({ won: rows[0]?.won, orders: rows[0]?.won, buyers: rows[0]?.won });
    await expectInvariants(cluster.databaseUrl);
  });
});
