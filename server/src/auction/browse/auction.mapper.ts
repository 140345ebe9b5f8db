import type { AuctionCard, AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import type { Language } from '@fovea/shared-types/language';
import { type Currency, isCurrency, toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/states';
import type { AuctionPush } from '@fovea/shared-types/socket-events';
import { cancelReasonText } from '../../i18n/cancel-reason-text.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { CardRow, DetailRow } from './auction-query.repository.js';
import { isBuyNowOffered, minNextBid } from '../rules/bid-rules.js';
import type { LotState } from '../rules/lot-state.js';
import { statusName } from '../lot/lot.js';
import type { LotView } from '../live/lot-view.js';
import { stepOver } from '../rules/price-definition.js';
import { shownRowOf, type ShownRow } from '../log/public-rows.js';

const { scheduled, bidding, ended, successful } = AUCTION_STATUS;

export const orNullWire = (amount: number | null, currency: Currency): string | null =>
  amount === null ? null : toWire(amount, currency);

export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

const iso = (ms: number): string => new Date(ms).toISOString();

export function toBidRow(row: ShownRow, currency: Currency): AuctionBidRow {
  return {
    seq: row.seq,
    kind: row.kind,
    price_after: toWire(row.priceAfter, currency),
    end_after: iso(row.endAfter),
    amount: row.priceAfter,
    currency,
    bidder: row.bidderNo,
    commitment: row.commitment,
    voids_seq: row.voidsSeq,
    is_mine: row.isMine,
    is_auto: row.kind === 'automatic',
    is_void: row.isVoid,
    hash: row.hash,
    created_at: iso(row.at),
  };
}

export function toCard(row: CardRow): AuctionCard {
  return {
    id: row.id,
    goods_id: row.goods_id,
    goods_name: row.goods_name,
    image: fileUrl(row.image_key),
    maker: row.maker,
    year: row.year,
    condition: row.condition,
    status: row.status,
    current_price: toWire(row.price, row.currency),
    currency: row.currency,
    bid_count: row.bid_count,
    reserve_met: row.reserve_met,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    seq: row.seq,
    is_collect: row.is_collect,
  };
}

export function toDetail(row: DetailRow, watchers: number, language: Language): AuctionDetail {
  const { currency } = row;
  const state = publicState(row);
  const hasBid = row.bidder_no !== null;
  return {
    id: row.id,
    goods_id: row.goods_id,
    goods_name: row.goods_name,
    image: fileUrl(row.image_key),
    status: row.status,
    start_price: toWire(row.start_price, currency),
    current_price: toWire(row.price, currency),
    currency,
    bid_count: row.bid_count,
    bidder_count: row.bidder_count,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    seq: row.seq,
    step_price: toWire(stepOver(row.price, state.terms), currency),
    fixed_step_price: orNullWire(row.step_price, currency),
    min_next_bid: toWire(minNextBid(state), currency),
    has_reserve: row.has_reserve,
    reserve_met: row.reserve_met,
    buy_now_price: isBuyNowOffered(state) ? orNullWire(row.buy_now_price, currency) : null,
    extend_seconds: Math.round(row.extend_window_ms / 1000),
    latest_end_at: isoOrNull(row.latest_end_at),
    leader_no: row.leader_no,
    winner: row.status === successful ? row.leader_no : null,
    answer_deadline: row.status === ended ? isoOrNull(row.answer_deadline) : null,
    cancel_reason: row.cancel_reason === null ? null : cancelReasonText(language, row.cancel_reason),
    need_approval: row.need_approval,
    deposit: toWire(row.deposit, currency),
    bid_chances: row.bid_chances,
    watchers,
    bidder_no: row.bidder_no,
    bidder_status: row.bidder_status,
    chances_left: hasBid ? leftOf(row.chances_allowed, row.chances_used) : null,
    my_max_amount: row.own_max,
    is_leading: row.is_leading,
    is_own_goods: row.is_own_goods,
    is_watching: row.is_watching,
    order_id: row.order_id,
    rows: row.rows.map((record) => toBidRow(shownRowOf(record), currency)),
    server_time: row.read_at.toISOString(),
  };
}

/** Null is unlimited. */
export const leftOf = (allowed: number | null, used: number | null): number | null =>
  allowed === null ? null : Math.max(0, allowed - (used ?? 0));

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
export function statusAt(lot: Pick<LotView, 'status' | 'startAt' | 'endAt'>, now: number): number {
  const written = AUCTION_STATUS[lot.status];
  if (written !== scheduled && written !== bidding) return written;
  if (now >= lot.endAt) return ended;
  return now >= lot.startAt ? bidding : written;
}

/** The lot as the rules know it, without what is secret: of the reserve only whether there is one is used. */
function publicState(row: DetailRow): LotState {
  return {
    terms: {
      currency: row.currency,
      startPrice: row.start_price,
      reservePrice: row.has_reserve ? Number.MAX_SAFE_INTEGER : null,
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
    leaderId: row.leader_no,
    leaderMax: null,
    runnerUpMax: null,
    reserveMet: row.reserve_met,
    bidderCount: row.bidder_count,
  };
}
