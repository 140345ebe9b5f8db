import { Injectable } from '@nestjs/common';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { DEVICE_NOTICE_STATUS, STOCK_RESERVATION_STATUS } from '@fovea/shared-types/states';
import type { NamedPiece } from '../../goods/compliance/recall-stops.js';
import type { Queryable } from '../../platform/database/database.js';
import { isValidFor } from './valid-statement.js';

/** A line of a delivery as the law looks at it. */
export interface SentPiece {
  company_id: number;
  /** Its place in the document. */
  line: number;
  /** How a refusal calls it. */
  named: string;
  device_class: number | null;
  is_maintenance_required: boolean;
  seller_country: string | null;
  delivery_country: string | null;
  purpose: number;
  /** Goods that their seller offered as new are not used; of goods without serial numbers it is unknown. */
  is_used: boolean | null;
  /** Offered by its company with the mark that buyers need a licence. */
  is_controlled: boolean;
  /** Whether the valid licence of its receiver is on record; null where nobody is named. */
  is_licensed: boolean | null;
  /** The line of an order that it is for. */
  order_line_id: number | null;
  /** Stated since it last came in. */
  is_clean: boolean;
  /** The maker was notified, and answered. */
  is_answered: boolean;
}

const keyOf = (serial: string): string => `upper(normalize(btrim(${serial}), NFKC))`;

/** Of a piece of item `l.product_id` with the serial number `k.key`. */
const documentsOf = (company: string): string =>
  `EXISTS (SELECT FROM clean_statement s WHERE ${isValidFor(
    { company, product: 'l.product_id', key: 'k.key' },
    'clock_timestamp()',
  )}) AS is_clean,
   EXISTS (SELECT FROM device_notice n WHERE n.company_id = ${company} AND n.product_id = l.product_id
     AND n.serial_key = k.key AND n.status = ${DEVICE_NOTICE_STATUS.answered}) AS is_answered`;

/** Of lines `l` of a stock-out `d`, which have serial numbers or none. */
const LINE_JOINS = `JOIN product p ON p.id = l.product_id JOIN company c ON c.id = d.company_id
  JOIN warehouse w ON w.id = d.warehouse_id
  CROSS JOIN LATERAL (SELECT ${keyOf('l.serial_number')} AS key) k
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(g.condition = 1) FILTER (WHERE ${keyOf('g.serial_number')} = k.key), false) AS is_new,
      coalesce(bool_or(g.need_licence) FILTER (
        WHERE coalesce(${keyOf('g.serial_number')}, '') IN ('', coalesce(k.key, ''))), false) AS is_controlled
    FROM goods g WHERE g.product_id = l.product_id AND g.company_id = d.company_id) o`;

const LINE_FACTS = `d.company_id, l.line, coalesce(l.serial_number, p.goods_code, p.name_e) AS named, p.device_class,
  p.is_maintenance_required, coalesce(c.country, w.country) AS seller_country,
  CASE WHEN l.serial_number IS NOT NULL THEN NOT o.is_new END AS is_used, o.is_controlled, ${documentsOf('d.company_id')}`;

/** Of a customer `r`; null: there is none. */
const IS_LICENSED = `CASE WHEN r.id IS NOT NULL THEN r.licence_number <> ''
  AND coalesce(r.licence_valid_until >= (now() AT TIME ZONE c.time_zone)::date, true) END`;

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
      `SELECT ${LINE_FACTS}, e.receiver_country AS delivery_country, d.type AS purpose, d.order_line_id,
         CASE WHEN d.order_line_id IS NULL THEN coalesce(${IS_LICENSED}, false) END AS is_licensed
       FROM send e JOIN send_line l ON l.send_id = e.id JOIN stock_document d ON d.id = e.document_id
       LEFT JOIN customer r ON r.id = e.customer_id ${LINE_JOINS}
       WHERE e.id = $1 ORDER BY l.line`,
      [sendId],
    );
    return rows;
  }

  /** The same of stock-outs. Who gets it is their customer; null where they name none. */
  async takenOut(q: Queryable, documentIds: readonly number[]): Promise<SentPiece[]> {
    if (documentIds.length === 0) return [];
    const { rows } = await q.query<SentPiece>(
      `SELECT ${LINE_FACTS}, r.country AS delivery_country, d.type AS purpose, d.order_line_id,
         ${IS_LICENSED} AS is_licensed
       FROM stock_document d JOIN stock_document_line l ON l.document_id = d.id
       LEFT JOIN customer r ON r.id = d.customer_id ${LINE_JOINS}
       WHERE d.id = ANY ($1::bigint[]) ORDER BY d.id, l.line`,
      [[...documentIds]],
    );
    return rows;
  }

  /** The same of goods that their company keeps elsewhere, and names by item and serial number. */
  async offered(q: Queryable, goodsIds: readonly number[]): Promise<SentPiece[]> {
    if (goodsIds.length === 0) return [];
    const { rows } = await q.query<SentPiece>(
      `SELECT l.company_id, 1 AS line, l.serial_number AS named, coalesce(l.jp_class, p.device_class) AS device_class,
         p.is_maintenance_required, c.country AS seller_country, NULL AS delivery_country, ${STOCK_TYPE.sale} AS purpose,
         l.condition <> 1 AS is_used, l.need_licence AS is_controlled, NULL::boolean AS is_licensed,
         NULL::bigint AS order_line_id, ${documentsOf('l.company_id')}
       FROM goods l JOIN product p ON p.id = l.product_id JOIN company c ON c.id = l.company_id
       CROSS JOIN LATERAL (SELECT ${keyOf('l.serial_number')} AS key) k
       WHERE l.id = ANY ($1::bigint[]) AND k.key <> '' ORDER BY l.id`,
      [[...goodsIds]],
    );
    return rows;
  }
}
