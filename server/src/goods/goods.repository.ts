import { Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../platform/database/database.js';

export interface LockedGoods {
  id: number;
  seller_id: number;
  company_id: number | null;
  sale_type: number;
  sale_state: number;
  status: number;
  currency: string;
  need_licence: boolean;
  auction_id: number | null;
  quantity: number;
  /** Its text was changed since it was approved: it comes to the shelf through a review only. */
  needs_review: boolean;
  product_id: number | null;
}

export interface SaleStateRow {
  goodsId: number;
  saleState: number;
  auctionId: number | null;
  endAt: Date | null;
  isListed: boolean | null;
  saleType: number | null;
}

@Injectable()
export class GoodsRepository {
  /** Locks goods in id order; what does not exist is missing in the answer. */
  async lockGoods(tx: Tx, ids: readonly number[]): Promise<LockedGoods[]> {
    const { rows } = await tx.query<LockedGoods>(
      `SELECT id, seller_id, company_id, sale_type, sale_state, status, currency, need_licence, auction_id,
         quantity, needs_review, product_id
       FROM goods WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE`,
      [ids],
    );
    return rows;
  }

  /**
   * A null leaves the stored value; the end is always set as given. What was not reviewed stays off the shelf.
   * @returns those that were waited for and can be bought or bid on now
   */
  async setSaleStates(tx: Tx, changes: readonly SaleStateRow[]): Promise<{ id: number; to: number }[]> {
    const { coming_soon, on_sale, in_auction } = SALE_STATE;
    const { rows } = await tx.query<{ id: number; to: number }>(
      `WITH wanted AS (
         SELECT n.* FROM unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::timestamptz[], $5::boolean[], $6::smallint[])
           AS n (goods_id, sale_state, auction_id, end_at, is_listed, sale_type)
         JOIN goods ON goods.id = n.goods_id ORDER BY n.goods_id FOR UPDATE OF goods),
       changed AS (
       UPDATE goods g SET sale_state = n.sale_state, auction_id = coalesce(n.auction_id, g.auction_id),
         auction_end_at = n.end_at, sale_type = coalesce(n.sale_type, g.sale_type),
         status = CASE WHEN n.is_listed IS NULL OR g.status NOT IN (${GOODS_STATUS.off_shelf}, ${GOODS_STATUS.listed}) THEN g.status
                       WHEN NOT n.is_listed THEN ${GOODS_STATUS.off_shelf}
                       WHEN g.needs_review THEN g.status ELSE ${GOODS_STATUS.listed} END,
         listed_at = CASE WHEN n.is_listed AND g.status = ${GOODS_STATUS.off_shelf} AND NOT g.needs_review THEN clock_timestamp() ELSE g.listed_at END
       FROM wanted n WHERE g.id = n.goods_id
       RETURNING g.id, old.sale_state AS old_state, g.sale_state AS new_state, g.status)
       SELECT id, new_state AS to FROM changed WHERE old_state = ${coming_soon} AND new_state IN (${on_sale}, ${in_auction})
         AND status = ${GOODS_STATUS.listed} ORDER BY id`,
      [
        changes.map(({ goodsId }) => goodsId),
        changes.map(({ saleState }) => saleState),
        changes.map(({ auctionId }) => auctionId),
        changes.map(({ endAt }) => endAt?.toISOString() ?? null),
        changes.map(({ isListed }) => isListed),
        changes.map(({ saleType }) => saleType),
      ],
    );
    return rows;
  }
}
