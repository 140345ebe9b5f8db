import { AUCTION_STATUS, BID_KIND } from '@fovea/shared-types/sale-states';
import { AUCTION_ORDER_STATUS } from '@fovea/shared-types/states';
import { bools, bytes, instants, int2s, int4s, int8s, texts } from '../../platform/database/array-param.js';
import type { BinaryStatement } from '../../platform/database/exchange.js';
import { keyLock } from '../../platform/http/idempotency.js';
import type { BidderOfLot } from './bid-batch.js';
import type { Lot, NewBidRow } from '../lot/lot.js';

type SavedBidder = BidderOfLot & { auctionId: number };

/** A refusal to keep: hex digest and hash, and the stored answer. */
export interface KeptRefusal {
  accountId: number;
  digest: string;
  requestHash: string;
  answer: object;
}

/** Everything a batch, or a command of a lot, writes. */
export interface BatchWrite {
  rows: readonly NewBidRow[];
  lots: readonly Lot[];
  bidders: readonly SavedBidder[];
  refusals: readonly KeptRefusal[];
  events: readonly { event: string; payload: object }[];
}

/**
 * Columns of the log in the order of `bidRowValues`. The arrays are unfolded in the select list, which streams them
 * into the insert; in FROM they would be kept and read again.
 */
const INSERT_BID_ROWS = `
  INSERT INTO auction_bid (auction_id, ord, seq, kind, bidder_id, bidder_no, seller_id, request_digest, max_amount,
    salt, commitment, price_before, price_after, price_settled, start_at, end_before, end_after, at, chances_left,
    is_leading, reserve_met, ends_lot, voids_seq, actor_id, reason, hash)
  SELECT unnest($1::bigint[]), unnest($2::int[]), unnest($3::int[]), unnest($4::smallint[]), unnest($5::bigint[]),
    unnest($6::int[]), unnest($7::bigint[]), unnest($8::bytea[]), unnest($9::bigint[]), unnest($10::bytea[]),
    unnest($11::bytea[]), unnest($12::bigint[]), unnest($13::bigint[]), unnest($14::bigint[]),
    unnest($15::timestamptz[]), unnest($16::timestamptz[]), unnest($17::timestamptz[]), unnest($18::timestamptz[]),
    unnest($19::int[]), unnest($20::boolean[]), unnest($21::boolean[]), unnest($22::boolean[]), unnest($23::int[]),
    unnest($24::bigint[]), unnest($25::text[]), unnest($26::bytea[])`;

function bidRowValues(rows: readonly NewBidRow[]): Buffer[] {
  return [
    int8s(rows, (row) => row.auctionId),
    int4s(rows, (row) => row.ord),
    int4s(rows, (row) => row.seq),
    int2s(rows, (row) => BID_KIND[row.kind]),
    int8s(rows, (row) => row.bidderId),
    int4s(rows, (row) => row.bidderNo),
    int8s(rows, (row) => row.sellerId),
    bytes(rows, (row) => row.digest),
    int8s(rows, (row) => row.max),
    bytes(rows, (row) => row.salt),
    bytes(rows, (row) => row.commitment),
    int8s(rows, (row) => row.priceBefore),
    int8s(rows, (row) => row.priceAfter),
    int8s(rows, (row) => row.priceSettled),
    instants(rows, (row) => row.startAt),
    instants(rows, (row) => row.endBefore),
    instants(rows, (row) => row.endAfter),
    instants(rows, (row) => row.at),
    int4s(rows, (row) => row.chancesLeft),
    bools(rows, (row) => row.isLeading),
    bools(rows, (row) => row.reserveMet),
    bools(rows, (row) => row.endsLot),
    int4s(rows, (row) => row.voidsSeq),
    int8s(rows, (row) => row.actorId),
    texts(rows, (row) => row.reason),
    bytes(rows, (row) => row.hash),
  ];
}

/** The running state of lots; status, end and prices of the moment, never the terms. */
const UPDATE_LOTS = `
  UPDATE auction a SET
    status = s.status, end_at = s.end_at, seq = s.seq, last_ord = s.last_ord, last_at = s.last_at, price = s.price,
    bid_count = s.bid_count, bidder_count = s.bidder_count, leader_id = s.leader_id, leader_no = s.leader_no,
    leader_seq = s.leader_seq, leader_max = s.leader_max, runner_up_max = s.runner_up_max,
    reserve_met = s.reserve_met, head_hash = s.head_hash, reserve_price = s.reserve_price
  FROM (SELECT unnest($1::bigint[]) AS id, unnest($2::smallint[]) AS status, unnest($3::timestamptz[]) AS end_at,
      unnest($4::int[]) AS seq, unnest($5::int[]) AS last_ord, unnest($6::bigint[]) AS price,
      unnest($7::int[]) AS bid_count, unnest($8::int[]) AS bidder_count, unnest($9::bigint[]) AS leader_id,
      unnest($10::int[]) AS leader_no, unnest($11::int[]) AS leader_seq, unnest($12::bigint[]) AS leader_max,
      unnest($13::bigint[]) AS runner_up_max, unnest($14::boolean[]) AS reserve_met,
      unnest($15::bytea[]) AS head_hash, unnest($16::bigint[]) AS reserve_price,
      unnest($17::timestamptz[]) AS last_at) s
  WHERE a.id = s.id`;

/** A lot that is sold in this transaction is still written as bidding here; its closing write follows. */
const writtenStatus = (lot: Lot): number =>
  lot.state.status === 'successful' ? AUCTION_STATUS.bidding : AUCTION_STATUS[lot.state.status];

function lotValues(lots: readonly Lot[]): Buffer[] {
  return [
    int8s(lots, (lot) => lot.id),
    int2s(lots, writtenStatus),
    instants(lots, (lot) => lot.state.endAt),
    int4s(lots, (lot) => lot.state.seq),
    int4s(lots, (lot) => lot.lastOrd),
    int8s(lots, (lot) => lot.state.price),
    int4s(lots, (lot) => lot.state.bidCount),
    int4s(lots, (lot) => lot.state.bidderCount),
    int8s(lots, (lot) => lot.state.leaderId),
    int4s(lots, (lot) => (lot.state.leaderId === null ? null : lot.leaderNo)),
    int4s(lots, (lot) => (lot.state.leaderId === null ? null : lot.leaderSeq)),
    int8s(lots, (lot) => lot.state.leaderMax),
    int8s(lots, (lot) => lot.state.runnerUpMax),
    bools(lots, (lot) => lot.state.reserveMet),
    bytes(lots, (lot) => lot.headHash),
    int8s(lots, (lot) => lot.state.terms.reservePrice),
    instants(lots, (lot) => lot.lastAt),
  ];
}

/** First bids: the row that clearance or admission wrote is filled in, the admission stays as it is. */
const NUMBER_BIDDERS = `
  UPDATE auction_bidder b SET bidder_no = s.bidder_no, chances_allowed = s.chances_allowed,
    chances_used = s.chances_used, own_max = s.own_max, order_status = ${AUCTION_ORDER_STATUS.bidding},
    first_bid_at = clock_timestamp()
  FROM (SELECT unnest($1::bigint[]) AS id, unnest($2::int[]) AS bidder_no, unnest($3::int[]) AS chances_allowed,
      unnest($4::int[]) AS chances_used, unnest($5::bigint[]) AS own_max) s
  WHERE b.id = s.id`;

/** Later bids: only what a bid changes, and by the row's own id, which the batch has read. */
const UPDATE_BIDDERS = `
  UPDATE auction_bidder b SET chances_used = s.chances_used, own_max = s.own_max
  FROM (SELECT unnest($1::bigint[]) AS id, unnest($2::int[]) AS chances_used, unnest($3::bigint[]) AS own_max) s
  WHERE b.id = s.id`;

const newBidderValues = (bidders: readonly SavedBidder[]): Buffer[] => [
  int8s(bidders, (bidder) => bidder.rowId),
  int4s(bidders, (bidder) => bidder.bidderNo),
  int4s(bidders, (bidder) => bidder.chancesAllowed),
  int4s(bidders, (bidder) => bidder.chancesUsed),
  int8s(bidders, (bidder) => bidder.ownMax),
];

const knownBidderValues = (bidders: readonly SavedBidder[]): Buffer[] => [
  int8s(bidders, (bidder) => bidder.rowId),
  int4s(bidders, (bidder) => bidder.chancesUsed),
  int8s(bidders, (bidder) => bidder.ownMax),
];

/**
 * Refusals decided under the lock, kept for repeats. Keys come before lots in the order of locks: one that another call
 * is using at this moment is left to that call, for nobody may wait for a key while holding lots.
 */
const INSERT_REFUSALS = `
  INSERT INTO idempotency (account_id, key_digest, request_hash, answer)
  SELECT account_id, digest, request_hash, answer::jsonb
  FROM unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::text[]) r (account_id, digest, request_hash, answer)
  WHERE pg_try_advisory_xact_lock(${keyLock('account_id', 'digest')})
  ON CONFLICT DO NOTHING`;

const refusalValues = (refusals: readonly KeptRefusal[]): Buffer[] => [
  int8s(refusals, (refusal) => refusal.accountId),
  bytes(refusals, (refusal) => refusal.digest),
  bytes(refusals, (refusal) => refusal.requestHash),
  texts(refusals, (refusal) => JSON.stringify(refusal.answer)),
];

const INSERT_EVENTS = `
  INSERT INTO outbox (event, payload) SELECT unnest($1::text[]), unnest($2::text[])::jsonb`;

const eventValues = (events: BatchWrite['events']): Buffer[] => [
  texts(events, ({ event }) => event),
  texts(events, ({ payload }) => JSON.stringify(payload)),
];

interface Part extends BinaryStatement {
  name: string;
}

/** Parts with nothing to write are left out: starting them costs as much as writing a row. */
function partsOf(write: BatchWrite): Part[] {
  const newBidders = write.bidders.filter(({ isFirstBid }) => isFirstBid);
  const knownBidders = write.bidders.filter(({ isFirstBid }) => !isFirstBid);
  const parts: Part[] = [];
  const add = <Row>(
    name: string,
    sql: string,
    rows: readonly Row[],
    valuesOf: (rows: readonly Row[]) => Buffer[],
  ) => {
    if (rows.length > 0) parts.push({ name, sql, values: valuesOf(rows) });
  };
  add('bid_rows', INSERT_BID_ROWS, write.rows, bidRowValues);
  add('lots', UPDATE_LOTS, write.lots, lotValues);
  add('new_bidders', NUMBER_BIDDERS, newBidders, newBidderValues);
  add('known_bidders', UPDATE_BIDDERS, knownBidders, knownBidderValues);
  add('refusals', INSERT_REFUSALS, write.refusals, refusalValues);
  add('events', INSERT_EVENTS, write.events, eventValues);
  return parts;
}

/** A whole batch in one statement: one round trip, whatever its size. Null where there is nothing to write. */
export function saveStatement(write: BatchWrite): BinaryStatement | null {
  const parts = partsOf(write);
  if (parts.length === 0) return null;
  return { sql: joined(parts), values: parts.flatMap(({ values }) => values) };
}

/** Renumbers parameters from `$n` on, for a statement that follows others in one WITH. */
const shift = (sql: string, by: number): string =>
  sql.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + by}`);

const statements = new Map<string, string>();

/** The same text for the same parts, so that each is put together and prepared once. */
function joined(parts: readonly Part[]): string {
  const key = parts.map(({ name }) => name).join();
  let text = statements.get(key);
  if (text === undefined) {
    let before = 0;
    const shifted = parts.map(({ name, sql, values }, place) => {
      const part = shift(sql, before);
      before += values.length;
      return place === parts.length - 1 ? part : `${name} AS (${part})`;
    });
    const last = shifted.pop() ?? '';
    text = shifted.length > 0 ? `WITH ${shifted.join(', ')} ${last}` : last;
    statements.set(key, text);
  }
  return text;
}
