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
