import { aGoods } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { HIDDEN_GOODS } from '../../support/hidden-goods.js';
import type { MatrixRow } from '../matrix-row.js';
import { thing } from '../thing.js';

type Request = Required<MatrixRow>['request'];

const someGoods: Request = async (api) => ({ goods_id: await aGoods(api.db) });

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

export default thing({
  calls: {
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
  },
  ids: {
    hidden: {
      '/goods/add-notify#id': HIDDEN_GOODS,
      '/goods/del-notify#id': HIDDEN_GOODS,
    },
  },
});
