import { listedGoods } from '../fixtures/listed-goods.js';
import { aGoods, uniqueText } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

async function aDraft(api: TestApi, { seller }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO draft_product (owner_id, company_id, form) VALUES ($1, $2, '{"goods_name_e": "Slit lamp"}') RETURNING id`,
    [seller.accountId, seller.companyId],
  );
  return { id: rows[0]?.id ?? 0 };
}

/** An import has its sender, and nobody else: another caller's never. */
async function anImport(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO goods_import (account_id, file_name, columns, ignored)
     VALUES ($1, 'goods.xlsx', '{goods_name_e}', '{}') RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}
const NOBODYS: MatrixRow = {
  request: anImport,
  right: 'NOT_FOUND',
  others: 'NOT_FOUND',
  platform: 'NOT_FOUND',
};

export const goodsDraftRows: Record<string, MatrixRow> = {
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

  '/goods-import/import-template': {},
  '/goods-import/upload-import': {
    file: async () => ({ bytes: Buffer.from('goods_name_e\nSlit lamp'), name: 'goods.csv' }),
  },
  '/goods-import/import-list': {},
  '/goods-import/check-import': NOBODYS,
  '/goods-import/import-detail': NOBODYS,
  '/goods-import/import-row-list': NOBODYS,
  '/goods-import/cancel-import': NOBODYS,
  '/goods-import/run-import': {
    ...NOBODYS,
    request: async (api, cast) => ({ ...(await anImport(api, cast)), mode: 0 }),
  },
};
