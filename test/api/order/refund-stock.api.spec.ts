import { addCart } from '@fovea/shared-types/order/cart.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import { aWarehouse } from '../../fixtures/places.js';
import { anAddress, anItemThere, shopGoods } from '../../fixtures/shop.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { untilWaiting } from '../../support/waiting.js';

const EACH = 1_100;
const YAMATO = 1;

let api: TestApi;
let seller: Seller;
let clerk: Person;
let buyer: Person;
let warehouse: number;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  warehouse = await aWarehouse(api.db, seller.companyId);
  clerk = await aStaff(
    api,
    ['order:order:ship', 'order:refund:list', 'order:refund:audit', 'warehouse:document:approve'],
    seller.companyId,
  );
  buyer = await aMember(api);
  await anAddress(api.db, buyer.accountId);
  await giveMoney(api.db, buyer.accountId, 1_000_000);
});
afterAll(() => api?.stop());

/** Goods of which five lie in the warehouse, and the item. */
async function stocked(): Promise<{ goodsId: number; productId: number }> {
  const productId = await anItemThere(api.db, seller.companyId, warehouse, 5);
  const goods = { product_id: productId, is_stocked: true, quantity: 5 };
  return { goodsId: await shopGoods(api.db, seller, goods), productId };
}

/** Two pieces of each, paid from the balance. */
async function bought(goods: readonly number[]): Promise<number> {
  const cart_ids: number[] = [];
  for (const goods_id of goods)
    cart_ids.push((await api.ok(addCart, { goods_id, quantity: 2 }, { as: buyer })).id);
  const { quote_id } = await api.ok(orderQuote, { cart_ids }, { as: buyer });
  const asked = { cart_ids, quote_id, pay_type: PAY_TYPE.balance };
  const { id } = await api.ok(addOrder, asked, { as: buyer });
  await api.ok(payOrder, { id, pay_type: PAY_TYPE.balance }, { as: buyer });
  await api.db.query('UPDATE orders SET refund_switch = 1 WHERE id = $1', [id]);
  return id;
}

const wanted = (id: number, amount: number) =>
  api.ok(refundOrder, { id, reason: 'Not wanted', amount }, { as: buyer });
const agreed = (id: number) => api.ok(auditRefund, { id, status: 1 }, { as: clerk });
const papersOf = async (orderId: number) =>
  (
    await api.db.query<{ id: number; status: number }>(
      `SELECT d.id, d.status FROM stock_document d JOIN order_line l ON l.id = d.order_line_id
       WHERE l.order_id = $1 ORDER BY l.line`,
      [orderId],
    )
  ).rows;
const standOf = async (productId: number) =>
  (
    await api.db.query(
      `SELECT s.on_hand, s.reserved, g.quantity AS offered FROM stock s JOIN goods g ON g.product_id = s.product_id
       WHERE s.product_id = $1`,
      [productId],
    )
  ).rows[0];

describe('the stock of an order that is refunded as a whole before anything was sent', () => {
  it('is free and offered again, of all its lines, taken out already or not', async () => {
    const [waiting, out] = [await stocked(), await stocked()];
    const id = await bought([waiting.goodsId, out.goodsId]);
    const [, second] = await papersOf(id);
    await api.ok(confirmWarehouseAudits, { ids: [second?.id ?? 0], status: 1 }, { as: clerk });
    expect(await Promise.all([standOf(waiting.productId), standOf(out.productId)])).toEqual([
      { on_hand: 5, reserved: 2, offered: 3 },
      { on_hand: 3, reserved: 0, offered: 3 },
    ]);
    await wanted(id, 4 * EACH);
    await agreed(id);
    expect((await papersOf(id)).map(({ status }) => status)).toEqual([9, 9]);
    for (const { productId } of [waiting, out])
      expect(await standOf(productId)).toEqual({ on_hand: 5, reserved: 0, offered: 5 });
  });

  it('stays where it is when it was handed over for sending: no parcel waits any more', async () => {
    const { goodsId, productId } = await stocked();
    const id = await bought([goodsId]);
    const [out] = await papersOf(id);
    await api.ok(confirmWarehouseAudits, { ids: [out?.id ?? 0], status: 1 }, { as: clerk });
    await api.ok(shipOrder, { id, logistics_company: YAMATO }, { as: clerk });
    await wanted(id, 2 * EACH);
    await agreed(id);
    const parcels = await api.db.query('SELECT status FROM shipment WHERE order_id = $1', [id]);
    expect(parcels.rows).toEqual([{ status: SEND_STATUS.cancelled }]);
    expect(await standOf(productId)).toEqual({ on_hand: 5, reserved: 0, offered: 5 });
  });

  it('is locked before the accounts are: who holds the stock is not waited for with the money in hand', async () => {
    const { goodsId, productId } = await stocked();
    const id = await bought([goodsId]);
    await wanted(id, 2 * EACH);
    let refund: Promise<unknown> = Promise.resolve();
    await api.db.transaction(async (tx) => {
      await tx.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [productId]);
      refund = agreed(id);
      await untilWaiting(api.db, 1);
      const { rows } = await api.db.query<{ n: number }>(
        `SELECT count(*) AS n FROM (SELECT FROM ledger_account
           WHERE kind = 'escrow' AND owner_type = 'company' AND owner_id = $1 FOR UPDATE SKIP LOCKED) free`,
        [seller.companyId],
      );
      expect(rows).toEqual([{ n: 1 }]);
    });
    await refund;
    expect(await standOf(productId)).toEqual({ on_hand: 5, reserved: 0, offered: 5 });
  });
});
