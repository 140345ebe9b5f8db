import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import { stepAt } from '@fovea/shared-types/currency-steps';
import { fromWire, isCurrency, toWire } from '@fovea/shared-types/money';
import type { AuctionPush } from '@fovea/shared-types/socket-events';
import { BID_KIND, type BidKind } from '@fovea/shared-types/sale-states';
import type { ShownLot, ShownRow } from './shown-lot';

/**
 * Converts the server's messages about a lot into what the page shows. Pure: no socket, no clock, no cache.
 */

type Versioned = Pick<ShownLot, 'seq' | 'status' | 'server_time'>;

/**
 * A later state has a higher seq. Opening and closing write no public row, so within one seq the status decides
 * (its codes only ever rise), and within one status the server's clock.
 */
function isOlder(candidate: Versioned, known: Versioned): boolean {
  if (candidate.seq !== known.seq) return candidate.seq < known.seq;
  if (candidate.status !== known.status) return candidate.status < known.status;
  return Date.parse(candidate.server_time) < Date.parse(known.server_time);
}

export interface PushResult {
  lot: ShownLot;
  /** The page lacks something the push does not carry and should request a snapshot. */
  needsSnapshot: boolean;
}

export function applyPush(lot: ShownLot, push: AuctionPush): PushResult {
  const server_time = iso(push.server_time);
  if (push.id !== lot.id || isOlder({ ...push, server_time }, lot)) return { lot, needsSnapshot: false };
  const rows = pushedRows(push, lot.currency);
  const known = new Set(lot.rows.map((row) => row.seq));
  const hasNewVoid = rows.some((row) => row.kind === 'void' && !known.has(row.seq));
  const next: ShownLot = {
    ...lot,
    status: push.status,
    current_price: push.current_price,
    bid_count: push.bid_count,
    bidder_count: Math.max(lot.bidder_count, ...rows.map((row) => row.bidder ?? 0)),
    seq: push.seq,
    step_price: stepOf(push.current_price, lot),
    min_next_bid: push.min_next_bid,
    reserve_met: push.reserve_met,
    buy_now_price: push.buy_now_price ?? null,
    start_at: push.start_at === undefined ? lot.start_at : iso(push.start_at),
    end_at: iso(push.end_at),
    leader_no: push.leader_no,
    is_leading: isMine(push.leader_no, lot.bidder_no),
    rows: mergeRows(rows, lot.rows, lot.bidder_no),
    server_time,
  };
  // A push is encoded once for everybody: who won, the order, and one's own figures after a void are not in it. Nor are
  // the terms, which may change as long as the log is empty.
  return {
    lot: next,
    needsSnapshot: push.prev_seq > lot.seq || push.status !== lot.status || push.seq === 0 || hasNewVoid,
  };
}

const KINDS = new Map(Object.entries(BID_KIND).map(([kind, code]) => [code as number, kind as BidKind]));

/** The rows of a push written out, as far as they are shown. */
function pushedRows(push: AuctionPush, currency: string): ShownRow[] {
  if (!isCurrency(currency)) return [];
  return push.rows.flatMap(([code, age, amount, bidder, about], at) => {
    const kind = KINDS.get(code);
    if (kind === undefined) return [];
    return {
      seq: push.seq - at,
      kind,
      price_after: toWire(amount, currency),
      amount,
      currency,
      bidder,
      voids_seq: kind === 'void' ? (about ?? null) : null,
      ...(kind === 'end_moved' && about !== undefined && { end_after: iso(about) }),
      is_mine: false,
      is_auto: kind === 'automatic',
      is_void: false,
      created_at: iso(push.server_time - age),
    };
  });
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** A snapshot is whole, but it may have been read before a push that overtook it. */
export function applySnapshot(lot: ShownLot | undefined, snapshot: AuctionDetail): ShownLot {
  if (lot === undefined || lot.id !== snapshot.id) return snapshot;
  if (!isOlder(snapshot, lot)) {
    return { ...snapshot, rows: mergeRows(snapshot.rows, lot.rows, snapshot.bidder_no) };
  }
  const bidderNo = lot.bidder_no ?? snapshot.bidder_no;
  const own = lot.bidder_no === null ? snapshot : lot;
  return {
    ...lot,
    bidder_no: bidderNo,
    bidder_status: snapshot.bidder_status,
    deposit_status: snapshot.deposit_status,
    chances_left: own.chances_left,
    my_max_amount: own.my_max_amount,
    is_leading: isMine(lot.leader_no, bidderNo),
    is_own_goods: snapshot.is_own_goods,
    is_watching: snapshot.is_watching,
    order_id: lot.order_id ?? snapshot.order_id,
    rows: mergeRows(lot.rows, snapshot.rows, bidderNo),
  };
}

/**
 * The answer to one's own bid: the only thing that may say "you are leading" before the push does.
 * @param amount the maximum that was sent, minor units
 */
export function applyBidAnswer(lot: ShownLot, answer: PlaceBidResponse, amount: number): ShownLot {
  const own: ShownLot = {
    ...lot,
    bidder_no: answer.bidder_no,
    chances_left: answer.chances_left,
    my_max_amount: Math.max(lot.my_max_amount ?? 0, amount),
    is_leading: isMine(lot.leader_no, answer.bidder_no),
    rows: mergeRows(lot.rows, [], answer.bidder_no),
  };
  // A raise moves nothing public; the later clock keeps a snapshot read before it from taking the maximum back.
  if (answer.seq === null) return { ...own, server_time: later(lot.server_time, answer.server_time) };
  if (answer.seq < lot.seq) return own;
  // The clock stays: the push of this very seq may have an earlier one, and it contains the row for the history.
  return {
    ...own,
    seq: answer.seq,
    status: Math.max(lot.status, answer.status),
    current_price: answer.current_price,
    min_next_bid: answer.min_next_bid,
    step_price: stepOf(answer.current_price, lot),
    reserve_met: answer.reserve_met,
    end_at: answer.end_at,
    leader_no: answer.is_leading ? answer.bidder_no : lot.leader_no,
    is_leading: answer.is_leading,
  };
}

/** Older pages of the history, joined to what is shown. */
export function applyHistory(lot: ShownLot, rows: readonly ShownRow[]): ShownLot {
  return { ...lot, rows: mergeRows(lot.rows, rows, lot.bidder_no) };
}

/** Rows of both, latest first, each seq once; a row of `preferred` wins over its twin. */
function mergeRows(
  preferred: readonly ShownRow[],
  others: readonly ShownRow[],
  bidderNo: number | null,
): ShownRow[] {
  const bySeq = new Map<number, ShownRow>();
  for (const row of others) bySeq.set(row.seq, row);
  for (const row of preferred) bySeq.set(row.seq, { ...bySeq.get(row.seq), ...row });
  const voided = new Set([...bySeq.values()].map((row) => row.voids_seq));
  return [...bySeq.values()]
    .sort((a, b) => b.seq - a.seq)
    .map((row) => ({
      ...row,
      is_mine: isMine(row.bidder, bidderNo),
      is_void: row.is_void || voided.has(row.seq),
    }));
}

const isMine = (bidder: number | null, bidderNo: number | null): boolean =>
  bidder !== null && bidder === bidderNo;

function stepOf(price: string, lot: ShownLot): string {
  if (lot.fixed_step_price !== null || !isCurrency(lot.currency)) {
    return lot.fixed_step_price ?? lot.step_price;
  }
  return toWire(stepAt(fromWire(price, lot.currency), lot.currency), lot.currency);
}

const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);
