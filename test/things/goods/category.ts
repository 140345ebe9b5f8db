import { aCategory, uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { thing } from '../thing.js';

const aCategoryId = async (api: TestApi): Promise<{ id: string }> => ({
  id: String(await aCategory(api.db)),
});

const CATEGORIES = 'categories are the platform’s, and shown to everybody';

export default thing({
  calls: {
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
  },
  ids: {
    withoutHidden: {
      category_id: CATEGORIES,
      '/categories/category-detail#id': CATEGORIES,
    },
  },
});
