import { createRedisBackend, withBackend } from 'bullmq';
import { createClient } from 'redis';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { MONTH_BILL_STATUS, ORDER_STATUS } from '@fovea/shared-types/states';
import type { Database } from '../../server/src/platform/database/database.js';
import { openTransaction } from '../fixtures/held-rows.js';
import { aCreditLimit } from '../fixtures/months.js';
import { aCompany } from '../fixtures/rows.js';
import { anAddress, shopGoods } from '../fixtures/shop.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { grant } from '../support/people.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { ordered, type Caller } from '../support/shopping.js';
import { untilWaiting } from '../support/waiting.js';
import { answersOf, race, tally, times } from './race.js';
import { inRounds, roundsOf } from './rounds.js';

const { open, issued } = MONTH_BILL_STATUS;
const ROUNDS = roundsOf(4);
/** With tax. */
const PRICE = 1_100;

jest.setTimeout(1_800_000);

/** The queue of the nodes' slow jobs. */
async function jobsAt(url: string) {
  const client = createClient({ url });
  await client.connect();
  const { Queue } = withBackend(createRedisBackend);
  const queue = new Queue('slow', { prefix: 'fovea', connection: client });
  return {
    issueBills: () => queue.add('follow-month-bills', {}),
    async close(): Promise<void> {
      await queue.close();
      client.destroy();
    },
  };
}

const describeIt = canCluster ? describe : describe.skip;

describeIt('a monthly bill that is issued while its customer buys and is refunded, over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  let jobs: Awaited<ReturnType<typeof jobsAt>>;
  let seller: Person & { companyId: number };
  let staff: Person;
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
    jobs = await jobsAt(cluster.redis?.url ?? '');
    const [first, second] = await aCrowd(db, 2);
    if (!first || !second) throw new Error('a crowd has somebody');
    [seller, staff] = [{ ...first, companyId: await aCompany(db) }, second];
    await grant(db, staff.accountId, ['order:refund:audit']);
  });
  afterAll(async () => {
    await jobs?.close();
    await db?.onApplicationShutdown();
  });

  const ask: Caller = async (call, request, as) => {
    const outcomes = await race(cluster, call, [as], () => request);
    const [answer] = answersOf(outcomes);
    if (answer === undefined) throw new Error(JSON.stringify(outcomes));
    return answer;
  };
  const aCustomer = async (): Promise<Person> => {
    const [customer] = await aCrowd(db, 1);
    if (!customer) throw new Error('a crowd has somebody');
    await db.query('UPDATE account SET is_month_payment = 1 WHERE id = $1', [customer.accountId]);
    await aCreditLimit(db, customer.accountId, 1_000_000);
    await anAddress(db, customer.accountId);
    return customer;
  };
  const placed = async (customer: Person): Promise<number> =>
    ordered(ask, customer, { goods_id: await shopGoods(db, seller) });
  const byMonth = (id: number) => ({ id, pay_type: PAY_TYPE.monthly });
  const onBill = async (customer: Person): Promise<number> => {
    const id = await placed(customer);
    await ask(payOrder, byMonth(id), customer);
    return id;
  };
  const billsOf = async ({ accountId }: Person) =>
    (
      await db.query<{ status: number; price: number }>(
        'SELECT status, price FROM month_bill WHERE account_id = $1 ORDER BY month',
        [accountId],
      )
    ).rows;

  it('puts orders of both nodes that waited for its lock on the next bill', async () => {
    const customer = await aCustomer();
    await onBill(customer);
    const toPay = [await placed(customer), await placed(customer)];
    const job = await openTransaction(
      `UPDATE month_bill SET status = ${issued}, due_at = clock_timestamp() + interval '30 days'
       WHERE account_id = ${customer.accountId}`,
      cluster.databaseUrl,
    );
    const paying = race(cluster, payOrder, times(toPay.length, customer), (_, at) => byMonth(toPay[at] ?? 0));
    await untilWaiting(db, toPay.length);
    await job.commit();
    expect(tally(await paying)).toEqual({ ok: toPay.length });
    expect(await billsOf(customer)).toEqual([
      { status: issued, price: PRICE },
      { status: open, price: toPay.length * PRICE },
    ]);
  });

  it(`puts each order and refund on it or on the next bill, and refuses none: ${ROUNDS} rounds`, async () => {
    await inRounds(ROUNDS, async (dice) => {
      const customer = await aCustomer();
      await onBill(customer);
      const toRefund: number[] = [];
      for (let order = dice(3); order > 0; order--) toRefund.push(await onBill(customer));
      await db.query('UPDATE orders SET refund_switch = 1 WHERE id = ANY ($1::bigint[])', [toRefund]);
      for (const id of toRefund)
        await ask(refundOrder, { id, reason: 'Not wanted', amount: PRICE }, customer);
      const toPay: number[] = [];
      for (let order = 1 + dice(4); order > 0; order--) toPay.push(await placed(customer));
      // The month of the customer is the one that runs: its bill is issued before its time, as by a clock that is ahead.
      await db.query('UPDATE month_bill SET closes_at = clock_timestamp() WHERE account_id = $1', [
        customer.accountId,
      ]);
      const issuing = jobs.issueBills();
      const [paid, refunded] = await Promise.all([
        race(cluster, payOrder, times(toPay.length, customer), (_, at) => byMonth(toPay[at] ?? 0)),
        race(cluster, auditRefund, times(toRefund.length, staff), (_, at) => ({
          id: toRefund[at] ?? 0,
          status: 1,
        })),
        issuing,
      ]);
      expect([tally(paid), tally(refunded)]).toEqual([
        { ok: toPay.length },
        toRefund.length > 0 ? { ok: toRefund.length } : {},
      ]);
      await eventually('the bill is issued', async () => (await billsOf(customer))[0]?.status === issued);
      const [first, ...later] = await billsOf(customer);
      expect(later.every(({ status }) => status === open)).toBe(true);
      const billed = later.reduce((sum, { price }) => sum + price, first?.price ?? 0);
      expect(billed).toBe((1 + toPay.length) * PRICE);
      const { rows } = await db.query<{ owed: number; to_ship: number }>(
        `SELECT (SELECT -sum(balance)::bigint FROM ledger_account WHERE owner_type = 'member' AND owner_id = $1
             AND kind = 'receivable') AS owed,
           (SELECT count(*) FROM orders WHERE buyer_id = $1 AND status = ${ORDER_STATUS.to_ship}) AS to_ship`,
        [customer.accountId],
      );
      expect(rows).toEqual([{ owed: billed, to_ship: 1 + toPay.length }]);
    });
    await expectInvariants(cluster.databaseUrl);
  });
});
