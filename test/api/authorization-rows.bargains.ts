import { aBargain, someNegotiable } from '../fixtures/bargains.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const someGoods = (api: TestApi, { seller }: Cast): Promise<number> =>
  someNegotiable(api.db, { seller_id: seller.accountId, company_id: seller.companyId });

const aThread = async (api: TestApi, cast: Cast, status: number): Promise<{ id: number }> => ({
  id: await aBargain(api.db, status, {
    goods_id: await someGoods(api, cast),
    buyer_id: cast.member.accountId,
  }),
});

export const bargainRows: Record<string, MatrixRow> = {
  '/bargains/add-bargain': {
    request: async (api, cast) => ({
      goods_id: await someGoods(api, cast),
      offer_price: '600',
      currency: 'JPY',
      checked: true,
    }),
  },
  '/bargains/my-bargain-list': {
    request: async (api, cast) => {
      await aThread(api, cast, 10);
      return {};
    },
    others: 'empty',
  },
  '/bargains/bargain-detail': { request: (api, cast) => aThread(api, cast, 10), others: 'NOT_FOUND' },
  '/bargains/reply-bargain': {
    request: async (api, cast) => ({ ...(await aThread(api, cast, 20)), status: 50 }),
    others: 'NOT_FOUND',
  },
  '/bargains/admin-bargain-detail': { request: (api, cast) => aThread(api, cast, 10), others: 'NOT_FOUND' },
  '/bargains/audit-bargain': {
    request: async (api, cast) => ({ ...(await aThread(api, cast, 10)), status: 50 }),
    others: 'NOT_FOUND',
  },
  // A merchant keeps to what was agreed; only the platform ends it.
  '/bargains/cancel-bargain': {
    request: async (api, cast) => ({ ...(await aThread(api, cast, 30)), reason: 'withdrawn for safety' }),
    right: 'FORBIDDEN',
    others: 'FORBIDDEN',
  },
};
