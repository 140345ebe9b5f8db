import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { readAddress } from '../../member/address/address-rules.js';
import { sellerZoneSql } from '../../member/contact/country-zones.js';
import { int2s, int4s, int8s, texts } from '../../platform/database/array-param.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Tx } from '../../platform/database/database.js';
import type { QuotedOrder } from '../quotes/quote.js';

/** An order as it is placed, wherever it comes from; minor units. */
export interface NewOrder {
  buyerId: number;
  sellerId: number;
  companyId: number | null;
  /** `ORDER_SOURCE`. */
  source: number;
  /** Of the staff, for the buyer. */
  placedBy: number | null;
  /** The lot that was won; a buyer has one order of it. */
  auctionId: number | null;
  groupId: number | null;
  currency: Currency;
  goodsTotal: number;
  freight: number;
  tax: number;
  total: number;
  crate: number;
  customs: number;
  /** Frozen by the buyer before; counts as prepayment. */
  deposit: number;
  /** Null: chosen with the address. */
  deliveryType: number | null;
  /** Null: chosen when paying. */
  payType: number | null;
  payTypes: readonly number[];
  remark: string;
  /** When it has to be paid, or in how many hours. */
  due: Date | number;
  /** Whose doing it is in its history; null: the system's. */
  actorId: number | null;
}

export interface NewOrderLine {
  goodsId: number;
  nameC: string;
  nameE: string;
  nameJ: string;
  imageKey: string | null;
  quantity: number;
  unitPrice: number;
  /** In hundredths of a percent; null: it follows from an address that is still to come. */
  taxRate: number | null;
}

/** An address as a person wrote it and as it is interpreted. */
export type WrittenAddress = ReturnType<typeof readAddress>;

/** One of the buyer's stored addresses, or one that is entered with the order alone. */
export type Destination = { id: number } | WrittenAddress;

export interface InsertedOrder {
  id: number;
  order_no: string;
  pay_deadline: Date;
}

/** Where order history starts: before placement there was nothing. */
const NOTHING = 0;

const PLACE =
  'name, country, province, city, district, street, house_number, building, postal_code, mobile, telephone';

/** Orders as they are made: of the shop with everything at once, of lots first without where they go. */
@Injectable()
export class OrderPlacementRepository {
  async addGroup(tx: Tx, buyerId: number, currency: Currency): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO payment_group (buyer_id, currency) VALUES ($1, $2) RETURNING id',
      [buyerId, currency],
    );
    return firstRow(rows).id;
  }

  /** The order with its history, or null where this buyer has an order of this lot already (A5). */
  async add(tx: Tx, order: NewOrder): Promise<InsertedOrder | null> {
    const [at, hours] = order.due instanceof Date ? [order.due, null] : [null, order.due];
    const { rows } = await tx.query<InsertedOrder>(
      `WITH placed AS (
         INSERT INTO orders (order_no, buyer_id, seller_id, company_id, source, placed_by, auction_id, payment_group_id,
           currency, goods_total, freight, tax, total, crate_price, export_price, deposit, delivery_type, pay_type,
           pay_types, remark, pay_deadline)
         VALUES ('F' || to_char(clock_timestamp() AT TIME ZONE (
             SELECT ${sellerZoneSql({ company: 'c', seller: 's' })} FROM account s LEFT JOIN company c ON c.id = $3
             WHERE s.id = $2), 'YYYYMMDD') || '-' || padded(nextval('order_no_seq'), 6),
           $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::smallint[], $19,
           coalesce($20::timestamptz, clock_timestamp() + make_interval(hours => $21::int)))
         ON CONFLICT (auction_id, buyer_id) DO NOTHING
         RETURNING id, order_no, pay_deadline),
       moved AS (
         INSERT INTO order_history (order_id, seq, from_status, to_status, actor_id)
         SELECT id, 1, ${NOTHING}, ${ORDER_STATUS.pending_payment}, $22::bigint FROM placed)
       SELECT * FROM placed`,
      [
        ...[order.buyerId, order.sellerId, order.companyId, order.source, order.placedBy, order.auctionId],
        ...[order.groupId, order.currency, order.goodsTotal, order.freight, order.tax, order.total],
        ...[order.crate, order.customs, order.deposit, order.deliveryType, order.payType],
        int2s(order.payTypes, (type) => type),
        ...[order.remark, at, hours, order.actorId],
      ],
    );
    return rows[0] ?? null;
  }

  /** @returns ids of the lines, in their order */
  async addLines(tx: Tx, orderId: number, lines: readonly NewOrderLine[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, image_key, quantity,
         unit_price, tax_rate)
       SELECT $1, l.line, l.goods_id, l.name_c, l.name_e, l.name_j, l.image_key, l.quantity, l.unit_price, l.tax_rate
       FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::bigint[], $9::int[])
         WITH ORDINALITY l (goods_id, name_c, name_e, name_j, image_key, quantity, unit_price, tax_rate, line)
       ORDER BY l.line RETURNING id`,
      [
        orderId,
        int8s(lines, ({ goodsId }) => goodsId),
        texts(lines, ({ nameC }) => nameC),
        texts(lines, ({ nameE }) => nameE),
        texts(lines, ({ nameJ }) => nameJ),
        texts(lines, ({ imageKey }) => imageKey),
        int4s(lines, ({ quantity }) => quantity),
        int8s(lines, ({ unitPrice }) => unitPrice),
        int4s(lines, ({ taxRate }) => taxRate),
      ],
    );
    return rows.map(({ id }) => id);
  }

  /** Where it goes, and the taxes that follow from that: freight, tax and total are fixed from then on (O1). */
  async addDestination(
    tx: Tx,
    orderId: number,
    destination: Destination,
    { taxes }: Pick<QuotedOrder, 'taxes'>,
  ): Promise<void> {
    const kept = 'id' in destination ? destination.id : null;
    await tx.query(
      `WITH sent AS (
         INSERT INTO order_address (order_id, ${PLACE})
         SELECT $1::bigint, ${PLACE} FROM (SELECT ${PLACE} FROM address WHERE id = $2::bigint
           UNION ALL SELECT ${PLACE} FROM jsonb_populate_record(NULL::address, $3::jsonb) WHERE $2::bigint IS NULL) a)
       INSERT INTO order_tax (order_id, rate, base, tax)
       SELECT $1, t.rate, t.base, t.tax FROM unnest($4::int[], $5::bigint[], $6::bigint[]) t (rate, base, tax)`,
      [
        ...[orderId, kept, kept === null ? JSON.stringify(destination) : null],
        int4s(taxes, ({ rate }) => rate),
        int8s(taxes, ({ base }) => base),
        int8s(taxes, ({ tax }) => tax),
      ],
    );
  }
}
