import { Injectable } from '@nestjs/common';
import { ORDER_STATUS, SEND_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { LinePieces, Pieces } from './refund-pieces.js';
import type { RefundOrderRow, RefundRow } from './refund.repository.js';

const { to_ship, freight_to_pay } = ORDER_STATUS;
const GONE = [SEND_STATUS.sent, SEND_STATUS.delivered].join(', ');

/** The fields from which pieces are read: a refund with the previous state of its order. */
type Named = Pick<RefundRow, 'order_id' | 'order_status'> & { id: number | null };

/** An order without any refund. */
export const asItStands = ({ id, status }: Pick<RefundOrderRow, 'id' | 'status'>): Named => ({
  id: null,
  order_id: id,
  order_status: status,
});

/** Which pieces refunds are about, under the lock of their order; the database counts them at its lines. */
@Injectable()
export class RefundPiecesRepository {
  /** An order that was on its way as a whole left as a whole; otherwise its parcels decide. */
  async listRefundPieces(q: Queryable, refund: Named): Promise<LinePieces[]> {
    const { rows } = await q.query<LinePieces>(
      `SELECT l.id, l.line, l.goods_id AS "goodsId", o.auction_id IS NULL AS "isOfShop", l.quantity, l.unit_price AS "unitPrice", l.tax_rate AS "taxRate", l.released, l.returned,
         CASE WHEN $2 IN (${to_ship}, ${freight_to_pay}) THEN coalesce((SELECT sum(x.quantity)
           FROM shipment_line x JOIN shipment p ON p.id = x.shipment_id
           WHERE x.order_id = l.order_id AND x.line = l.line AND p.status IN (${GONE})), 0)::int
           ELSE l.quantity - l.released END AS sent,
         coalesce(r.quantity, 0) AS named, coalesce(r.returned, 0) AS back
       FROM order_line l JOIN orders o ON o.id = l.order_id LEFT JOIN refund_line r ON r.refund_id = $3 AND r.line = l.line
       WHERE l.order_id = $1 ORDER BY l.line`,
      [refund.order_id, refund.order_status, refund.id],
    );
    return rows;
  }

  async name(tx: Tx, refund: RefundRow, pieces: readonly Pieces[]): Promise<void> {
    await this.put(tx, refund, 'quantity', pieces);
  }

  async awaitBack(tx: Tx, refund: RefundRow, pieces: readonly Pieces[]): Promise<void> {
    await this.put(tx, refund, 'to_return', pieces, 'DO UPDATE SET to_return = excluded.to_return');
  }

  async release(tx: Tx, refund: RefundRow, pieces: readonly Pieces[]): Promise<void> {
    await this.put(tx, refund, 'released', pieces, 'DO UPDATE SET released = excluded.released');
  }

  /** What was to come back did. */
  async cameBack(tx: Tx, refund: RefundRow): Promise<{ orderLineId: number; quantity: number }[]> {
    const { rows } = await tx.query<{ orderLineId: number; quantity: number }>(
      `UPDATE refund_line r SET returned = r.to_return FROM order_line l
       WHERE r.refund_id = $1 AND r.to_return > r.returned AND l.order_id = r.order_id AND l.line = r.line
       RETURNING l.id AS "orderLineId", r.returned AS quantity`,
      [refund.id],
    );
    return rows;
  }

  private async put(
    tx: Tx,
    refund: RefundRow,
    column: 'quantity' | 'to_return' | 'released',
    pieces: readonly Pieces[],
    onConflict = '',
  ): Promise<void> {
    await tx.query(
      `INSERT INTO refund_line (refund_id, order_id, line, ${column})
       SELECT $1, $2, * FROM unnest($3::smallint[], $4::int[])
       ${onConflict && `ON CONFLICT (refund_id, line) ${onConflict}`}`,
      [
        refund.id,
        refund.order_id,
        pieces.map(({ line }) => line.line),
        pieces.map(({ quantity }) => quantity),
      ],
    );
  }
}
