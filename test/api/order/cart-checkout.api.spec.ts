import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addCart, cartList, delCart, updateCart } from '@fovea/shared-types/order/cart.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type { AddOrderRequest } from '@fovea/shared-types/order/checkout.dto';
import { orderChecks } from '../../../server/src/invariants/order.checks.js';
import { openTransaction } from '../../fixtures/held-rows.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anAddress, shopGoods } from '../../fixtures/shop.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller } from '../../support/people.js';
import { untilWaiting } from '../../support/waiting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const check of orderChecks) expect((await check.run(api.db)).violations).toEqual([]);
  await api?.stop();
});

interface FullCart {
  as: Person;
  goodsId: number;
  lineId: number;
  addressId: number;
  /** The same order at each call, with an idempotency key of its own. */
  click: () => AddOrderRequest;
}

/** Two pieces of one thing, with the price that the buyer was quoted. */
async function aFullCart(): Promise<FullCart> {
  const as = await aMember(api);
  const addressId = await anAddress(api.db, as.accountId);
  const goodsId = await shopGoods(api.db, await aSeller(api));
  const { id: lineId } = await api.ok(addCart, { goods_id: goodsId, quantity: 2 }, { as });
  const request = { cart_ids: [lineId], pay_type: PAY_TYPE.balance };
  const { quote_id } = await api.ok(orderQuote, { cart_ids: [lineId] }, { as });
  return {
    ...{ as, goodsId, lineId, addressId },
    click: () => ({ ...request, quote_id, request_id: uniqueText() }),
  };
}

const ordersOf = async ({ as }: FullCart): Promise<number> =>
  (await api.db.query<{ n: number }>('SELECT count(*) AS n FROM orders WHERE buyer_id = $1', [as.accountId]))
    .rows[0]?.n ?? 0;

const offered = async ({ goodsId }: FullCart): Promise<number | undefined> =>
  (await api.db.query<{ quantity: number }>('SELECT quantity FROM goods WHERE id = $1', [goodsId])).rows[0]
    ?.quantity;

const hold = (sql: string) => openTransaction(sql, api.databaseUrl);
const holdCart = ({ as }: FullCart) =>
  hold(`SELECT pg_advisory_xact_lock(hashtextextended('cart', ${as.accountId}))`);
const holdGoods = ({ goodsId }: FullCart) => hold(`SELECT FROM goods WHERE id = ${goodsId} FOR UPDATE`);

const refusalOf = ({ error }: { error?: string | undefined }): string => error ?? 'ok';

describe('a cart that is ordered twice at once', () => {
  it.each([
    ['the cart is locked', holdCart],
    ['the goods are locked', holdGoods],
  ])('becomes one order: both clicks wait while %s', async (_what, holdIt) => {
    const cart = await aFullCart();
    const held = await holdIt(cart);
    const clicks = [cart.click(), cart.click()].map((request) =>
      api.envelope(addOrder.path, request, { as: cart.as }),
    );
    await untilWaiting(api.db, 2);
    await held.end();
    const answers = (await Promise.all(clicks)).map(refusalOf);
    expect(answers.sort()).toEqual(['NOT_FOUND', 'ok']);
    expect([await ordersOf(cart), await offered(cart)]).toEqual([1, 8]);
    expect((await api.ok(cartList, {}, { as: cart.as })).items).toEqual([]);
  });

  it('answers NOT_FOUND to a click that comes after the order', async () => {
    const cart = await aFullCart();
    await api.ok(addOrder, cart.click(), { as: cart.as });
    expect((await api.refused(addOrder, cart.click(), { as: cart.as })).error).toBe('NOT_FOUND');
    expect(await ordersOf(cart)).toBe(1);
  });
});

describe('a cart that changes while it is ordered', () => {
  it('is not ordered where a line was removed while the order waited', async () => {
    const cart = await aFullCart();
    const held = await holdCart(cart);
    const removed = api.ok(delCart, { ids: [cart.lineId] }, { as: cart.as });
    await untilWaiting(api.db, 1);
    const order = api.envelope(addOrder.path, cart.click(), { as: cart.as });
    await untilWaiting(api.db, 2);
    await held.end();
    await removed;
    expect(refusalOf(await order)).toBe('NOT_FOUND');
    expect([await ordersOf(cart), await offered(cart)]).toEqual([0, 10]);
  });

  it('is ordered in the number that it holds, or not at all', async () => {
    const cart = await aFullCart();
    const held = await holdCart(cart);
    const changed = api.ok(updateCart, { id: cart.lineId, quantity: 5 }, { as: cart.as });
    await untilWaiting(api.db, 1);
    const order = api.envelope(addOrder.path, cart.click(), { as: cart.as });
    await untilWaiting(api.db, 2);
    await held.end();
    await changed;
    expect(refusalOf(await order)).toBe('PRICE_CHANGED');
    expect([await ordersOf(cart), await offered(cart)]).toEqual([0, 10]);
  });
});

describe('an address that changes while an order for it is placed', () => {
  it('is the one that the price was worked out for', async () => {
    const cart = await aFullCart();
    const held = await hold(
      `UPDATE address SET country = 'US', updated_at = clock_timestamp() WHERE id = ${cart.addressId}`,
    );
    const order = api.envelope(addOrder.path, cart.click(), { as: cart.as });
    await untilWaiting(api.db, 1);
    await held.commit();
    expect(refusalOf(await order)).toBe('PRICE_CHANGED');
    expect(await ordersOf(cart)).toBe(0);
  });
});
