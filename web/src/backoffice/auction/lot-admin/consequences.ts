import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { ShownLot } from '../../../kit/lot/shown-lot';
import { fromWire, isCurrency, toWire } from '@fovea/shared-types/money';

/** The effect of a command, in figures, from data that staff may see: no rule here uses anybody's maximum. */

export type ReserveProblem = 'missing' | 'not_lower' | 'not_above_start';

/** @param reserve whole units; null: none typed */
export function reserveProblem(
  reserve: number | null,
  now: { reserve_price: string | null; start_price: string },
): ReserveProblem | null {
  if (reserve === null) return 'missing';
  if (now.reserve_price !== null && reserve >= Number(now.reserve_price)) return 'not_lower';
  return reserve > Number(now.start_price) ? null : 'not_above_start';
}

/**
 * While the reserve is unmet the visible price is the highest maximum itself, so that the new reserve is met exactly
 * when it does not lie above that price.
 * @param reserve whole units; null removes it
 */
export function reserveOutcome(
  reserve: number | null,
  lot: Pick<AuctionDetail, 'current_price' | 'leader_no' | 'reserve_met'>,
): 'met_already' | 'no_bid' | 'will_be_met' | 'still_unmet' {
  if (lot.reserve_met) return 'met_already';
  if (lot.leader_no === null) return 'no_bid';
  return reserve === null || reserve <= Number(lot.current_price) ? 'will_be_met' : 'still_unmet';
}

/** The difference of two amounts of the wire, as one; nothing where the currency is unknown. */
export function differenceOf(larger: string, smaller: string, currency: string): string | null {
  if (!isCurrency(currency)) return null;
  return toWire(fromWire(larger, currency) - fromWire(smaller, currency), currency);
}

export type EndProblem = 'missing' | 'past_latest';

/** The end moved by minutes, or why it cannot be. */
export function movedEnd(
  minutes: number | null,
  lot: { end_at: string; latest_end_at: string | null },
): { end: string } | { problem: EndProblem } {
  if (minutes === null || minutes < 1) return { problem: 'missing' };
  const end = Date.parse(lot.end_at) + minutes * 60_000;
  if (lot.latest_end_at !== null && end > Date.parse(lot.latest_end_at)) return { problem: 'past_latest' };
  return { end: new Date(end).toISOString() };
}

/** Strikes within twelve months from which the platform may bar a bidder. */
const STRIKES_TO_BAR = 3;

/** Whether there is anything to require: the bidder is barred, or has what it takes. */
export const suggestsBar = (bidder: { is_barred: boolean; strikes_in_year: number }): boolean =>
  bidder.is_barred || bidder.strikes_in_year >= STRIKES_TO_BAR;

/** When a finished lot ended: the buy-now price ends it before its time. Null when cancelled. */
export function endOf(
  auction: { buy_now_price: string | null },
  lot: Pick<ShownLot, 'status' | 'current_price' | 'end_at' | 'rows'>,
): string | null {
  if (lot.status === AUCTION_STATUS.cancelled) return null;
  const isBought =
    auction.buy_now_price !== null && Number(lot.current_price) === Number(auction.buy_now_price);
  return (isBought ? lot.rows[0]?.created_at : undefined) ?? lot.end_at;
}
