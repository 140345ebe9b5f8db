import { stepAt } from '@fovea/shared-types/currency-steps';
import { type Currency, fromWire, isCurrency, MAX_AMOUNT, minorPerUnit } from '@fovea/shared-types/money';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** Amounts a person may name on a lot, in whole yen, yuan or dollars (bids have no fraction). */

export interface BidScale {
  currency: Currency;
  /** The least amount that would be taken now. */
  min: number;
  /** What the field starts with. */
  suggested: number;
  max: number;
  /** Three amounts worth one press. */
  quick: readonly number[];
  /** The next amount up from one, by the step that holds there. */
  up: (amount: number) => number;
  down: (amount: number) => number;
}

type LotPrices = Pick<
  ShownLot,
  'currency' | 'min_next_bid' | 'fixed_step_price' | 'is_leading' | 'my_max_amount'
>;

/** How many steps above the first the second and third quick amount are. */
const QUICK_STEPS = [0, 2, 5] as const;

export function bidScale(lot: LotPrices): BidScale {
  const currency = isCurrency(lot.currency) ? lot.currency : 'JPY';
  const unit = minorPerUnit(currency);
  const fixed = lot.fixed_step_price === null ? null : fromWire(lot.fixed_step_price, currency);
  const stepFrom = (amount: number): number => (fixed ?? stepAt(amount * unit, currency)) / unit;
  const max = Math.floor(MAX_AMOUNT / unit);

  const nextBid = Math.ceil(fromWire(lot.min_next_bid, currency) / unit);
  // The leader only has to exceed their own maximum: one yen more is a raise, a step more is a sensible one.
  const ownMax = lot.is_leading && lot.my_max_amount !== null ? lot.my_max_amount / unit : null;
  const min = ownMax === null ? nextBid : ownMax + 1;
  const suggested = ownMax === null ? nextBid : ownMax + stepFrom(ownMax);

  const up = (amount: number): number => Math.min(max, Math.max(min, amount + stepFrom(amount)));
  const down = (amount: number): number => Math.max(min, amount - stepFrom(Math.max(0, amount - 1)));
  const quick = QUICK_STEPS.map((steps) => repeat(up, suggested, steps));
  return { currency, min, suggested, max, quick: [...new Set(quick)], up, down };
}

type AmountProblem = 'form.error_empty' | 'form.error_min' | 'form.error_max';

export function amountProblem(amount: number | null, scale: BidScale): AmountProblem | null {
  if (amount === null) return 'form.error_empty';
  if (amount < scale.min) return 'form.error_min';
  return amount > scale.max ? 'form.error_max' : null;
}

/** From this many times the least bid on, an amount more often has a zero too many than is meant. */
const OUT_OF_PROPORTION = 3;

/** Such an amount is typed again before it counts. */
export const isOutOfProportion = (amount: number | null, { min }: BidScale): boolean =>
  amount !== null && amount >= OUT_OF_PROPORTION * min;

export const toMinor = (whole: number, currency: Currency): number => whole * minorPerUnit(currency);

function repeat(rise: (amount: number) => number, from: number, times: number): number {
  let amount = from;
  for (let i = 0; i < times; i += 1) amount = rise(amount);
  return amount;
}
