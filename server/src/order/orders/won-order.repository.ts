import { Injectable } from '@nestjs/common';
import { int4s, int8s } from '../../platform/database/array-param.js';
import type { Tx } from '../../platform/database/database.js';
import type { QuotedOrder } from '../quotes/quote.js';
import type { InsertedOrder } from './shop-order.repository.js';

export interface WonOrderRow extends InsertedOrder {
  status: number;
  is_late: boolean;
}

interface Terms {
  addressId: number;
  payType: number;
  remark: string;
}

/** Orders that auctions made, as their buyers complete them. */
@Injectable()
export class WonOrderRepository {
  /** Another's is as if absent (I7). */
  async lockWonOrder(tx: Tx, auctionId: number, buyerId: number): Promise<WonOrderRow | null> {
    const { count } = await tx.query(
      'SELECT FROM orders WHERE auction_id = $1 AND buyer_id = $2 FOR NO KEY UPDATE',
      [auctionId, buyerId],
    );
    if (count === 0) return null;
    const { rows } = await tx.query<WonOrderRow>(
      `SELECT id, order_no, pay_deadline, status, pay_deadline <= clock_timestamp() AS is_late
       FROM orders WHERE auction_id = $1 AND buyer_id = $2`,
      [auctionId, buyerId],
    );
    return rows[0] ?? null;
  }

  /** Freight, tax and total first: with an address they are fixed (O1). */
  async settle(tx: Tx, id: number, quoted: QuotedOrder, terms: Terms): Promise<void> {
    await tx.query(
      `UPDATE orders SET freight = $2, tax = $3, total = $4, delivery_type = $5, pay_type = $6, remark = $7, crate_price = $8,
         export_price = $9 WHERE id = $1`,
      [
        ...[id, quoted.freight ?? 0, quoted.tax, quoted.total],
        ...[quoted.deliveryType, terms.payType, terms.remark],
        ...[quoted.crate, quoted.customs],
      ],
    );
    await tx.query(
      `WITH sent AS (
         INSERT INTO order_address (order_id, name, country, province, city, district, street, house_number, building,
           postal_code, mobile, telephone)
         SELECT $1, a.name, a.country, a.province, a.city, a.district, a.street, a.house_number, a.building,
           a.postal_code, a.mobile, a.telephone
         FROM address a WHERE a.id = $2)
       INSERT INTO order_tax (order_id, rate, base, tax)
       SELECT $1, t.rate, t.base, t.tax FROM unnest($3::int[], $4::bigint[], $5::bigint[]) t (rate, base, tax)`,
      [
        ...[id, terms.addressId],
        int4s(quoted.taxes, ({ rate }) => rate),
        int8s(quoted.taxes, ({ base }) => base),
        int8s(quoted.taxes, ({ tax }) => tax),
      ],
    );
  }
}
