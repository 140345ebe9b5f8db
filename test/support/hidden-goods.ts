import { aBrand, aCategory, aCompany, aGoods } from '../fixtures/rows.js';
import { type Hidden, ofCompany } from '../things/matrix-row.js';
import type { TestApi } from './api.js';

/** Goods beside which the shop shows others of their category, maker and price. */
export async function goodsAmongOthers(
  { db }: TestApi,
  changes: Parameters<typeof aGoods>[1],
): Promise<number> {
  const kind = { category_id: await aCategory(db), brand_id: await aBrand(db) };
  await aGoods(db, kind);
  return aGoods(db, { ...kind, ...changes });
}

/** Goods are hidden while they are in review or off the shelf, and while their seller may not sell. */
export const HIDDEN_GOODS: Hidden = {
  'off the shelf': (api, victim) =>
    goodsAmongOthers(api, { ...ofCompany(victim), status: 20, listed_at: null }),
  'in review': (api, victim) => goodsAmongOthers(api, { ...ofCompany(victim), status: 10, listed_at: null }),
  'of a disabled seller': async (api, { seller }) =>
    goodsAmongOthers(api, { seller_id: seller.accountId, company_id: await aCompany(api.db, { status: 0 }) }),
};
