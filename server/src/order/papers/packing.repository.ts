import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { OrderAddress } from '@fovea/shared-types/order/order-address.dto';
import { int8s } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { standsFor } from '../../warehouse/compliance/standing-statement.js';
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
    name: string;
    quantity: number;
    serial_number: string | null;
    /** Of its disinfection and data wipe, where it was stated. */
    statement_sn: string | null;
  }[];
}

/** Orders as those who pack them need them; amounts are none of theirs. */
@Injectable()
export class PackingRepository {
  /** In the order of the ids. */
  async read(q: Queryable, language: Language, ids: readonly number[]): Promise<PackedOrder[]> {
    const { rows } = await q.query<PackedOrder>(
      `SELECT o.id, o.order_no, o.created_at, o.delivery_type, o.remark, u.username AS buyer_name,
         json_build_object('name', coalesce(${localized('c.name', language)}, s.username), 'address', c.address,
           'phone', c.company_phone) AS seller,
         (SELECT ${ADDRESS} FROM order_address a WHERE a.order_id = o.id) AS address,
         (SELECT json_agg(json_build_object('name', ${localized('l.goods_name', language)}, 'quantity', l.quantity,
            'serial_number', g.serial_number, 'statement_sn', (
              SELECT s.sn FROM clean_statement s WHERE ${standsFor(
                {
                  company: 'o.company_id',
                  product: 'g.product_id',
                  key: 'upper(normalize(btrim(g.serial_number), NFKC))',
                },
                'clock_timestamp()',
              )} ORDER BY s.id DESC LIMIT 1)) ORDER BY l.line)
          FROM order_line l JOIN goods g ON g.id = l.goods_id WHERE l.order_id = o.id) AS lines
       FROM unnest($1::bigint[]) WITH ORDINALITY asked (id, place) JOIN orders o ON o.id = asked.id
       JOIN account u ON u.id = o.buyer_id JOIN account s ON s.id = o.seller_id
       LEFT JOIN company c ON c.id = o.company_id ORDER BY asked.place`,
      [int8s(ids, (id) => id)],
    );
    return rows;
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
