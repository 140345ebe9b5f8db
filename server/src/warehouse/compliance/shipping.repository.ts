import { Injectable } from '@nestjs/common';
import type { NamedPiece } from '../../goods/compliance/named-piece.js';
import type { Queryable } from '../../platform/database/database.js';

/** What stock-outs hold or took, piece by piece and lot by lot. */
@Injectable()
export class ShippingRepository {
  /** @param types of stock-outs that count; of another nothing is answered */
  async held(q: Queryable, documentId: number, types: readonly number[]): Promise<NamedPiece[]> {
    const { rows } = await q.query<NamedPiece>(
      `SELECT p.brand_id AS "brandId", p.goods_code AS model, u.serial_number AS serial,
         nullif(part.lot_number, '') AS lot
       FROM stock_document d JOIN stock_reservation v
         ON v.holder_type = 'stock_document' AND v.holder_id = d.id AND v.status IN (1, 2)
       JOIN stock s ON s.id = v.stock_id JOIN product p ON p.id = s.product_id
       LEFT JOIN serial_unit u ON u.id = v.serial_unit_id LEFT JOIN stock_part part ON part.id = v.part_id
       WHERE d.id = $1 AND d.type = ANY ($2::smallint[])`,
      [documentId, [...types]],
    );
    return rows;
  }
}
