import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { BID_KIND, BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';
import { rowsInScope, type RowReader } from '../../platform/database/row-scope.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { isOfSellersSide } from '../lot/sellers-side.js';
import { isBarred, isGone } from '../lot/bidder-eligibility.js';
import type { EligibilityFacts } from './eligibility.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

export interface BidderListRow extends EligibilityFacts {
  id: number;
  account_id: number;
  username: string;
  company_name: string | null;
  is_certified: boolean;
  deposit: number;
  currency: Currency;
  bidder_no: number | null;
  strikes_in_year: number;
  bid_count: number;
  public_price: number | null;
  is_leading: boolean;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
  created_at: Date;
}

/** What the bidders of a lot come to; amounts in minor units. */
export interface BidderSums {
  currency: Currency;
  pending_count: number;
  held: number;
  released: number;
  used: number;
  forfeited: number;
}

const { pending } = BIDDER_STATUS;
const { frozen, released, used, forfeited } = DEPOSIT_STATUS;
/** Certification of a company that passed. */
const CERTIFIED = 2;

const depositsIn = (status: number): string =>
  `coalesce(sum(b.deposit) FILTER (WHERE b.deposit_status = ${status}), 0)::bigint`;

/** The bidders of a lot for its administration. Public rows only: nobody's maximum. */
@Injectable()
export class BidderListRepository {
  /** Undefined for a lot out of scope. */
  async findSums(q: Queryable, auctionId: number, reader: RowReader): Promise<BidderSums | undefined> {
    const filter = new SqlFilter();
    filter.where(`a.id = ${filter.value(auctionId)}`);
    filter.where(rowsInScope(reader, LOT_ROWS.rowsOf, (value) => filter.value(value)));
    const { rows } = await q.query<BidderSums>(
      `SELECT a.currency, count(b.id) FILTER (WHERE b.status = ${pending})::int AS pending_count,
         ${depositsIn(frozen)} AS held, ${depositsIn(released)} AS released,
         ${depositsIn(used)} AS used, ${depositsIn(forfeited)} AS forfeited
       FROM auction a LEFT JOIN auction_bidder b ON b.auction_id = a.id
       WHERE ${filter.sql} GROUP BY a.id`,
      filter.values,
    );
    return rows[0];
  }

  /** Bidders with a pending decision come first. */
  async listBidders(
    q: Queryable,
    language: Language,
    auctionId: number,
    status: number | undefined,
    { limit, offset }: PageBounds,
  ): Promise<BidderListRow[]> {
    const filter = biddersOf(auctionId, status);
    const { rows } = await q.query<BidderListRow>(
      `SELECT b.id, b.account_id, u.username, b.deposit, a.currency, b.status, b.bidder_no, b.created_at,
         CASE WHEN c.id IS NOT NULL THEN ${localized('c.name', language)} END AS company_name,
         coalesce(c.certification_status = ${CERTIFIED}, false) AS is_certified,
         b.deposit_status, a.need_approval, a.deposit > 0 AS need_deposit,
         ${isGone('u')} AS is_disabled,
         ${isOfSellersSide('u', 'a')} AS is_own_goods,
         ${isBarred('u.id')} AS is_barred,
         s.is_open AS has_open_strike, s.in_year AS strikes_in_year,
         coalesce(a.leader_id = b.account_id, false) AS is_leading,
         coalesce(r.bid_count, 0) AS bid_count, r.public_price,
         d.username AS decided_by, w.decided_at, w.notes AS reason
       FROM auction_bidder b JOIN auction a ON a.id = b.auction_id JOIN account u ON u.id = b.account_id
       LEFT JOIN company c ON c.id = u.company_id
       LEFT JOIN approval_decision w ON w.id = b.decision_id LEFT JOIN account d ON d.id = w.decided_by
       CROSS JOIN LATERAL (
         SELECT coalesce(bool_or(y.settled_at IS NULL), false) AS is_open,
           count(*) FILTER (WHERE y.created_at > clock_timestamp() - interval '12 months')::int AS in_year
         FROM auction_strike y WHERE y.account_id = u.id) s
       LEFT JOIN (
         SELECT r.bidder_id, count(*) FILTER (WHERE r.kind = ${BID_KIND.bid})::int AS bid_count,
           max(r.price_after) AS public_price
         FROM auction_bid r
         WHERE r.auction_id = $1 AND r.seq IS NOT NULL AND r.kind IN (${BID_KIND.bid}, ${BID_KIND.automatic})
           AND NOT EXISTS (SELECT FROM auction_bid v WHERE v.auction_id = r.auction_id AND v.voids_seq = r.seq)
         GROUP BY r.bidder_id) r ON r.bidder_id = b.account_id
       WHERE ${filter.sql} ORDER BY coalesce(b.status = ${pending}, false) DESC, b.id
       LIMIT ${filter.value(limit)} OFFSET ${filter.value(offset)}`,
      filter.values,
    );
    return rows;
  }

  async countBidders(q: Queryable, auctionId: number, status: number | undefined): Promise<number> {
    const filter = biddersOf(auctionId, status);
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM auction_bidder b WHERE ${filter.sql}`,
      filter.values,
    );
    return firstRow(rows).total;
  }
}

/**
 * The lot is the first value. An account that passed the legal check but neither bid nor requested admission
 * is not listed.
 */
function biddersOf(auctionId: number, status: number | undefined): SqlFilter {
  const filter = new SqlFilter();
  return filter
    .where(`b.auction_id = ${filter.value(auctionId)}::bigint`)
    .where(`num_nonnulls(b.bidder_no, b.status, b.deposit_status) > 0`)
    .whenGiven(status, (value) => `b.status = ${value}::smallint`);
}
