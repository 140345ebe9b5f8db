import { aCategory, uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { broken, text, twice } from '../faults.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    category: number;
  }
}

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
  database: {
    rows: {
      category: () => ({
        level: 1,
        code: text(),
        name_c: '分类',
        name_e: `Category ${text()}`,
        name_j: '分類',
      }),
    },
    world: {
      category: 'category',
    },
    breaks: [
      {
        refuses: 'category_level_ck',
        violation: 'a fourth level of categories',
        when: ({ insert, world }) => insert('category', { level: 4, pid: world.category }),
      },
      broken('category', 'category_root_ck', 'a category of the second level without a parent', { level: 2 }),
      {
        refuses: 'category_root_ck',
        violation: 'a category of the first level below another',
        when: ({ insert, world }) => insert('category', { pid: world.category }),
      },
      broken('category', 'category_status_ck', 'a category neither shown nor hidden', { status: 2 }),
      twice('category', 'category_code_uq', 'two categories of one code', { code: 'oct' }),
      broken('category', 'category_name_ck', 'a category without a Japanese name', { name_j: '' }),
      {
        refuses: 'category_name_uq',
        violation: 'two roots of one name, one written in full width',
        when: async ({ insert }) => {
          await insert('category', { name_e: 'OCT' });
          await insert('category', { name_e: 'ＯＣＴ' });
        },
      },
      {
        refuses: 'category_parent_level_fk',
        violation: 'a category of the third level right below a root',
        when: async ({ insert, commitWould, world }) => {
          await insert('category', { level: 3, pid: world.category });
          await commitWould();
        },
      },
    ],
    besideKeys: {
      category_parent_fk: { level: 2 },
    },
    keysElsewhere: {
      category_parent_level_fk: 'the plain key to the parent answers first',
    },
    unbreakable: ['category_id_level_uq'],
    unmapped: [
      [
        /^(category|brand|goods|product|draft_product)_/,
        'bounded by the request’s schema and the check of the form, or read under a lock of the same transaction; what may be gone meanwhile is mapped',
      ],
    ],
  },
});
