import {
  cancelSendOutOrder,
  confirmSendOutOrder,
  sendOutOrderStatus,
} from '@fovea/shared-types/order/shipping.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { aShipment } from '../../fixtures/orders.js';
import { aWarehouse } from '../../fixtures/places.js';
import { aReceivedOrder } from '../../fixtures/rows.js';
import { anItem, aStockDocument } from '../../fixtures/stock-rows.js';
import type { TestApi } from '../../support/api.js';
import { anOrder, inState } from '../../support/cast-rows.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

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

export default thing({
  calls: {
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
  },
  ids: {
    hidden: {
      '/send-out-orders/send-out-order-list#id': '/send-out-orders/send-out-order-detail',
    },
  },
  records: {
    'order:shipment': {
      aRow: async (api, { companyId, accountId }) =>
        aShipment(api.db, await aReceivedOrder(api.db, { seller_id: accountId, company_id: companyId })),
    },
  },
  moves: [
    {
      machine: sendMachine,
      table: 'shipment',
      column: 'status',
      aRow: async ({ api }, status) => ({
        id: await aShipment(api.db, await aReceivedOrder(api.db, { status: ORDER_STATUS.to_ship }), status),
      }),
      actions: {
        'record logistics code': {
          path: confirmSendOutOrder.path,
          body: (id) => ({ id, logistics_company: 1, logistics_code: '1234' }),
        },
        'record the proof of delivery': { path: sendOutOrderStatus.path, body: (id) => ({ id, status: 2 }) },
        'record the return': { path: sendOutOrderStatus.path, body: (id) => ({ id, status: 3 }) },
        delete: { path: cancelSendOutOrder.path, body: (id) => ({ id }) },
      },
    },
  ],
});
