import { Injectable } from '@nestjs/common';
import type { AuctionListRequest } from '@fovea/shared-types/auction/auction.dto';
import type { Language } from '@fovea/shared-types/language';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { isCollectSql } from '../../goods/listing/goods-card.js';
import { isOfSellerSql } from '../../member/company/certification-rules.js';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';
import type { ShownRow } from './shown-lot.js';
import { newestRowsJson, type PublicRowRecord } from '../log/public-rows.js';
import { hasReadStatus, READ_AT, readStatus } from '../lot/read-status.js';
import { isOfSellersSide } from '../lot/sellers-side.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';

export interface CardRow extends ShownRow {
  brand_name: string;
  year: number | null;
  condition: number;
  reserve_met: boolean;
  read_at: Date;
  /** Its goods are among the reader's favourites. */
  is_collect: boolean;
}

/** A lot's terms and public state, and what the reader is to it. Nobody's maximum but the reader's own is read. */
export interface DetailRow extends Omit<CardRow, 'brand_name' | 'year' | 'condition' | 'is_collect'> {
  start_price: number;
  has_reserve: boolean;
  buy_now_price: number | null;
  step_price: number | null;
  latest_end_at: Date | null;
  extend_window_ms: number;
  bid_chances: number | null;
  deposit: number;
  need_approval: boolean;
  bidder_count: number;
  leader_no: number | null;
  answer_deadline: Date | null;
  cancel_reason: string | null;
  bidder_no: number | null;
  bidder_status: number | null;
  deposit_status: number | null;
  chances_allowed: number | null;
  chances_used: number | null;
  own_max: number | null;
  order_id: number | null;
  is_leading: boolean;
  is_own_goods: boolean;
  is_watching: boolean;
  rows: PublicRowRecord[];
}

/** Newest public rows that a snapshot carries. */
const SNAPSHOT_ROWS = 20;
const { scheduled, bidding, ended } = AUCTION_STATUS;

/** @param reader placeholder of the reader's account, null for a visitor */
const cardColumns = (language: Language, reader: string): string =>
  `a.id, a.goods_id, ${localized('g.name', language)} AS goods_name,
    (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS image_key,
    ${localized('m.name', language)} AS brand_name, g.year, g.condition, ${readStatus('a')} AS status, a.price, a.currency, a.bid_count,
    a.reserve_met, a.start_at, a.end_at, a.seq, ${READ_AT},
    ${isCollectSql('a.goods_id', reader)} AS is_collect`;

/** Running ones first, the next to end on top, then those to come, then the others, the last to have ended on top. */
const RANK = `CASE ${readStatus('a')} WHEN ${bidding} THEN 0 WHEN ${scheduled} THEN 1 ELSE 2 END`;

function orderOf({ sort, status }: AuctionListRequest): string {
  switch (sort) {
    case 'newest':
      return 'a.id DESC';
    case 'price_asc':
      return 'a.currency, a.price, a.id';
    case 'price_desc':
      return 'a.currency, a.price DESC, a.id DESC';
    case 'bids':
      return 'a.bid_count DESC, a.id DESC';
    default:
      if (status === undefined) {
        return `${RANK}, CASE ${RANK} WHEN 0 THEN a.end_at WHEN 1 THEN a.start_at END, a.end_at DESC, a.id`;
      }
      if (status === bidding) return 'a.end_at, a.id';
      return status === scheduled ? 'a.start_at, a.id' : 'a.end_at DESC, a.id DESC';
  }
}

function filterOf(request: AuctionListRequest): SqlFilter {
  const filter = new SqlFilter()
    .whenGiven(request.ids, (ids) => `a.id = ANY(${ids}::bigint[])`)
    // Goods are sold in one run at a time; the newest is the one that counts.
    .whenGiven(
      request.goods_ids,
      (ids) => `a.goods_id = ANY(${ids}::bigint[])
        AND NOT EXISTS (SELECT FROM auction later WHERE later.goods_id = a.goods_id AND later.id > a.id)`,
    )
    .whenGiven(
      request.category_id,
      (id) => `g.category_id IN (
        WITH RECURSIVE below (id) AS (
          SELECT ${id}::bigint UNION ALL SELECT c.id FROM category c JOIN below ON c.pid = below.id)
        SELECT id FROM below)`,
    );
  // A caller who names lots follows them; a caller who browses is not shown a merchant that may not sell.
  if (request.ids === undefined && request.goods_ids === undefined)
    filter.where(`(a.status >= ${ended} OR ${isOfSellerSql('a.company_id')})`);
  return request.status === undefined ? filter : filter.where(hasReadStatus('a', request.status));
}

/** What everybody may read of lots. */
@Injectable()
export class AuctionQueryRepository {
  async listCards(
    q: Queryable,
    language: Language,
    readerId: number | null,
    request: AuctionListRequest,
    { limit, offset }: PageBounds,
  ): Promise<CardRow[]> {
    const filter = filterOf(request);
    const order = orderOf(request);
    const { rows } = await q.query<CardRow>(
      `SELECT ${cardColumns(language, filter.value(readerId))}
       FROM (SELECT a.id FROM auction a JOIN goods g ON g.id = a.goods_id
             WHERE ${filter.sql} ORDER BY ${order} LIMIT ${filter.value(limit)} OFFSET ${filter.value(offset)}) page
       JOIN auction a ON a.id = page.id JOIN goods g ON g.id = a.goods_id JOIN brand m ON m.id = g.brand_id
       ORDER BY ${order}`,
      filter.values,
    );
    return rows;
  }

  async countCards(q: Queryable, request: AuctionListRequest): Promise<number> {
    const filter = filterOf(request);
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM auction a JOIN goods g ON g.id = a.goods_id WHERE ${filter.sql}`,
      filter.values,
    );
    return firstRow(rows).total;
  }

  /** The lots an account watches, the newest watched first. */
  async listWatched(
    q: Queryable,
    language: Language,
    accountId: number,
    { limit, offset }: PageBounds,
  ): Promise<CardRow[]> {
    const { rows } = await q.query<CardRow>(
      `SELECT ${cardColumns(language, '$1')}
       FROM auction_watch w
       JOIN auction a ON a.id = w.auction_id JOIN goods g ON g.id = a.goods_id JOIN brand m ON m.id = g.brand_id
       WHERE w.account_id = $1 ORDER BY w.created_at DESC, w.auction_id DESC LIMIT $2 OFFSET $3`,
      [accountId, limit, offset],
    );
    return rows;
  }

  async countWatched(q: Queryable, accountId: number): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM auction_watch WHERE account_id = $1`,
      [accountId],
    );
    return firstRow(rows).total;
  }

  /**
   * The whole snapshot in one statement, so that figures and rows are of one instant.
   * @param accountId the reader, null for a visitor
   */
  async findDetail(
    q: Queryable,
    language: Language,
    id: number,
    accountId: number | null,
  ): Promise<DetailRow | undefined> {
    const { rows } = await q.query<DetailRow>(
      `SELECT a.id, a.goods_id, ${localized('g.name', language)} AS goods_name,
         (SELECT i.image_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS image_key,
         ${readStatus('a')} AS status, a.price, a.currency, a.bid_count, a.bidder_count, a.reserve_met,
         a.start_at, a.end_at, a.seq, a.start_price, a.reserve_price IS NOT NULL AS has_reserve, a.buy_now_price,
         a.step_price, a.latest_end_at, a.extend_window_ms, a.bid_chances, a.deposit, a.need_approval,
         CASE WHEN a.leader_id IS NOT NULL THEN a.leader_no END AS leader_no, a.answer_deadline, a.cancel_reason,
         b.bidder_no, b.status AS bidder_status, b.deposit_status, b.chances_allowed, b.chances_used, b.own_max, b.order_id,
         coalesce(a.leader_id = $2::bigint, false) AS is_leading,
         coalesce(${isOfSellersSide('u', 'a')}, false) AS is_own_goods,
         EXISTS (SELECT FROM auction_watch w WHERE w.auction_id = a.id AND w.account_id = $2::bigint) AS is_watching,
         ${newestRowsJson('$2', SNAPSHOT_ROWS)} AS rows, ${READ_AT}
       FROM auction a JOIN goods g ON g.id = a.goods_id
       LEFT JOIN auction_bidder b ON b.auction_id = a.id AND b.account_id = $2::bigint
       LEFT JOIN account u ON u.id = $2::bigint
       WHERE a.id = $1`,
      [id, accountId],
    );
    return rows[0];
  }
}
