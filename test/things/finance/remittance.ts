import { confirmRemittance, creditRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { remittanceMachine } from '@fovea/shared-types/states/remittance.states';
import { aRemittance, takeYenByBank } from '../../fixtures/remittances.js';
import { aFile, aReceivedOrder } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { type Cast, partiesOf } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

const remitted =
  (body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({ id: (await aRemittance(db, partiesOf(cast))).id, ...body });

export default thing({
  calls: {
    '/order/update-order-remittance': {
      request: async ({ db }, cast) => {
        await takeYenByBank(db);
        return {
          id: await aReceivedOrder(db, { ...partiesOf(cast), status: 10 }),
          remittance_images: [await aFile(db, cast.member.accountId)],
        };
      },
      others: 'NOT_FOUND',
    },
    '/order/order-remittances': {
      request: async ({ db }, cast) => ({ id: (await aRemittance(db, partiesOf(cast))).orderId }),
      others: 'NOT_FOUND',
    },
    '/order/order-remittance-detail': { request: remitted() },
    '/order/confirm-order-remittance': { request: remitted({ status: 1 }) },
    '/order/credit-order-remittance': {
      request: remitted({ amount: 900, currency: 'JPY', audit_notes: 'Only 900 arrived' }),
    },
  },
  records: {
    'finance:remittance': { aRow: async ({ db }) => (await aRemittance(db)).id, isEverywhere: true },
  },
  moves: [
    {
      machine: remittanceMachine,
      table: 'remittance',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: (await aRemittance(api.db, { status })).id }),
      actions: {
        confirm: { path: confirmRemittance.path, body: (id) => ({ id, status: 1 }) },
        reject: { path: confirmRemittance.path, body: (id) => ({ id, status: -1, audit_notes: reason }) },
        'amount differs or order no longer payable': {
          path: creditRemittance.path,
          body: (id) => ({ id, amount: 900, currency: 'JPY', audit_notes: reason }),
        },
      },
    },
  ],
});
