import { Injectable } from '@nestjs/common';
import { AUCTION_STATUS, BID_KIND } from '@fovea/shared-types/states';
import { arrayOf, bytesOf, textsOf } from '../platform/database/array-literal.js';
import type { Queryable, SqlValue, Tx } from '../platform/database/database.js';
import type { BidderOfLot } from './bid-batch.js';
import type { NewBidRow } from './log-writer.js';
import { LOT_COLUMNS, lotOf, type Lot, type LotRow } from './lot.js';

/** Locks lots in id order, as everybody does. */
export const LOCK_LOTS = `SELECT ${LOT_COLUMNS} FROM auction WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE`;

const seconds = (ms: number): number => ms / 1000;

/** Columns of the log in the order of `bidRowValues`; instants travel as epoch seconds. */
export const INSERT_BID_ROWS = `
  INSERT INTO auction_bid (auction_id, ord, seq, kind, bidder_id, bidder_no, seller_id, request_digest, max_amount,
    salt, commitment, price_before, price_after, price_settled, start_at, end_before, end_after, at, chances_left,
    is_leading, reserve_met, ends_lot, voids_seq, actor_id, reason, hash)
  SELECT r.auction_id, r.ord, r.seq, r.kind, r.bidder_id, r.bidder_no, r.seller_id, r.request_digest, r.max_amount,
    r.salt, r.commitment, r.price_before, r.price_after, r.price_settled, to_timestamp(r.start_at),
    to_timestamp(r.end_before), to_timestamp(r.end_after), to_timestamp(r.at), r.chances_left,
    r.is_leading, r.reserve_met, r.ends_lot, r.voids_seq, r.actor_id, r.reason, r.hash
  FROM unnest($1::bigint[], $2::int[], $3::int[], $4::smallint[], $5::bigint[], $6::int[], $7::bigint[], $8::bytea[],
    $9::bigint[], $10::bytea[], $11::bytea[], $12::bigint[], $13::bigint[], $14::bigint[], $15::float8[],
    $16::float8[], $17::float8[], $18::float8[], $19::int[], $20::boolean[], $21::boolean[], $22::boolean[],
    $23::int[], $24::bigint[], $25::text[], $26::bytea[])
  AS r(auction_id, ord, seq, kind, bidder_id, bidder_no, seller_id, request_digest, max_amount, salt, commitment,
    price_before, price_after, price_settled, start_at, end_before, end_after, at, chances_left, is_leading,
    reserve_met, ends_lot, voids_seq, actor_id, reason, hash)`;

export function bidRowValues(rows: readonly NewBidRow[]): SqlValue[] {
  return [
    arrayOf(rows, (row) => row.auctionId),
    arrayOf(rows, (row) => row.ord),
    arrayOf(rows, (row) => row.seq),
    arrayOf(rows, (row) => BID_KIND[row.kind]),
    arrayOf(rows, (row) => row.bidderId),
    arrayOf(rows, (row) => row.bidderNo),
    arrayOf(rows, (row) => row.sellerId),
    bytesOf(rows, (row) => row.digest),
    arrayOf(rows, (row) => row.max),
    bytesOf(rows, (row) => row.salt),
    bytesOf(rows, (row) => row.commitment),
    arrayOf(rows, (row) => row.priceBefore),
    arrayOf(rows, (row) => row.priceAfter),
    arrayOf(rows, (row) => row.priceSettled),
    arrayOf(rows, (row) => seconds(row.startAt)),
    arrayOf(rows, (row) => seconds(row.endBefore)),
    arrayOf(rows, (row) => seconds(row.endAfter)),
    arrayOf(rows, (row) => seconds(row.at)),
    arrayOf(rows, (row) => row.chancesLeft),
    arrayOf(rows, (row) => row.isLeading),
    arrayOf(rows, (row) => row.reserveMet),
    arrayOf(rows, (row) => row.endsLot),
    arrayOf(rows, (row) => row.voidsSeq),
    arrayOf(rows, (row) => row.actorId),
    textsOf(rows, (row) => row.reason),
    bytesOf(rows, (row) => row.hash),
  ];
}

/** Parameters from `$n` on, for a statement that stands behind others in one WITH. */
const shift = (sql: string, by: number): string =>
  sql.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + by}`);

/** The running state of lots; status, end and prices of the moment, never the terms. */
const UPDATE_LOTS = `
  UPDATE auction a SET
    status = s.status, end_at = to_timestamp(s.end_at), seq = s.seq, last_ord = s.last_ord, price = s.price,
    bid_count = s.bid_count, bidder_count = s.bidder_count, leader_id = s.leader_id, leader_no = s.leader_no,
    leader_seq = s.leader_seq, leader_max = s.leader_max, leader_commitment = s.leader_commitment,
    runner_up_max = s.runner_up_max, reserve_met = s.reserve_met, head_hash = s.head_hash,
    reserve_price = s.reserve_price
  FROM unnest($1::bigint[], $2::smallint[], $3::float8[], $4::int[], $5::int[], $6::bigint[], $7::int[], $8::int[],
    $9::bigint[], $10::int[], $11::int[], $12::bigint[], $13::bytea[], $14::bigint[], $15::boolean[], $16::bytea[],
    $17::bigint[])
  AS s(id, status, end_at, seq, last_ord, price, bid_count, bidder_count, leader_id, leader_no, leader_seq,
    leader_max, leader_commitment, runner_up_max, reserve_met, head_hash, reserve_price)
  WHERE a.id = s.id`;
const LOT_VALUES = 17;

/** A lot that is sold in this transaction is still written as bidding here; its closing write follows. */
const writtenStatus = (lot: Lot): number =>
  lot.state.status === 'successful' ? AUCTION_STATUS.bidding : AUCTION_STATUS[lot.state.status];

function lotValues(lots: readonly Lot[]): SqlValue[] {
  return [
    arrayOf(lots, (lot) => lot.id),
    arrayOf(lots, writtenStatus),
    arrayOf(lots, (lot) => seconds(lot.state.endAt)),
    arrayOf(lots, (lot) => lot.state.seq),
    arrayOf(lots, (lot) => lot.lastOrd),
    arrayOf(lots, (lot) => lot.state.price),
    arrayOf(lots, (lot) => lot.state.bidCount),
    arrayOf(lots, (lot) => lot.state.bidderCount),
    arrayOf(lots, (lot) => lot.state.leaderId),
    arrayOf(lots, (lot) => (lot.state.leaderId === null ? null : lot.leaderNo)),
    arrayOf(lots, (lot) => (lot.state.leaderId === null ? null : lot.leaderSeq)),
    arrayOf(lots, (lot) => lot.state.leaderMax),
    bytesOf(lots, (lot) => (lot.state.leaderId === null ? null : lot.leaderCommitment)),
    arrayOf(lots, (lot) => lot.state.runnerUpMax),
    arrayOf(lots, (lot) => lot.state.reserveMet),
    bytesOf(lots, (lot) => lot.headHash),
    arrayOf(lots, (lot) => lot.state.terms.reservePrice),
  ];
}

/** Bidders who used a chance; the lot's admission of them stays as it is. */
const UPSERT_BIDDERS = `
  INSERT INTO auction_bidder AS b
    (auction_id, account_id, bidder_no, chances_allowed, chances_used, own_max, order_status, first_bid_at)
  SELECT s.auction_id, s.account_id, s.bidder_no, s.chances_allowed, s.chances_used, s.own_max, 20, clock_timestamp()
  FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::int[], $5::int[], $6::bigint[])
    AS s(auction_id, account_id, bidder_no, chances_allowed, chances_used, own_max)
  ON CONFLICT (auction_id, account_id) DO UPDATE SET
    bidder_no = excluded.bidder_no, chances_allowed = excluded.chances_allowed, chances_used = excluded.chances_used,
    own_max = excluded.own_max, order_status = excluded.order_status,
    first_bid_at = coalesce(b.first_bid_at, excluded.first_bid_at)`;
const BIDDER_VALUES = 6;

type SavedBidder = BidderOfLot & { auctionId: number };

function bidderValues(bidders: readonly SavedBidder[]): SqlValue[] {
  return [
    arrayOf(bidders, (bidder) => bidder.auctionId),
    arrayOf(bidders, (bidder) => bidder.bidderId),
    arrayOf(bidders, (bidder) => bidder.bidderNo),
    arrayOf(bidders, (bidder) => bidder.chancesAllowed),
    arrayOf(bidders, (bidder) => bidder.chancesUsed),
    arrayOf(bidders, (bidder) => bidder.ownMax),
  ];
}

/** Refusals decided under the lock, kept for repeats. */
const INSERT_REFUSALS = `
  INSERT INTO idempotency (account_id, key_digest, request_hash, answer)
  SELECT * FROM unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::jsonb[])
  ON CONFLICT DO NOTHING`;
const REFUSAL_VALUES = 4;

const INSERT_EVENTS = `
  INSERT INTO outbox (event, payload) SELECT e.event, e.payload FROM unnest($1::text[], $2::jsonb[]) AS e(event, payload)`;

const BID_ROW_VALUES = 26;

/** A whole batch in one statement: one round trip, whatever its size. */
export const SAVE_BATCH = `
  WITH rows AS (${INSERT_BID_ROWS}),
  lots AS (${shift(UPDATE_LOTS, BID_ROW_VALUES)}),
  bidders AS (${shift(UPSERT_BIDDERS, BID_ROW_VALUES + LOT_VALUES)}),
  refusals AS (${shift(INSERT_REFUSALS, BID_ROW_VALUES + LOT_VALUES + BIDDER_VALUES)})
  ${shift(INSERT_EVENTS, BID_ROW_VALUES + LOT_VALUES + BIDDER_VALUES + REFUSAL_VALUES)}`;

/** A refusal to keep: hex digest and hash, and the stored answer. */
export interface KeptRefusal {
  accountId: number;
  digest: string;
  requestHash: string;
  answer: object;
}

export interface BatchWrite {
  rows: readonly NewBidRow[];
  lots: readonly Lot[];
  bidders: readonly SavedBidder[];
  refusals: readonly KeptRefusal[];
  events: readonly { event: string; payload: object }[];
}

export function batchValues(write: BatchWrite): SqlValue[] {
  return [
    ...bidRowValues(write.rows),
    ...lotValues(write.lots),
    ...bidderValues(write.bidders),
    arrayOf(write.refusals, (refusal) => refusal.accountId),
    bytesOf(write.refusals, (refusal) => refusal.digest),
    bytesOf(write.refusals, (refusal) => refusal.requestHash),
    textsOf(write.refusals, (refusal) => JSON.stringify(refusal.answer)),
    textsOf(write.events, (event) => event.event),
    textsOf(write.events, (event) => JSON.stringify(event.payload)),
  ];
}

/** Lots under their lock, for every command that is not a plain bid. */
@Injectable()
export class LotRepository {
  async lock(tx: Tx, ids: readonly number[]): Promise<Lot[]> {
    const { rows } = await tx.query<LotRow>(LOCK_LOTS, [arrayOf(ids, (id) => id)]);
    return rows.map(lotOf);
  }

  /** Rows and running state of lots whose command was decided; the terms stay. */
  async save(tx: Tx, write: Omit<BatchWrite, 'refusals'>): Promise<void> {
    await tx.query(SAVE_BATCH, batchValues({ ...write, refusals: [] }));
  }

  /** Beside the row just written: what the reserve was and is. */
  async recordReserveChange(tx: Tx, lot: Lot, before: number | null): Promise<void> {
    await tx.query(
      `INSERT INTO auction_reserve_change (auction_id, ord, reserve_before, reserve_after) VALUES ($1, $2, $3, $4)`,
      [lot.id, lot.lastOrd, before, lot.state.terms.reservePrice],
    );
  }

  /** All accepted submissions of a lot in the order decided, voided ones marked. Secret: maxima. */
  async submissions(q: Queryable, auctionId: number): Promise<SubmissionRow[]> {
    const { rows } = await q.query<SubmissionRow>(
      `SELECT b.ord, b.bidder_id, b.bidder_no, b.max_amount, b.seq, encode(b.commitment, 'hex') AS commitment,
         EXISTS (SELECT FROM auction_bid v WHERE v.auction_id = b.auction_id AND v.voids_seq = b.seq) AS voided
       FROM auction_bid b
       WHERE b.auction_id = $1 AND b.kind IN (${BID_KIND.bid}, ${BID_KIND.raise})
       ORDER BY b.ord`,
      [auctionId],
    );
    return rows;
  }
}

export interface SubmissionRow {
  ord: number;
  bidder_id: number;
  bidder_no: number;
  max_amount: number;
  seq: number | null;
  commitment: string;
  voided: boolean;
}
