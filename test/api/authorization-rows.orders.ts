import { aShipment } from '../fixtures/orders.js';
import { aWarehouse } from '../fixtures/places.js';
import { aGoods, aReceivedOrder } from '../fixtures/rows.js';
import { aStockDocument, anItem } from '../fixtures/stock-rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

/** An order that the member received from the seller's company. */
export const anOrder = async (
  { db }: TestApi,
  { seller, member }: Cast,
  status = 40,
): Promise<{ id: number }> => ({
  id: await aReceivedOrder(db, {
    goods_id: await aGoods(db, { seller_id: seller.accountId, company_id: seller.companyId }),
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
    status,
  }),
});

const inState =
  (status: number) =>
  (api: TestApi, cast: Cast): Promise<{ id: number }> =>
    anOrder(api, cast, status);

const aParcel = async (api: TestApi, cast: Cast, status = 0): Promise<{ id: number }> => {
  const order = await anOrder(api, cast, 20);
  return { id: await aShipment(api.db, order.id, status) };
};

/** Paid; its stock-out is pending. */
async function aLineInStock(api: TestApi, cast: Cast): Promise<{ id: number; line: number }> {
  const { id } = await anOrder(api, cast, 20);
  const { companyId: company, accountId } = cast.seller;
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM order_line WHERE order_id = $1', [id]);
  const [warehouse, product] = [await aWarehouse(api.db, company), await anItem(api.db, company)];
  await aStockDocument(api.db, {
    ...{ company, warehouse, product, accountId },
    type: 21,
    orderLine: rows[0]?.id ?? 0,
  });
  return { id, line: 1 };
}

export const orderRows: Record<string, MatrixRow> = {
  '/order/admin-order-detail': { request: inState(40), others: 'NOT_FOUND' },
  '/order/admin-order-count': { request: async () => ({}) },
  '/cart/reorder': { request: inState(50), others: 'NOT_FOUND' },
  // Orders of the member's company; the member has none.
  '/index/api-company-order-list': { right: 'empty', others: 'empty' },
  '/order/cancel-order': { request: inState(10), others: 'NOT_FOUND' },
  '/order/admin-cancel-order': {
    request: async (api, cast) => ({ ...(await anOrder(api, cast, 10)), reason: 'Damaged in the store.' }),
    others: 'NOT_FOUND',
  },
  '/order/order-refund-switch': {
    request: async (api, cast) => ({ ...(await anOrder(api, cast)), refund_switch: 1 }),
    others: 'NOT_FOUND',
  },
  '/order/ship-order': {
    request: async (api, cast) => ({
      ...(await inState(20)(api, cast)),
      logistics_company: 1,
      logistics_code: '1234-5678',
    }),
    others: 'NOT_FOUND',
  },
  '/order/send-out-anew': { request: aLineInStock, others: 'NOT_FOUND' },
  '/order/admin-shipment-list': { request: inState(40), others: 'NOT_FOUND' },
  '/order/shipment-list': { request: inState(40), others: 'NOT_FOUND' },
  '/order/receive-order': { request: inState(30), others: 'NOT_FOUND' },
  '/order/order-note-list': { request: inState(40), others: 'NOT_FOUND' },
  '/order/add-order-note': {
    request: async (api, cast) => ({ ...(await anOrder(api, cast)), content: 'Call before noon.' }),
    others: 'NOT_FOUND',
  },
  '/order/packing-lists': {
    request: async (api, cast) => ({ ids: [(await anOrder(api, cast, 20)).id] }),
    others: 'NOT_FOUND',
  },
  '/order/shipping-labels': {
    request: async (api, cast) => ({
      ids: [(await anOrder(api, cast, 20)).id],
      size: '100x50',
      code: 'code128',
    }),
    others: 'NOT_FOUND',
  },
  '/send-out-orders/send-out-order-detail': { request: aParcel, others: 'NOT_FOUND' },
  '/send-out-orders/send-out-order-status': {
    request: async (api, cast) => ({ ...(await aParcel(api, cast, 1)), status: 3 }),
    others: 'NOT_FOUND',
  },
  '/send-out-orders/confirm-send-out-order': {
    request: async (api, cast) => ({
      ...(await aParcel(api, cast)),
      logistics_company: 1,
      logistics_code: '1234-5678',
    }),
    others: 'NOT_FOUND',
  },
  '/send-out-orders/cancel-send-out-order': {
    request: (api, cast) => aParcel(api, cast),
    others: 'NOT_FOUND',
  },
};
