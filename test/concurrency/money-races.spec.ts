import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import {
  addWithdrawal,
  auditWithdrawal,
  cancelWithdrawal,
  payWithdrawal,
} from '@fovea/shared-types/finance/withdrawal.calls';
import { addOrder, cancelOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { ORDER_STATUS, PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Database } from '../../server/src/platform/database/database.js';
import { aBankAccount } from '../fixtures/payouts.js';
import { aWarehouse } from '../fixtures/places.js';
import { aCompany } from '../fixtures/rows.js';
import { anAddress, anItemThere, shopGoods } from '../fixtures/shop.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { eventually } from '../support/eventually.js';
import { giveMoney, grant } from '../support/people.js';
import { success, notifyServer } from '../support/provider.js';
import { ordered, startedOnline, type Caller } from '../support/shopping.js';
import { answersOf, race, tally, times } from './race.js';

const CALLERS = 50;
const PRICE = 1_100;

jest.setTimeout(300_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('money that many move at once, over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  let buyer: Person;
  let seller: Person & { companyId: number };
  let finance: Person[];
  let buyers: Person[];

  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
    const companyId = await aCompany(db);
    const [first, second, ...others] = await aCrowd(db, 2 + 2 * CALLERS);
    if (!first || !second) throw new Error('a crowd has somebody');
    buyer = first;
    seller = { ...second, companyId };
    finance = others.slice(0, CALLERS);
    buyers = others.slice(CALLERS);
    for (const { accountId } of finance)
      await grant(db, accountId, [
        'finance:exchange:add',
        'finance:exchange:approve',
        'finance:withdrawal:approve',
        'finance:withdrawal:pay',
        'order:refund:audit',
        'order:order:ship',
      ]);
    for (const { accountId } of [buyer, ...buyers]) await anAddress(db, accountId);
    await giveMoney(db, buyer.accountId, 10_000_000);
  });
  afterEach(() => expectInvariants(cluster.databaseUrl));
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });

  const ask: Caller = async (call, request, as) => {
    const outcomes = await race(cluster, call, [as], () => request);
    const [answer] = answersOf(outcomes);
    if (answer === undefined) throw new Error(JSON.stringify(outcomes));
    return answer;
  };
  const url = (turn: number): string => cluster.urls[turn % cluster.urls.length] ?? '';
  const order = async (): Promise<number> => ordered(ask, buyer, { goods_id: await shopGoods(db, seller) });
  const orderStatus = async (id: number): Promise<number | undefined> =>
    (await db.query<{ status: number }>('SELECT status FROM orders WHERE id = $1', [id])).rows[0]?.status;
  const payments = async (orderId: number): Promise<Record<number, number>> => {
    const { rows } = await db.query<{ status: number; n: number }>(
      `SELECT status, count(*) AS n FROM payment WHERE subject_type = 'order' AND subject_id = $1 GROUP BY status`,
      [orderId],
    );
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  };
  const yenOf = async (person: Person): Promise<number> => {
    const yen = (await ask(myBalance, {}, person)).find(({ currency }) => currency === 'JPY');
    return Number(yen?.balance ?? 0);
  };
  const requestWithdrawal = async (money: string): Promise<number> => {
    const bank_account_id = await aBankAccount(db, buyer.accountId);
    return (await ask(addWithdrawal, { money, currency: 'JPY', bank_account_id }, buyer)).id;
  };
  /** What each of several words on one withdrawal came to. */
  const decisionTally = async (
    id: number,
    status: (at: number) => number,
  ): Promise<Record<string, number>> => {
    const outcomes = await race(cluster, auditWithdrawal, finance, (_, at) => ({
      ids: [id],
      status: status(at),
      audit_notes: 'looked at',
    }));
    const counts: Record<string, number> = {};
    for (const [outcome] of answersOf(outcomes)) {
      const name = outcome?.error ?? 'decided';
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  it(`has a withdrawal that one of ${CALLERS} decides, and that one of ${CALLERS} pays`, async () => {
    const id = await requestWithdrawal('4000');
    expect(await decisionTally(id, () => 1)).toEqual({ decided: 1, ALREADY_DECIDED: CALLERS - 1 });
    const paid = await race(cluster, payWithdrawal, finance, () => ({ id, bank_reference: 'T-1' }));
    expect(tally(paid)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
  });

  it(`has an exchange that ${CALLERS} approve, and which is booked once`, async () => {
    const [asker, ...others] = finance;
    if (!asker) throw new Error('finance has somebody');
    const { id } = await ask(
      exchange.calls.add,
      {
        ...{ member_id: buyer.accountId, sold_currency: 'JPY', sold: '10000' },
        ...{ bought_currency: 'USD', rate: '0.0067', reason: 'asked by mail', rate_reason: 'of today' },
      },
      asker,
    );
    const outcomes = await race(cluster, exchange.calls.audit, [...others, ...others.slice(0, 1)], () => ({
      ids: [id],
      status: 1,
    }));
    const results = answersOf(outcomes).map(([outcome]) => outcome?.error ?? 'decided');
    expect([results.length, results.filter((outcome) => outcome === 'decided').length]).toEqual([CALLERS, 1]);
    expect(new Set(results)).toEqual(new Set(['decided', 'ALREADY_DECIDED']));
    const dollars = (await ask(myBalance, {}, buyer)).find(({ currency }) => currency === 'USD');
    expect(dollars?.balance).toBe('67.00');
  });

  // Before the large one, with which they would be above the limit of their day.
  it('has withdrawals that are either decided or withdrawn, and release their money once', async () => {
    const before = await yenOf(buyer);
    for (const status of [() => -1, (at: number) => (at % 2 === 0 ? 1 : -1)]) {
      const id = await requestWithdrawal('3000');
      const [results, taken] = await Promise.all([
        decisionTally(id, status),
        race(cluster, cancelWithdrawal, times(CALLERS, buyer), () => ({ id })),
      ]);
      expect((results.decided ?? 0) + (tally(taken).ok ?? 0)).toBe(1);
    }
    const { rows } = await db.query<{ held: number }>(
      `SELECT coalesce(sum(amount), 0)::bigint AS held FROM withdrawal WHERE status = 1 AND amount = 3000`,
    );
    expect(await yenOf(buyer)).toBe(before - (rows[0]?.held ?? 0));
  });

  it(`has a large withdrawal that two of ${CALLERS} decide`, async () => {
    const id = await requestWithdrawal('2000000');
    expect(await decisionTally(id, () => 1)).toEqual({ decided: 2, ALREADY_DECIDED: CALLERS - 2 });
  });

  it(`has an order that is paid once from the balance by ${CALLERS} clicks`, async () => {
    const before = await yenOf(buyer);
    const id = await order();
    const clicks = times(CALLERS, buyer);
    const outcomes = await race(cluster, payOrder, clicks, () => ({ id, pay_type: PAY_TYPE.balance }));
    expect(tally(outcomes)).toEqual({ ok: 1, ALREADY_PAID: CALLERS - 1 });
    expect(await yenOf(buyer)).toBe(before - PRICE);
  });

  it(`has one payment of ${CALLERS} clicks with one key, and one capture of ${CALLERS} payments`, async () => {
    const [one, many] = [await order(), await order()];
    const online = { pay_type: PAY_TYPE.online };
    const same = await race(cluster, payOrder, times(CALLERS, buyer), () => ({
      ...online,
      id: one,
      request_id: `clicks-${one}`,
    }));
    expect(new Set(answersOf(same).map(({ payment_id }) => payment_id)).size).toBe(1);
    expect(await payments(one)).toEqual({ [PAYMENT_STATUS.created]: 1 });
    const each = answersOf(
      await race(cluster, payOrder, times(CALLERS, buyer), () => ({ ...online, id: many })),
    );
    expect(each).toHaveLength(CALLERS);
    const replies = await Promise.all(
      each.map(({ payment_id }, at) => notifyServer(url(at), success(payment_id ?? 0, PRICE))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(CALLERS).fill(200));
    expect(await orderStatus(many)).toBe(ORDER_STATUS.to_ship);
    const { captured, ...others } = await paymentsByFate(many);
    expect([captured, Object.values(others).reduce((sum, n) => sum + n, 0)]).toEqual([1, CALLERS - 1]);
    await eventually('what came too often was refunded', async () => {
      const fate = await payments(many);
      return fate[PAYMENT_STATUS.returned] === CALLERS - 1;
    });
  });

  it('is reported in every wrong way at once, and accepts the right one once', async () => {
    const id = await order();
    const payment = await startedOnline(ask, buyer, id);
    const wrong = await Promise.all([order(), order()]);
    const [less, dollars] = [
      await startedOnline(ask, buyer, wrong[0]),
      await startedOnline(ask, buyer, wrong[1]),
    ];
    const right = success(payment, PRICE);
    const messages = Array.from({ length: 10 }, (_, turn) => [
      notifyServer(url(turn), right),
      notifyServer(url(turn), success(payment, PRICE)),
      notifyServer(url(turn), success(less, PRICE - 1)),
      notifyServer(url(turn), success(dollars, PRICE, { currency: 'USD' })),
      notifyServer(url(turn), right, { signature: `t=${Date.now()},v1=${'0'.repeat(64)}` }),
    ]).flat();
    const statuses = (await Promise.all(messages)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => [200, 200, 200, 200, 400]).flat());
    expect(await payments(id)).toEqual({ [PAYMENT_STATUS.captured]: 1 });
    for (const one of wrong) {
      expect(await payments(one)).toEqual({ [PAYMENT_STATUS.parked]: 1 });
      expect(await orderStatus(one)).toBe(ORDER_STATUS.pending_payment);
    }
  });

  it('is paid, reported by the provider and given up at the same instant, and ends in one state', async () => {
    for (let round = 0; round < 10; round += 1) {
      const before = await yenOf(buyer);
      const id = await order();
      const payment = await startedOnline(ask, buyer, id);
      const [processed, paid, canceled] = await Promise.all([
        notifyServer(url(round), success(payment, PRICE)),
        race(cluster, payOrder, times(3, buyer), () => ({ id, pay_type: PAY_TYPE.balance })),
        race(cluster, cancelOrder, times(3, buyer), () => ({ id })),
      ]);
      expect(processed.status).toBe(200);
      const isCanceled = (await orderStatus(id)) === ORDER_STATUS.canceled;
      expect(tally(canceled).ok ?? 0).toBe(isCanceled ? 1 : 0);
      const fromBalance = tally(paid).ok ?? 0;
      expect(await yenOf(buyer)).toBe(before - fromBalance * PRICE);
      const isOnline = (await paymentsByFate(id)).captured === 1 && fromBalance === 0;
      expect([isCanceled, fromBalance === 1, isOnline].filter(Boolean)).toHaveLength(1);
    }
  });

  it(`has a last piece in a warehouse that one of ${CALLERS} buyers gets and keeps reserved`, async () => {
    const warehouse = await aWarehouse(db, seller.companyId);
    const product_id = await anItemThere(db, seller.companyId, warehouse, 1);
    const goods_id = await shopGoods(db, seller, { product_id, is_stocked: true, quantity: 1 });
    const quotes = await race(cluster, orderQuote, buyers, () => ({ goods_id }));
    const quoteIds = answersOf(quotes).map(({ quote_id }) => quote_id);
    const outcomes = await race(cluster, addOrder, buyers, (_, at) => ({
      goods_id,
      pay_type: PAY_TYPE.balance,
      quote_id: quoteIds[at] ?? '',
    }));
    expect(tally(outcomes)).toEqual({ ok: 1, NOT_FOR_SALE: CALLERS - 1 });
    const { rows } = await db.query('SELECT on_hand, reserved FROM stock WHERE product_id = $1', [
      product_id,
    ]);
    expect(rows).toEqual([{ on_hand: 1, reserved: 1 }]);
  });

  it(`has a refund that is requested once, answered by one of ${CALLERS}, and not shipped meanwhile`, async () => {
    const id = await order();
    const before = await yenOf(buyer);
    await ask(payOrder, { id, pay_type: PAY_TYPE.balance }, buyer);
    await db.query('UPDATE orders SET refund_switch = 1 WHERE id = $1', [id]);
    const refundRequest = { id, reason: 'Not wanted', amount: PRICE };
    const parcel = { id, logistics_company: 1, logistics_code: '1234' };
    const [refunds, shipped] = await Promise.all([
      race(cluster, refundOrder, times(CALLERS, buyer), () => refundRequest),
      race(cluster, shipOrder, finance.slice(0, 5), () => parcel),
    ]);
    expect(tally(refunds)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
    expect(tally(shipped).ok ?? 0).toBeLessThanOrEqual(1);
    const answers = await race(cluster, auditRefund, finance, () => ({ id, status: 1 }));
    expect(tally(answers)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
    expect(await yenOf(buyer)).toBe(before);
    expect(await orderStatus(id)).toBe(ORDER_STATUS.refunded);
  });

  /** How many payments of an order were captured; the others by their states. */
  async function paymentsByFate(orderId: number): Promise<{ captured: number } & Record<string, number>> {
    const { [PAYMENT_STATUS.captured]: captured = 0, ...others } = await payments(orderId);
    return { captured, ...others };
  }
});
