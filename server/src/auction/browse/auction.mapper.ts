import type { AuctionCard, AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { cancelReasonText } from '../../i18n/cancel-reason-text.js';
import { shownLot } from './shown-lot.js';
import type { CardRow, DetailRow } from './auction-query.repository.js';
import { isBuyNowOffered, minNextBid, stepOver } from '../rules/bid-rules.js';
import type { LotState } from '../rules/lot-state.js';
import { stateOf } from '../lot/lot.js';
import { toBidRow } from '../log/bid-row.mapper.js';
import { shownRowOf } from '../log/public-rows.js';
import { isoOrNull, leftOf, orNullWire } from '../lot/wire.js';

const { ended, successful } = AUCTION_STATUS;

export function toCard(row: CardRow): AuctionCard {
  return {
    ...shownLot(row),
    maker: row.brand_name,
    year: row.year,
    condition: row.condition,
    reserve_met: row.reserve_met,
    is_collect: row.is_collect,
  };
}

export function toDetail(row: DetailRow, watchers: number, language: Language): AuctionDetail {
  const { currency } = row;
  const state = publicState(row);
  const hasBid = row.bidder_no !== null;
  return {
    ...shownLot(row),
    start_price: toWire(row.start_price, currency),
    bidder_count: row.bidder_count,
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
    deposit_status: row.deposit_status,
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

/** The lot's state without its secrets: of the reserve only its existence is used. */
const publicState = (row: DetailRow): LotState =>
  stateOf({
    ...row,
    reserve_price: row.has_reserve ? Number.MAX_SAFE_INTEGER : null,
    leader_id: row.leader_no,
    leader_max: null,
    runner_up_max: null,
  });
