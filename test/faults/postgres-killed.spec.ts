import { auctionDetail } from '@fovea/shared-types/auction/auction.calls';
import { type Cluster, startCluster } from '../support/cluster.js';
import { expectInvariants } from '../support/check-invariants.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type DurablePostgres, startDurablePostgres } from '../support/durable-postgres.js';
import { eventually } from '../support/eventually.js';
import { aLot, inSeconds } from '../support/people.js';
import { send } from '../support/wire.js';
import { Storm } from './storm.js';
import { randomMoment } from '../support/moment.js';

const isLong = process.env.FOVEA_LONG === '1';
const KILLS = isLong ? 25 : 3;

jest.setTimeout(isLong ? 3_600_000 : 300_000);

describe('PostgreSQL killed with all its children during a storm of bids', () => {
  let postgres: DurablePostgres;
  let cluster: Cluster;
  beforeAll(async () => {
    postgres = await startDurablePostgres();
    cluster = await startCluster({ nodes: 1, redis: false, databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await cluster?.stop();
    await postgres?.stop();
  });

  it(`loses no acknowledged bid in ${KILLS} kills, and the server recovers without help`, async () => {
    const db = databaseAt(postgres.url);
    const people = await aCrowd(db, 16);
    const lots = await Promise.all(
      Array.from({ length: 3 }, () => aLot({ db }, { bid_chances: null, end_at: inSeconds(7_200) })),
    );
    const [lot] = lots;
    const storm = new Storm(() => cluster.urls, people, lots);
    try {
      for (let kill = 1; kill <= KILLS; kill++) {
        await randomMoment(500, 1_500);
        await postgres.kill();
        await randomMoment(0, 500);
        await postgres.restart();
        const before = storm.count('ok');
        await eventually('bids are taken again', () => storm.count('ok') > before + 5, 60_000);
      }
    } finally {
      await storm.stop();
    }
    await storm.resolveUnknown();
    await storm.expectNothingLost(db);
    const detail = await send(cluster.urls[0] ?? '', auctionDetail, { id: lot?.id ?? 0 }, null);
    expect(detail.kind).toBe('ok');
    await db.onApplicationShutdown();
    await eventually(
      'the server says it is ready',
      async () => (await fetch(`${cluster.urls[0]}/health/ready`)).ok,
      30_000,
    );
    await expectInvariants(postgres.url);
  });
});
