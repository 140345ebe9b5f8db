import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { readAddress } from '../../member/address/address-rules.js';
import { int2s, int4s, int8s, texts } from '../../platform/database/array-param.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Tx } from '../../platform/database/database.js';
import type { QuotedLine, QuotedOrder } from '../quotes/quote.js';

export interface ShopOrder {
  buyerId: number;
  /** `ORDER_SOURCE`. */
  source: number;
  placedBy: number | null;
  currency: Currency;
  /** Null: chosen when paying. */
  payType: number | null;
  hours: number;
  remark: string;
  groupId: number | null;
  /** One of the buyer's stored addresses, or one that is entered with the order alone. */
  destination: { id: number } | WrittenAddress;
}

/** An address as a person wrote it and as it is interpreted. */
export type WrittenAddress = ReturnType<typeof readAddress>;

export interface InsertedOrder {
  id: number;
  order_no: string;
  pay_deadline: Date;
}

const NOTHING = 0;
const PENDING = 10;

const PLACE =
  'name, country, province, city, district, street, house_number, building, postal_code, mobile, telephone';

/** Orders of the shop as they are made. */
@Injectable()
export class ShopOrderRepository {
  async addGroup(tx: Tx, buyerId: number, currency: Currency): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO payment_group (buyer_id, currency) VALUES ($1, $2) RETURNING id',
      [buyerId, currency],
    );
    return firstRow(rows).id;
  }

  /** The order with its history, where it goes and its taxes. */
  async addShopOrder(tx: Tx, order: ShopOrder, quoted: QuotedOrder): Promise<InsertedOrder> {
    const kept = 'id' in order.destination ? order.destination.id : null;
    const { rows } = await tx.query<InsertedOrder>(
      `WITH placed AS (
         INSERT INTO orders (order_no, buyer_id, seller_id, company_id, source, placed_by, currency, goods_total, freight,
           tax, total, delivery_type, pay_type, remark, payment_group_id, pay_types, pay_deadline, crate_price,
           export_price)
         VALUES ('F' || to_char(clock_timestamp(), 'YYYYMMDD') || '-' || lpad(nextval('order_no_seq')::text, 6, '0'),
           $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $21::smallint[],
           clock_timestamp() + make_interval(hours => $15::int), $22, $23)
         RETURNING id, order_no, pay_deadline),
       moved AS (
         INSERT INTO order_history (order_id, seq, from_status, to_status, actor_id)
         SELECT id, 1, ${NOTHING}, ${PENDING}, coalesce($5, $1) FROM placed),
       sent AS (
         INSERT INTO order_address (order_id, name, country, province, city, district, street, house_number, building,
           postal_code, mobile, telephone)
         SELECT p.id, a.name, a.country, a.province, a.city, a.district, a.street, a.house_number, a.building,
           a.postal_code, a.mobile, a.telephone
         FROM placed p, (SELECT ${PLACE} FROM address WHERE id = $16::bigint
           UNION ALL SELECT ${PLACE} FROM jsonb_populate_record(NULL::address, $20::jsonb) WHERE $16::bigint IS NULL) a),
       taxed AS (
         INSERT INTO order_tax (order_id, rate, base, tax)
         SELECT p.id, t.rate, t.base, t.tax
         FROM placed p, unnest($17::int[], $18::bigint[], $19::bigint[]) t (rate, base, tax))
       SELECT * FROM placed`,
      [
        ...[order.buyerId, quoted.sellerId, quoted.companyId, order.source, order.placedBy, order.currency],
        ...[quoted.goodsTotal, quoted.freight ?? 0, quoted.tax, quoted.total],
        ...[quoted.deliveryType, order.payType, order.remark, order.groupId, order.hours, kept],
        int4s(quoted.taxes, ({ rate }) => rate),
        int8s(quoted.taxes, ({ base }) => base),
        int8s(quoted.taxes, ({ tax }) => tax),
        kept === null ? JSON.stringify(order.destination) : null,
        int2s(quoted.payTypes, (type) => type),
        ...[quoted.crate, quoted.customs],
      ],
    );
    const [placed] = rows;
    if (!placed) throw new Error('an order that was inserted is there');
    return placed;
  }

  /** @returns ids of the lines, in their order */
  async addLines(tx: Tx, orderId: number, lines: readonly QuotedLine[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, image_key, quantity,
         unit_price)
       SELECT $1, l.line, l.goods_id, l.name_c, l.name_e, l.name_j, l.image_key, l.quantity, l.unit_price
       FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::bigint[])
         WITH ORDINALITY l (goods_id, name_c, name_e, name_j, image_key, quantity, unit_price, line)
       ORDER BY l.line RETURNING id`,
      [
        orderId,
        int8s(lines, ({ goods }) => goods.id),
        texts(lines, ({ goods }) => goods.name_c),
        texts(lines, ({ goods }) => goods.name_e),
        texts(lines, ({ goods }) => goods.name_j),
        texts(lines, ({ goods }) => goods.image_key),
        int4s(lines, ({ quantity }) => quantity),
        int8s(lines, ({ unitPrice }) => unitPrice),
      ],
    );
    return rows.map(({ id }) => id);
  }
}
