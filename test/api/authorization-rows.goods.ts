import { aCategory, uniqueText } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const aCategoryId = async (api: TestApi): Promise<{ id: string }> => ({
  id: String(await aCategory(api.db)),
});

async function aSavedSearch(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO saved_search (account_id, name, query) VALUES ($1, 'Slit lamps', $2) RETURNING id`,
    [member.accountId, { goods_name: uniqueText() }],
  );
  return { id: rows[0]?.id ?? 0 };
}

/** All companies sell in the same categories and by the same makers, which their staff see: the platform keeps them. */
const PLATFORM_ONLY: Pick<MatrixRow, 'right' | 'others'> = { right: 'FORBIDDEN', others: 'FORBIDDEN' };

export const goodsRows: Record<string, MatrixRow> = {
  '/goods/search-goods': {},
  '/goods/search-suggest': {},
  '/saved-searches/saved-search-list': {},
  '/saved-searches/add-saved-search': {
    request: async () => ({ name: 'Slit lamps', query: { goods_name: uniqueText() } }),
  },
  '/saved-searches/update-saved-search': {
    request: async (api, cast) => ({ ...(await aSavedSearch(api, cast)), is_notify: 0 }),
    others: 'NOT_FOUND',
  },
  '/saved-searches/del-saved-search': { request: aSavedSearch, others: 'NOT_FOUND' },
  '/goods/ai-search-goods': { request: async () => ({ goods_name: 'A used OCT from Japan' }) },
  '/categories/category-list': {},
  '/categories/admin-category-list': {},
  '/categories/category-detail': { request: aCategoryId },
  '/categories/add-category': {
    request: async () => ({
      pid: '0',
      category_name_c: '新分类',
      category_name_e: `Category ${uniqueText()}`,
      category_name_j: '新しいカテゴリ',
    }),
    ...PLATFORM_ONLY,
  },
  '/categories/update-category': {
    request: async (api) => ({ ...(await aCategoryId(api)), sort: 7 }),
    ...PLATFORM_ONLY,
  },
  '/categories/del-category': { request: aCategoryId, ...PLATFORM_ONLY },
  '/brands/brand-list': {},
};
