import { adminCancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { adminOrderDetail } from '@fovea/shared-types/order/order-admin.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import {
  auditRefund,
  confirmRefundReturn,
  orderRefunds,
  refundOrder,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { receiveOrder, shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { STOCK_IN_KIND } from '@fovea/shared-types/warehouse/stock-kinds';
import { UnshippedOrders } from '../../../server/src/order/refunds/unshipped-orders.service.js';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aStockedShop, EACH, type StockedShop } from '../../support/stocked-shop.js';

const YAMATO = 1;
const { to_ship, to_receive, refunded } = ORDER_STATUS;

let api: TestApi;
let shop: StockedShop;
beforeAll(async () => {
  api = await startApi();
  shop = await aStockedShop(api);
});
afterAll(() => api?.stop());

interface Sale {
  id: number;
  productId: number;
  lineId: number;
}

/** Three pieces of one thing, paid; taken out of the warehouse if specified. */
async function threeOf(isOut: boolean): Promise<Sale> {
  const { goodsId, productId } = await shop.stocked();
  const id = await shop.bought([goodsId], 3);
  if (isOut) await shop.approve((await shop.documentsOf(id))[0]?.id ?? 0);
  const { lines } = await api.ok(orderRefunds, { id }, { as: shop.buyer });
  return { id, productId, lineId: lines[0]?.order_line_id ?? 0 };
}

const stateOf = async ({ id }: Sale) => (await api.ok(orderDetail, { id }, { as: shop.buyer })).status;
const sent = ({ id }: Sale, quantity: number) =>
  api.ok(
    shipOrder,
    { id, logistics_company: YAMATO, logistics_code: 'Y-1', lines: [{ line: 1, quantity }] },
    { as: shop.clerk },
  );
const named = ({ lineId }: Sale, quantity: number) => [{ order_line_id: lineId, quantity }];
const requestRefund = (sale: Sale, quantity: number, amount = quantity * EACH) =>
  api.ok(
    refundOrder,
    { id: sale.id, reason: 'Too many', amount, lines: named(sale, quantity) },
    { as: shop.buyer },
  );
const agreed = ({ id }: Sale) => api.ok(auditRefund, { id, status: 1 }, { as: shop.clerk });
const stockInsOf = async ({ id }: Sale) =>
  (
    await api.db.query<{ id: number; quantity: number; kind: number }>(
      `SELECT b.id, b.quantity, b.kind FROM stock_document b JOIN stock_document d ON d.id = b.returns_id
       JOIN order_line l ON l.id = d.order_line_id WHERE l.order_id = $1 ORDER BY b.id`,
      [id],
    )
  ).rows;
const piecesOf = async ({ id }: Sale) =>
  (
    await api.db.query<{ released: number; returned: number }>(
      'SELECT released, returned FROM order_line WHERE order_id = $1',
      [id],
    )
  ).rows[0];
const ended = async ({ id }: Sale) =>
  (
    await api.db.query<{ gross: number }>(
      'SELECT gross FROM transfer WHERE order_id = $1 AND made_by IS NULL',
      [id],
    )
  ).rows.map(({ gross }) => gross);

describe('pieces that were never sent, and are refunded', () => {
  it('are not owed any more: an order of which the rest was sent continues, and they are for sale again', async () => {
    const sale = await threeOf(true);
    await sent(sale, 2);
    await requestRefund(sale, 1);
    await agreed(sale);
    expect([await stateOf(sale), await piecesOf(sale)]).toEqual([to_receive, { released: 1, returned: 0 }]);
    const more = { id: sale.id, logistics_company: YAMATO, logistics_code: 'Y-2' };
    expect((await api.refused(shipOrder, more, { as: shop.clerk })).error).toBe('STATE_CONFLICT');
    const [back, ...others] = await stockInsOf(sale);
    expect([back?.quantity, back?.kind, others]).toEqual([1, STOCK_IN_KIND.customer_return, []]);
    expect(await shop.standOf(sale.productId)).toEqual({ on_hand: 2, reserved: 0, offered: 2 });
    await shop.approve(back?.id ?? 0);
    expect(await shop.standOf(sale.productId)).toEqual({ on_hand: 3, reserved: 0, offered: 3 });
    const { rows } = await api.db.query<{ is_fresh: boolean }>(
      `SELECT clock_at > clock_timestamp() + interval '13 days' AS is_fresh FROM orders WHERE id = $1`,
      [sale.id],
    );
    expect(rows).toEqual([{ is_fresh: true }]);
  });

  it('are free at once while their document waits, which is replaced for the rest, and no more than that is shipped', async () => {
    const sale = await threeOf(false);
    await requestRefund(sale, 1);
    await agreed(sale);
    expect(await stateOf(sale)).toBe(to_ship);
    const documents = await shop.documentsOf(sale.id);
    expect(documents.map(({ status }) => status)).toEqual([9, 0]);
    expect(await shop.standOf(sale.productId)).toEqual({ on_hand: 5, reserved: 2, offered: 3 });
    const { items } = await api.ok(adminOrderDetail, { id: sale.id }, { as: shop.clerk });
    expect(items).toMatchObject([{ quantity: 3, released: 1 }]);
    await shop.approve(documents[1]?.id ?? 0);
    const all = { id: sale.id, logistics_company: YAMATO, logistics_code: 'Y-1' };
    const tooMany = { ...all, lines: [{ line: 1, quantity: 3 }] };
    expect((await api.refused(shipOrder, tooMany, { as: shop.clerk })).fields).toHaveProperty('lines');
    await api.ok(shipOrder, all, { as: shop.clerk });
    expect([await stateOf(sale), await shop.standOf(sale.productId)]).toEqual([
      to_receive,
      { on_hand: 3, reserved: 0, offered: 3 },
    ]);
  });

  it('end an order of which nothing was sent; what was not requested is the merchant’s', async () => {
    const sale = await threeOf(false);
    await requestRefund(sale, 3, 3 * EACH - 200);
    await agreed(sale);
    expect([await stateOf(sale), await ended(sale)]).toEqual([refunded, [200]]);
    expect(await shop.standOf(sale.productId)).toEqual({ on_hand: 5, reserved: 0, offered: 5 });
  });

  it('are all free when everything is refunded, also of a line of which a piece was sent', async () => {
    const sale = await threeOf(true);
    await sent(sale, 1);
    const all = { id: sale.id, reason: 'Too late', amount: 3 * EACH };
    await api.ok(refundOrder, all, { as: shop.buyer });
    await agreed(sale);
    expect([await stateOf(sale), await piecesOf(sale)]).toEqual([refunded, { released: 2, returned: 0 }]);
    const [back] = await stockInsOf(sale);
    await shop.approve(back?.id ?? 0);
    expect([back?.quantity, await shop.standOf(sale.productId)]).toEqual([
      2,
      { on_hand: 4, reserved: 0, offered: 4 },
    ]);
  });

  it('stay owed where only the price is reduced', async () => {
    const sale = await threeOf(true);
    await sent(sale, 2);
    await api.ok(refundOrder, { id: sale.id, reason: 'Late', amount: 300 }, { as: shop.buyer });
    await agreed(sale);
    expect([await stateOf(sale), await piecesOf(sale)]).toEqual([to_ship, { released: 0, returned: 0 }]);
    await sent(sale, 1);
    expect(await stateOf(sale)).toBe(to_receive);
  });
});

describe('what a refund names', () => {
  it('is of the order, each line once, and no more than is owed or with the buyer', async () => {
    const [sale, other] = [await threeOf(false), await threeOf(false)];
    const refusedFor = async (lines: ReturnType<typeof named>) =>
      (await api.refused(refundOrder, { id: sale.id, reason: 'x', amount: 1, lines }, { as: shop.buyer }))
        .fields;
    for (const lines of [named(sale, 4), named(other, 1), [...named(sale, 1), ...named(sale, 1)]])
      expect(await refusedFor(lines)).toHaveProperty('lines');
    await requestRefund(sale, 1);
    expect((await api.ok(orderRefunds, { id: sale.id }, { as: shop.buyer })).refunds).toMatchObject([
      { lines: [{ order_line_id: sale.lineId, quantity: 1, goods_name: expect.any(String) }] },
    ]);
    await agreed(sale);
    expect((await api.ok(orderRefunds, { id: sale.id }, { as: shop.buyer })).lines).toMatchObject([
      { order_line_id: sale.lineId, quantity: 2, unit_amount: EACH },
    ]);
    expect(await refusedFor(named(sale, 3))).toHaveProperty('lines');
  });
});

describe('returned goods', () => {
  const cameBack = async ({ id }: Sale) => {
    await api.ok(auditRefund, { id, status: 1, need_return: 1 }, { as: shop.clerk });
    await api.ok(updateRefundLogistics, { id, logistics_code: 'YT-1' }, { as: shop.buyer });
    await api.ok(confirmRefundReturn, { id, status: 1 }, { as: shop.clerk });
  };

  it('are those that the refund names, else what the buyer still has, and never more than were sent', async () => {
    const sale = await threeOf(true);
    await sent(sale, 3);
    await api.ok(receiveOrder, { id: sale.id }, { as: shop.buyer });
    await requestRefund(sale, 1, 500);
    await cameBack(sale);
    await api.ok(refundOrder, { id: sale.id, reason: 'All of it', amount: 500 }, { as: shop.buyer });
    await cameBack(sale);
    expect((await stockInsOf(sale)).map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(await piecesOf(sale)).toEqual({ released: 0, returned: 3 });
    await api.ok(refundOrder, { id: sale.id, reason: 'Again', amount: 500 }, { as: shop.buyer });
    const again = { id: sale.id, status: 1, need_return: 1 };
    expect((await api.refused(auditRefund, again, { as: shop.clerk })).error).toBe('STATE_CONFLICT');
  });

  it('of a part that was sent leave the rest owed', async () => {
    const sale = await threeOf(true);
    await sent(sale, 1);
    await requestRefund(sale, 1);
    await cameBack(sale);
    expect([await stateOf(sale), await piecesOf(sale)]).toEqual([to_ship, { released: 0, returned: 1 }]);
    await sent(sale, 2);
    expect(await stateOf(sale)).toBe(to_receive);
  });
});

describe('an order of which a part left, and nothing more for fourteen days', () => {
  it('has the rest refunded automatically, with its tax, and continues with what was sent', async () => {
    const [late, inTime] = [await threeOf(true), await threeOf(true)];
    await sent(late, 1);
    await sent(inTime, 1);
    await api.db.query(`UPDATE orders SET clock_at = clock_timestamp() WHERE id = ANY ($1::bigint[])`, [
      [late.id, inTime.id],
    ]);
    await api.db.query(
      `UPDATE shipment SET sent_at = clock_timestamp() - interval '14 days' WHERE order_id = $1`,
      [late.id],
    );
    await api.app.get(UnshippedOrders, { strict: false }).refundDueOrders();
    expect([await stateOf(late), await stateOf(inTime)]).toEqual([to_receive, to_ship]);
    const { refunds } = await api.ok(orderRefunds, { id: late.id }, { as: shop.buyer });
    expect(refunds).toMatchObject([{ refund_price: String(2 * EACH), lines: [{ quantity: 2 }] }]);
    await api.ok(receiveOrder, { id: late.id }, { as: shop.buyer });
    expect(await ended(late)).toEqual([EACH]);
    await eventually('the merchant’s message', async () => {
      const { data } = await api.ok(messageList, { data_type: MESSAGE_TYPE.order }, { as: shop.seller });
      return data.some(({ content }) => content.params.notice === 'order_part_unshipped');
    });
  });

  it('can be given up by its merchant before', async () => {
    const sale = await threeOf(true);
    await sent(sale, 1);
    const given = { id: sale.id, reason: 'The others broke' };
    expect(await api.ok(adminCancelOrder, given, { as: shop.clerk })).toEqual({
      id: sale.id,
      status: to_receive,
    });
    expect(await piecesOf(sale)).toEqual({ released: 2, returned: 0 });
  });
});
