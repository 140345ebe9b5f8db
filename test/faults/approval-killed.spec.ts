import type { Database } from '../../server/src/platform/database/database.js';
import { anItem } from '../fixtures/stock-rows.js';
import { aWarehouse } from '../fixtures/places.js';
import { aCompany } from '../fixtures/rows.js';
import { expectInvariants } from '../support/check-invariants.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { randomMoment } from '../support/moment.js';
import { grant } from '../support/people.js';
import { CLERK } from '../support/stock.js';
import { violations } from '../support/violations.js';
import { ApprovalStorm } from './approval-storm.js';

const isLong = process.env.FOVEA_LONG === '1';
const KILLS = isLong ? 100 : 5;
const CLERKS = 8;

jest.setTimeout(isLong ? 3_600_000 : 900_000);

describe('a server killed while documents are approved', () => {
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

  it(`leaves no half document and loses no movement in ${KILLS} kills, and a key answers the same`, async () => {
    const companyId = await aCompany(db);
    const warehouseId = await aWarehouse(db, companyId);
    const products = [await anItem(db, companyId), await anItem(db, companyId), await anItem(db, companyId)];
    const people = await aCrowd(db, CLERKS);
    for (const { accountId } of people) {
      await db.query('UPDATE account SET company_id = $2 WHERE id = $1', [accountId, companyId]);
      await grant(db, accountId, [...CLERK, 'warehouse:document:approve'], companyId);
    }
    const storm = new ApprovalStorm(() => cluster.urls[0] ?? '', warehouseId, products, people);
    try {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const { decisionCount } = storm;
        await eventually('documents are decided', () => storm.decisionCount > decisionCount + CLERKS, 60_000);
        await randomMoment(0, 300);
        await cluster.kill(0, 'SIGKILL');
        await cluster.restart(0);
        expect(await violations(db, 'stock')).toEqual([]);
      }
    } finally {
      await storm.stop();
    }
    expect(storm.unknown).toBeGreaterThan(KILLS);
    await storm.expectSameAnswers();
    await storm.expectNothingLost(db);
    await expectInvariants(cluster.databaseUrl);
  });
});
