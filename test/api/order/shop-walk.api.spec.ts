import { WILDCARD } from '@fovea/shared-types/permissions';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { orderRefundSwitch } from '@fovea/shared-types/order/order-admin.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import fc from 'fast-check';
import { aWarehouse } from '../../fixtures/places.js';
import { anAddress, anItemThere, shopGoods } from '../../fixtures/shop.js';
import { startApi, type TestApi } from '../../support/api.js';
import { expectInvariants } from '../../support/check-invariants.js';
import { aMember, aSeller, aStaff, giveMoney } from '../../support/people.js';
import type { ShopStep } from '../../support/shop-steps.js';
import { COMES_TO, WRITTEN } from '../../support/shop-written.js';
import { SEVERAL_AT_ONCE, ShopWalk } from '../../support/shop-walk.js';
import { ordered, type Caller } from '../../support/shopping.js';

const isLong = process.env.FOVEA_LONG === '1';
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);
const RUNS = isLong ? 1_000 : 60;
/** Histories beside each other: what one waits for the database, another uses. */
const AT_ONCE = 4;
const ROUNDS = { minLength: 8, maxLength: 14 };

// No measure of how quick it is: beside other work it may take many minutes.
jest.setTimeout(isLong ? 3_600_000 : 1_200_000);

const goods = fc.nat(1);
const count = fc.integer({ min: 1, max: 3 });
const pick = fc.nat(50);
/** Once in so many times. */
const rarely = (times: number): fc.Arbitrary<boolean> =>
  fc.constantFrom(true, ...Array.from({ length: times - 1 }, () => false));
const mostly = rarely(4).map((isRare) => !isRare);
const how = { isTwice: rarely(6), isFit: mostly };

const step: fc.Arbitrary<ShopStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('put' as const, 'order' as const), goods, count, ...how }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('change' as const, 'merge' as const),
      goods,
      count,
      ...how,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take out' as const), goods, ...how }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('drop' as const, 'order cart' as const, 'order cart' as const),
      ...how,
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constantFrom('pay' as const, 'pay' as const, 'go online' as const, 'cancel' as const),
      pick,
      ...how,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('tell' as const),
      pick,
      what: fc.constantFrom(
        'right' as const,
        'right' as const,
        'right' as const,
        'less' as const,
        'failed' as const,
      ),
      ...how,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('ship' as const, 'receive' as const), pick, ...how }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('let' as const), pick, isYes: mostly, ...how }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), pick, isWhole: rarely(2), ...how }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('answer' as const, 'answer' as const, 'decide' as const),
      pick,
      isYes: mostly,
      ...how,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('withdraw refund' as const, 'escalate' as const),
      pick,
      ...how,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      amount: fc.constantFrom(1, 500, 2_500, 5_000),
      ...how,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('audit' as const), pick, isYes: mostly, ...how }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('keep' as const, 'pay out' as const, 'fail' as const, 'give up' as const),
      pick,
      ...how,
    }),
  },
);

const history = fc.array(fc.array(step, { minLength: SEVERAL_AT_ONCE, maxLength: SEVERAL_AT_ONCE }), ROUNDS);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('a shop in which three people act at once', () => {
  it(`returns and holds in ${RUNS} random histories what a simple one would, in some order (seed ${SEED})`, async () => {
    const walking = await ShopWalk.begin(api);
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }), (histories) =>
        walking.walkAll(histories),
      ),
      { numRuns: RUNS / AT_ONCE, seed: SEED, endOnFailure: !isLong, examples: [[[...WRITTEN]]] },
    );
    await expectInvariants(api.databaseUrl);
    expect(COMES_TO.filter((outcome) => !walking.seen.has(outcome))).toEqual([]);
  });
});

describe('goods of an order that is refunded whole', () => {
  it.each([
    ['nothing', 0, { quantity: 3, on_hand: 3, reserved: 0 }],
    ['a part', 1, { quantity: 1, on_hand: 1, reserved: 0 }],
  ])('are free and for sale again where %s was sent', async (_what, parts, left) => {
    const [seller, buyer] = [await aSeller(api), await aMember(api)];
    const staff = await aStaff(api, [WILDCARD]);
    await anAddress(api.db, buyer.accountId);
    await giveMoney(api.db, buyer.accountId, 10_000);
    const warehouse = await aWarehouse(api.db, seller.companyId);
    const product_id = await anItemThere(api.db, seller.companyId, warehouse, 3);
    const goods_id = await shopGoods(api.db, seller, { product_id, is_stocked: true, quantity: 3 });
    const ask: Caller = (call, request, as) => api.ok(call, request, { as });
    const id = await ordered(ask, buyer, { goods_id, quantity: 2 });
    await ask(payOrder, { id, pay_type: PAY_TYPE.balance }, buyer);
    const { rows: documents } = await api.db.query<{ id: number }>(
      'SELECT d.id FROM stock_document d JOIN order_line l ON l.id = d.order_line_id WHERE l.order_id = $1',
      [id],
    );
    const outs = documents.map((document) => document.id);
    expect(await ask(confirmWarehouseAudits, { ids: outs, status: 1 }, staff)).toMatchObject([
      { error: null },
    ]);
    const parcel = { id, logistics_company: 1, logistics_code: '1234', lines: [{ line: 1, quantity: 1 }] };
    for (let part = 0; part < parts; part += 1) await ask(shipOrder, parcel, staff);
    await ask(orderRefundSwitch, { id, refund_switch: 1 }, staff);
    await ask(refundOrder, { id, reason: 'Not wanted', amount: 2_200 }, buyer);
    await ask(auditRefund, { id, status: 1 }, staff);
    const { rows } = await api.db.query(
      `SELECT g.quantity, s.on_hand, s.reserved FROM goods g JOIN stock s ON s.product_id = g.product_id WHERE g.id = $1`,
      [goods_id],
    );
    expect(rows).toEqual([left]);
    expect((await ask(orderDetail, { id }, buyer)).status).toBe(ORDER_STATUS.refunded);
  });
});
