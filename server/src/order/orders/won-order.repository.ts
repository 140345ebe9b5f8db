import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { QuotedOrder } from '../quotes/quote.js';
import type { InsertedOrder } from './order-placement.repository.js';

/** What an auction sold, as the order's terms follow from it. */
export interface SoldLotRow {
  auction_id: number;
  goods_id: number;
  seller_id: number;
  company_id: number | null;
  currency: Currency;
  /** Frozen by the buyer for this lot; counts as prepayment. */
  deposit: number;
  time_zone: string | null;
  country: string | null;
  name_c: string;
  name_e: string;
  name_j: string;
  thumbnail_key: string | null;
}

export interface WonOrderRow extends InsertedOrder {
  status: number;
  is_late: boolean;
}

interface Terms {
  payType: number;
  remark: string;
}

/** What is sold by auctions, and the orders that follow as their buyers complete them. */
@Injectable()
export class WonOrderRepository {
  async findSoldLot(tx: Tx, auctionId: number, buyerId: number): Promise<SoldLotRow | null> {
    const { rows } = await tx.query<SoldLotRow>(
      `SELECT a.id AS auction_id, a.goods_id, a.seller_id, a.company_id, a.currency,
         CASE WHEN b.deposit_status = ${DEPOSIT_STATUS.frozen} THEN b.deposit ELSE 0 END AS deposit,
         c.time_zone, coalesce(c.country, s.country) AS country, g.name_c, g.name_e, g.name_j,
         (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS thumbnail_key
       FROM auction a
       JOIN goods g ON g.id = a.goods_id
       JOIN account s ON s.id = a.seller_id
       JOIN auction_bidder b ON b.auction_id = a.id AND b.account_id = $2
       LEFT JOIN company c ON c.id = a.company_id
       WHERE a.id = $1`,
      [auctionId, buyerId],
    );
    return rows[0] ?? null;
  }

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

  /** Before its address, with which they are fixed (O1). */
  async setTerms(tx: Tx, id: number, quoted: QuotedOrder, terms: Terms): Promise<void> {
    await tx.query(
      `WITH taxed AS (UPDATE order_line SET tax_rate = $10 WHERE order_id = $1)
       UPDATE orders SET freight = $2, tax = $3, total = $4, delivery_type = $5, pay_type = $6, remark = $7, crate_price = $8,
         export_price = $9 WHERE id = $1`,
      [
        ...[id, quoted.freight ?? 0, quoted.tax, quoted.total],
        ...[quoted.deliveryType, terms.payType, terms.remark],
        ...[quoted.crate, quoted.customs, quoted.lineRates[0] ?? null],
      ],
    );
  }
}
