import { orderCount, orderDetail, orderList } from '@fovea/shared-types/order/order.calls';
import { myAuctionOrderList } from '@fovea/shared-types/auction/auction.calls';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import { aCompany } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember } from '../../support/people.js';
import { aDefaultedLot, aSoldLot, type SoldLot } from '../../support/scenes.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
let sold: SoldLot;
beforeAll(async () => {
  api = await startApi();
  sold = await aSoldLot(api);
});
afterAll(() => api?.stop());

describe("the winner's order", () => {
  it('is listed for the winner, pending payment, at the price of the lot', async () => {
    const page = await api.ok(orderList, {}, { as: sold.winner });
    expect(page).toMatchObject({ total: 1, current_page: 1, per_page: 40 });
    expect(page.data[0]).toMatchObject({
      id: sold.orderId,
      order_no: expect.stringMatching(/^F\d{8}-\d{6,}$/),
      goods_name: 'Non-mydriatic fundus camera',
      pay_price: '50000',
      currency: 'JPY',
      status: 10,
      pay_type: null,
    });
    expect(await api.ok(orderCount, {}, { as: sold.winner })).toMatchObject({
      pending_payment: 1,
      to_ship: 0,
    });
  });

  it('is shown whole, by id or number, in the winner’s language', async () => {
    const detail = await api.ok(orderDetail, { id: sold.orderId }, { as: sold.winner, language: 'ja' });
    expect(detail).toMatchObject({
      auction_id: sold.id,
      total_price: '50000',
      freight: '0',
      tax: '0',
      deposit: '0',
      items: [{ goods_id: sold.goodsId, goods_name: '無散瞳眼底カメラ', quantity: 1, unit_price: '50000' }],
      history: [{ status: 10 }],
    });
    const byNumber = await api.ok(orderDetail, { order_no: detail.order_no }, { as: sold.winner });
    expect(byNumber.id).toBe(sold.orderId);
  });

  it('is to be paid within five business days', async () => {
    const { pay_deadline, server_time } = await api.ok(
      orderDetail,
      { id: sold.orderId },
      { as: sold.winner },
    );
    const days = (Date.parse(pay_deadline ?? '') - Date.parse(server_time)) / 86_400_000;
    expect(days).toBeGreaterThan(4);
    expect(days).toBeLessThan(20);
  });

  it('is shown beside the bid in the auction orders', async () => {
    const page = await api.ok(myAuctionOrderList, { group: 'won' }, { as: sold.winner });
    expect(page.data).toMatchObject([{ auction_id: sold.id, status: 40, order_id: sold.orderId }]);
    const lost = await api.ok(myAuctionOrderList, {}, { as: sold.runnerUp });
    expect(lost.data).toMatchObject([{ auction_id: sold.id, status: 41, order_id: null }]);
  });

  it('is as if absent for everybody else', async () => {
    for (const person of [sold.runnerUp, await aMember(api)]) {
      expect((await api.refused(orderDetail, { id: sold.orderId }, { as: person })).error).toBe('NOT_FOUND');
      expect((await api.ok(orderList, {}, { as: person })).total).toBe(0);
      expect((await api.ok(orderCount, {}, { as: person })).pending_payment).toBe(0);
    }
  });

  it('is found by part of its number and by its state', async () => {
    const [order] = (await api.ok(orderList, {}, { as: sold.winner })).data;
    const part = order?.order_no.slice(-6).toLowerCase() ?? '';
    expect((await api.ok(orderList, { order_no: part }, { as: sold.winner })).total).toBe(1);
    expect((await api.ok(orderList, { order_no: '%' }, { as: sold.winner })).total).toBe(0);
    const named = async (text: string) =>
      (await api.ok(orderList, { words: text }, { as: sold.winner })).total;
    const name = order?.goods_name ?? '';
    expect([await named(name.slice(1).toUpperCase()), await named(part), await named('%')]).toEqual([
      1, 1, 0,
    ]);
    expect((await api.ok(orderList, { status: 10 }, { as: sold.winner })).total).toBe(1);
    expect((await api.ok(orderList, { status: 50 }, { as: sold.winner })).total).toBe(0);
    expect((await api.refused(orderDetail, {}, { as: sold.winner })).error).toBe('VALIDATION');
  });

  it('is listed with what is to be paid while its remittance is looked at, as it is counted', async () => {
    const move = (status: number) =>
      api.db.query(`UPDATE orders SET status = $2 WHERE id = $1`, [sold.orderId, status]);
    await move(11);
    expect((await api.ok(orderList, { status: 10 }, { as: sold.winner })).data).toMatchObject([
      { status: 11 },
    ]);
    expect((await api.ok(orderCount, {}, { as: sold.winner })).pending_payment).toBe(1);
    await move(10);
  });
});

describe('an order that stays unpaid', () => {
  const endings = () => api.app.get(OrderEndingService, { strict: false });
  const setTimes = (orderId: number, createdHoursAgo: number, deadlineInHours: number) =>
    plant(
      api.db,
      `UPDATE orders SET created_at = clock_timestamp() - make_interval(hours => $2),
         pay_deadline = clock_timestamp() + make_interval(hours => $3) WHERE id = $1`,
      [orderId, createdHoursAgo, deadlineInHours],
    );
  const stepOf = async (orderId: number) => {
    const { rows } = await api.db.query<{ reminders_sent: number }>(
      'SELECT reminders_sent FROM orders WHERE id = $1',
      [orderId],
    );
    return rows[0]?.reminders_sent;
  };
  const reminded = ({ winner }: SoldLot, times: number) =>
    eventually(`${times} reminders`, async () => {
      const { count } = await api.db.query(
        `SELECT FROM message WHERE recipient_id = $1 AND params ->> 'notice' = 'payment_reminder'`,
        [winner.accountId],
      );
      return count === times;
    });

  it('is reminded of after 24 and 48 hours and on the last morning, each once', async () => {
    const companyId = await aCompany(api.db);
    const lot = await aSoldLot(api, { company_id: companyId });
    await setTimes(lot.orderId, 23, 100);
    await endings().remind();
    expect(await stepOf(lot.orderId)).toBe(0);
    await setTimes(lot.orderId, 25, 100);
    await Promise.all([endings().remind(), endings().remind()]);
    expect(await stepOf(lot.orderId)).toBe(1);
    await reminded(lot, 1);
    await setTimes(lot.orderId, 49, 100);
    await endings().remind();
    expect(await stepOf(lot.orderId)).toBe(2);
    await reminded(lot, 2);
    // The last morning, where it is now about noon: the day of the deadline, after nine.
    const ahead = 12 - new Date().getUTCHours();
    const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`; // these names count westwards
    await api.db.query(`UPDATE company SET time_zone = $2 WHERE id = $1`, [companyId, zone]);
    await setTimes(lot.orderId, 100, 5);
    await endings().remind();
    await endings().remind();
    expect(await stepOf(lot.orderId)).toBe(3);
    await reminded(lot, 3);
  });

  it('is not reminded of late by what was missed while nothing ran', async () => {
    const lot = await aSoldLot(api);
    await setTimes(lot.orderId, 60, 100);
    await endings().remind();
    expect(await stepOf(lot.orderId)).toBe(2);
    await reminded(lot, 1);
  });

  it('ends once, however often somebody looks, and counts as one default', async () => {
    const lot = await aSoldLot(api);
    await setTimes(lot.orderId, 1, 100);
    await endings().endLate();
    const statusesOf = async () =>
      (await api.ok(orderDetail, { id: lot.orderId }, { as: lot.winner })).history.map(
        ({ status }) => status,
      );
    expect(await statusesOf()).toEqual([10]);
    await setTimes(lot.orderId, 200, -1);
    await Promise.all([endings().endLate(), endings().endLate(), endings().endLate()]);
    expect(await statusesOf()).toEqual([10, 60]);
    const strikes = () =>
      api.db.query('SELECT FROM auction_strike WHERE auction_id = $1 AND account_id = $2', [
        lot.id,
        lot.winner.accountId,
      ]);
    await eventually('the strike', async () => (await strikes()).count === 1);
  });

  it('is cancelled at its deadline, with its history, once', async () => {
    const lot = await aDefaultedLot(api);
    await api.app.get(OrderEndingService, { strict: false }).endLate();
    const detail = await api.ok(orderDetail, { id: lot.orderId }, { as: lot.winner });
    expect(detail.status).toBe(60);
    expect(detail.history.map(({ status }) => status)).toEqual([10, 60]);
    const mine = await api.ok(myAuctionOrderList, {}, { as: lot.winner });
    expect(mine.data).toMatchObject([{ auction_id: lot.id, status: 60 }]);
  });
});
