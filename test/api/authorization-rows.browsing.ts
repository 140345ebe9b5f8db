import { aGoods } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const someGoods = async (api: TestApi): Promise<{ goods_id: number }> => ({ goods_id: await aGoods(api.db) });

/** Goods that a list of the member's holds. */
const keptBy =
  (table: 'goods_collect') =>
  async (api: TestApi, { member }: Cast) => {
    const { goods_id } = await someGoods(api);
    await api.db.query(`INSERT INTO ${table} (account_id, goods_id) VALUES ($1, $2)`, [
      member.accountId,
      goods_id,
    ]);
    return {};
  };

export const browsingRows: Record<string, MatrixRow> = {
  '/goods-collect/my-collect': { request: keptBy('goods_collect'), others: 'empty', platform: 'empty' },
  '/goods-collect/add-collect': { request: someGoods },
  '/goods-collect/del-collect': { request: someGoods },
};
