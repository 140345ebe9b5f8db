import {
  auditRefund,
  cancelRefund,
  confirmRefundReturn,
  decideRefund,
  escalateRefund,
  retryRefund,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { aPaidOrder, aRefund } from '../../fixtures/refunds.js';
import { aCompany, anAccount } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';
import { type Cast, partiesOf } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

const refundIn =
  (refund: Parameters<typeof aRefund>[2], body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({
    id: (await aRefund(db, partiesOf(cast), refund)).orderId,
    ...body,
  });

const agreed = { amount: 10_000, need_return: true };

export default thing({
  calls: {
    '/order/order-refunds': { request: refundIn({}), others: 'NOT_FOUND' },
    '/order/refund-order': {
      request: async ({ db }, cast) => ({
        id: await aPaidOrder(db, partiesOf(cast)),
        reason: 'Not as described',
        amount: 10_000,
      }),
      others: 'NOT_FOUND',
    },
    '/order/cancel-refund': { request: refundIn({}), others: 'NOT_FOUND' },
    '/order/update-refund-logistics': {
      request: refundIn({ status: 40, ...agreed }, { logistics_code: 'YT-1' }),
      others: 'NOT_FOUND',
    },
    '/order/escalate-refund': {
      request: refundIn({ status: 20 }, { reason: 'Please look' }),
      others: 'NOT_FOUND',
    },
    '/order/add-refund-message': { request: refundIn({}, { content: 'Any news?' }), others: 'NOT_FOUND' },
    '/order/admin-refund-detail': {
      request: async ({ db }, cast) => ({ id: (await aRefund(db, partiesOf(cast))).id }),
      others: 'NOT_FOUND',
    },
    '/order/admin-add-refund-message': {
      request: refundIn({}, { content: 'We look at it' }),
      others: 'NOT_FOUND',
    },
    '/order/audit-refund': { request: refundIn({}, { status: 1 }), others: 'NOT_FOUND' },
    '/order/confirm-refund-return': {
      request: refundIn({ status: 41, ...agreed, logistics_code: 'YT-1' }, { status: 1 }),
      others: 'NOT_FOUND',
    },
    '/order/decide-refund': {
      request: refundIn({ status: 30 }, { status: 1, audit_notes: 'As promised in the listing' }),
    },
    '/order/retry-refund': {
      request: refundIn({ status: 51, amount: 10_000 }, { to_balance: 1, remark: 'Card was closed' }),
    },
  },
  ids: {
    besides: {
      '/order/refund-order#lines[].order_line_id': { lines: [{ quantity: 1 }] },
    },
  },
  records: {
    'order:refund': {
      aRow: async ({ db }, { companyId, accountId }) =>
        (
          await aRefund(db, {
            buyer_id: await anAccount(db),
            seller_id: accountId,
            company_id: companyId ?? (await aCompany(db)),
          })
        ).id,
    },
  },
  moves: [
    {
      machine: refundMachine,
      table: 'refund',
      column: 'status',
      aRow: async ({ api }, status) => {
        const companyId = await aCompany(api.db);
        const [owner, seller] = [await aMember(api), await anAccount(api.db)];
        const { id, orderId } = await aRefund(
          api.db,
          { buyer_id: owner.accountId, seller_id: seller, company_id: companyId },
          { status, amount: 5_000, logistics_code: 'YT-1' },
        );
        return { id, named: orderId, owner };
      },
      actions: {
        'approve without return': { path: auditRefund.path, body: (id) => ({ id, status: 1 }) },
        'approve with return': { path: auditRefund.path, body: (id) => ({ id, status: 1, need_return: 1 }) },
        reject: { path: auditRefund.path, body: (id) => ({ id, status: -1, audit_notes: reason }) },
        withdraw: { path: cancelRefund.path, isOwners: true, body: (id) => ({ id }) },
        'give logistics code': {
          path: updateRefundLogistics.path,
          isOwners: true,
          body: (id) => ({ id, logistics_code: 'YT-2' }),
        },
        'confirm the return': { path: confirmRefundReturn.path, body: (id) => ({ id, status: 1 }) },
        'dispute the return': { path: confirmRefundReturn.path, body: (id) => ({ id, status: -1, reason }) },
        escalate: { path: escalateRefund.path, isOwners: true, body: (id) => ({ id, reason }) },
        'decide for the buyer, whole or part': {
          path: decideRefund.path,
          body: (id) => ({ id, status: 1, amount: 4_000, audit_notes: reason }),
        },
        'decide for a return first': {
          path: decideRefund.path,
          body: (id) => ({ id, status: 1, need_return: 1, audit_notes: reason }),
        },
        'decide for the merchant': {
          path: decideRefund.path,
          body: (id) => ({ id, status: -1, audit_notes: reason }),
        },
        'try again': { path: retryRefund.path, body: (id) => ({ id, remark: reason }) },
        "credit the buyer's balance instead": {
          path: retryRefund.path,
          body: (id) => ({ id, to_balance: 1, remark: reason }),
        },
      },
      elsewhere: { refused: 'the provider’s answer to a job: refund.api.spec' },
    },
  ],
});
