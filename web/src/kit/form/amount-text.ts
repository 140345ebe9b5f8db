import { fromWire, isCurrency } from '@fovea/shared-types/money';
import { plainNumber } from './number-text';

/** Amounts the way people type them: a form holds plain text, "1234.5", and "" for an empty field. */

/** As the wire has it: no currency, no separators, no point at the end. */
export const wireOf = (text: string): string => plainNumber(text).trim().replace(/\.$/, '');

/** Minor units; null for nothing, and for what is no amount of the currency. */
export function minorOf(text: string, currency: string | null): number | null {
  if (!isCurrency(currency)) return null;
  try {
    return fromWire(wireOf(text), currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
