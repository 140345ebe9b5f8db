import { aQuestion } from '../fixtures/letters.js';
import { aGoods } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

type Request = Required<MatrixRow>['request'];

const someGoods: Request = async (api) => ({ goods_id: await aGoods(api.db) });
const goodsOf = (api: TestApi, { seller }: Cast): Promise<number> =>
  aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId });
const waitedFor = async (api: TestApi) => ({ id: await aGoods(api.db, { sale_type: 4, sale_state: 3 }) });

/** Goods that a list of the member's holds. */
const keptBy =
  (table: 'goods_collect' | 'goods_view'): Request =>
  async (api, { member }) => {
    const goodsId = await aGoods(api.db);
    await api.db.query(`INSERT INTO ${table} (account_id, goods_id) VALUES ($1, $2)`, [
      member.accountId,
      goodsId,
    ]);
    return {};
  };

/** A question of the member about the goods of the seller's company. */
const requestOf = async (api: TestApi, cast: Cast): Promise<{ id: number }> => ({
  id: await aQuestion(api.db, await goodsOf(api, cast), cast.member.accountId),
});

export const browsingRows: Record<string, MatrixRow> = {
  '/goods-collect/my-collect': { request: keptBy('goods_collect'), others: 'empty' },
  '/goods-collect/add-collect': { request: someGoods },
  '/goods-collect/del-collect': { request: someGoods },
  '/goods-views/my-views': { request: keptBy('goods_view'), others: 'empty' },
  '/goods-views/add-view': { request: someGoods },
  '/goods-views/merge-views': {
    request: async (api) => ({
      views: [{ goods_id: await aGoods(api.db), viewed_at: '2026-01-01T00:00:00Z' }],
    }),
  },
  '/goods-views/del-view': { request: someGoods },
  '/goods-views/clear-views': {},
  '/goods/add-notify': { request: waitedFor },
  '/goods/del-notify': { request: waitedFor },
  '/goods/similar-goods': { request: waitedFor },
  '/goods/goods-by-ids': { request: async (api) => ({ ids: [await aGoods(api.db)] }) },
  '/index/home-data': {},
  '/goods-questions/add-question': {
    request: async (api) => ({ goods_id: await aGoods(api.db), question: 'Does it print?' }),
  },
  '/goods-questions/question-list': { request: someGoods },
  '/goods-questions/my-question-list': {
    request: async (api, cast) => {
      await requestOf(api, cast);
      return {};
    },
    others: 'empty',
  },
  '/goods-questions/answer-question': {
    request: async (api, cast) => ({ ...(await requestOf(api, cast)), answer: 'Yes, it does.' }),
    others: 'NOT_FOUND',
  },
  '/goods-questions/question-status': {
    request: async (api, cast) => ({ ...(await requestOf(api, cast)), is_hidden: 1 }),
    others: 'NOT_FOUND',
  },
};
