import type { AuctionTerms } from '@fovea/shared-types/auction/admin-auction.dto';
import { depositFor } from '@fovea/shared-types/auction/opening-rules';
import {
  type Currency,
  fromWire,
  isAmount,
  isCurrency,
  isWholeUnits,
  toWire,
  ofUnits,
} from '@fovea/shared-types/money';
import type { FieldFault } from '../../i18n/texts.js';
import { fieldError } from '../../platform/kernel/app-error.js';

/** The terms of a lot as they are kept: minor units, epoch milliseconds. */
export interface LotTermsDraft {
  currency: Currency;
  startPrice: number;
  reservePrice: number | null;
  stepPrice: number | null;
  buyNowPrice: number | null;
  startAt: number;
  endAt: number;
  latestEndAt: number | null;
  bidChances: number | null;
  extendWindowMs: number;
  depositRate: number;
  deposit: number;
  needApproval: boolean;
}

const CHANCES_DEFAULT = 10;
const EXTEND_SECONDS_DEFAULT = 300;
/** A start this little ago is now: filling in a form takes its time. */
const START_GRACE_MS = 60_000;

/**
 * Reads the terms of a lot, or refuses with a fault per field.
 * @param now          epoch milliseconds by the database's clock
 * @param keptStartAt  an existing start, which may be in the past
 */
export function readTerms(terms: AuctionTerms, now: number, keptStartAt?: number): LotTermsDraft {
  const faults: Record<string, FieldFault> = {};
  if (!isCurrency(terms.currency)) throw fieldError({ currency: { key: 'choice' } });
  const { currency } = terms;
  const price = (field: PriceField): number | null => readPrice(terms[field], currency, field, faults);
  const draft = {
    currency,
    startPrice: price('start_price') ?? 0,
    reservePrice: price('reserve_price'),
    stepPrice: price('step_price'),
    buyNowPrice: price('buy_now_price'),
    ...readTimes(terms, now, keptStartAt, faults),
    bidChances: terms.bid_chances === undefined ? CHANCES_DEFAULT : terms.bid_chances,
    extendWindowMs: (terms.extend_seconds ?? EXTEND_SECONDS_DEFAULT) * 1000,
    depositRate: terms.deposit_rate ?? 0,
    needApproval: terms.need_approval ?? false,
  };
  checkPrices(draft, faults);
  if (Object.keys(faults).length > 0) throw fieldError(faults);
  return { ...draft, deposit: depositFor(draft.startPrice, draft.depositRate, currency) };
}

type PriceField = 'start_price' | 'reserve_price' | 'step_price' | 'buy_now_price';

function readPrice(
  text: string | null | undefined,
  currency: Currency,
  field: PriceField,
  faults: Record<string, FieldFault>,
): number | null {
  if (text === null || text === undefined) return null;
  let amount: number;
  try {
    amount = fromWire(text, currency);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    faults[field] = { key: 'money_digits' };
    return null;
  }
  if (!isWholeUnits(amount, currency)) faults[field] = { key: 'whole_units' };
  else if (amount < ofUnits(1, currency)) faults[field] = { key: 'too_small', params: { limit: 1 } };
  else if (!isAmount(amount)) faults[field] = { key: 'too_large', params: { limit: '10000000000000' } };
  return amount;
}

function readTimes(
  terms: AuctionTerms,
  now: number,
  keptStartAt: number | undefined,
  faults: Record<string, FieldFault>,
): Pick<LotTermsDraft, 'startAt' | 'endAt' | 'latestEndAt'> {
  const requested = Date.parse(terms.start_at);
  const isKept = requested === keptStartAt;
  if (!isKept && requested < now - START_GRACE_MS) faults.start_at = { key: 'not_in_future' };
  const startAt = isKept ? requested : Math.max(requested, now);
  const endAt = Date.parse(terms.end_at);
  if (endAt <= startAt) faults.end_at = { key: 'not_after_start' };
  else if (endAt <= now) faults.end_at = { key: 'not_in_future' };
  for (const field of ['start_at', 'end_at', 'latest_end_at'] as const) {
    const text = terms[field];
    if (typeof text === 'string' && Number.isNaN(Date.parse(text))) faults[field] = { key: 'format' };
  }
  const latestEndAt = terms.latest_end_at ? Date.parse(terms.latest_end_at) : null;
  if (latestEndAt !== null && latestEndAt < endAt) {
    faults.latest_end_at = { key: 'too_small', params: { limit: terms.end_at } };
  }
  return { startAt, endAt, latestEndAt };
}

function checkPrices(
  draft: Pick<LotTermsDraft, 'currency' | 'startPrice' | 'reservePrice' | 'buyNowPrice'>,
  faults: Record<string, FieldFault>,
): void {
  const { currency, startPrice, reservePrice, buyNowPrice } = draft;
  if (reservePrice !== null && reservePrice <= startPrice) {
    faults.reserve_price ??= { key: 'above_start_price' };
  }
  if (buyNowPrice !== null && buyNowPrice <= startPrice)
    faults.buy_now_price ??= { key: 'above_start_price' };
  if (buyNowPrice !== null && reservePrice !== null && buyNowPrice < reservePrice) {
    faults.buy_now_price ??= { key: 'too_small', params: { limit: toWire(reservePrice, currency) } };
  }
}
