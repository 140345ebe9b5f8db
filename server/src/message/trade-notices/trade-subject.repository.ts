import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface LotSubject {
  id: number;
  goods_id: number;
  seller_id: number;
  leader_id: number | null;
  currency: Currency;
  cancel_reason: string | null;
  name_c: string;
  name_e: string;
  name_j: string;
}

export interface OrderSubject {
  id: number;
  order_no: string;
  buyer_id: number;
  buyer_name: string;
  seller_id: number;
  company_id: number | null;
  auction_id: number | null;
  /** `ORDER_SOURCE`. */
  source: number;
  total: number;
  currency: Currency;
  pay_deadline: Date | null;
  goods_id: number;
  name_c: string;
  name_e: string;
  name_j: string;
}

export interface Follower {
  auction_id: number;
  account_id: number;
  /** Has an accepted bid, rather than only a place, a deposit or a watch. */
  has_bid: boolean;
}

/** Lots and orders, and who follows them: reads over the tables of modules auction and order. */
@Injectable()
export class TradeSubjectRepository {
  async lots(q: Queryable, auctionIds: readonly number[]): Promise<Map<number, LotSubject>> {
    const { rows } = await q.query<LotSubject>(
      `SELECT a.id, a.goods_id, a.seller_id, a.leader_id, a.currency, a.cancel_reason, g.name_c, g.name_e, g.name_j
       FROM auction a JOIN goods g ON g.id = a.goods_id WHERE a.id = ANY ($1::bigint[])`,
      [auctionIds],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async orders(q: Queryable, orderIds: readonly number[]): Promise<Map<number, OrderSubject>> {
    const { rows } = await q.query<OrderSubject>(
      `SELECT o.id, o.order_no, o.buyer_id, u.username AS buyer_name, o.seller_id, o.company_id, o.auction_id, o.source, o.total, o.currency, o.pay_deadline, l.goods_id,
         l.goods_name_c AS name_c, l.goods_name_e AS name_e, l.goods_name_j AS name_j
       FROM orders o JOIN account u ON u.id = o.buyer_id JOIN order_line l ON l.order_id = o.id AND l.line = 1
       WHERE o.id = ANY ($1::bigint[])`,
      [orderIds],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The carrier of a parcel, and its number. */
  async findParcel(q: Queryable, id: number): Promise<{ carrier: number; words: string } | null> {
    const { rows } = await q.query<{ carrier: number; words: string }>(
      'SELECT carrier, logistics_code AS words FROM shipment WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  async username(q: Queryable, accountId: number): Promise<string> {
    const { rows } = await q.query<{ username: string }>('SELECT username FROM account WHERE id = $1', [
      accountId,
    ]);
    return firstRow(rows).username;
  }

  /** Everybody who bids on, takes part in or watches these lots, each person once per lot. */
  async followers(q: Queryable, auctionIds: readonly number[]): Promise<Follower[]> {
    const { rows } = await q.query<Follower>(
      `SELECT auction_id, account_id, bool_or(has_bid) AS has_bid FROM (
         SELECT auction_id, account_id, order_status IS NOT NULL AS has_bid FROM auction_bidder
         WHERE auction_id = ANY ($1::bigint[])
         UNION ALL SELECT auction_id, account_id, false FROM auction_watch WHERE auction_id = ANY ($1::bigint[])
       ) followers GROUP BY auction_id, account_id ORDER BY auction_id, account_id`,
      [auctionIds],
    );
    return rows;
  }

  async followersByLot(q: Queryable, auctionIds: readonly number[]): Promise<Map<number, Follower[]>> {
    const byLot = new Map<number, Follower[]>(auctionIds.map((id) => [id, []]));
    for (const follower of await this.followers(q, auctionIds)) {
      byLot.get(follower.auction_id)?.push(follower);
    }
    return byLot;
  }
}
