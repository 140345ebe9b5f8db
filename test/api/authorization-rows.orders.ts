import { aGoods, aReceivedOrder } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

/** An order that the member received from the seller's company. */
export const anOrder = async ({ db }: TestApi, { seller, member }: Cast): Promise<{ id: number }> => ({
  id: await aReceivedOrder(db, {
    goods_id: await aGoods(db, { seller_id: seller.accountId, company_id: seller.companyId }),
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  }),
});

export const orderRows: Record<string, MatrixRow> = {
  '/order/admin-order-detail': { request: anOrder, others: 'NOT_FOUND' },
  '/order/admin-order-count': { request: async () => ({}) },
  '/order/order-refund-switch': {
    request: async (api, cast) => ({ ...(await anOrder(api, cast)), refund_switch: 1 }),
    others: 'NOT_FOUND',
  },
};
