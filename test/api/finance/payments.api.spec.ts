import { randomUUID } from 'node:crypto';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentDetail, paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { addBidder, buyNow, myAuctionOrderList } from '@fovea/shared-types/auction/auction.calls';
import { DEPOSIT_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '@fovea/shared-types/states';
import { addressOrder } from '../../fixtures/orders.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { refundedOrder } from '../../support/refunded-order.js';
import { orderOf } from '../../support/lots.js';
import { aLot, aMember, giveMoney } from '../../support/people.js';
import { aSoldLot, type SoldLot } from '../../support/scenes.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const PRICE = 50_000;

/** A lot won for 50,000 yen by somebody who has as much. */
async function aWonLot(money = PRICE): Promise<SoldLot> {
  const sold = await aSoldLot(api);
  if (money > 0) await giveMoney(api.db, sold.winner.accountId, money);
  return sold;
}

const byBalance = ({ orderId }: SoldLot) => ({ id: orderId, pay_type: PAY_TYPE.balance });

const yenOf = async (person: Person): Promise<string | undefined> =>
  (await api.ok(myBalance, {}, { as: person })).find(({ currency }) => currency === 'JPY')?.balance;

async function escrowOf(sold: SoldLot): Promise<number> {
  const { rows } = await api.db.query<{ balance: number }>(
    `SELECT coalesce(sum(p.change), 0)::bigint AS balance FROM posting p
     JOIN journal_entry e ON e.id = p.entry_id AND e.cause_type IN ('capture', 'refund')
     JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'escrow'
     JOIN orders o ON o.id = $1 AND a.owner_type = CASE WHEN o.company_id IS NULL THEN 'member' ELSE 'company' END
       AND a.owner_id = coalesce(o.company_id, o.seller_id)`,
    [sold.orderId],
  );
  return rows[0]?.balance ?? 0;
}

describe('a won lot paid from the balance', () => {
  it('is to be shipped, its money waiting in the seller’s escrow', async () => {
    const sold = await aWonLot(PRICE + 700);
    const paid = await api.ok(payOrder, byBalance(sold), { as: sold.winner });
    expect(paid).toEqual({ status: ORDER_STATUS.to_ship, payment_id: expect.any(Number), pay_url: null });
    expect(await yenOf(sold.winner)).toBe('700');
    expect(await escrowOf(sold)).toBe(PRICE);
    const order = await api.ok(orderDetail, { id: sold.orderId }, { as: sold.winner });
    expect(order).toMatchObject({ status: ORDER_STATUS.to_ship, pay_type: PAY_TYPE.balance });
    expect(order.history.map(({ status }) => status)).toEqual([10, 20]);
    const won = await api.ok(myAuctionOrderList, { group: 'won' }, { as: sold.winner });
    expect(won.data).toMatchObject([{ auction_id: sold.id, status: 50 }]);
    expect(await api.ok(paymentDetail, { id: paid.payment_id ?? 0 }, { as: sold.winner })).toEqual({
      id: paid.payment_id,
      status: PAYMENT_STATUS.captured,
      money: '50000',
      currency: 'JPY',
      pay_type: PAY_TYPE.balance,
      subject_type: 'order',
      subject_id: sold.orderId,
    });
  });

  it('shows before what is due, by which method, and what would be left', async () => {
    const sold = await aWonLot(PRICE + 700);
    const requested = { subject_type: 'order' as const, id: sold.orderId };
    const options = await api.ok(paymentOptions, requested, { as: sold.winner });
    expect(options).toMatchObject({
      reference: expect.stringMatching(/^F\d{8}-/),
      money: '50000',
      currency: 'JPY',
      balance: '50700',
      balance_after: '700',
    });
    expect(options.pay_types).toContain(PAY_TYPE.balance);
    expect(Date.parse(options.pay_deadline ?? '')).toBeGreaterThan(Date.parse(options.server_time));
    const short = await aWonLot(0);
    const left = await api.ok(paymentOptions, { ...requested, id: short.orderId }, { as: short.winner });
    expect(left).toMatchObject({ balance: '0', balance_after: null });
    await api.ok(payOrder, byBalance(sold), { as: sold.winner });
    expect((await api.refused(paymentOptions, requested, { as: sold.winner })).error).toBe('ALREADY_PAID');
  });

  it('is paid once, however often the button is pressed (O2)', async () => {
    const sold = await aWonLot(PRICE * 3);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.envelope(payOrder.path, byBalance(sold), {
          as: sold.winner,
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'ALREADY_PAID')).toHaveLength(49);
    expect(await yenOf(sold.winner)).toBe(String(PRICE * 2));
  });

  it('is refused without the money, after its deadline, and to anybody else', async () => {
    const sold = await aWonLot(PRICE - 1);
    const pay = async (as: Person) => (await api.refused(payOrder, byBalance(sold), { as })).error;
    expect(await pay(sold.winner)).toBe('INSUFFICIENT_BALANCE');
    expect(await pay(sold.runnerUp)).toBe('NOT_FOUND');
    await giveMoney(api.db, sold.winner.accountId, 1);
    await api.db.query('UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = $1', [sold.orderId]);
    expect(await pay(sold.winner)).toBe('ORDER_EXPIRED');
    expect(await yenOf(sold.winner)).toBe(String(PRICE));
  });

  it('takes what was frozen for the lot as part of the price', async () => {
    const winner = await aMember(api);
    await giveMoney(api.db, winner.accountId, PRICE);
    const lot = await aLot(api, { deposit: 4_000, deposit_rate: 10, buy_now_price: PRICE });
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: winner });
    await api.ok(buyNow, { id: lot.id }, { as: winner });
    const sold = { ...lot, winner, runnerUp: winner, orderId: await orderOf(api, lot, winner) };
    await addressOrder(api.db, sold.orderId);
    await api.ok(payOrder, byBalance(sold), { as: sold.winner });
    expect(await yenOf(sold.winner)).toBe('0');
    expect(await escrowOf(sold)).toBe(PRICE);
    const kept = await api.db.query(
      `SELECT b.deposit_status, o.captured, c.amount, c.prepaid FROM auction_bidder b
       JOIN orders o ON o.id = b.order_id JOIN capture c ON c.subject_type = 'order' AND c.subject_id = o.id
       WHERE b.auction_id = $1 AND b.account_id = $2`,
      [sold.id, winner.accountId],
    );
    expect(kept.rows).toEqual([
      { deposit_status: DEPOSIT_STATUS.used, captured: PRICE, amount: PRICE - 4_000, prepaid: 4_000 },
    ]);
  });
});

describe('what was paid', () => {
  it('returns to the balance it came from, and never more than there was (M8)', async () => {
    const sold = await aWonLot();
    await api.ok(payOrder, byBalance(sold), { as: sold.winner });
    const { refundId } = await refundedOrder(api, sold.orderId, 20_000);
    expect(await yenOf(sold.winner)).toBe('20000');
    await expect(refundedOrder(api, sold.orderId, 30_001)).rejects.toMatchObject({
      id: 'REFUND_EXCEEDS_PAID',
    });
    await expect(refundedOrder(api, sold.orderId, 1, refundId)).rejects.toMatchObject({ id: 'ALREADY_DONE' });
    await refundedOrder(api, sold.orderId, 30_000);
    expect(await yenOf(sold.winner)).toBe(String(PRICE));
    expect(await escrowOf(sold)).toBe(0);
    const { rows: after } = await api.db.query(
      `SELECT o.refunded, p.status FROM orders o JOIN payment p ON p.subject_id = o.id AND p.subject_type = 'order'
       WHERE o.id = $1`,
      [sold.orderId],
    );
    expect(after).toEqual([{ refunded: PRICE, status: PAYMENT_STATUS.returned }]);
  });

  it('is shown to its payer alone', async () => {
    const sold = await aWonLot();
    const { payment_id } = await api.ok(payOrder, byBalance(sold), { as: sold.winner });
    const stranger = { as: await aMember(api) };
    expect((await api.refused(paymentDetail, { id: payment_id ?? 0 }, stranger)).error).toBe('NOT_FOUND');
  });
});
