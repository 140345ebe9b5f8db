import { isCurrency, toWire } from '@fovea/shared-types/money';
import type { AuctionPush } from '@fovea/shared-types/socket-events';
import { AUCTION_STATUS } from '@fovea/shared-types/states';
import { invariant } from '../../platform/kernel/app-error.js';
import { toBidRow } from '../log/bid-row.mapper.js';
import { orNullWire } from '../lot/wire.js';
import type { LotView } from './lot-view.js';

const { scheduled, bidding, ended } = AUCTION_STATUS;

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * A push, but for the seq of the one before it, which the gateway knows. It goes to everybody, so that no row in
 * it is anybody's own.
 * @param serverTime epoch milliseconds by the database's clock
 */
export function toPush(view: LotView, serverTime: number): Omit<AuctionPush, 'prev_seq'> {
  const { currency } = view;
  invariant(isCurrency(currency), `a lot is in ${currency}`);
  const voided = new Set(view.rows.map((row) => row.voidsSeq));
  return {
    id: view.id,
    status: statusAt(view, serverTime),
    current_price: toWire(view.price, currency),
    currency,
    bid_count: view.bidCount,
    seq: view.seq,
    min_next_bid: toWire(view.minNextBid, currency),
    reserve_met: view.reserveMet,
    buy_now_price: orNullWire(view.buyNowPrice, currency),
    start_at: iso(view.startAt),
    end_at: iso(view.endAt),
    leader_no: view.leaderNo,
    rows: view.rows.map((row) => toBidRow({ ...row, isMine: false, isVoid: voided.has(row.seq) }, currency)),
    server_time: iso(serverTime),
  };
}

/** The status as people read it, as `readStatus` says it in SQL. */
function statusAt(lot: Pick<LotView, 'status' | 'startAt' | 'endAt'>, now: number): number {
  const written = AUCTION_STATUS[lot.status];
  if (written !== scheduled && written !== bidding) return written;
  if (now >= lot.endAt) return ended;
  return now >= lot.startAt ? bidding : written;
}
