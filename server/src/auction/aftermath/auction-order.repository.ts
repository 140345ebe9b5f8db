import { Injectable } from '@nestjs/common';
import type { MyAuctionOrderListRequest } from '@fovea/shared-types/auction/auction-order.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { auctionOrderMachine } from '@fovea/shared-types/states/auction.states';
import { BID_KIND } from '@fovea/shared-types/sale-states';
import { AUCTION_ORDER_STATUS, DEPOSIT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';
import { READ_AT } from '../lot/read-status.js';
import { rowsInScope, type RowReader } from '../../platform/database/row-scope.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

interface OrderRow {
  id: number;
  auction_id: number;
  goods_name: string;
  username: string;
  first_bid_at: Date;
  end_at: Date;
  status: number;
  currency: Currency;
}

export interface MyOrderRow extends OrderRow {
  goods_id: number;
  image_key: string | null;
  /** The reader's own maximum. */
  own_max: number;
  price: number;
  is_leading: boolean;
  chances_allowed: number | null;
  chances_used: number;
  order_id: number | null;
  read_at: Date;
}

export interface StaffOrderRow extends OrderRow {
  account_id: number;
  /** The highest price the bidder's public rows show. */
  public_price: number | null;
  order_id: number | null;
  order_no: string | null;
}

export interface GroupCounts {
  total: number;
  leading: number;
  outbid: number;
}

const { bidding, ended, won, paid } = AUCTION_ORDER_STATUS;
const { frozen, used } = DEPOSIT_STATUS;

/** When lot `a` ends, or did: one that was bought or cancelled is over before the end it was planned with. */
export const ENDED_AT = 'least(a.end_at, a.closed_at)';

/** The place of a bidder in lot `a` as people read it: over at the very end, whenever the close is written. */
export const bidderStatus = (b: string): string =>
  `CASE WHEN ${b}.order_status = ${bidding} AND a.end_at <= statement_timestamp() THEN ${ended}
    ELSE ${b}.order_status END`;
const STATUS = bidderStatus('b');

/** The same as a condition that an index over the written place can answer. */
export function hasBidderStatus(b: string, status: number): string {
  const isOver = 'a.end_at <= statement_timestamp()';
  switch (status) {
    case bidding:
      return `${b}.order_status = ${bidding} AND NOT ${isOver}`;
    case ended:
      return `${b}.order_status IN (${bidding}, ${ended}) AND (${b}.order_status = ${ended} OR ${isOver})`;
    default:
      return `${b}.order_status = ${Number(status)}`;
  }
}
const RUNS = `b.order_status = ${bidding} AND a.end_at > statement_timestamp()`;
const LEADS = `coalesce(a.leader_id = b.account_id, false)`;

const GROUPS: Readonly<Record<string, string>> = {
  leading: `${RUNS} AND ${LEADS}`,
  outbid: `${RUNS} AND NOT ${LEADS}`,
  won: `b.order_status IN (${won}, ${paid})`,
  ended: `NOT (${RUNS}) AND b.order_status NOT IN (${won}, ${paid})`,
};

/** An outbid bidder can still act, so those lots come first; the next to end on top. The rest: the newest on top. */
const MY_ORDER = `CASE WHEN ${RUNS} THEN CASE WHEN ${LEADS} THEN 1 ELSE 0 END ELSE 2 END,
  CASE WHEN ${RUNS} THEN a.end_at END, b.id DESC`;

/** The highest price a bidder's public rows show: `p.public_price`. */
export const PUBLIC_PRICE = (b: string): string => `
  LEFT JOIN LATERAL (
    SELECT coalesce(max(r.price_after) FILTER (WHERE NOT EXISTS (
        SELECT FROM auction_bid v WHERE v.auction_id = r.auction_id AND v.voids_seq = r.seq)),
      max(r.price_after)) AS public_price
    FROM auction_bid r
    WHERE r.auction_id = ${b}.auction_id AND r.bidder_id = ${b}.account_id
      AND r.kind IN (${BID_KIND.bid}, ${BID_KIND.automatic})) p ON true`;

function mineOf(accountId: number, request: MyAuctionOrderListRequest): SqlFilter {
  const filter = new SqlFilter();
  filter.where(`b.account_id = ${filter.value(accountId)}::bigint AND b.order_status IS NOT NULL`);
  const group = request.group === undefined ? undefined : GROUPS[request.group];
  if (group !== undefined) filter.where(group);
  return filter.whenGiven(request.status, (status) => `${STATUS} = ${status}::smallint`);
}

const TABLES = `auction_bidder b JOIN auction a ON a.id = b.auction_id JOIN goods g ON g.id = a.goods_id
  JOIN account c ON c.id = b.account_id`;

const columns = (language: Language): string =>
  `b.id, b.auction_id, ${localized('g.name', language)} AS goods_name, c.username, b.first_bid_at, ${ENDED_AT} AS end_at,
    ${STATUS} AS status, a.currency, b.order_id`;

const staffColumns = (language: Language): string =>
  `${columns(language)}, b.account_id, p.public_price, b.order_no`;

/** One row per bidder and lot they have bid on. */
@Injectable()
export class AuctionOrderRepository {
  async listMine(
    q: Queryable,
    language: Language,
    accountId: number,
    request: MyAuctionOrderListRequest,
    { limit, offset }: PageBounds,
  ): Promise<MyOrderRow[]> {
    const filter = mineOf(accountId, request);
    const { rows } = await q.query<MyOrderRow>(
      `SELECT ${columns(language)}, a.goods_id, a.price, b.own_max, ${LEADS} AS is_leading, b.chances_allowed,
         b.chances_used, ${READ_AT},
         (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS image_key
       FROM ${TABLES} WHERE ${filter.sql}
       ORDER BY ${MY_ORDER} LIMIT ${filter.value(limit)} OFFSET ${filter.value(offset)}`,
      filter.values,
    );
    return rows;
  }

  async countMine(q: Queryable, accountId: number, request: MyAuctionOrderListRequest): Promise<GroupCounts> {
    const all = mineOf(accountId, {});
    const { rows } = await q.query<Omit<GroupCounts, 'total'>>(
      `SELECT count(*) FILTER (WHERE ${GROUPS.leading}) AS leading, count(*) FILTER (WHERE ${GROUPS.outbid}) AS outbid
       FROM auction_bidder b JOIN auction a ON a.id = b.auction_id WHERE ${all.sql}`,
      all.values,
    );
    const filter = mineOf(accountId, request);
    const total = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM auction_bidder b JOIN auction a ON a.id = b.auction_id WHERE ${filter.sql}`,
      filter.values,
    );
    return {
      total: firstRow(total.rows).total,
      leading: firstRow(rows).leading,
      outbid: firstRow(rows).outbid,
    };
  }

  async findForStaff(
    q: Queryable,
    language: Language,
    reader: RowReader,
    id: number,
  ): Promise<StaffOrderRow | undefined> {
    const filter = new SqlFilter().where('b.order_status IS NOT NULL');
    filter.where(`b.id = ${filter.value(id)}`);
    filter.where(rowsInScope(reader, LOT_ROWS.rowsOf, (value) => filter.value(value)));
    const { rows } = await q.query<StaffOrderRow>(
      `SELECT ${staffColumns(language)} FROM ${TABLES} ${PUBLIC_PRICE('b')} WHERE ${filter.sql}`,
      filter.values,
    );
    return rows[0];
  }

  /** @param orderNo as it is written on the order */
  async findByNumber(
    q: Queryable,
    language: Language,
    reader: RowReader,
    orderNo: string,
    limit: number,
  ): Promise<Pick<StaffOrderRow, 'id' | 'goods_name' | 'username'>[]> {
    const filter = new SqlFilter().where('b.order_status IS NOT NULL');
    filter.where(`b.order_no = ${filter.value(orderNo)}`);
    filter.where(rowsInScope(reader, LOT_ROWS.rowsOf, (value) => filter.value(value)));
    const { rows } = await q.query<Pick<StaffOrderRow, 'id' | 'goods_name' | 'username'>>(
      `SELECT b.id, ${localized('g.name', language)} AS goods_name, c.username FROM ${TABLES}
       WHERE ${filter.sql} ORDER BY b.id DESC LIMIT ${filter.value(limit)}`,
      filter.values,
    );
    return rows;
  }

  /** Returns whether there is such a bidder. */
  async setOrder(
    tx: Tx,
    auctionId: number,
    accountId: number,
    order: { id: number; orderNo: string | null },
  ): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE auction_bidder SET order_id = $3, order_no = $4 WHERE auction_id = $1 AND account_id = $2`,
      [auctionId, accountId, order.id, order.orderNo],
    );
    return count === 1;
  }

  /**
   * From won to paid, with the winner's deposit.
   * @returns the deposit that was frozen until now; undefined for anybody but the winner
   */
  async setPaid(tx: Tx, auctionId: number, accountId: number): Promise<{ deposit: number } | undefined> {
    const { rows } = await tx.query<{ deposit: number }>(
      `UPDATE auction_bidder SET order_status = ${paid},
         deposit_status = CASE WHEN deposit_status = ${frozen} THEN ${used} ELSE deposit_status END
       WHERE auction_id = $1 AND account_id = $2 AND order_status IN (${auctionOrderMachine.from('order captured').join()})
       RETURNING CASE WHEN deposit_status = ${used} THEN deposit ELSE 0 END AS deposit`,
      [auctionId, accountId],
    );
    return rows[0];
  }
}
