import { Injectable } from '@nestjs/common';
import { SCRAP_CAUSE, STOCK_AUDIT_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { listPendingReversals } from './reversal-requested.js';
import { DOCUMENT_COLUMNS, type DocumentLine, type DocumentRow } from './stock-document.repository.js';

const { pending, approved, scrapped } = STOCK_DOCUMENT_STATUS;

/** What came back of a line of a stock-out. */
export type BackLine = Pick<
  DocumentLine,
  'productId' | 'serialNumber' | 'lotNumber' | 'expiresOn' | 'quantity'
>;

/** Documents by which lines of orders leave their warehouses: one for each line, and another only where that came to nothing. */
@Injectable()
export class OrderStockOutRepository {
  /**
   * The newest by the line, also where there is none yet: concurrent callers wait until this transaction
   * ends. Of several lines in the order of their ids.
   */
  async lockOrderStockOut(
    tx: Tx,
    orderLineIds: readonly number[],
  ): Promise<ReadonlyMap<number, DocumentRow>> {
    await tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('stock_document.order_line', l.id))
       FROM (SELECT id FROM unnest($1::bigint[]) id ORDER BY id) l`,
      [[...orderLineIds]],
    );
    const { rows } = await tx.query<DocumentRow & { order_line_id: number }>(
      `SELECT ${DOCUMENT_COLUMNS}, t.order_line_id FROM stock_document t WHERE t.order_line_id = ANY ($1::bigint[])
       ORDER BY t.id FOR NO KEY UPDATE`,
      [[...orderLineIds]],
    );
    // Older ones of a line were rejected or scrapped; the last one written counts.
    return new Map(rows.map(({ order_line_id, ...row }) => [order_line_id, row]));
  }

  /** What a document was to take out, item by item. */
  async contents(tx: Tx, id: number): Promise<{ productId: number; quantity: number }[]> {
    const { rows } = await tx.query<{ productId: number; quantity: number }>(
      `SELECT product_id AS "productId", sum(quantity)::int AS quantity FROM stock_document_line
       WHERE document_id = $1 GROUP BY product_id ORDER BY product_id`,
      [id],
    );
    return rows;
  }

  /** What pending or approved documents returned of a stock-out, as its lines name it. */
  async returnedLines(tx: Tx, outId: number): Promise<BackLine[]> {
    const { rows } = await tx.query<BackLine>(
      `SELECT l.product_id AS "productId", l.serial_number AS "serialNumber", l.lot_number AS "lotNumber",
         l.expires_on::text AS "expiresOn", sum(l.quantity)::int AS quantity
       FROM stock_document t JOIN stock_document_line l ON l.document_id = t.id
       WHERE t.returns_id = $1 AND t.status IN (${pending}, ${approved})
       GROUP BY l.product_id, l.serial_number, l.lot_number, l.expires_on`,
      [outId],
    );
    return rows;
  }

  /** Those of these goods that stock stands behind. */
  async stocked(tx: Tx, goodsIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { rows } = await tx.query<{ id: number }>(
      'SELECT id FROM goods WHERE id = ANY ($1::bigint[]) AND is_stocked',
      [[...goodsIds]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** With them go requests to undo them that nobody decided. @param accountId null: who sent each of them */
  async scrapAll(
    tx: Tx,
    ids: readonly number[],
    { accountId, notes }: { accountId: number | null; notes: string },
  ): Promise<void> {
    const requests = await listPendingReversals(tx, ids);
    await tx.query(
      `UPDATE stock_document SET status = ${scrapped}, scrapped_by = coalesce($2, account_id), scrap_notes = $3,
         audit_status = CASE WHEN status = ${pending} THEN ${STOCK_AUDIT_STATUS.withdrawn} ELSE audit_status END,
         scrap_cause = ${SCRAP_CAUSE.order}, scrapped_at = clock_timestamp()
       WHERE id = ANY ($1::bigint[])`,
      [[...ids, ...requests.map(({ id }) => id)], accountId, notes],
    );
  }
}
