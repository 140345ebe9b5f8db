import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { confirmRemittance, sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { adminCancelOrder, cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { addEvaluation } from '@fovea/shared-types/order/evaluation.calls';
import {
  declineOrderFreight,
  payOrderFreight,
  setOrderFreight,
  waiveOrderFreight,
} from '@fovea/shared-types/order/freight-bill.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { refundOrder } from '@fovea/shared-types/order/refund.calls';
import { receiveOrder, sendOutOrderStatus, shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { aShipment } from '../../fixtures/orders.js';
import { aFile, aReceivedOrder } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { anOrder, aWonOrder, inState } from '../../support/cast-rows.js';
import { aMember, inSeconds } from '../../support/people.js';
import { remittedOf } from '../../support/remittance-moves.js';
import type { Cast } from '../matrix-row.js';
import { BY_PROVIDER, reason, type Scene } from '../moves.js';
import { thing } from '../thing.js';

const orderOf = ({ db }: TestApi, { seller, member }: Cast): Promise<number> =>
  aReceivedOrder(db, {
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  });

async function firstId({ db }: TestApi, sql: string, value: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>(sql, [value]);
  return rows[0]?.id ?? 0;
}

/** An order with an unpaid freight bill. */
async function withFreightBill(id: number, { api, staff }: Scene): Promise<{ id: number }> {
  await api.db.query(
    `INSERT INTO freight_bill (order_id, amount, currency, asked_by) VALUES ($1, 4500, 'JPY', $2) ON CONFLICT DO NOTHING`,
    [id, staff.accountId],
  );
  return { id };
}

export default thing({
  calls: {
    '/order/order-list': {
      request: async (api, cast) => {
        await aWonOrder(api, cast);
        return {};
      },
      others: 'empty',
    },
    '/order/order-count': {},
    '/order/order-detail': {
      request: async (api, cast) => ({ id: await aWonOrder(api, cast) }),
      others: 'NOT_FOUND',
    },
    '/order/order-price': {
      request: async (api, cast) => ({ id: await aWonOrder(api, cast) }),
      others: 'NOT_FOUND',
    },
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
    '/order/order-note-list': { request: inState(40), others: 'NOT_FOUND' },
    '/order/add-order-note': {
      request: async (api, cast) => ({ ...(await anOrder(api, cast)), content: 'Call before noon.' }),
      others: 'NOT_FOUND',
    },
  },
  ids: {
    hidden: {
      order_id: { "another's": orderOf },
      order_line_id: {
        "another's": async (api, victim) =>
          firstId(api, 'SELECT id FROM order_line WHERE order_id = $1', await orderOf(api, victim)),
      },
      shipment_id: { "another's": async (api, victim) => aShipment(api.db, await orderOf(api, victim)) },
      subject_id: { "another's": orderOf },
      '/order/admin-order-list#id': '/order/admin-order-detail',
      '/exports/add-export#ids[]': { "another's": orderOf },
    },
    lookedAtLate: {
      '/exports/add-export#ids[]': 'the list of the resource narrows its rows (export.api.spec)',
    },
  },
  records: {
    'order:order': {
      aRow: (api, { companyId, accountId }) =>
        aReceivedOrder(api.db, { seller_id: accountId, company_id: companyId }),
    },
  },
  moves: [
    {
      machine: orderMachine,
      table: 'orders',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aMember(api);
        const pay_deadline = status === ORDER_STATUS.pending_payment ? inSeconds(3_600) : null;
        return {
          id: await aReceivedOrder(api.db, { buyer_id: owner.accountId, status, pay_deadline }),
          owner,
        };
      },
      actions: {
        evaluate: {
          path: addEvaluation.path,
          isOwners: true,
          body: (id) => ({ order_id: id, comment_star: 4, comment_content: 'As described' }),
        },
        'pay by balance': {
          path: payOrder.path,
          isOwners: true,
          body: (id) => ({ id, pay_type: PAY_TYPE.balance }),
        },
        cancel: { path: cancelOrder.path, isOwners: true, body: (id) => ({ id }) },
        'cannot deliver': {
          path: adminCancelOrder.path,
          also: ['cancel'],
          body: (id) => ({ id, reason }),
        },
        ship: { path: shipOrder.path, body: (id) => ({ id, logistics_company: 1, logistics_code: '1234' }) },
        'confirm receipt': { path: receiveOrder.path, isOwners: true, body: (id) => ({ id }) },
        'record that a parcel came back': {
          path: sendOutOrderStatus.path,
          body: async (id, { api }) => ({ id: await aShipment(api.db, id, 1), status: 3 }),
        },
        'ask a refund': {
          path: refundOrder.path,
          isOwners: true,
          body: (id) => ({ id, reason, amount: 1 }),
        },
        'ask extra freight': {
          path: setOrderFreight.path,
          body: (id) => ({ id, freight: '4500', currency: 'JPY' }),
        },
        'waive the freight bill': { path: waiveOrderFreight.path, body: withFreightBill },
        'decline the freight': { path: declineOrderFreight.path, isOwners: true, body: withFreightBill },
        'pay the freight bill': {
          path: payOrderFreight.path,
          isOwners: true,
          body: async (id, scene) => ({ ...(await withFreightBill(id, scene)), pay_type: PAY_TYPE.balance }),
        },
        'upload remittance documents': {
          path: sendRemittance.path,
          isOwners: true,
          body: async (id, { api }, { owner }) => ({
            id,
            remittance_images: [await aFile(api.db, owner?.accountId ?? 0)],
          }),
        },
        'confirm remittance': { path: confirmRemittance.path, body: remittedOf('order', 1) },
        'reject remittance': { path: confirmRemittance.path, body: remittedOf('order', -1) },
      },
      elsewhere: {
        'signed success message': BY_PROVIDER,
        'match its bank transfer':
          'a line of the bank is matched, and the order with it: untold-transfer.api.spec',
      },
    },
  ],
});
