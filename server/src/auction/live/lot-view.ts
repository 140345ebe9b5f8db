import { minNextBid, isBuyNowOffered } from '../rules/bid-rules.js';
import type { Lot, NewBidRow } from '../lot/lot.js';
import type { PublicRow } from '../log/public-rows.js';
import type { LotStatus } from '../rules/lot-state.js';

/** How many of the newest public rows travel with a push. */
export const PUSH_ROWS = 5;

/** A row as it is pushed: what only who verifies the log needs stays in it. */
export type ViewRow = Omit<PublicRow, 'commitment' | 'hash'>;

/** The public state of a lot at one instant: it is pushed to watchers and sent to other nodes. */
export interface LotView {
  id: number;
  status: LotStatus;
  price: number;
  currency: string;
  bidCount: number;
  seq: number;
  minNextBid: number;
  reserveMet: boolean;
  buyNowPrice: number | null;
  startAt: number;
  endAt: number;
  leaderNo: number | null;
  /** What is required of a bidder; it may change while the log is empty, and is part of the snapshot. */
  needApproval: boolean;
  deposit: number;
  /** Newest first, at most `PUSH_ROWS`. */
  rows: ViewRow[];
}

export function lotViewOf(lot: Lot, newRows: readonly NewBidRow[], earlier: readonly ViewRow[]): LotView {
  const { state } = lot;
  return {
    id: lot.id,
    status: state.status,
    price: state.price,
    currency: state.terms.currency,
    bidCount: state.bidCount,
    seq: state.seq,
    minNextBid: minNextBid(state),
    reserveMet: state.reserveMet,
    buyNowPrice: isBuyNowOffered(state) ? state.terms.buyNowPrice : null,
    startAt: state.terms.startAt,
    endAt: state.endAt,
    leaderNo: state.leaderId === null ? null : lot.leaderNo,
    needApproval: lot.needApproval,
    deposit: lot.deposit,
    rows: newestRows(lot.id, newRows, earlier),
  };
}

function newestRows(
  auctionId: number,
  newRows: readonly NewBidRow[],
  earlier: readonly ViewRow[],
): ViewRow[] {
  const rows: ViewRow[] = [];
  for (let i = newRows.length - 1; i >= 0 && rows.length < PUSH_ROWS; i--) {
    const row = newRows[i];
    if (row?.auctionId !== auctionId || row.seq === null || row.hash === null) continue;
    rows.push({
      seq: row.seq,
      kind: row.kind,
      at: row.at,
      priceAfter: row.priceAfter,
      endAfter: row.endAfter,
      bidderNo: row.bidderNo,
      voidsSeq: row.voidsSeq,
    });
  }
  const oldest = rows.at(-1)?.seq ?? Number.POSITIVE_INFINITY;
  for (const row of earlier) {
    if (rows.length >= PUSH_ROWS) break;
    if (row.seq < oldest) rows.push(row);
  }
  return rows;
}

/** True when `a` is a later instant of the lot than `b`: seqs only grow, and so does the status. */
const RANK: Record<LotStatus, number> = {
  scheduled: 0,
  bidding: 1,
  ended: 2,
  successful: 3,
  failed: 3,
  cancelled: 3,
};
export const isNewer = (a: Pick<LotView, 'seq' | 'status'>, b: Pick<LotView, 'seq' | 'status'>): boolean =>
  a.seq > b.seq || (a.seq === b.seq && RANK[a.status] > RANK[b.status]);
