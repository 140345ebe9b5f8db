import { AUCTION_ORDER_STATUS } from '@fovea/shared-types/states';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { LOT_COLUMNS, type LotRow } from '../auction/lot/lot.js';
import { replayLot, type LoggedBidder, type LoggedRow } from './auction-replay.js';
import { sqlCheck, type InvariantCheck } from './invariant-check.js';

/** Lots read at a time; their rows are held together in memory. */
const LOTS_AT_ONCE = 20;

/** A1, A2, A3 and A6: every lot played again from its rows. */
const replay: InvariantCheck = {
  id: 'A1',
  what: 'every lot is what the rules give when its log is played again (A1, A2, A3, A6)',
  run: async (q) => {
    const violations: string[] = [];
    let checked = 0;
    for (let lastId = 0; ;) {
      const { rows: lots } = await q.query<LotRow>(
        `SELECT ${LOT_COLUMNS} FROM auction WHERE id > $1 ORDER BY id LIMIT ${LOTS_AT_ONCE}`,
        [lastId],
      );
      if (lots.length === 0) return { checked, violations };
      const ids = lots.map((lot) => lot.id);
      const { rows } = await q.query<LoggedRow>(
        `SELECT b.auction_id, b.ord, b.seq, b.kind, b.bidder_id, b.bidder_no, b.max_amount, encode(b.salt, 'hex') AS salt,
           encode(b.commitment, 'hex') AS commitment, b.price_before, b.price_after, b.start_at, b.end_before, b.end_after,
           b.at, b.voids_seq, b.reason, encode(b.hash, 'hex') AS hash, r.reserve_before, r.reserve_after,
           r.ord IS NOT NULL AS is_reserve_change
         FROM auction_bid b LEFT JOIN auction_reserve_change r USING (auction_id, ord)
         WHERE b.auction_id = ANY($1::bigint[]) ORDER BY b.auction_id, b.ord`,
        [ids],
      );
      const { rows: bidders } = await q.query<LoggedBidder & { auction_id: number }>(
        `SELECT auction_id, account_id, bidder_no, chances_used, own_max FROM auction_bidder
         WHERE auction_id = ANY($1::bigint[]) AND bidder_no IS NOT NULL`,
        [ids],
      );
      for (const lot of lots) {
        violations.push(
          ...replayLot(
            lot,
            rows.filter((row) => row.auction_id === lot.id),
            bidders.filter((bidder) => bidder.auction_id === lot.id),
          ),
        );
      }
      checked += rows.length;
      lastId = ids.at(-1) ?? lastId;
    }
  },
};

export const auctionChecks: InvariantCheck[] = [
  replay,
  sqlCheck(
    'A3',
    'no bidder sells the lot, and none used more chances than granted',
    'SELECT count(*) AS n FROM auction_bidder',
    `SELECT 'bidder ' || b.id AS violation FROM auction_bidder b JOIN auction a ON a.id = b.auction_id
     WHERE b.bidder_no IS NOT NULL AND (b.account_id = a.seller_id OR b.chances_used > b.chances_allowed)`,
  ),
  sqlCheck(
    'A3',
    'nobody bid without the approval and the deposit that the lot requires, which are fixed from the first bid',
    'SELECT count(*) AS n FROM auction_bidder WHERE bidder_no IS NOT NULL',
    `SELECT 'bidder ' || b.id AS violation FROM auction_bidder b JOIN auction a ON a.id = b.auction_id
     WHERE b.bidder_no IS NOT NULL AND ((a.need_approval AND b.status IS DISTINCT FROM 1)
       OR (a.deposit > 0 AND coalesce(b.deposit_status, -1) < 0))`,
  ),
  sqlCheck(
    'A4',
    'a request key belongs to one accepted bid of its bidder',
    'SELECT count(*) AS n FROM auction_bid WHERE request_digest IS NOT NULL',
    `SELECT 'bidder ' || bidder_id AS violation FROM auction_bid WHERE request_digest IS NOT NULL
     GROUP BY bidder_id, request_digest HAVING count(*) > 1`,
  ),
  sqlCheck(
    'A5',
    'a closed auction was won by its leader, or by nobody',
    `SELECT count(*) AS n FROM auction WHERE status >= ${AUCTION_STATUS.ended}`,
    `SELECT 'auction ' || a.id AS violation FROM auction a
     WHERE (a.status = ${AUCTION_STATUS.successful} AND (a.winner_id IS DISTINCT FROM a.leader_id OR a.winner_seq IS DISTINCT FROM a.leader_seq))
        OR (a.status <> ${AUCTION_STATUS.successful} AND a.winner_id IS NOT NULL)
        OR (a.status = ${AUCTION_STATUS.successful} AND NOT EXISTS (SELECT FROM auction_bid b WHERE b.auction_id = a.id AND b.seq = a.winner_seq
              AND b.bidder_id = a.winner_id))
        OR (a.status IN (${AUCTION_STATUS.ended}, ${AUCTION_STATUS.successful}, ${AUCTION_STATUS.failed}) AND a.closed_at < a.end_at AND NOT EXISTS (
              SELECT FROM auction_bid b WHERE b.auction_id = a.id AND b.ends_lot))`,
  ),
  sqlCheck(
    'A5',
    'the places of bidders follow from the outcome',
    'SELECT count(*) AS n FROM auction_bidder WHERE order_status IS NOT NULL',
    `SELECT 'bidder ' || b.id AS violation FROM auction_bidder b JOIN auction a ON a.id = b.auction_id
     WHERE b.order_status IS NOT NULL AND CASE
       WHEN a.status IN (${AUCTION_STATUS.scheduled}, ${AUCTION_STATUS.bidding}) THEN b.order_status <> ${AUCTION_ORDER_STATUS.bidding}
       WHEN a.status = ${AUCTION_STATUS.ended} THEN b.order_status <> ${AUCTION_ORDER_STATUS.ended}
       WHEN a.status = ${AUCTION_STATUS.cancelled} THEN b.order_status <> ${AUCTION_ORDER_STATUS.cancelled}
       WHEN a.status = ${AUCTION_STATUS.successful} AND b.account_id = a.winner_id THEN b.order_status NOT IN (${AUCTION_ORDER_STATUS.won}, ${AUCTION_ORDER_STATUS.paid}, ${AUCTION_ORDER_STATUS.defaulted})
       ELSE b.order_status NOT IN (${AUCTION_ORDER_STATUS.lost}, ${AUCTION_ORDER_STATUS.won}, ${AUCTION_ORDER_STATUS.paid}, ${AUCTION_ORDER_STATUS.defaulted}) END`,
  ),
];
