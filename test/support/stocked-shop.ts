import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addCart } from '@fovea/shared-types/order/cart.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import { aWarehouse } from '../fixtures/places.js';
import { anAddress, anItemThere, shopGoods } from '../fixtures/shop.js';
import type { Person, TestApi } from './api.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from './people.js';

/** Of one piece, with tax. */
export const EACH = 1_100;
const HAD = 5;

export interface StockedShop {
  seller: Seller;
  /** Ships, answers refunds and approves documents. */
  clerk: Person;
  buyer: Person;
  /** Goods with five pieces in the warehouse, and the item. */
  stocked: () => Promise<{ goodsId: number; productId: number }>;
  /** So many pieces of each, paid from the balance. */
  bought: (goods: readonly number[], quantity?: number) => Promise<number>;
  /** The stock-outs of an order, by its lines. */
  documentsOf: (orderId: number) => Promise<{ id: number; status: number }[]>;
  approve: (documentId: number) => Promise<unknown>;
  standOf: (productId: number) => Promise<unknown>;
}

/** A company that keeps stock, and one who buys of it. */
export async function aStockedShop(api: TestApi): Promise<StockedShop> {
  const seller = await aSeller(api);
  const warehouse = await aWarehouse(api.db, seller.companyId);
  const clerk = await aStaff(
    api,
    [
      ...(['order:order:ship', 'order:order:cancel', 'order:order:list'] as const),
      ...(['order:refund:list', 'order:refund:audit', 'warehouse:document:approve'] as const),
    ],
    seller.companyId,
  );
  const buyer = await aMember(api);
  await anAddress(api.db, buyer.accountId);
  await giveMoney(api.db, buyer.accountId, 1_000_000);
  return {
    ...{ seller, clerk, buyer },
    stocked: async () => {
      const productId = await anItemThere(api.db, seller.companyId, warehouse, HAD);
      const goods = { product_id: productId, is_stocked: true, quantity: HAD };
      return { goodsId: await shopGoods(api.db, seller, goods), productId };
    },
    bought: async (goods, quantity = 2) => {
      const cart_ids: number[] = [];
      for (const goods_id of goods)
        cart_ids.push((await api.ok(addCart, { goods_id, quantity }, { as: buyer })).id);
      const { quote_id } = await api.ok(orderQuote, { cart_ids }, { as: buyer });
      const requested = { cart_ids, quote_id, pay_type: PAY_TYPE.balance };
      const { id } = await api.ok(addOrder, requested, { as: buyer });
      await api.ok(payOrder, { id, pay_type: PAY_TYPE.balance }, { as: buyer });
      await api.db.query('UPDATE orders SET refund_switch = 1 WHERE id = $1', [id]);
      return id;
    },
    documentsOf: async (orderId) =>
      (
        await api.db.query<{ id: number; status: number }>(
          `SELECT d.id, d.status FROM stock_document d JOIN order_line l ON l.id = d.order_line_id
           WHERE l.order_id = $1 ORDER BY l.line, d.id`,
          [orderId],
        )
      ).rows,
    approve: (documentId) => api.ok(confirmWarehouseAudits, { ids: [documentId], status: 1 }, { as: clerk }),
    standOf: async (productId) =>
      (
        await api.db.query(
          `SELECT s.on_hand, s.reserved, g.quantity AS offered FROM stock s JOIN goods g ON g.product_id = s.product_id
           WHERE s.product_id = $1`,
          [productId],
        )
      ).rows[0],
  };
}
