import { randomBytes } from 'node:crypto';
import { aGoods } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { HIDDEN_GOODS } from '../../support/hidden-goods.js';
import type { ConstraintCase } from '../database.js';
import type { MatrixRow } from '../matrix-row.js';
import { broken } from '../faults.js';
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

const keptTwice = (table: string, violation: string): ConstraintCase => ({
  refuses: `${table}_pk`,
  violation,
  when: async ({ insert, world }) => {
    const once = { account_id: world.buyer, goods_id: world.goods };
    await insert(table, once);
    await insert(table, once);
  },
});

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
  database: {
    rows: {
      goods_collect: (world) => ({ account_id: world.buyer, goods_id: world.goods }),
      goods_view: (world) => ({ account_id: world.buyer, goods_id: world.goods }),
      goods_visit: (world) => ({ goods_id: world.goods, visitor: randomBytes(16) }),
      goods_notify: (world) => ({ account_id: world.buyer, goods_id: world.goods }),
    },
    breaks: [
      keptTwice('goods_collect', 'one favourite twice'),
      keptTwice('goods_view', 'goods twice in one history'),
      keptTwice('goods_notify', 'a member on the list of an arrival twice'),
      {
        refuses: 'goods_visit_pk',
        violation: 'a visitor counted twice at once',
        when: async ({ insert }) => {
          const visitor = Buffer.alloc(16, 7);
          await insert('goods_visit', { visitor });
          await insert('goods_visit', { visitor });
        },
      },
      broken('goods_visit', 'goods_visit_visitor_ck', 'a visitor by something that is no digest', {
        visitor: Buffer.from('203.0.113.7'),
      }),
    ],
  },
});
