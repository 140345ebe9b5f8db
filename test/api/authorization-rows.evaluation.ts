import { anEvaluation } from '../fixtures/letters.js';
import { aGoods, aReceivedOrder } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const aReceived = async (api: TestApi, { seller, member }: Cast): Promise<number> =>
  aReceivedOrder(api.db, {
    goods_id: await aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId }),
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  });

const written = async (api: TestApi, cast: Cast): Promise<{ id: number }> => ({
  id: await anEvaluation(api.db, await aReceived(api, cast), cast.member.accountId, cast.seller.companyId),
});

export const evaluationRows: Record<string, MatrixRow> = {
  '/evaluates/add-evaluate': {
    request: async (api, cast) => ({
      order_id: await aReceived(api, cast),
      comment_content: 'As described',
      comment_star: 4,
    }),
    others: 'NOT_FOUND',
  },
  '/evaluates/my-evaluate-list': {
    request: async (api, cast) => {
      await written(api, cast);
      return {};
    },
    others: 'empty',
  },
  '/evaluates/goods-evaluate-list': { request: async (api) => ({ goods_id: await aGoods(api.db) }) },
  '/evaluates/reply-evaluate': {
    request: async (api, cast) => ({ ...(await written(api, cast)), reply: 'Thank you' }),
    others: 'NOT_FOUND',
  },
  // Merchants answer evaluations of their goods, and hide none.
  '/evaluates/evaluate-status': {
    request: async (api, cast) => ({ ...(await written(api, cast)), status: 0, reason: 'insulting' }),
    right: 'FORBIDDEN',
    others: 'FORBIDDEN',
  },
};
