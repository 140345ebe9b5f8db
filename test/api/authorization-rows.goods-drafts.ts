import { uniqueText } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

async function aDraft(api: TestApi, { seller }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO draft_product (owner_id, company_id, form) VALUES ($1, $2, '{"goods_name_e": "Slit lamp"}') RETURNING id`,
    [seller.accountId, seller.companyId],
  );
  return { id: rows[0]?.id ?? 0 };
}

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
};
