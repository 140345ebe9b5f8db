import { aGoods } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

/** A line in the cart of the member. */
async function aLine(api: TestApi, { member }: Cast): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>(
    'INSERT INTO cart_line (account_id, goods_id, quantity) VALUES ($1, $2, 1) RETURNING id',
    [member.accountId, await aGoods(api.db)],
  );
  return rows[0]?.id ?? 0;
}

export default thing({
  calls: {
    '/cart/cart-list': {},
    '/cart/add-cart': { request: async (api) => ({ goods_id: await aGoods(api.db), quantity: 1 }) },
    '/cart/update-cart': {
      request: async (api, cast) => ({ id: await aLine(api, cast), checked: 0 }),
      others: 'NOT_FOUND',
    },
    '/cart/del-cart': { request: async (api, cast) => ({ ids: [await aLine(api, cast)] }) },
    '/cart/merge-cart': {
      request: async (api) => ({ lines: [{ goods_id: await aGoods(api.db), quantity: 1 }] }),
    },
    '/cart/preview-cart': {
      request: async (api) => ({ lines: [{ goods_id: await aGoods(api.db), quantity: 1 }] }),
    },
  },
  ids: {
    hidden: {
      cart_ids: '/cart/update-cart',
    },
  },
  database: {
    rows: {
      cart_line: (world) => ({ account_id: world.buyer, goods_id: world.goods, quantity: 1 }),
    },
    breaks: [
      broken('cart_line', 'cart_line_quantity_ck', 'a line of no pieces', { quantity: 0 }),
      twice('cart_line', 'cart_line_once_uq', 'goods twice in one cart'),
    ],
    unmapped: [[/^cart_line_/, 'bounded by the request’s schema, of goods read under the lock of the cart']],
  },
});
