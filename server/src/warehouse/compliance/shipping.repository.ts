import { Injectable } from '@nestjs/common';
import { DEVICE_NOTICE_STATUS, STOCK_RESERVATION_STATUS } from '@fovea/shared-types/states';
import type { NamedPiece } from '../../goods/compliance/recall-stops.js';
import type { Queryable } from '../../platform/database/database.js';
import { isValidFor } from './valid-statement.js';

/** A line of a delivery as the law looks at it. */
export interface SentPiece {
  company_id: number;
  /** How a refusal calls it. */
  named: string;
  device_class: number | null;
  is_maintenance_required: boolean;
  seller_country: string | null;
  delivery_country: string | null;
  purpose: number;
  /** Goods that their seller offered as new are not used; of goods without serial numbers it is unknown. */
  is_used: boolean | null;
  /** Stated since it last came in. */
  is_clean: boolean;
  /** The maker was notified, and answered. */
  is_answered: boolean;
}

/** What is promised to or left with somebody, piece by piece and lot by lot. */
@Injectable()
export class ShippingRepository {
  /** @param types of stock-outs that count; others are not answered. Any other holder is checked. */
  async held(
    q: Queryable,
    { type, ids }: { type: string; ids: readonly number[] },
    types: readonly number[],
  ): Promise<NamedPiece[]> {
    const { rows } = await q.query<NamedPiece>(
      `SELECT p.brand_id AS "brandId", p.goods_code AS model, u.serial_number AS serial,
         nullif(part.lot_number, '') AS lot
       FROM stock_reservation v JOIN stock s ON s.id = v.stock_id JOIN product p ON p.id = s.product_id
       LEFT JOIN serial_unit u ON u.id = v.serial_unit_id LEFT JOIN stock_part part ON part.id = v.part_id
       WHERE v.holder_type = $1 AND v.holder_id = ANY ($2::bigint[]) AND v.status IN (${STOCK_RESERVATION_STATUS.held}, ${STOCK_RESERVATION_STATUS.consumed}) AND (v.holder_type <> 'stock_document'
         OR EXISTS (SELECT FROM stock_document d WHERE d.id = v.holder_id AND d.type = ANY ($3::smallint[])))`,
      [type, [...ids], [...types]],
    );
    return rows;
  }

  /** What a delivery sends, as the law looks at it, with the existing documents of each piece. */
  async sent(q: Queryable, sendId: number): Promise<SentPiece[]> {
    const { rows } = await q.query<SentPiece>(
      `SELECT e.company_id, coalesce(l.serial_number, p.goods_code, p.name_e) AS named, p.device_class,
         p.is_maintenance_required, coalesce(c.country, w.country) AS seller_country, e.receiver_country AS delivery_country,
         d.type AS purpose,
         CASE WHEN l.serial_number IS NOT NULL THEN NOT EXISTS (
           SELECT FROM goods g WHERE g.product_id = l.product_id AND g.company_id = e.company_id AND g.condition = 1
             AND g.serial_number IS NOT NULL AND upper(normalize(btrim(g.serial_number), NFKC)) = k.key) END AS is_used,
         EXISTS (SELECT FROM clean_statement s WHERE ${isValidFor(
           { company: 'e.company_id', product: 'l.product_id', key: 'k.key' },
           'clock_timestamp()',
         )}) AS is_clean,
         EXISTS (SELECT FROM device_notice n WHERE n.company_id = e.company_id AND n.product_id = l.product_id
           AND n.serial_key = k.key AND n.status = ${DEVICE_NOTICE_STATUS.answered}) AS is_answered
       FROM send e JOIN send_line l ON l.send_id = e.id JOIN product p ON p.id = l.product_id
       JOIN company c ON c.id = e.company_id JOIN stock_document d ON d.id = e.document_id
       JOIN warehouse w ON w.id = d.warehouse_id
       CROSS JOIN LATERAL (SELECT upper(normalize(btrim(l.serial_number), NFKC)) AS key) k
       WHERE e.id = $1 ORDER BY l.line`,
      [sendId],
    );
    return rows;
  }
}
