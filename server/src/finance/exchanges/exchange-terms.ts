import { boughtFor, readRate } from '@fovea/shared-types/platform/exchange-rate';
import type { exchange } from '@fovea/shared-types/finance/exchange.record';
import { isAmount, MAX_AMOUNT } from '@fovea/shared-types/money';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { fieldError } from '../../platform/kernel/app-error.js';
import { minorUnits } from '../../platform/records/minor-units.js';

export type RequestedExchange = StoredOf<typeof exchange.declared>;

/** @throws VALIDATION with what is wrong with which field */
export function checkTerms(requested: RequestedExchange): void {
  const { sold_currency, bought_currency } = requested;
  if (sold_currency === bought_currency) throw fieldError({ bought_currency: { key: 'other_currency' } });
  if (!isAmount(minorUnits('sold', requested.sold, sold_currency)))
    throw fieldError({ sold: { key: 'exchange_bounds' } });
  const fee = minorUnits('fee', requested.fee, sold_currency);
  if (fee < 0 || fee > MAX_AMOUNT) throw fieldError({ fee: { key: 'exchange_bounds' } });
  if (!isAmount(boughtOf(requested))) throw fieldError({ sold: { key: 'exchange_bounds' } });
}

/**
 * Minor units of the bought currency; 0 where they are more than can be counted: neither can be posted.
 * @throws VALIDATION of what is no rate
 */
export function boughtOf({ sold, sold_currency, bought_currency, rate: text }: RequestedExchange): number {
  const rate = readRate(text);
  if (rate === null) throw fieldError({ rate: { key: 'exchange_rate' } });
  try {
    return boughtFor(minorUnits('sold', sold, sold_currency), rate, sold_currency, bought_currency);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 0;
  }
}
