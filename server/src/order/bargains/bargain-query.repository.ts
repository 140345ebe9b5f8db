import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { MyBargainListRequest } from '@fovea/shared-types/order/bargain.dto';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';

export interface BargainListRow {
  id: number;
  goods_id: number;
  goods_name: string;
  image_key: string | null;
  username: string;
  company_name: string | null;
  quantity: number;
  price: number;
  offer_price: number;
  currency: Currency;
  status: number;
  expired_at: Date;
  created_at: Date;
}

export interface BargainDetailRow extends BargainListRow {
  buyer_price: number;
  merchant_price: number | null;
  remark: string;
  reason: string | null;
  ended_at: Date | null;
  order_id: number | null;
  offers: { seq: number; price: number; created_at: string; expired_at: string }[];
  now: Date;
}

type MineFilter = Pick<MyBargainListRequest, 'status' | 'goods_id'>;

const columns = (language: Language): string =>
  `b.id, b.goods_id, ${localized('g.name', language)} AS goods_name,
   (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS image_key,
   u.username, ${localized('c.name', language)} AS company_name, b.quantity, b.price, b.offer_price, b.currency,
   b.status, b.expired_at, b.created_at`;

const JOINS = `JOIN goods g ON g.id = b.goods_id JOIN account u ON u.id = b.buyer_id
   LEFT JOIN company c ON c.id = b.company_id`;

const MINE = `b.buyer_id = $1 AND ($2::smallint IS NULL OR b.status = $2) AND ($3::bigint IS NULL OR b.goods_id = $3)`;

/** What buyers and merchants read of their negotiations. */
@Injectable()
export class BargainQueryRepository {
  async listMine(
    q: Queryable,
    language: Language,
    buyerId: number,
    filter: MineFilter,
    { limit, offset }: PageBounds,
  ): Promise<BargainListRow[]> {
    const { rows } = await q.query<BargainListRow>(
      `SELECT ${columns(language)} FROM bargain b ${JOINS} WHERE ${MINE} ORDER BY b.id DESC LIMIT $4 OFFSET $5`,
      [buyerId, filter.status ?? null, filter.goods_id ?? null, limit, offset],
    );
    return rows;
  }

  async countMine(q: Queryable, buyerId: number, filter: MineFilter): Promise<number> {
    const { rows } = await q.query<{ count: number }>(`SELECT count(*) FROM bargain b WHERE ${MINE}`, [
      buyerId,
      filter.status ?? null,
      filter.goods_id ?? null,
    ]);
    return firstRow(rows).count;
  }

  /** @param buyerId whose it must be; null: anybody's */
  async findBargain(
    q: Queryable,
    language: Language,
    id: number,
    buyerId: number | null,
  ): Promise<BargainDetailRow | null> {
    const { rows } = await q.query<BargainDetailRow>(
      `SELECT ${columns(language)}, b.buyer_price, b.merchant_price, b.remark, b.reason, b.ended_at,
         (SELECT l.order_id FROM order_line l WHERE l.bargain_id = b.id) AS order_id,
         (SELECT json_agg(json_build_object('seq', o.seq, 'price', o.price, 'created_at', o.created_at,
            'expired_at', o.expired_at) ORDER BY o.seq) FROM bargain_offer o WHERE o.bargain_id = b.id) AS offers,
         clock_timestamp() AS now
       FROM bargain b ${JOINS} WHERE b.id = $1 AND ($2::bigint IS NULL OR b.buyer_id = $2)`,
      [id, buyerId],
    );
    return rows[0] ?? null;
  }
}
