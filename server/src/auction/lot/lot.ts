import { hash, randomBytes } from 'node:crypto';
import { canonicalRow, commitmentText, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';
import type { Currency } from '@fovea/shared-types/money';
import { AUCTION_STATUS, BID_KIND } from '@fovea/shared-types/sale-states';
import { column, type ArrayColumn } from '../../platform/database/array-param.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { LogRow, LotState, LotStatus } from '../rules/lot-state.js';

// A lot under its lock: how it is read from its row, how its log continues, and what is written of both.

/** The columns of a row that the rules need. */
interface StateRow {
  status: number;
  currency: Currency;
  start_price: number;
  reserve_price: number | null;
  buy_now_price: number | null;
  step_price: number | null;
  start_at: Date;
  end_at: Date;
  latest_end_at: Date | null;
  extend_window_ms: number;
  seq: number;
  price: number;
  bid_count: number;
  bidder_count: number;
  leader_id: number | null;
  leader_max: number | null;
  runner_up_max: number | null;
  reserve_met: boolean;
}

/** A row of `auction` as the lane reads it under the lock. */
export interface LotRow extends StateRow {
  id: number;
  goods_id: number;
  company_id: number | null;
  seller_id: number;
  handler_id: number | null;
  bid_chances: number | null;
  deposit: number;
  need_approval: boolean;
  last_ord: number;
  last_at: Date | null;
  leader_no: number | null;
  leader_seq: number | null;
  head_hash: Buffer | null;
}

export const LOT_COLUMNS = `id, goods_id, company_id, seller_id, handler_id, status, currency, start_price, reserve_price,
  buy_now_price, step_price, start_at, end_at, latest_end_at, extend_window_ms, bid_chances, deposit, need_approval,
  seq, last_ord, last_at, price, bid_count, bidder_count, leader_id, leader_no, leader_seq, leader_max, runner_up_max,
  reserve_met, head_hash`;

/** A lot under its lock: its state for the rules, and what the log needs besides. */
export interface Lot {
  id: number;
  goodsId: number;
  companyId: number | null;
  sellerId: number;
  handlerId: number | null;
  bidChances: number | null;
  deposit: number;
  needApproval: boolean;
  state: LotState;
  /** Of the last row of any kind. */
  lastOrd: number;
  /** Its time, epoch milliseconds; 0 before the first. */
  lastAt: number;
  leaderNo: number | null;
  /** The public row by which the leader holds the lead. */
  leaderSeq: number | null;
  /** Hash of the last public row, lower-case hex; null before the first. */
  headHash: string | null;
}

const STATUS_NAMES = Object.fromEntries(
  Object.entries(AUCTION_STATUS).map(([name, code]) => [code, name]),
) as Record<number, LotStatus>; // the keys of AUCTION_STATUS are the names of LotStatus

export const statusName = (code: number): LotStatus => STATUS_NAMES[code] ?? 'cancelled';

/** The state of a lot as the rules take it. */
export function stateOf(row: StateRow): LotState {
  return {
    terms: {
      currency: row.currency,
      startPrice: row.start_price,
      reservePrice: row.reserve_price,
      buyNowPrice: row.buy_now_price,
      stepPrice: row.step_price,
      startAt: row.start_at.getTime(),
      latestEndAt: row.latest_end_at?.getTime() ?? null,
      extendWindowMs: row.extend_window_ms,
    },
    status: statusName(row.status),
    endAt: row.end_at.getTime(),
    seq: row.seq,
    price: row.price,
    bidCount: row.bid_count,
    leaderId: row.leader_id,
    leaderMax: row.leader_max,
    runnerUpMax: row.runner_up_max,
    reserveMet: row.reserve_met,
    bidderCount: row.bidder_count,
  };
}

export function lotOf(row: LotRow): Lot {
  return {
    id: row.id,
    goodsId: row.goods_id,
    companyId: row.company_id,
    sellerId: row.seller_id,
    handlerId: row.handler_id,
    bidChances: row.bid_chances,
    deposit: row.deposit,
    needApproval: row.need_approval,
    lastOrd: row.last_ord,
    lastAt: row.last_at?.getTime() ?? 0,
    leaderNo: row.leader_no,
    leaderSeq: row.leader_seq,
    headHash: row.head_hash?.toString('hex') ?? null,
    state: stateOf(row),
  };
}

/** A lot that is sold in this transaction is still written as bidding here; its closing write follows. */
const writtenStatus = (lot: Lot): number =>
  lot.state.status === 'successful' ? AUCTION_STATUS.bidding : AUCTION_STATUS[lot.state.status];

const ofLeader = (lot: Lot, value: number | null): number | null =>
  lot.state.leaderId === null ? null : value;

/** What moves: status, end and prices of the moment, never the terms but for a reserve that was lowered. */
export const RUNNING: readonly ArrayColumn<Lot>[] = [
  column.smallint('status', writtenStatus),
  column.timestamptz('end_at', (lot) => lot.state.endAt),
  column.int('seq', (lot) => lot.state.seq),
  column.int('last_ord', (lot) => lot.lastOrd),
  column.timestamptz('last_at', (lot) => lot.lastAt),
  column.bigint('price', (lot) => lot.state.price),
  column.int('bid_count', (lot) => lot.state.bidCount),
  column.int('bidder_count', (lot) => lot.state.bidderCount),
  column.bigint('leader_id', (lot) => lot.state.leaderId),
  column.int('leader_no', (lot) => ofLeader(lot, lot.leaderNo)),
  column.int('leader_seq', (lot) => ofLeader(lot, lot.leaderSeq)),
  column.bigint('leader_max', (lot) => lot.state.leaderMax),
  column.bigint('runner_up_max', (lot) => lot.state.runnerUpMax),
  column.boolean('reserve_met', (lot) => lot.state.reserveMet),
  column.bytea('head_hash', (lot) => lot.headHash),
  column.bigint('reserve_price', (lot) => lot.state.terms.reservePrice),
];

/**
 * When a command of a locked lot happens: by the database's clock, and never before its last row, should that clock
 * have been set back meanwhile (A2).
 */
export const timeOf = (lot: Lot, clock: number): number => Math.max(clock, lot.lastAt);

/** A row of `auction_bid` about to be written. Times are epoch milliseconds, hex strings are lower-case. */
export interface NewBidRow {
  auctionId: number;
  ord: number;
  seq: number | null;
  kind: LogRow['kind'];
  bidderId: number | null;
  bidderNo: number | null;
  sellerId: number;
  digest: string | null;
  max: number | null;
  salt: string | null;
  commitment: string | null;
  priceBefore: number;
  priceAfter: number;
  priceSettled: number;
  startAt: number;
  endBefore: number;
  endAfter: number;
  at: number;
  chancesLeft: number | null;
  isLeading: boolean;
  reserveMet: boolean;
  endsLot: boolean;
  voidsSeq: number | null;
  actorId: number | null;
  reason: string | null;
  hash: string | null;
}

/** Its columns. */
export const BID_ROW: readonly ArrayColumn<NewBidRow>[] = [
  column.bigint('auction_id', (row) => row.auctionId),
  column.int('ord', (row) => row.ord),
  column.int('seq', (row) => row.seq),
  column.smallint('kind', (row) => BID_KIND[row.kind]),
  column.bigint('bidder_id', (row) => row.bidderId),
  column.int('bidder_no', (row) => row.bidderNo),
  column.bigint('seller_id', (row) => row.sellerId),
  column.bytea('request_digest', (row) => row.digest),
  column.bigint('max_amount', (row) => row.max),
  column.bytea('salt', (row) => row.salt),
  column.bytea('commitment', (row) => row.commitment),
  column.bigint('price_before', (row) => row.priceBefore),
  column.bigint('price_after', (row) => row.priceAfter),
  column.bigint('price_settled', (row) => row.priceSettled),
  column.timestamptz('start_at', (row) => row.startAt),
  column.timestamptz('end_before', (row) => row.endBefore),
  column.timestamptz('end_after', (row) => row.endAfter),
  column.timestamptz('at', (row) => row.at),
  column.int('chances_left', (row) => row.chancesLeft),
  column.boolean('is_leading', (row) => row.isLeading),
  column.boolean('reserve_met', (row) => row.reserveMet),
  column.boolean('ends_lot', (row) => row.endsLot),
  column.int('voids_seq', (row) => row.voidsSeq),
  column.bigint('actor_id', (row) => row.actorId),
  column.text('reason', (row) => row.reason),
  column.bytea('hash', (row) => row.hash),
];

/** The author and cause of a row, in addition to what the rules return. */
export type RowAuthor = Pick<
  NewBidRow,
  | 'bidderNo'
  | 'digest'
  | 'max'
  | 'salt'
  | 'commitment'
  | 'chancesLeft'
  | 'isLeading'
  | 'endsLot'
  | 'voidsSeq'
  | 'actorId'
  | 'reason'
>;

/** A commitment to a secret maximum, lower-case hex; the salt keeps anybody from trying all amounts. */
export function commitment(salt: string, maxMinor: number): string {
  return hash('sha256', commitmentText(salt, maxMinor), 'hex');
}

/**
 * The hash of a public row, lower-case hex.
 * @param previous  hash of the row before, `GENESIS_HASH` for the first
 * @param canonical text of `canonicalRow`
 */
export function chainHash(previous: string, canonical: string): string {
  return hash('sha256', previous + canonical, 'hex');
}

const SALT_BYTES = 16;
const SALTS_AT_ONCE = 256;
let drawn = Buffer.alloc(0);
let used = 0;

/**
 * Requesting randomness from the system for every salt would cost as much as the hash; no part is used twice.
 */
function drawSalt(): string {
  if (used >= drawn.length) {
    drawn = randomBytes(SALT_BYTES * SALTS_AT_ONCE);
    used = 0;
  }
  used += SALT_BYTES;
  return drawn.toString('hex', used - SALT_BYTES, used);
}

/** Draws a salt and commits to a maximum with it: one that serves twice would reveal that the maximum is the same. */
export function commitTo(max: number): { max: number; salt: string; commitment: string } {
  const salt = drawSalt();
  return { max, salt, commitment: commitment(salt, max) };
}

/**
 * Appends a row to the lot's log: gives it the next `ord` and, when it is public, continues the hash chain.
 * Changes `lot` in place; `lot.state` is already the state after the whole command.
 */
export function appendRow(lot: Lot, row: LogRow, at: number, author: Partial<RowAuthor>): NewBidRow {
  const { bidderNo = null, commitment: committed = null, voidsSeq = null } = author;
  invariant(at >= lot.lastAt, 'the rows of a lot go forward in time');
  lot.lastAt = at;
  lot.lastOrd += 1;
  const rowHash =
    row.seq === null
      ? null
      : chainHash(
          lot.headHash ?? GENESIS_HASH,
          canonicalRow({
            seq: row.seq,
            kind: row.kind,
            at,
            priceAfter: row.priceAfter,
            endAfter: row.endAfter,
            bidderNo,
            commitment: committed,
            voidsSeq,
          }),
        );
  if (rowHash !== null) lot.headHash = rowHash;
  return {
    auctionId: lot.id,
    ord: lot.lastOrd,
    seq: row.seq,
    kind: row.kind,
    bidderId: row.bidderId,
    bidderNo,
    sellerId: lot.sellerId,
    digest: author.digest ?? null,
    max: author.max ?? null,
    salt: author.salt ?? null,
    commitment: committed,
    priceBefore: row.priceBefore,
    priceAfter: row.priceAfter,
    priceSettled: lot.state.price,
    startAt: lot.state.terms.startAt,
    endBefore: row.endBefore,
    endAfter: row.endAfter,
    at,
    chancesLeft: author.chancesLeft ?? null,
    isLeading: author.isLeading ?? false,
    reserveMet: lot.state.reserveMet,
    endsLot: author.endsLot ?? false,
    voidsSeq,
    actorId: author.actorId ?? null,
    reason: author.reason ?? null,
    hash: rowHash,
  };
}
