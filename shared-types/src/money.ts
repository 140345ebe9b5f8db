/** Money is an integer count of minor units beside its currency; this file is the only place that converts. */
export type Currency = 'JPY' | 'CNY' | 'USD';

export const CURRENCIES: readonly Currency[] = ['JPY', 'CNY', 'USD'];

/** The largest amount anybody may name, in minor units; sums of many such amounts still fit a safe integer. */
export const MAX_AMOUNT = 10_000_000_000_000;

const MINOR_DIGITS: Readonly<Record<Currency, number>> = { JPY: 0, CNY: 2, USD: 2 };
const MINOR_PER_UNIT: Readonly<Record<Currency, number>> = { JPY: 1, CNY: 100, USD: 100 };

export function isCurrency(text: unknown): text is Currency {
  return text === 'JPY' || text === 'CNY' || text === 'USD';
}

/** Digits after the decimal point: 0 for JPY, 2 for CNY and USD. */
export function minorDigits(currency: Currency): number {
  return MINOR_DIGITS[currency];
}

/** Minor units in one yen, yuan or dollar: 1, 100, 100. */
export function minorPerUnit(currency: Currency): number {
  return MINOR_PER_UNIT[currency];
}

/** True for what a person may name as an amount: a whole number of minor units from 1 to 10^13. */
export function isAmount(amountMinor: number): boolean {
  return Number.isInteger(amountMinor) && amountMinor >= 1 && amountMinor <= MAX_AMOUNT;
}

/** True when an amount has no fraction of a yen, yuan or dollar, as every bid must. */
export function isWholeUnits(amountMinor: number, currency: Currency): boolean {
  return amountMinor % MINOR_PER_UNIT[currency] === 0;
}

/**
 * The decimal string of the wire: "1980" in JPY, "19.80" in CNY and USD.
 * @throws RangeError when the amount is no safe integer: a fraction of a minor unit is our mistake
 */
export const toWire = (amountMinor: number, currency: Currency): string =>
  decimalText(amountMinor, MINOR_DIGITS[currency]);

/** The same for an amount that came in any currency of ISO 4217; no account is kept in most of them. */
export function toWireOfAny(amountMinor: number, currency: string): string {
  if (isCurrency(currency)) return toWire(amountMinor, currency);
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return decimalText(amountMinor, digits);
}

function decimalText(amountMinor: number, digits: number): string {
  requireSafe(amountMinor);
  const sign = amountMinor < 0 ? '-' : '';
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Reads a decimal string in whole units. Decimals beyond the currency's digits are taken only when they
 * are zeros, so "100.00" is 100 yen and "100.50" is refused.
 * The sign is read because balances and corrections may be negative; what a person names is checked by `isAmount`.
 * @returns minor units
 * @throws RangeError when the text is not such a number
 */
export function fromWire(text: string, currency: Currency): number {
  const match = /^(-?)(0|[1-9]\d{0,15})(?:\.(\d{1,8}))?$/.exec(text);
  if (match === null) throw new RangeError('not a decimal money string');
  const [, sign = '', whole = '0', decimals = ''] = match;
  const digits = MINOR_DIGITS[currency];
  if (/[1-9]/.test(decimals.slice(digits))) throw new RangeError('more decimals than the currency has');
  const minor = Number(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  requireSafe(minor);
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/**
 * A percentage of an amount, rounded half up to whole minor units.
 * @param total       minor units, >= 0
 * @param ratePercent >= 0, at most two decimals (12.5 means 12.5 %)
 */
export function percentOf(total: number, ratePercent: number): number {
  requireSafe(total);
  const basisPoints = Math.round(ratePercent * 100);
  if (total < 0 || basisPoints < 0) throw new RangeError('a percentage is taken of amounts >= 0 only');
  return Number((BigInt(total) * BigInt(basisPoints) + 5_000n) / 10_000n);
}

/** Hundredths of a percent in a whole. */
export const WHOLE_RATE = 10_000;

/** Whole yen, yuan or dollars in minor units. */
export const ofUnits = (units: number, currency: Currency): number => units * MINOR_PER_UNIT[currency];

/**
 * `amount` times `part` of `whole`, rounded down.
 * @param amount minor units
 * @param whole  not 0
 */
export const partOf = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** The same at a rate of so many hundredths of a percent. */
export const atRate = (amount: number, rate: number): number => partOf(amount, rate, WHOLE_RATE);

/**
 * Tax at a rate on amounts without it and on amounts that contain it, together rounded once, towards 0.
 * @param rate in hundredths of a percent
 */
export function taxOnAll({ net, gross }: { net: number; gross: number }, rate: number): number {
  const [whole, withTax] = [BigInt(WHOLE_RATE), BigInt(WHOLE_RATE + rate)];
  return Number(
    (BigInt(net) * BigInt(rate) * withTax + BigInt(gross) * BigInt(rate) * whole) / (whole * withTax),
  );
}

/** `amount` times `part` of `whole`, half a minor unit to the even one. */
export function evenPartOf(amount: number, part: number, whole: number): number {
  const [product, total] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  const twice = (product % total) * 2n;
  const floor = product / total;
  return Number(twice > total || (twice === total && floor % 2n === 1n) ? floor + 1n : floor);
}

/**
 * Splits `total` over `weights` so that the parts sum to `total` exactly; the first parts take the odd units.
 * @param total   minor units, >= 0
 * @param weights non-empty, integers >= 0, not all 0
 * @returns parts in the order of `weights`; a weight of 0 gets 0
 * @throws RangeError when the arguments are none of this
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  requireSafe(total);
  if (total < 0) throw new RangeError('only amounts >= 0 are split');
  let weightSum = 0n;
  for (const weight of weights) {
    requireSafe(weight);
    if (weight < 0) throw new RangeError('weights are >= 0');
    weightSum += BigInt(weight);
  }
  if (weightSum === 0n) throw new RangeError('at least one weight is above 0');
  let rest = total;
  const parts = weights.map((weight) => {
    // Products of two safe integers leave the safe range, hence BigInt.
    const part = Number((BigInt(total) * BigInt(weight)) / weightSum);
    rest -= part;
    return part;
  });
  // Each weighted part lost less than one unit, so one pass over the weighted parts always suffices.
  return parts.map((part, index) => {
    if (rest === 0 || weights[index] === 0) return part;
    rest -= 1;
    return part + 1;
  });
}

function requireSafe(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError('money is a safe integer of minor units');
}
