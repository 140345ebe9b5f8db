import { isCurrency, toWire } from '@fovea/shared-types/money';
import type { AuctionPush, PushedRow } from '@fovea/shared-types/socket-events';
import { AUCTION_STATUS, BID_KIND } from '@fovea/shared-types/sale-states';
import { invariant } from '../../platform/kernel/app-error.js';
import type { LotView, ViewRow } from './lot-view.js';

const { scheduled, bidding, ended } = AUCTION_STATUS;

/**
 * A push for those whose last one was of `prevSeq`. All of them get the same, so it contains nobody's own data.
 * @param serverTime epoch milliseconds by the database's clock
 */
export function toPush(view: LotView, prevSeq: number, serverTime: number): AuctionPush {
  const { currency, buyNowPrice } = view;
  const now = Math.round(serverTime);
  invariant(isCurrency(currency), `a lot is in ${currency}`);
  return {
    id: view.id,
    status: statusAt(view, now),
    seq: view.seq,
    prev_seq: prevSeq,
    current_price: toWire(view.price, currency),
    min_next_bid: toWire(view.minNextBid, currency),
    bid_count: view.bidCount,
    leader_no: view.leaderNo,
    reserve_met: view.reserveMet,
    ...(buyNowPrice !== null && { buy_now_price: toWire(buyNowPrice, currency) }),
    ...(view.seq === 0 && { start_at: view.startAt }),
    end_at: view.endAt,
    rows: view.rows.filter(({ seq }) => seq > prevSeq).map((row) => pushedRow(row, now)),
    server_time: now,
  };
}

function pushedRow(row: ViewRow, now: number): PushedRow {
  const about = row.kind === 'end_moved' ? row.endAfter : row.voidsSeq;
  const short = [BID_KIND[row.kind], now - row.at, row.priceAfter, row.bidderNo] as const;
  return about === null ? [...short] : [...short, about];
}

/** The effective status, as `readStatus` computes it in SQL. */
function statusAt(lot: Pick<LotView, 'status' | 'startAt' | 'endAt'>, now: number): number {
  const written = AUCTION_STATUS[lot.status];
  if (written !== scheduled && written !== bidding) return written;
  if (now >= lot.endAt) return ended;
  return now >= lot.startAt ? bidding : written;
}
