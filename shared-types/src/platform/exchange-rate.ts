import { minorPerUnit, type Currency } from '../money.js';

/** Digits after the point that a rate may have; the table keeps as many. */
export const RATE_DECIMALS = 8;
/** What one unit of any of our currencies could buy of another, with room to spare; the table holds the same bounds. */
export const RATE_MIN = '0.0001';
export const RATE_MAX = '10000';
/** Letters of the longest rate. */
export const RATE_LENGTH = 14;

const SCALE = 10n ** BigInt(RATE_DECIMALS);
const RATE_TEXT = /^(\d{1,5})(?:\.(\d{1,8}))?$/;

const scaled = (whole: string, decimals = ''): bigint => BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0'));
const LEAST = scaled('0', '0001');
const MOST = scaled(RATE_MAX);

/**
 * Units of the bought currency for one unit of the sold one, exactly: a count of hundred-millionths.
 * @returns null for what is no rate
 */
export function readRate(text: string): bigint | null {
  const [, whole, decimals] = RATE_TEXT.exec(text) ?? [];
  if (whole === undefined) return null;
  const rate = scaled(whole, decimals);
  return rate >= LEAST && rate <= MOST ? rate : null;
}

/**
 * What is bought for an amount, in minor units, rounded half up.
 * @param sold minor units, >= 0
 * @param rate as `readRate` says it
 * @throws RangeError where the result is no safe integer
 */
export function boughtFor(sold: number, rate: bigint, from: Currency, into: Currency): number {
  if (!Number.isSafeInteger(sold) || sold < 0) throw new RangeError('only amounts >= 0 are exchanged');
  const parts = BigInt(sold) * rate * BigInt(minorPerUnit(into));
  const one = SCALE * BigInt(minorPerUnit(from));
  const bought = Number((2n * parts + one) / (2n * one));
  if (!Number.isSafeInteger(bought)) throw new RangeError('more is bought than can be counted');
  return bought;
}

/** The rate of the other direction, rounded half up; it is within the bounds as the rate is. */
export const inverseRate = (rate: bigint): bigint => (2n * SCALE * SCALE + rate) / (2n * rate);

const MARKET_RATE = /^(\d{1,9})(?:\.(\d{1,12}))?$/;
const MARKET_DECIMALS = 12;

/**
 * What one unit of a currency is worth in another, of what one unit of a third is worth in both, rounded half up.
 * @returns null where either is no positive number, or the result no rate
 */
export function quotientRate(inQuote: string, inBase: string): string | null {
  const [quote, base] = [inQuote, inBase].map((text) => {
    const [, whole, decimals = ''] = MARKET_RATE.exec(text) ?? [];
    return whole === undefined ? 0n : BigInt(whole + decimals.padEnd(MARKET_DECIMALS, '0'));
  });
  if (!quote || !base) return null;
  const text = rateText((2n * quote * SCALE + base) / (2n * base));
  return readRate(text) === null ? null : text;
}

/** A rate as `readRate` reads it, without zeros at its end. */
export function rateText(rate: bigint): string {
  const decimals = (rate % SCALE).toString().padStart(RATE_DECIMALS, '0').replace(/0+$/, '');
  return `${rate / SCALE}${decimals === '' ? '' : `.${decimals}`}`;
}

/**
 * By how many hundredths of a percent a rate is above its reference, below zero where it is below; rounded
 * away from zero, so that a rate outside a tolerance never looks as if it were within.
 */
export function deviationOf(rate: bigint, reference: bigint): number {
  const difference = (rate - reference) * 10_000n;
  const [size, sign] = difference < 0n ? [-difference, -1] : [difference, 1];
  return sign * Number((size + reference - 1n) / reference) || 0;
}

/** Whether a rate is as near to its reference as `tolerance` percent; the table of exchanges holds the same. */
export const isNear = (rate: bigint, reference: bigint, tolerance: number): boolean =>
  (rate > reference ? rate - reference : reference - rate) * 100n <= reference * BigInt(tolerance);
