import { aGoods, aReceivedOrder } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const aReceived = (api: TestApi, { seller, member }: Cast): Promise<number> =>
  aReceivedOrder(api.db, {
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  });

async function anEvaluation(api: TestApi, cast: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO evaluation (order_id, author_id, company_id, comment_star, comment_content)
     VALUES ($1, $2, $3, 4, 'As described') RETURNING id`,
    [await aReceived(api, cast), cast.member.accountId, cast.seller.companyId],
  );
  return { id: rows[0]?.id ?? 0 };
}

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
      await anEvaluation(api, cast);
      return {};
    },
    others: 'empty',
  },
  '/evaluates/goods-evaluate-list': { request: async (api) => ({ goods_id: await aGoods(api.db) }) },
  '/evaluates/evaluate-list': {
    request: async (api, cast) => {
      await anEvaluation(api, cast);
      return {};
    },
    others: 'empty',
  },
  '/evaluates/reply-evaluate': {
    request: async (api, cast) => ({ ...(await anEvaluation(api, cast)), reply: 'Thank you' }),
    others: 'NOT_FOUND',
  },
  // Merchants answer what is said of them, and hide nothing of it.
  '/evaluates/evaluate-status': {
    request: async (api, cast) => ({ ...(await anEvaluation(api, cast)), status: 0, reason: 'insulting' }),
    right: 'FORBIDDEN',
    others: 'FORBIDDEN',
  },
};
