import { addEvaluation } from '@fovea/shared-types/order/evaluation.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import { aReceivedOrder } from '../fixtures/rows.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { race, tally, times } from './race.js';

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('one order evaluated fifty times at once over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });

  it('has one evaluation, and its history ends once', async () => {
    const [buyer] = await aCrowd(db, 1);
    if (!buyer) throw new Error('a crowd of one');
    const id = await aReceivedOrder(db, { buyer_id: buyer.accountId });
    const outcomes = await race(cluster, addEvaluation, times(50, buyer), (_, i) => ({
      order_id: id,
      comment_star: (i % 5) + 1,
      comment_content: `Words of try ${i}`,
    }));
    expect(tally(outcomes)).toEqual({ ok: 1, ALREADY_REVIEWED: 49 });
    const { rows } = await db.query<{ status: number; moves: number; evaluations: number }>(
      `SELECT o.status, (SELECT count(*) FROM order_history h WHERE h.order_id = o.id) AS moves,
         (SELECT count(*) FROM evaluation e WHERE e.order_id = o.id) AS evaluations
       FROM orders o WHERE o.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ status: 50, moves: 5, evaluations: 1 }]);
  });
});
