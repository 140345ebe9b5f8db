import { WILDCARD } from '@fovea/shared-types/permissions';
import { INVARIANT_CHECKS } from '../../server/src/invariants/invariant-checks.js';
import type { Database } from '../../server/src/platform/database/database.js';
import { aBankAccount } from '../fixtures/payouts.js';
import { aCompany } from '../fixtures/rows.js';
import { anAddress, shopGoods } from '../fixtures/shop.js';
import { expectInvariants } from '../support/check-invariants.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { randomMoment } from '../support/moment.js';
import { giveMoney, grant } from '../support/people.js';
import { PaymentStorm, type Shopper } from './payment-storm.js';

const isLong = process.env.FOVEA_LONG === '1';
const KILLS = isLong ? 25 : 5;
const BUYERS = 6;
const HAD = 1_000_000_000;
const PRICE = 1_100;

jest.setTimeout(isLong ? 3_600_000 : 900_000);

describe('a server killed while money moves', () => {
  let cluster: Cluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await startCluster({ nodes: 1, redis: false });
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
    await cluster?.stop();
  });

  it(`loses and doubles nothing in ${KILLS} kills, and a key answers the same`, async () => {
    const companyId = await aCompany(db);
    const [seller, staff, ...people] = await aCrowd(db, 2 + BUYERS);
    if (!seller || !staff) throw new Error('a crowd has somebody');
    await grant(db, staff.accountId, [WILDCARD]);
    const buyers: Shopper[] = [];
    for (const person of people) {
      await anAddress(db, person.accountId);
      await giveMoney(db, person.accountId, HAD);
      const goodsId = await shopGoods(db, { ...seller, companyId }, { quantity: 1_000_000 });
      buyers.push({ ...person, goodsId, bankAccountId: await aBankAccount(db, person.accountId) });
    }
    const storm = new PaymentStorm(() => cluster.urls[0] ?? '', buyers, staff, PRICE);
    try {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const { decisionCount } = storm;
        await eventually('money moves', () => storm.decisionCount > decisionCount + 4 * BUYERS, 60_000);
        await randomMoment(0, 300);
        await cluster.kill(0, 'SIGKILL');
        for (const { what, run } of INVARIANT_CHECKS)
          expect([what, (await run(db)).violations]).toEqual([what, []]);
        await cluster.restart(0);
      }
    } finally {
      await storm.stop();
    }
    expect(storm.unknown).toBeGreaterThan(KILLS);
    await storm.expectSameAnswers();
    await eventually(
      'what providers are to refund is on its way, and every event had its effect',
      async () => {
        // What a killed server had taken comes again after a minute, which may have passed here.
        await db.query(
          `UPDATE outbox SET queued_at = queued_at - interval '1 minute' WHERE queued_at IS NOT NULL`,
        );
        await db.query(`UPDATE payment_refund SET next_at = clock_timestamp() WHERE done_at IS NULL`);
        const { rows } = await db.query<{ n: number }>(
          `SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM payment_refund WHERE done_at IS NULL) AS n`,
        );
        return rows[0]?.n === 0;
      },
      120_000,
    );
    await storm.expectNothingLost(db, HAD);
    await expectInvariants(cluster.databaseUrl);
  });
});
