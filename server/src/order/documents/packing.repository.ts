import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { OrderAddress } from '@fovea/shared-types/order/order-address.dto';
import { ORDER_STATUS, SEND_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { int8s } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { isValidFor } from '../../warehouse/compliance/valid-statement.js';
import { ADDRESS } from '../orders/order-rows.js';

/** An order as its parcel is packed and addressed. */
export interface PackedOrder {
  id: number;
  order_no: string;
  created_at: Date;
  delivery_type: number | null;
  remark: string;
  buyer_name: string;
  seller: { name: string; address: string | null; phone: string | null };
  address: OrderAddress | null;
  lines: {
    line: number;
    name: string;
    quantity: number;
    /** By the line's stock-out; before there is one, or where none is kept, by the listing. */
    pieces: PackedPiece[];
  }[];
  /** What is in no parcel yet is still going to be packed. */
  isToPack: boolean;
  /** The newest that were neither cancelled nor returned. */
  parcels: { id: number; isThere: boolean; lines: { line: number; quantity: number }[] }[];
}

export interface PackedPiece {
  serial_number: string;
  /** Of its disinfection and data wipe, where it was stated. */
  statement_sn: string | null;
}

const { to_ship, freight_to_pay } = ORDER_STATUS;
const { delivered, came_back, cancelled } = SEND_STATUS;
const { pending, approved } = STOCK_DOCUMENT_STATUS;
/** Of one order; more are found in the list of parcels, each with its own document. */
const PARCELS_MAX = 50;

/** SQL for a piece with its statement. */
const pieceOf = (serial: string, product: string): string =>
  `json_build_object('serial_number', ${serial}, 'statement_sn', (
     SELECT s.sn FROM clean_statement s WHERE ${isValidFor(
       { company: 'o.company_id', product, key: `upper(normalize(btrim(${serial}), NFKC))` },
       'clock_timestamp()',
     )} ORDER BY s.id DESC LIMIT 1))`;

/** Orders as those who pack them need them; amounts are none of theirs. */
@Injectable()
export class PackingRepository {
  /** In the order of the ids. */
  async readPacking(q: Queryable, language: Language, ids: readonly number[]): Promise<PackedOrder[]> {
    const { rows } = await q.query<PackedOrder>(
      `SELECT o.id, o.order_no, o.created_at, o.status IN (${to_ship}, ${freight_to_pay}) AS "isToPack", o.delivery_type, o.remark, u.username AS buyer_name,
         json_build_object('name', coalesce(${localized('c.name', language)}, s.username), 'address', c.address,
           'phone', c.company_phone) AS seller,
         (SELECT ${ADDRESS} FROM order_address a WHERE a.order_id = o.id) AS address,
         (SELECT json_agg(json_build_object('line', l.line, 'name', ${localized('l.goods_name', language)},
            'quantity', l.quantity - l.released, 'pieces', coalesce(
              (SELECT json_agg(${pieceOf('d.serial_number', 'd.product_id')} ORDER BY d.line)
               FROM stock_document p JOIN stock_document_line d ON d.document_id = p.id
               WHERE p.order_line_id = l.id AND p.status IN (${pending}, ${approved}) AND d.serial_number IS NOT NULL),
              CASE WHEN g.serial_number <> '' THEN json_build_array(${pieceOf('g.serial_number', 'g.product_id')}) END,
              '[]')) ORDER BY l.line)
          FROM order_line l JOIN goods g ON g.id = l.goods_id WHERE l.order_id = o.id) AS lines,
         (SELECT coalesce(json_agg(json_build_object('id', p.id, 'isThere', p.status = ${delivered}, 'lines', (
              SELECT json_agg(json_build_object('line', x.line, 'quantity', x.quantity) ORDER BY x.line)
              FROM shipment_line x WHERE x.shipment_id = p.id)) ORDER BY p.id), '[]')
          FROM (SELECT id, status FROM shipment WHERE order_id = o.id AND status NOT IN (${came_back}, ${cancelled})
                ORDER BY id DESC LIMIT ${PARCELS_MAX}) p) AS parcels
       FROM unnest($1::bigint[]) WITH ORDINALITY asked (id, place) JOIN orders o ON o.id = asked.id
       JOIN account u ON u.id = o.buyer_id JOIN account s ON s.id = o.seller_id
       LEFT JOIN company c ON c.id = o.company_id ORDER BY asked.place`,
      [int8s(ids, (id) => id)],
    );
    return rows;
  }

  /** Whether a parcel that can be printed is of one of these orders. */
  async hasParcel(q: Queryable, orderIds: readonly number[], shipmentId: number): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM shipment WHERE id = $2 AND order_id = ANY ($1::bigint[]) AND status NOT IN (${came_back}, ${cancelled})`,
      [int8s(orderIds, (id) => id), shipmentId],
    );
    return count === 1;
  }

  /** Locks them in id order. */
  async markPacked(tx: Tx, ids: readonly number[]): Promise<void> {
    await tx.query(
      `WITH locked AS (SELECT id FROM orders WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE)
       UPDATE orders o SET packed_at = clock_timestamp() FROM locked WHERE o.id = locked.id`,
      [int8s(ids, (id) => id)],
    );
  }
}
