import type { Currency } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { LotState, LotStatus } from '../rules/lot-state.js';

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

/**
 * When a command of a locked lot happens: by the database's clock, and never before its last row, should that clock
 * have been set back meanwhile (A2).
 */
export const timeOf = (lot: Lot, clock: number): number => Math.max(clock, lot.lastAt);
