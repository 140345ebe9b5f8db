import { DEPOSIT_EXEMPT_BELOW, LOT_SPACING_MS } from '@fovea/shared-types/auction/opening-rules';
import { type Currency, ofUnits } from '@fovea/shared-types/money';
import { businessDayAfter } from '../../platform/calendar/business-days.js';
import type { LotState } from './lot-state.js';
import { isOpen } from './bid-rules.js';

const PAYMENT_BUSINESS_DAYS = 5;
const SELLER_ANSWER_HOUR = 17;
const OUTAGE_MIN_MS = 60_000;
const OUTAGE_EXTENSION_MS = 15 * 60_000;

export type CloseDecision =
  | { status: 'successful'; winnerId: number; price: number }
  | { status: 'failed' }
  /** The reserve was missed: the seller decides. */
  | { status: 'ended' };

/** What becomes of a lot at `now`; null while its end has not come, or once it is closed. */
export function decideClose(state: LotState, now: number): CloseDecision | null {
  if (!isOpen(state) || now < state.endAt) return null;
  if (state.leaderId === null) return { status: 'failed' };
  if (!state.reserveMet) return { status: 'ended' };
  return { status: 'successful', winnerId: state.leaderId, price: state.price };
}

/**
 * Until when the seller may accept a highest bid below the reserve: 17:00 of the seller's next business day.
 * @param zone    IANA name of the seller's time zone
 * @param country ISO 3166-1 alpha-2 of the seller
 * @returns epoch milliseconds
 */
export function sellerAnswerDeadline(closedAt: number, zone: string, country: string): number {
  return businessDayAfter(closedAt, zone, country, 1).set({ hour: SELLER_ANSWER_HOUR }).toMillis();
}

/** Until when the winner pays: the last millisecond of the fifth business day after the close, in the winner's zone. */
export function paymentDeadline(closedAt: number, zone: string, country: string): number {
  return businessDayAfter(closedAt, zone, country, PAYMENT_BUSINESS_DAYS).endOf('day').toMillis();
}

/** From the last heartbeat before a silence to the first one after it. */
export interface Outage {
  lastBeatAt: number;
  recoveredAt: number;
}

/** The new end of a lot whose end fell into an outage of more than a minute, else null. */
export function outageExtension(endAt: number, outage: Outage): number | null {
  const isLong = outage.recoveredAt - outage.lastBeatAt > OUTAGE_MIN_MS;
  const fellInto = endAt > outage.lastBeatAt && endAt <= outage.recoveredAt;
  return isLong && fellInto ? outage.recoveredAt + OUTAGE_EXTENSION_MS : null;
}

export interface DepositQuestion {
  certified: boolean;
  strikes: number;
  startPrice: number;
  currency: Currency;
}

/** Certified companies without a strike pay no deposit for the smaller lots. */
export function isDepositExempt({ certified, strikes, startPrice, currency }: DepositQuestion): boolean {
  return certified && strikes === 0 && startPrice < ofUnits(DEPOSIT_EXEMPT_BELOW[currency], currency);
}

/** The ends of lots scheduled in one go, a minute apart, so that a bidder on several can follow each. */
export function staggeredEnds(firstEndAt: number, lotCount: number): number[] {
  return Array.from({ length: lotCount }, (_, position) => firstEndAt + position * LOT_SPACING_MS);
}
