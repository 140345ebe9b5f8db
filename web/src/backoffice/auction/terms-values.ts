import type {
  AdminAuctionDetail,
  AdminAuctionRow,
  AuctionTerms,
} from '@fovea/shared-types/auction/admin-auction.dto';
import { DEPOSIT_EXEMPT_BELOW, depositFor } from '@fovea/shared-types/auction/opening-rules';
import type { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import { fromWire, isCurrency, toWire } from '@fovea/shared-types/money';
import type { RowOf } from '@fovea/shared-types/record/record';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { FieldProblems } from '../../kit/form/use-form';
import { dayAfter, dayOf, instantOf, localTimeOf } from '../../lib/day';

/** The terms of a lot as the form holds them: whole units, the reader's own day and minute, no text for none. */
export interface TermsValues {
  currency: string;
  start_price: number | null;
  reserve_price: number | null;
  buy_now_price: number | null;
  step_price: number | null;
  start: 'now' | 'later';
  start_at: string;
  end_at: string;
  latest_end_at: string;
  /** Null: without a limit. */
  bid_chances: number | null;
  extend_minutes: number | null;
  deposit_rate: number | null;
  need_approval: boolean;
  /** Of its piece of stock; empty: none. */
  serial_number: string;
}

const CHANCES = 10;
const EXTEND_MINUTES = 5;
const DAYS = 7;
/** In the evening people have time to bid. */
const END_TIME = '21:00';

/** The defaults of a lot: a week, and the rules' own figures. */
export const firstValues = (currency: string): TermsValues => ({
  currency,
  start_price: null,
  reserve_price: null,
  buy_now_price: null,
  step_price: null,
  start: 'now',
  start_at: '',
  end_at: endAfter(DAYS),
  latest_end_at: '',
  bid_chances: CHANCES,
  extend_minutes: EXTEND_MINUTES,
  deposit_rate: 0,
  need_approval: false,
  serial_number: '',
});

/** So many days from today in the evening. */
const endAfter = (days: number, time = END_TIME): string =>
  `${dayAfter(dayOf(new Date().toISOString()), days)}T${time}`;

/** The terms of a draft, its times from today. */
export const draftedValues = (plan: RowOf<typeof auctionPlan.declared>): TermsValues => {
  const { currency, start_price, reserve_price, buy_now_price } = plan;
  return {
    ...firstValues(currency),
    start_price,
    reserve_price,
    buy_now_price,
    ...relativeTerms(plan),
  };
};

/** Terms of templates and drafts, relative to the day a lot is opened. */
export function relativeTerms(terms: RelativeTerms) {
  const end_at = endAfter(terms.days, `${String(terms.end_hour).padStart(2, '0')}:00`);
  const { latest_minutes, extend_minutes, bid_chances, deposit_rate, need_approval } = terms;
  return {
    end_at,
    latest_end_at: latest_minutes === null ? '' : minutesAfter(end_at, latest_minutes),
    extend_minutes,
    bid_chances,
    deposit_rate,
    need_approval,
  };
}

type RelativeTerms = Pick<
  RowOf<typeof auctionPlan.declared>,
  'days' | 'end_hour' | 'latest_minutes' | 'extend_minutes' | 'bid_chances' | 'deposit_rate' | 'need_approval'
>;

const minutesAfter = (local: string, minutes: number): string =>
  localTimeOf(new Date(Date.parse(local) + minutes * 60_000).toISOString());

type Kept = Omit<AdminAuctionDetail, 'bids'>;

const wholeOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** The current prices of a lot. */
export const pricesOf = (
  lot: Pick<AdminAuctionRow, 'start_price' | 'reserve_price' | 'buy_now_price'>,
): Prices => ({
  start_price: wholeOf(lot.start_price),
  reserve_price: wholeOf(lot.reserve_price),
  buy_now_price: wholeOf(lot.buy_now_price),
});

/** A lot whose terms may still be changed: once there is a valid bid its live console has what is left to change. */
export const hasOpenTerms = ({ status, seq }: Pick<AdminAuctionRow, 'status' | 'seq'>): boolean =>
  auctionMachine.may(status, 'cancel') && seq === 0;

/** A lot that is over and may go up again. */
export const isWithoutSale = ({ status }: Pick<AdminAuctionRow, 'status'>): boolean =>
  status === AUCTION_STATUS.failed || status === AUCTION_STATUS.cancelled;

/** The current terms of a lot. */
export const valuesOf = (lot: Kept): TermsValues => ({
  currency: lot.currency,
  ...pricesOf(lot),
  step_price: wholeOf(lot.step_price),
  start: 'later',
  start_at: localTimeOf(lot.start_at),
  end_at: localTimeOf(lot.end_at),
  latest_end_at: localTimeOf(lot.latest_end_at),
  bid_chances: lot.bid_chances,
  extend_minutes: lot.extend_seconds / 60,
  deposit_rate: lot.deposit_rate,
  need_approval: lot.need_approval,
  serial_number: lot.serial_number ?? '',
});

/** The same for a new run, which has times of its own. */
export const againOf = (lot: Kept): TermsValues => ({
  ...valuesOf(lot),
  start: 'now',
  start_at: '',
  end_at: endAfter(DAYS),
  latest_end_at: '',
});

const wire = (whole: number | null): string | null => (whole === null ? null : String(whole));

/**
 * As a call asks for them. A start that stands is said as it stands: the field knows no seconds.
 * @param kept the start of a lot whose terms are changed
 */
export function termsOf(values: TermsValues, kept?: string): AuctionTerms {
  const start = values.start === 'now' ? new Date().toISOString() : (instantOf(values.start_at) ?? '');
  const isKept = kept !== undefined && localTimeOf(kept) === values.start_at;
  return {
    currency: values.currency,
    start_price: wire(values.start_price) ?? '',
    reserve_price: wire(values.reserve_price),
    buy_now_price: wire(values.buy_now_price),
    step_price: wire(values.step_price),
    start_at: isKept ? kept : start,
    end_at: instantOf(values.end_at) ?? '',
    latest_end_at: instantOf(values.latest_end_at),
    bid_chances: values.bid_chances,
    extend_seconds: Math.round((values.extend_minutes ?? 0) * 60),
    deposit_rate: values.deposit_rate ?? 0,
    need_approval: values.need_approval,
  };
}

export type TermsProblem =
  | 'required'
  | 'above_zero'
  | 'above_start'
  | 'below_reserve'
  | 'in_past'
  | 'not_after_start'
  | 'before_end';

/** The three prices that each lot has for itself. */
export type Prices = Pick<TermsValues, 'start_price' | 'reserve_price' | 'buy_now_price'>;

/** What is wrong with the prices of one lot. */
export function priceProblems({
  start_price: start,
  reserve_price: reserve,
  buy_now_price: buyNow,
}: Prices): FieldProblems<Prices, TermsProblem> {
  const found: FieldProblems<Prices, TermsProblem> = {};
  if (start === null) found.start_price = 'required';
  else if (start <= 0) found.start_price = 'above_zero';
  if (reserve !== null && reserve <= (start ?? 0)) found.reserve_price = 'above_start';
  if (buyNow !== null && buyNow <= (start ?? 0)) found.buy_now_price = 'above_start';
  else if (buyNow !== null && reserve !== null && buyNow < reserve) found.buy_now_price = 'below_reserve';
  return found;
}

/**
 * What is wrong with the terms that several lots may share.
 * @param now epoch milliseconds
 */
export function sharedProblems(values: TermsValues, now: number): FieldProblems<TermsValues, TermsProblem> {
  const found: FieldProblems<TermsValues, TermsProblem> = {};
  const start = values.start === 'now' ? now : Date.parse(values.start_at);
  const end = Date.parse(values.end_at);
  const latest = Date.parse(values.latest_end_at);
  if (values.start === 'later' && Number.isNaN(start)) found.start_at = 'required';
  if (Number.isNaN(end)) found.end_at = 'required';
  else if (end <= now) found.end_at = 'in_past';
  else if (end <= start) found.end_at = 'not_after_start';
  if (latest < end) found.latest_end_at = 'before_end';
  if (values.step_price !== null && values.step_price <= 0) found.step_price = 'above_zero';
  if (values.bid_chances !== null && values.bid_chances <= 0) found.bid_chances = 'above_zero';
  return found;
}

/** A bidder's deposit as on the wire; null while the price or the rate is missing. */
export function depositOf({ currency, start_price, deposit_rate }: TermsValues): string | null {
  if (!isCurrency(currency) || start_price === null || !deposit_rate) return null;
  return toWire(depositFor(fromWire(String(start_price), currency), deposit_rate, currency), currency);
}

export const exemptBelow = (currency: string): string | null =>
  isCurrency(currency) ? String(DEPOSIT_EXEMPT_BELOW[currency]) : null;
