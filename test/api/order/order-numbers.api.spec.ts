import { createRecharge } from '@fovea/shared-types/finance/recharge.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { aPaymentGroup } from '../../fixtures/payment-groups.js';
import { anAddress, shopGoods } from '../../fixtures/shop.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller } from '../../support/people.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** The day of an order where its seller is, beside that in its number. */
async function numbered(zone: string): Promise<{ orderNo: string; day: string }> {
  const seller = await aSeller(api, { time_zone: zone });
  const as = await aMember(api);
  const line = { goods_id: await shopGoods(api.db, seller), quantity: 1 };
  await anAddress(api.db, as.accountId);
  const { quote_id } = await api.ok(orderQuote, line, { as });
  const placed = await api.ok(addOrder, { ...line, quote_id, pay_type: PAY_TYPE.balance }, { as });
  const { rows } = await api.db.query<{ orderNo: string; day: string }>(
    `SELECT order_no AS "orderNo", to_char(created_at AT TIME ZONE $2, 'YYYYMMDD') AS day FROM orders WHERE id = $1`,
    [placed.orders[0]?.id ?? 0, zone],
  );
  return rows[0] ?? { orderNo: '', day: '' };
}

describe('the number of an order', () => {
  // At every hour one of the two is on another day than UTC.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('has the day that runs in %s', async (zone) => {
    const { orderNo, day } = await numbered(zone);
    expect(orderNo).toMatch(new RegExp(`^F${day}-\\d{6,}$`));
  });

  it('keeps all its digits beyond the millionth', async () => {
    await plant(api.db, `SELECT setval('order_no_seq', 1234566)`);
    expect((await numbered('Asia/Tokyo')).orderNo).toMatch(/-1234567$/);
  });
});

describe('numbers of recharges and of orders that are paid together', () => {
  it('have the day of the ledger, and all their digits', async () => {
    const as = await aMember(api);
    await plant(api.db, `SELECT setval('recharge_no_seq', 1234566)`);
    await plant(api.db, `ALTER TABLE payment_group ALTER COLUMN id RESTART WITH 1234567`);
    const { rows } = await api.db.query<{ day: string }>(
      `SELECT to_char(clock_timestamp() AT TIME ZONE 'Asia/Tokyo', 'YYYYMMDD') AS day`,
    );
    const day = rows[0]?.day ?? '';
    const recharge = { money: '5000', currency: 'JPY' as const, pay_type: PAY_TYPE.online };
    expect((await api.ok(createRecharge, recharge, { as })).order_no).toBe(`R${day}-1234567`);
    const { id } = await aPaymentGroup(api.db, as.accountId, [await aSeller(api), await aSeller(api)]);
    const group = await api.db.query('SELECT number FROM payment_group WHERE id = $1', [id]);
    expect(group.rows).toEqual([{ number: `G${day}-1234567` }]);
  });
});
