import type { Call } from '@fovea/shared-types/call';
import {
  addWarehouseInps,
  addWarehouseOuts,
  confirmWarehouseAudits,
  scrapWarehouseInps,
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
  warehouseOutsDetail,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import { aWarehouse } from '../fixtures/places.js';
import { aCompany } from '../fixtures/rows.js';
import { anItem } from '../fixtures/stock-rows.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { grant } from '../support/people.js';
import { CLERK } from '../support/stock.js';
import { answersOf, race, tally, times } from './race.js';

const CALLERS = 50;

jest.setTimeout(300_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('a stock room at which many act at once, over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  let warehouseId: number;
  let companyId: number;
  let clerk: Person;
  let approvers: Person[];

  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
    companyId = await aCompany(db);
    warehouseId = await aWarehouse(db, companyId);
    const [first, ...others] = await aCrowd(db, CALLERS + 1);
    if (!first) throw new Error('a crowd has somebody');
    clerk = first;
    approvers = others;
    for (const { accountId } of [clerk, ...approvers]) {
      await db.query('UPDATE account SET company_id = $2 WHERE id = $1', [accountId, companyId]);
      await grant(db, accountId, [...CLERK, 'warehouse:document:approve'], companyId);
    }
  });
  afterEach(() => expectInvariants(cluster.databaseUrl));
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });

  const one = async <Request, Answer>(
    call: Call<Request, Answer>,
    request: Request,
    as: Person,
  ): Promise<Answer> => {
    const outcomes = await race(cluster, call, [as], () => request);
    const [answer] = answersOf(outcomes);
    if (answer === undefined) throw new Error(JSON.stringify(outcomes));
    return answer;
  };
  const sentIn = async (product_id: number, good_number: number): Promise<number> =>
    (
      await one(
        addWarehouseInps,
        { kind: 1, ware_house_id: warehouseId, lines: [{ product_id, good_number, unit_cost: '10' }] },
        clerk,
      )
    ).id;
  const sentOut = async (product_id: number, good_number: number, type = 21): Promise<number> =>
    (await one(addWarehouseOuts, { type, ware_house_id: warehouseId, product_id, good_number }, clerk)).id;
  const approve = (id: number) =>
    one(confirmWarehouseAudits, { ids: [id], status: 1 }, approvers[0] ?? clerk);
  const stocked = async (good_number: number): Promise<number> => {
    const product = await anItem(db, companyId);
    await approve(await sentIn(product, good_number));
    return product;
  };
  const stockOf = async (product: number) =>
    (
      await db.query<{ on_hand: number; reserved: number }>(
        'SELECT on_hand, reserved FROM stock WHERE product_id = $1',
        [product],
      )
    ).rows[0];
  /** The result of each of several decisions of one document. */
  const decisionTally = (outcomes: Awaited<ReturnType<typeof decideAll>>): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const [outcome] of answersOf(outcomes)) {
      const name = outcome?.error ?? 'decided';
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const decideAll = (id: number) =>
    race(cluster, confirmWarehouseAudits, approvers, (_, at) => ({
      ids: [id],
      status: at % 2 === 0 ? 1 : -1,
      audit_notes: 'looked at',
    }));

  it(`has a last unit that one of ${CALLERS} gets`, async () => {
    const product_id = await stocked(1);
    const outcomes = await race(cluster, addWarehouseOuts, approvers, () => ({
      type: 21,
      ware_house_id: warehouseId,
      product_id,
      good_number: 1,
    }));
    expect(tally(outcomes)).toEqual({ ok: 1, STOCK_INSUFFICIENT: CALLERS - 1 });
    expect(await stockOf(product_id)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it(`has a document that one of ${CALLERS} decides`, async () => {
    const product = await stocked(5);
    for (const id of [await sentIn(product, 3), await sentOut(product, 3)])
      expect(decisionTally(await decideAll(id))).toEqual({ decided: 1, ALREADY_DECIDED: CALLERS - 1 });
  });

  it('has documents that are either decided or withdrawn', async () => {
    const product = await stocked(5);
    for (const [id, scrap] of [
      [await sentIn(product, 3), scrapWarehouseInps],
      [await sentOut(product, 3), scrapWarehouseOuts],
    ] as const) {
      const [decided, scrapped] = await Promise.all([
        decideAll(id),
        race(cluster, scrap, times(CALLERS, clerk), () => ({ id, audit_notes: 'a mistake' })),
      ]);
      const decisions = decisionTally(decided);
      // It is withdrawn or closed once; where it was approved before, all of them get its one reversal.
      const reversals = new Set(
        scrapped.flatMap((one) => (one.kind === 'ok' ? (one.data.reversal_id ?? []) : [])),
      );
      expect(tally(scrapped)).toEqual(
        reversals.size > 0 ? { ok: CALLERS } : { ok: 1, ALREADY_SCRAPPED: CALLERS - 1 },
      );
      expect(reversals.size).toBeLessThanOrEqual(1);
      for (const reversal of reversals)
        expect(decisionTally(await decideAll(reversal))).toEqual({
          decided: 1,
          ALREADY_DECIDED: CALLERS - 1,
        });
      expect(decisions.decided ?? 0).toBeLessThanOrEqual(1);
      expect(
        (decisions.decided ?? 0) + (decisions.ALREADY_DECIDED ?? 0) + (decisions.STATE_CONFLICT ?? 0),
      ).toBe(CALLERS);
    }
    expect((await stockOf(product))?.reserved).toBe(0);
  });

  it('has a loan that becomes a sale once, or is returned', async () => {
    const product = await stocked(5);
    const id = await sentOut(product, 2, 22);
    await approve(id);
    const { ware_house_out_sn } = await one(warehouseOutsDetail, { id }, clerk);
    const [sold, scrapped] = await Promise.all([
      race(cluster, setWarehouseOutTypeSale, times(CALLERS, clerk), () => ({ ware_house_out_sn })),
      race(cluster, scrapWarehouseOuts, times(2, clerk), () => ({ id, audit_notes: 'came back' })),
    ]);
    expect(tally(sold).ok ?? 0).toBeLessThanOrEqual(1);
    const refused = (tally(sold).STATE_CONFLICT ?? 0) + (tally(sold).REVERSAL_REQUESTED ?? 0);
    expect((tally(sold).ok ?? 0) + refused).toBe(CALLERS);
    expect(tally(scrapped)).toEqual({ ok: 2 });
    expect(await stockOf(product)).toEqual({ on_hand: 3, reserved: 0 });
  });
});
