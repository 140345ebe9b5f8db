import { aRefund, aPaidOrder, aQuotedOrder } from '../fixtures/refunds.js';
import type { TestApi } from '../support/api.js';
import { giveMoney } from '../support/people.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const paid = ({ seller, member }: Cast) => ({
  buyer_id: member.accountId,
  seller_id: seller.accountId,
  company_id: seller.companyId,
});

const refundIn =
  (refund: Parameters<typeof aRefund>[2], body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({ id: (await aRefund(db, paid(cast), refund)).orderId, ...body });

const agreed = { amount: 10_000, need_return: true };

/** A paid order whose freight was unknown, or billed. */
const freightIn =
  (status: 12 | 20, body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({
    id: await aQuotedOrder(db, { ...paid(cast), status }),
    ...body,
  });

export const refundRows: Record<string, MatrixRow> = {
  '/order/order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
  '/order/admin-order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
  '/order/set-order-freight': {
    request: freightIn(20, { freight: '4500', currency: 'JPY' }),
    others: 'NOT_FOUND',
  },
  '/order/waive-order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
  '/order/decline-order-freight': { request: freightIn(12), others: 'NOT_FOUND' },
  '/order/pay-order-freight': {
    request: async (api, cast) => {
      await giveMoney(api.db, cast.member.accountId, 4_500);
      return freightIn(12, { pay_type: 1 })(api, cast);
    },
    others: 'NOT_FOUND',
  },
  '/order/order-refunds': { request: refundIn({}), others: 'NOT_FOUND' },
  '/order/refund-order': {
    request: async ({ db }, cast) => ({
      id: await aPaidOrder(db, paid(cast)),
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
    request: async ({ db }, cast) => ({ id: (await aRefund(db, paid(cast))).id }),
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
};
