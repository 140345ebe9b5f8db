import { isAmount, isWholeUnits } from '@fovea/shared-types/money';
import type { LogRow, LotRefusal, LotState, LotTerms, Submission } from './lot-state.js';
import { isOpen, logRow, definedPrice } from './bid-rules.js';
import { leadOf } from './lead.js';

// Commands of staff and the seller on an open lot; bids are in bid-rules.

/**
 * Lowers the reserve, or with null removes it; this may lift the price to the new reserve but never lowers it.
 * While the new reserve is not met nothing moves: otherwise a seller could read a raised maximum by probing.
 * A reserve that is met is not taken away, because a buy-now price that went with it would come back.
 */
export function applyLoweredReserve(
  state: LotState,
  newReserve: number | null,
  now: number,
): [LotState, LogRow | LotRefusal] {
  const { terms, leaderMax, runnerUpMax } = state;
  const oldReserve = terms.reservePrice;
  if (!isOpen(state) || now >= state.endAt) return [state, { error: 'AUCTION_ENDED' }];
  if (newReserve !== null && !isReserve(newReserve, terms)) return [state, { error: 'AMOUNT_INVALID' }];
  if (oldReserve === null)
    return [state, { error: newReserve === null ? 'STATE_CONFLICT' : 'AUCTION_LOCKED' }];
  if (newReserve === null && state.reserveMet) return [state, { error: 'STATE_CONFLICT' }];
  if (newReserve !== null && newReserve >= oldReserve) return [state, { error: 'AUCTION_LOCKED' }];
  const next: LotState = { ...state, terms: { ...terms, reservePrice: newReserve }, seq: state.seq + 1 };
  if (leaderMax !== null && !state.reserveMet && (newReserve === null || leaderMax >= newReserve)) {
    next.reserveMet = true;
    next.price = Math.max(state.price, definedPrice(next.terms, leaderMax, runnerUpMax));
  }
  return [next, logRow('reserve_lowered', next.seq, null, state, next.price, next.endAt)];
}

/** Moves the end later, never past the latest end that was shown from the start. */
export function applyMovedEnd(state: LotState, newEnd: number, now: number): [LotState, LogRow | LotRefusal] {
  const { latestEndAt } = state.terms;
  if (!isOpen(state) || now >= state.endAt) return [state, { error: 'AUCTION_ENDED' }];
  const isAllowed =
    Number.isSafeInteger(newEnd) && newEnd > state.endAt && (latestEndAt === null || newEnd <= latestEndAt);
  if (!isAllowed) return [state, { error: 'AUCTION_LOCKED' }];
  return moveEnd(state, newEnd);
}

/**
 * Reopens a lot whose end fell into an outage, hence no clock: that the end has passed is the reason to move it.
 * It goes past the latest end too, because that one was shown for a platform that is up.
 */
export function applyOutageExtension(state: LotState, newEnd: number): [LotState, LogRow | LotRefusal] {
  if (!isOpen(state)) return [state, { error: 'AUCTION_ENDED' }];
  if (newEnd <= state.endAt) return [state, { error: 'STATE_CONFLICT' }];
  return moveEnd(state, newEnd);
}

/**
 * Voids the bid with `voidSeq` and recomputes leader, price and reserve state by their definition from what still
 * holds. The price never ends above the one shown, the end stays, a bidder keeps their number and used chance.
 * @param submissions all accepted submissions of the lot, the voided ones marked
 */
export function recomputeAfterVoid(
  state: LotState,
  submissions: readonly Submission[],
  voidSeq: number,
  now: number,
): [LotState, LogRow | LotRefusal] {
  if (!isOpen(state) || now >= state.endAt) return [state, { error: 'AUCTION_ENDED' }];
  const target = submissions.find((submission) => submission.seq === voidSeq);
  if (target === undefined) return [state, { error: 'NOT_FOUND' }];
  if (target.voided) return [state, { error: 'STATE_CONFLICT' }];
  const left = submissions.map((submission) =>
    submission === target ? { ...submission, voided: true } : submission,
  );
  const { leaderId, leaderMax, runnerUpMax } = leadOf(left);
  const { terms } = state;
  const next: LotState = {
    ...state,
    leaderId,
    leaderMax,
    runnerUpMax,
    seq: state.seq + 1,
    price:
      leaderMax === null
        ? terms.startPrice
        : Math.min(state.price, definedPrice(terms, leaderMax, runnerUpMax)),
    bidCount: left.filter((submission) => submission.seq !== null && !submission.voided).length,
    reserveMet: leaderMax !== null && (terms.reservePrice === null || leaderMax >= terms.reservePrice),
  };
  return [next, logRow('void', next.seq, null, state, next.price, next.endAt)];
}

function isReserve(amount: number, terms: LotTerms): boolean {
  return isAmount(amount) && isWholeUnits(amount, terms.currency) && amount > terms.startPrice;
}

function moveEnd(state: LotState, newEnd: number): [LotState, LogRow] {
  const next: LotState = { ...state, endAt: newEnd, seq: state.seq + 1 };
  return [next, logRow('end_moved', next.seq, null, state, state.price, newEnd)];
}
