import { fromWire, isCurrency } from '@fovea/shared-types/money';
import { fieldError, invariant } from '../kernel/app-error.js';

/**
 * A request's amount in minor units.
 * @param text whole units, by the request's class
 * @throws VALIDATION of the field where the currency has fewer decimals
 */
export function minorUnits(field: string, text: string, currency: unknown): number {
  invariant(isCurrency(currency), `${field} has a currency: ${String(currency)}`);
  try {
    return fromWire(text, currency);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldError({ [field]: { key: 'money_digits' } });
  }
}
