import type { AuctionTerms, UpdateAuctionRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import { fromWire, toWire } from '@fovea/shared-types/money';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { orNullWire } from '../lot/wire.js';
import type { LotTermsDraft } from './auction-terms.js';
import type { TermsRow } from './auction-terms.repository.js';
import type { ChangeAfterBids } from './lot-command.service.js';

/** The present terms in the form a request has them. */
export const termsOf = (row: TermsRow): AuctionTerms => ({
  start_price: toWire(row.start_price, row.currency),
  reserve_price: orNullWire(row.reserve_price, row.currency),
  step_price: orNullWire(row.step_price, row.currency),
  buy_now_price: orNullWire(row.buy_now_price, row.currency),
  currency: row.currency,
  start_at: row.start_at.toISOString(),
  end_at: row.end_at.toISOString(),
  latest_end_at: row.latest_end_at?.toISOString() ?? null,
  bid_chances: row.bid_chances,
  extend_seconds: Math.round(row.extend_window_ms / 1000),
  deposit_rate: row.deposit_rate,
  need_approval: row.need_approval,
});

/** The terms a new lot begins with, in the same form. */
export const openingTermsOf = (draft: LotTermsDraft): AuctionTerms => ({
  start_price: toWire(draft.startPrice, draft.currency),
  reserve_price: orNullWire(draft.reservePrice, draft.currency),
  step_price: orNullWire(draft.stepPrice, draft.currency),
  buy_now_price: orNullWire(draft.buyNowPrice, draft.currency),
  currency: draft.currency,
  start_at: new Date(draft.startAt).toISOString(),
  end_at: new Date(draft.endAt).toISOString(),
  latest_end_at: draft.latestEndAt === null ? null : new Date(draft.latestEndAt).toISOString(),
  bid_chances: draft.bidChances,
  extend_seconds: Math.round(draft.extendWindowMs / 1000),
  deposit_rate: draft.depositRate,
  need_approval: draft.needApproval,
});

type Changes = Partial<AuctionTerms>;

/** The changes that a request makes; a form that sends all fields again changes nothing by that. */
export function changedTerms(request: UpdateAuctionRequest, present: AuctionTerms): Changes {
  const before = new Map<string, unknown>(Object.entries(present));
  return Object.fromEntries(
    Object.entries(request).filter(
      ([field, value]) =>
        before.has(field) && value !== undefined && !isSame(field, before.get(field), value),
    ),
  );
}

export const withChanges = (present: AuctionTerms, changes: Changes): AuctionTerms => ({
  ...present,
  ...changes,
});

function isSame(field: string, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  if (field.endsWith('_at')) return Date.parse(a) === Date.parse(b);
  return field.endsWith('_price') && Number(a) === Number(b);
}

/** What is left to change once the log has begun: a lower reserve and a later end (A6); else AUCTION_LOCKED. */
export function changeAfterBids(request: UpdateAuctionRequest, present: TermsRow): ChangeAfterBids {
  const { reserve_price: reserve, end_at: endAt, ...others } = changedTerms(request, termsOf(present));
  if (Object.keys(others).length > 0) throw new AppError('AUCTION_LOCKED');
  return {
    ...(reserve === undefined
      ? {}
      : { reservePrice: reserve === null ? null : readReserve(reserve, present) }),
    ...(endAt === undefined ? {} : { endAt: Date.parse(endAt) }),
  };
}

function readReserve(text: string, { currency }: TermsRow): number {
  try {
    return fromWire(text, currency);
  } catch (error) {
    if (error instanceof RangeError) throw fieldError({ reserve_price: { key: 'money_digits' } });
    throw error;
  }
}
