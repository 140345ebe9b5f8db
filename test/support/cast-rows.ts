import { aWarehouse } from '../fixtures/places.js';
import { aGoods, aReceivedOrder } from '../fixtures/rows.js';
import { type Cast, ofCompany } from '../things/matrix-row.js';
import type { TestApi } from './api.js';
import { bid } from './lots.js';
import { aLot, inSeconds } from './people.js';
import { plant } from './planting.js';

/** An order that the member received from the seller's company. */
export const anOrder = async (
  { db }: TestApi,
  { seller, member }: Cast,
  status = 40,
): Promise<{ id: number }> => ({
  id: await aReceivedOrder(db, {
    goods_id: await aGoods(db, { seller_id: seller.accountId, company_id: seller.companyId }),
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
    status,
  }),
});

export const inState =
  (status: number) =>
  (api: TestApi, cast: Cast): Promise<{ id: number }> =>
    anOrder(api, cast, status);

export const companyOf = ({ seller }: Cast): number => seller.companyId;

export const aLotOf = (api: TestApi, cast: Cast, changes: Parameters<typeof aLot>[1] = {}) =>
  aLot(api, { ...ofCompany(cast), ...changes });

export async function aLotWithBid(api: TestApi, cast: Cast): Promise<{ id: number }> {
  const lot = await aLotOf(api, cast);
  await bid(api, cast.member, lot, 5_000);
  return lot;
}

export async function aWonOrder(api: TestApi, cast: Cast): Promise<number> {
  const lot = await aLotOf(api, cast, { end_at: inSeconds(3_600) });
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO orders (order_no, buyer_id, seller_id, company_id, auction_id, currency, goods_total, total)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, 'JPY', 1000, 1000) RETURNING id`,
    [cast.member.accountId, cast.seller.accountId, cast.seller.companyId, lot.id],
  );
  const id = rows[0]?.id ?? 0;
  await plant(
    api.db,
    `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
     VALUES ($1, 1, $2, '相机', 'Camera', 'カメラ', 1, 1000)`,
    [id, lot.goodsId],
  );
  await plant(
    api.db,
    'INSERT INTO order_history (order_id, seq, from_status, to_status) VALUES ($1, 1, 0, 10)',
    [id],
  );
  return id;
}

export const aWarehouseOf = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aWarehouse(api.db, seller.companyId),
});

/** Labels of one thing of the seller's. */
export const labelsOf =
  (thing: (api: TestApi, cast: Cast) => Promise<number>) => async (api: TestApi, cast: Cast) => ({
    ids: [await thing(api, cast)],
    size: '62x29',
    code: 'qr',
  });
