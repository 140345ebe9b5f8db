import type { SqlValue } from '../../server/src/platform/database/database.js';
import { aGoods, aGoodsImage } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import { aForm } from '../support/publishing.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

/** Goods of the company with a picture, in any state. */
async function goodsOf(
  api: TestApi,
  { seller }: Cast,
  changes: Record<string, SqlValue | null> = {},
): Promise<{ id: number }> {
  const id = await aGoods(api.db, {
    seller_id: seller.accountId,
    company_id: seller.companyId,
    ships_from: 'JP',
    ...changes,
  });
  await aGoodsImage(api.db, id);
  return { id };
}

async function waiting(api: TestApi, cast: Cast): Promise<{ id: number }> {
  const { id } = await goodsOf(api, cast, { status: 10, needs_review: true, audit_status: 0 });
  await api.db.query(`INSERT INTO goods_submission (goods_id, submitted_by, form) VALUES ($1, $2, '{}')`, [
    id,
    cast.seller.accountId,
  ]);
  return { id };
}

/** These staff hold the permission, but the platform did not let them publish. */
const NOBODY_PUBLISHES: MatrixRow = { right: 'FORBIDDEN', others: 'FORBIDDEN', platform: 'FORBIDDEN' };

export const publishingRows: Record<string, MatrixRow> = {
  '/goods/admin-goods-list': {},
  '/goods/admin-goods-detail': { request: goodsOf, others: 'NOT_FOUND' },
  '/goods/add-goods': { request: (api, { member }) => aForm(api, member), ...NOBODY_PUBLISHES },
  '/goods/update-goods': {
    request: async (api, cast) => ({ ...(await goodsOf(api, cast)), price: '5000' }),
    others: 'NOT_FOUND',
  },
  '/goods/del-goods': {
    request: (api, cast) => goodsOf(api, cast, { status: 20 }),
    others: 'NOT_FOUND',
  },
  '/goods/submit-goods': {
    request: (api, cast) => goodsOf(api, cast, { status: 20 }),
    right: 'FORBIDDEN',
    others: 'NOT_FOUND',
  },
  '/goods/cancel-submit-goods': { request: waiting, others: 'NOT_FOUND' },
  '/goods/audit-goods': {
    request: async (api, cast) => ({ ids: [(await waiting(api, cast)).id], status: 1 }),
    right: 'FORBIDDEN',
    others: 'FORBIDDEN',
  },
  '/goods/goods-status': {
    request: async (api, cast) => ({ ids: [(await goodsOf(api, cast)).id], status: 20, reason: 'a copy' }),
    others: 'NOT_FOUND',
  },
};
