import { boughtFor, readRate } from '@fovea/shared-types/finance/exchange-rate';
import type { AddExchangeRequest } from '@fovea/shared-types/finance/exchange.dto';
import { fromWire, isAmount, MAX_AMOUNT, type Currency } from '@fovea/shared-types/money';
import { fieldError } from '../../platform/kernel/app-error.js';

/** What is exchanged for what; minor units. */
export interface ExchangeTerms {
  soldCurrency: Currency;
  sold: number;
  boughtCurrency: Currency;
  bought: number;
  rate: string;
  fee: number;
}

type ExchangeInput = Pick<AddExchangeRequest, 'sold' | 'sold_currency' | 'bought_currency' | 'rate' | 'fee'>;

/** @throws VALIDATION with what is wrong with which field */
export function termsOf(requested: ExchangeInput): ExchangeTerms {
  const { sold_currency: soldCurrency, bought_currency: boughtCurrency, rate: rateText } = requested;
  if (soldCurrency === boughtCurrency) throw fieldError({ bought_currency: { key: 'other_currency' } });
  const sold = amountOf('sold', requested.sold, soldCurrency);
  if (!isAmount(sold)) throw fieldError({ sold: { key: 'exchange_bounds' } });
  const fee = amountOf('fee', requested.fee ?? '0', soldCurrency);
  if (fee < 0 || fee > MAX_AMOUNT) throw fieldError({ fee: { key: 'exchange_bounds' } });
  const rate = readRate(rateText);
  if (rate === null) throw fieldError({ rate: { key: 'exchange_rate' } });
  const bought = boughtOrNone(sold, rate, soldCurrency, boughtCurrency);
  if (!isAmount(bought)) throw fieldError({ sold: { key: 'exchange_bounds' } });
  return { soldCurrency, sold, boughtCurrency, bought, rate: rateText, fee };
}

function amountOf(field: 'sold' | 'fee', text: string, currency: Currency): number {
  try {
    return fromWire(text, currency);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldError({ [field]: { key: 'money_digits' } });
  }
}

/** 0 where it is more than can be counted: neither can be booked. */
function boughtOrNone(sold: number, rate: bigint, from: Currency, into: Currency): number {
  try {
    return boughtFor(sold, rate, from, into);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 0;
  }
}
