import { brand } from '@fovea/shared-types/goods/brand.record';
import { lexicon } from '@fovea/shared-types/goods/lexicon.record';
import { question } from '@fovea/shared-types/goods/question.record';
import { evaluation } from '@fovea/shared-types/order/evaluation.record';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

export const goodsMenu: readonly MenuSeed[] = [
  directory(
    'productRelated',
    '/productRelated',
    'package',
    ['商品管理', 'Products', '商品管理'],
    [
      page(
        'productRelated.productManage',
        '/productRelated/productManage',
        'list',
        ['商品列表', 'Product management', '商品一覧'],
        { perms: 'goods:goods:list' },
        [
          button('goods:goods:add', ['发布商品', 'Publish goods', '商品の出品']),
          button('goods:goods:edit', ['编辑商品', 'Edit goods', '商品の編集']),
          button('goods:goods:delete', ['删除商品', 'Delete goods', '商品の削除']),
          button('goods:goods:shelf', [
            '上架与下架',
            'Put on or take off the shelf',
            '公開・非公開の切り替え',
          ]),
        ],
      ),
      page(
        'productRelated.review',
        '/productRelated/review',
        'clipboard-check',
        ['商品审核', 'Goods review', '商品審査'],
        { perms: 'goods:goods:approve', badgeKey: 'goods.audit_goods_num' },
      ),
      page(
        'productRelated.draft',
        '/productRelated/draft',
        'notes',
        ['草稿箱', 'Drafts', '下書き'],
        { perms: 'goods:draft:list' },
        [
          button('goods:draft:edit', ['编辑草稿', 'Edit drafts', '下書きの編集']),
          button('goods:draft:delete', ['删除草稿', 'Delete drafts', '下書きの削除']),
        ],
      ),
      recordPage(question, [
        button('goods:question:answer', ['回答提问', 'Answer questions', '質問への回答']),
        button('goods:question:hide', ['隐藏提问', 'Hide questions', '質問の非表示']),
      ]),
      recordPage(brand),
      recordPage(lexicon),
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
      recordPage(evaluation, [
        button('order:evaluation:reply', ['回复评价', 'Answer reviews', '評価への返答']),
        button('order:evaluation:status', ['隐藏评价', 'Hide reviews', '評価の非表示']),
      ]),
    ],
  ),
];
