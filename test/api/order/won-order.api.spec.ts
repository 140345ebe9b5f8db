import { addBidder, buyNow } from '@fovea/shared-types/auction/auction.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { ledgerChecks } from '../../../server/src/invariants/ledger.checks.js';
import { orderChecks } from '../../../server/src/invariants/order.checks.js';
import { paymentChecks } from '../../../server/src/invariants/payment.checks.js';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { orderOf } from '../../support/lots.js';
import { aLot, aMember, giveMoney } from '../../support/people.js';
import { aSoldLot, type SoldLot } from '../../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const check of [...orderChecks, ...paymentChecks, ...ledgerChecks])
    expect((await check.run(api.db)).violations).toEqual([]);
  await api?.stop();
});

const PRICE = 50_000;
const FREIGHT = 4_500;

async function livesIn(person: Person, country = 'JP'): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
     VALUES ($1, 'Sample Person', $2, 'City', 'Street 1', '100-0001', '+819012345678') RETURNING id`,
    [person.accountId, country],
  );
  return rows[0]?.id ?? 0;
}

/** The goods have 4,500 yen of freight from Japan. */
const announce = (goodsId: number) =>
  api.db.query(`UPDATE goods SET freight = $2, ships_from = 'JP' WHERE id = $1`, [goodsId, FREIGHT]);

async function aWin(): Promise<SoldLot> {
  const sold = await aSoldLot(api, {}, { isUnaddressed: true });
  await announce(sold.goodsId);
  return sold;
}

const quoteOf = ({ id, winner }: SoldLot, more = {}) =>
  api.ok(orderQuote, { auction_id: id, ...more }, { as: winner });

async function addressed(sold: SoldLot, more = {}) {
  const { quote_id } = await quoteOf(sold, more);
  const request = { auction_id: sold.id, quote_id, pay_type: PAY_TYPE.balance, ...more };
  return api.ok(addOrder, { ...request, request_id: uniqueText() }, { as: sold.winner });
}

describe('a lot that was won', () => {
  it('costs its price with the freight that the lot announced, and tax, once there is an address', async () => {
    const sold = await aWin();
    expect(await quoteOf(sold)).toMatchObject({ address_id: null, freight: null, total_price: '50000' });
    await livesIn(sold.winner);
    expect(await quoteOf(sold)).toMatchObject({
      ...{ goods_price: '50000', freight: '4500', tax: '5450', total_price: '59950', deposit: '0' },
    });
    const before = await api.ok(orderDetail, { id: sold.orderId }, { as: sold.winner });
    expect(before).toMatchObject({ total_price: '50000', freight: '0' });
    const placed = await addressed(sold);
    expect(placed).toMatchObject({ id: sold.orderId, total_price: '59950', payment_group_id: null });
    expect(await api.ok(orderDetail, { id: sold.orderId }, { as: sold.winner })).toMatchObject({
      ...{ freight: '4500', tax: '5450', total_price: '59950', status: 10 },
      pay_deadline: before.pay_deadline,
    });
  });

  it('is exported without tax, and collected without freight', async () => {
    const sold = await aWin();
    const [home, abroad] = [await livesIn(sold.winner), await livesIn(sold.winner, 'SG')];
    expect(await quoteOf(sold, { address_id: abroad })).toMatchObject({ freight: '4500', tax: '0' });
    const fetched = await quoteOf(sold, { address_id: home, delivery_type: 3 });
    expect(fetched).toMatchObject({ freight: '0', tax: '5000' });
  });

  it('is paid once its destination is known, and its total is fixed from then on', async () => {
    const sold = await aWin();
    await giveMoney(api.db, sold.winner.accountId, 59_950);
    await livesIn(sold.winner);
    const byBalance = { id: sold.orderId, pay_type: PAY_TYPE.balance };
    const as = sold.winner;
    expect((await api.refused(payOrder, byBalance, { as })).error).toBe('ADDRESS_INCOMPLETE');
    await addressed(sold);
    const again = { auction_id: sold.id };
    expect((await api.refused(orderQuote, again, { as })).error).toBe('ALREADY_DONE');
    await expect(
      api.db.query('UPDATE orders SET freight = 0, total = total - 4500 WHERE id = $1', [sold.orderId]),
    ).rejects.toMatchObject({ constraint: 'orders_placement_fixed_ck' });
    expect(await api.ok(payOrder, byBalance, { as })).toMatchObject({ status: 20 });
  });

  it('counts what was frozen for it as paid', async () => {
    const winner = await aMember(api);
    await giveMoney(api.db, winner.accountId, 90_000);
    await livesIn(winner);
    const lot = await aLot(api, { deposit: 4_000, deposit_rate: 10, buy_now_price: PRICE });
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: winner });
    await api.ok(buyNow, { id: lot.id }, { as: winner });
    await announce(lot.goodsId);
    const sold = { ...lot, winner, runnerUp: winner, orderId: await orderOf(api, lot, winner) };
    expect(await quoteOf(sold)).toMatchObject({
      deposit: '4000',
      total_price: '59950',
      to_pay: '55950',
    });
    await addressed(sold);
    const due = { subject_type: 'order' as const, id: sold.orderId };
    expect(await api.ok(paymentOptions, due, { as: winner })).toMatchObject({
      money: '55950',
      deposit: '4000',
      total_price: '59950',
    });
  });

  it('is paid by its deposit alone where that covers all of it, by nothing else, and once (O2, M8)', async () => {
    const winner = await aMember(api);
    await giveMoney(api.db, winner.accountId, PRICE);
    await livesIn(winner);
    const lot = await aLot(api, { deposit: PRICE, deposit_rate: 100, buy_now_price: PRICE });
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: winner });
    await api.ok(buyNow, { id: lot.id }, { as: winner });
    await api.db.query(`UPDATE goods SET freight = 0, ships_from = 'US' WHERE id = $1`, [lot.goodsId]);
    const id = await orderOf(api, lot, winner);
    await addressed({ ...lot, winner, runnerUp: winner, orderId: id });
    expect(await api.ok(paymentOptions, { subject_type: 'order', id }, { as: winner })).toMatchObject({
      ...{ money: '0', pay_types: [PAY_TYPE.balance], balance: '0', balance_after: '0' },
    });
    const online = { id, pay_type: PAY_TYPE.online };
    expect((await api.refused(payOrder, online, { as: winner })).error).toBe('PAY_TYPE_REFUSED');
    const answer = await api.ok(payOrder, { id, pay_type: PAY_TYPE.balance }, { as: winner });
    expect(answer).toMatchObject({ status: 20, pay_url: null });
    const again = await api.refused(payOrder, { id, pay_type: PAY_TYPE.balance }, { as: winner });
    expect(again.error).toBe('ALREADY_PAID');
    const { rows } = await api.db.query('SELECT amount, prepaid FROM capture WHERE subject_id = $1', [id]);
    expect(rows).toEqual([{ amount: 0, prepaid: PRICE }]);
  });

  it('is addressed once, by its winner, in time, at the price that was shown', async () => {
    const sold = await aWin();
    const as = sold.winner;
    await livesIn(as);
    expect((await api.refused(orderQuote, { auction_id: sold.id }, { as: sold.runnerUp })).error).toBe(
      'NOT_FOUND',
    );
    const { quote_id } = await quoteOf(sold);
    const request = { auction_id: sold.id, quote_id, pay_type: PAY_TYPE.balance };
    await api.db.query('UPDATE goods SET freight = 9000 WHERE id = $1', [sold.goodsId]);
    expect((await api.refused(addOrder, request, { as })).error).toBe('PRICE_CHANGED');
    await announce(sold.goodsId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.envelope(addOrder.path, { ...request, request_id: uniqueText() }, { as }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'ALREADY_DONE')).toHaveLength(9);
    const late = await aWin();
    await livesIn(late.winner);
    const quoted = await quoteOf(late);
    await api.db.query('UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = $1', [late.orderId]);
    const tooLate = { auction_id: late.id, quote_id: quoted.quote_id, pay_type: PAY_TYPE.balance };
    expect((await api.refused(addOrder, tooLate, { as: late.winner })).error).toBe('ORDER_EXPIRED');
  });
});
