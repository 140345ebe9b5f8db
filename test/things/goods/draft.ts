import { delDraftProducts, publishDraftProducts } from '@fovea/shared-types/goods/publishing.calls';
import { draftMachine } from '@fovea/shared-types/states/goods.states';
import { listedGoods } from '../../fixtures/listed-goods.js';
import { aGoods, uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { GONE, insert } from '../moves.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    draft: number;
  }
}

async function aDraft(api: TestApi, { seller }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO draft_product (owner_id, company_id, form) VALUES ($1, $2, '{"goods_name_e": "Slit lamp"}') RETURNING id`,
    [seller.accountId, seller.companyId],
  );
  return { id: rows[0]?.id ?? 0 };
}

const DRAFT = 'a draft keeps its form as it is; the row is looked up when the draft is published';

export default thing({
  calls: {
    '/draft-products/draft-products-list': {
      request: async (api, cast) => {
        await aDraft(api, cast);
        return {};
      },
      others: 'empty',
    },
    '/draft-products/draft-products-detail': { request: aDraft, others: 'NOT_FOUND' },
    '/draft-products/add-draft-products': { request: async () => ({ goods_name_e: uniqueText() }) },
    '/draft-products/update-draft-products': {
      request: async (api, cast) => ({ ...(await aDraft(api, cast)), goods_name_e: uniqueText() }),
      others: 'NOT_FOUND',
    },
    '/draft-products/del-draft-products': { request: aDraft, others: 'NOT_FOUND' },
    // That the person and their company may publish is another question than the permission (drafts.api.spec).
    '/draft-products/publish-draft-products': {
      request: aDraft,
      right: 'FORBIDDEN',
      others: 'NOT_FOUND',
      platform: 'FORBIDDEN',
    },
    '/draft-products/copy-goods': {
      request: async (api, { seller }) => ({
        goods_id: await aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId }),
      }),
      others: 'NOT_FOUND',
    },
    '/goods/bulk-edit-goods': {
      request: async (api, { seller }) => ({ ids: [await listedGoods(api.db, seller)], price_percent: 10 }),
      others: 'NOT_FOUND',
    },
  },
  ids: {
    hidden: {
      draft_id: '/draft-products/draft-products-detail',
    },
    withoutHidden: {
      '/draft-products/add-draft-products#product_id': DRAFT,
      '/draft-products/update-draft-products#product_id': DRAFT,
    },
  },
  moves: [
    {
      machine: draftMachine,
      table: 'draft_product',
      column: 'status',
      aRow: async (scene, status) => ({
        id: await insert(scene, 'draft_product', {
          owner_id: scene.staff.accountId,
          form: '{}',
          status,
          goods_id: status === 1 ? await aGoods(scene.api.db) : null,
        }),
      }),
      actions: {
        publish: { path: publishDraftProducts.path, unseen: GONE, body: (id) => ({ id }) },
        delete: { path: delDraftProducts.path, unseen: GONE, body: (id) => ({ id }) },
      },
    },
  ],
  database: {
    rows: {
      draft_product: (world) => ({ owner_id: world.seller, form: '{}' }),
      draft_product_file: (world) => ({ draft_id: world.draft, owner_id: world.buyer, file_id: world.file }),
    },
    world: {
      draft: 'draft_product',
    },
    breaks: [
      broken('draft_product', 'draft_product_status_ck', 'a draft in an unknown state', { status: 2 }),
      broken('draft_product', 'draft_product_form_ck', 'a draft that is no form', { form: '[]' }),
      broken('draft_product', 'draft_product_published_ck', 'a published draft without its goods', {
        status: 1,
      }),
      {
        refuses: 'draft_product_goods_uq',
        violation: 'two drafts that became one goods',
        when: async ({ insert, world }) => {
          await insert('draft_product', { status: 1, goods_id: world.goods });
          await insert('draft_product', { status: 1, goods_id: world.goods });
        },
      },
      twice('draft_product_file', 'draft_product_file_pk', 'one file twice in a draft'),
    ],
    deadEnds: [['draft_product', { status: 9 }, 'status = 0']],
    besideKeys: {
      draft_product_goods_fk: { status: 1 },
    },
    unmapped: [
      [
        /^draft_product_/,
        'ids the code has just read, of files it has just claimed, under the lock of the draft',
      ],
    ],
  },
});
