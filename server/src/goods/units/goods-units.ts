import { Injectable } from '@nestjs/common';
import { SALE_STATE, SALE_TYPE, type SaleState } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { int4s, int8s } from '../../platform/database/array-param.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';

/** So many of a listing. */
export interface GoodsPieces {
  goodsId: number;
  quantity: number;
}

/**
 * The pieces of a listing at a fixed price: a sale reduces what is offered to others, and returns what is not
 * sold.
 */
@Injectable()
export class GoodsUnits {
  /** In the order of their ids, before anything that is about them. */
  async lock(tx: Tx, ids: readonly number[]): Promise<void> {
    await tx.query('SELECT id FROM goods WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE', [[...ids]]);
  }

  /**
   * So many are offered to nobody else from now on.
   * @param whenGone what the listing shows when none is left
   * @throws STOCK_INSUFFICIENT
   */
  async reserve(tx: Tx, goodsId: number, quantity: number, whenGone: SaleState): Promise<void> {
    const { count } = await tx.query(
      `UPDATE goods SET quantity = quantity - $2, sale_state = CASE WHEN quantity = $2 THEN $3 ELSE sale_state END
       WHERE id = $1 AND quantity >= $2 AND status = ${GOODS_STATUS.listed} AND sale_type = ${SALE_TYPE.immediate}
         AND sale_state = ${SALE_STATE.on_sale}`,
      [goodsId, quantity, whenGone],
    );
    if (count === 0) throw new AppError('STOCK_INSUFFICIENT');
  }

  /** Offered to nobody else; with the last of them the goods are sold out. They are locked, and there are enough of them. */
  async reserveEach(tx: Tx, pieces: readonly GoodsPieces[]): Promise<void> {
    await tx.query(
      `UPDATE goods g SET quantity = g.quantity - p.quantity, sale_state =
         CASE WHEN g.quantity = p.quantity THEN ${SALE_STATE.sold_out} ELSE g.sale_state END
       FROM unnest($1::bigint[], $2::int[]) p (goods_id, quantity) WHERE g.id = p.goods_id`,
      [int8s(pieces, ({ goodsId }) => goodsId), int4s(pieces, ({ quantity }) => quantity)],
    );
  }

  /** Any number at once for sale again; the goods are locked first, in id order. */
  async returnEach(tx: Tx, pieces: readonly GoodsPieces[]): Promise<void> {
    if (pieces.length === 0) return;
    await tx.query(
      `WITH pieces AS (
         SELECT goods_id, sum(quantity)::int AS quantity FROM unnest($1::bigint[], $2::int[]) p (goods_id, quantity)
         GROUP BY goods_id),
       locked AS (
         SELECT g.id, CASE WHEN g.is_stocked THEN least(p.quantity, coalesce((
             SELECT greatest(o.held - o.offered, 0) FROM offered_stock o
             WHERE o.company_id = g.company_id AND o.product_id = g.product_id), 0))::int ELSE p.quantity END AS back
         FROM goods g JOIN pieces p ON p.goods_id = g.id ORDER BY g.id FOR UPDATE OF g)
       UPDATE goods g SET quantity = g.quantity + locked.back, sale_state = CASE
           WHEN locked.back > 0 AND g.sale_type = ${SALE_TYPE.immediate} AND g.sale_state IN (${SALE_STATE.sold_out}, ${SALE_STATE.negotiating})
           THEN ${SALE_STATE.on_sale} ELSE g.sale_state END
       FROM locked WHERE g.id = locked.id`,
      [int8s(pieces, ({ goodsId }) => goodsId), int4s(pieces, ({ quantity }) => quantity)],
    );
  }

  /** Offered again; where it is linked to stock, no more than is there. */
  async returnPieces(tx: Tx, goodsId: number, quantity: number): Promise<void> {
    await tx.query(
      `WITH free AS (
         SELECT g.id, CASE WHEN g.is_stocked THEN least($2::bigint, coalesce((
             SELECT greatest(o.held - o.offered, 0) FROM offered_stock o
             WHERE o.company_id = g.company_id AND o.product_id = g.product_id), 0))::int ELSE $2::int END AS back
         FROM goods g WHERE g.id = $1)
       UPDATE goods g SET quantity = g.quantity + free.back, sale_state = CASE
           WHEN g.sale_type <> ${SALE_TYPE.immediate} THEN g.sale_state
           WHEN g.quantity + free.back > 0 AND g.sale_state IN (${SALE_STATE.negotiating}, ${SALE_STATE.sold_out})
           THEN ${SALE_STATE.on_sale}
           WHEN g.quantity + free.back = 0 THEN ${SALE_STATE.sold_out} ELSE g.sale_state END
       FROM free WHERE g.id = free.id`,
      [goodsId, quantity],
    );
  }

  /** Nobody bargains about the last of them any more: none is left. */
  async settle(tx: Tx, goodsId: number): Promise<void> {
    await tx.query(
      `UPDATE goods SET sale_state = ${SALE_STATE.sold_out}
       WHERE id = $1 AND quantity = 0 AND sale_state = ${SALE_STATE.negotiating}`,
      [goodsId],
    );
  }

  /** The item and the piece of stock behind a listing; null: it is not linked to stock. */
  async findStocked(
    tx: Tx,
    goodsId: number,
  ): Promise<{ companyId: number; productId: number; serialNumber: string | null } | null> {
    const { rows } = await tx.query<{ companyId: number; productId: number; serialNumber: string | null }>(
      `SELECT company_id AS "companyId", product_id AS "productId", serial_number AS "serialNumber" FROM goods
       WHERE id = $1 AND is_stocked`,
      [goodsId],
    );
    return rows[0] ?? null;
  }
}
