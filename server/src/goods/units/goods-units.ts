import { Injectable } from '@nestjs/common';
import { GOODS_STATUS, SALE_STATE, SALE_TYPE, type SaleState } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';

/** The pieces of a listing at a fixed price: who takes some offers the others fewer, and gives back what is not sold. */
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
  async take(tx: Tx, goodsId: number, quantity: number, whenGone: SaleState): Promise<void> {
    const { count } = await tx.query(
      `UPDATE goods SET quantity = quantity - $2, sale_state = CASE WHEN quantity = $2 THEN $3 ELSE sale_state END
       WHERE id = $1 AND quantity >= $2 AND status = ${GOODS_STATUS.listed} AND sale_type = ${SALE_TYPE.immediate}
         AND sale_state = ${SALE_STATE.on_sale}`,
      [goodsId, quantity, whenGone],
    );
    if (count === 0) throw new AppError('STOCK_INSUFFICIENT');
  }

  /** They are for sale again. */
  async giveBack(tx: Tx, goodsId: number, quantity: number): Promise<void> {
    await tx.query(
      `UPDATE goods SET quantity = quantity + $2, sale_state = CASE
         WHEN sale_type = ${SALE_TYPE.immediate} AND sale_state IN (${SALE_STATE.negotiating}, ${SALE_STATE.sold_out})
         THEN ${SALE_STATE.on_sale} ELSE sale_state END
       WHERE id = $1`,
      [goodsId, quantity],
    );
  }
}
