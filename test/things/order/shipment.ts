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
import { broken } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `order`, prepared; without lines. */
    shipment: number;
  }
}

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

const SENT = { status: 1, sent_at: new Date(), logistics_code: '1' };

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
  database: {
    rows: {
      shipment: (world) => ({
        order_id: world.order,
        carrier: 1,
        status: 0,
        account_id: world.seller,
      }),
      shipment_line: (world) => ({
        order_id: world.order,
        shipment_id: world.shipment,
        line: 9,
        quantity: 1,
      }),
      shipment_file: (world) => ({ shipment_id: world.shipment, sort: 1, file_id: world.file }),
    },
    world: {
      shipment: 'shipment',
    },
    breaks: [
      broken('shipment', 'shipment_carrier_ck', 'a carrier without a code', { carrier: 100 }),
      broken('shipment', 'shipment_logistics_ck', 'a tracking number that no carrier has', {
        logistics_code: 'x'.repeat(61),
      }),
      broken('shipment', 'shipment_status_ck', 'a parcel in an unknown state', { status: 4, carrier: 0 }),
      broken('shipment', 'shipment_sent_ck', 'a parcel that was sent at no time', {
        status: 1,
        logistics_code: '1',
      }),
      broken('shipment', 'shipment_ended_ck', 'a parcel that ended before it began', {
        ended_at: new Date(),
      }),
      broken('shipment', 'shipment_code_ck', 'a parcel on its way without a number', {
        status: 1,
        sent_at: new Date(),
      }),
      broken('shipment', 'shipment_order_fk', 'a parcel of no order', { order_id: 0 }),
      broken('shipment', 'shipment_account_fk', 'a parcel that nobody sent', { account_id: 0 }),
      {
        refuses: 'shipment_move',
        violation: 'a parcel that was cancelled and leaves all the same',
        when: async ({ insert, sql }) => {
          const id = await insert('shipment', { status: 9 });
          await sql(`UPDATE shipment SET status = 0 WHERE id = $1`, [id]);
        },
      },
      broken('shipment_line', 'shipment_line_quantity_ck', 'none of a line in a parcel', { quantity: 0 }),
      broken('shipment_line', 'shipment_line_line_fk', 'a line that was not ordered', { line: 99 }),
      {
        refuses: 'shipment_line_shipment_fk',
        violation: 'a line of another order in a parcel',
        when: async ({ insert }) =>
          insert('shipment_line', {
            shipment_id: await insert('shipment', {
              order_id: await insert('orders', { auction_id: null }),
              ...SENT,
            }),
          }),
      },
      {
        refuses: 'shipment_line_pk',
        violation: 'a line twice in one parcel',
        when: async ({ insert }) => {
          const shipment_id = await insert('shipment');
          await insert('shipment_line', { shipment_id });
          await insert('shipment_line', { shipment_id });
        },
      },
      broken('shipment_file', 'shipment_file_shipment_fk', 'a picture of no parcel', { shipment_id: 0 }),
      broken('shipment_file', 'shipment_file_sort_ck', 'a picture beyond the last', { sort: 21 }),
      broken('shipment_file', 'shipment_file_file_fk', 'a picture that is none', { file_id: 0 }),
      {
        refuses: 'shipment_file_once_uq',
        violation: 'a picture twice of one parcel',
        when: async ({ insert }) => {
          const shipment_id = await insert('shipment');
          await insert('shipment_file', { shipment_id });
          await insert('shipment_file', { shipment_id, sort: 2 });
        },
      },
      {
        refuses: 'shipment_file_pk',
        violation: 'two pictures in one place of a parcel',
        when: async ({ insert }) => {
          const shipment_id = await insert('shipment');
          await insert('shipment_file', { shipment_id });
          await insert('shipment_file', { shipment_id, file_id: await insert('file') });
        },
      },
    ],
    keysElsewhere: {
      shipment_line_line_fk: 'its first column is the order, as that of its parcel',
    },
    unbreakable: ['shipment_own_uq'],
    unmapped: [
      [
        /^shipment_/,
        'bounded by the request’s schema, or set by the code under the lock of the order; what a person may break is mapped',
      ],
    ],
  },
});
