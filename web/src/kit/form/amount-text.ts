import { fromWire, isCurrency, minorDigits } from '@fovea/shared-types/money';

/**
 * Parses and formats amounts the way people type them: a form holds plain text, "1234.5", and "" for an empty
 * field.
 */

/** Of what an amount may hold at most. */
const WHOLE_MAX = 13;

const digitsOf = (currency: string | null): number => (isCurrency(currency) ? minorDigits(currency) : 2);

/**
 * The sum in a text: "¥1,200,000", "１２００", "US$ 19.80". One point is the decimal one, several separate thousands; what
 * the currency has no digits for is cut off.
 */
export const readAmount = (text: string, currency: string | null): string =>
  readDecimal(text, digitsOf(currency));

export function readDecimal(text: string, digits: number): string {
  const plain = text.normalize('NFKC').replace(/[^\d.]/g, '');
  const [before = '', ...after] = plain.split('.');
  const isThousands = after.length > 1;
  const whole = (isThousands ? before + after.join('') : before).replace(/^0+(?=\d)/, '').slice(0, WHOLE_MAX);
  if (isThousands || after.length === 0 || digits === 0) return whole;
  return `${whole === '' ? '0' : whole}.${after.join('').slice(0, digits)}`;
}

/** With thousands separators. */
export function writeAmount(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** As the wire has it: no point at the end, no separators. */
export const wireOf = (plain: string): string => plain.replaceAll(',', '').replace(/\.$/, '');

/** Minor units; null for nothing, and for what is no amount of the currency. */
export function minorOf(plain: string, currency: string | null): number | null {
  if (!isCurrency(currency)) return null;
  try {
    return fromWire(wireOf(plain), currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
