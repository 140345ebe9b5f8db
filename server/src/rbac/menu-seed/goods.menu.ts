import { button, directory, page, type MenuSeed } from './menu-row.js';

export const goodsMenu: readonly MenuSeed[] = [
  directory(
    'productRelated',
    '/productRelated',
    'package',
    ['商品管理', 'Products', '商品管理'],
    [
      page(
        'productRelated.brand',
        '/productRelated/brand',
        'tags',
        ['品牌', 'Brands', 'ブランド'],
        { perms: 'goods:brand:list' },
        [
          button('goods:brand:add', ['新增品牌', 'Add a brand', 'ブランドの追加']),
          button('goods:brand:update', ['编辑品牌', 'Edit a brand', 'ブランドの編集']),
          button('goods:brand:delete', ['删除品牌', 'Delete a brand', 'ブランドの削除']),
        ],
      ),
      page(
        'productRelated.classify',
        '/productRelated/classify',
        'category',
        ['商品分类', 'Categories', 'カテゴリ'],
        { perms: 'goods:category:list' },
        [
          button('goods:category:add', ['新增分类', 'Add a category', 'カテゴリの追加']),
          button('goods:category:update', ['编辑分类', 'Edit a category', 'カテゴリの編集']),
          button('goods:category:delete', ['删除分类', 'Delete a category', 'カテゴリの削除']),
        ],
      ),
    ],
  ),
];
