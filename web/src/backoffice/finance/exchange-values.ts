import { boughtFor, readRate } from '@fovea/shared-types/finance/exchange-rate';
import type { AddOf } from '@fovea/shared-types/record/record';
import { EXCHANGE_OWNER, type exchange } from '@fovea/shared-types/finance/exchange.record';
import { isAmount, isCurrency, toWire, type Currency } from '@fovea/shared-types/money';
import { minorOf, wireOf } from '../../kit/form/amount-text';

/** What the form holds, as it was typed. */
export interface ExchangeValues {
  whose: string;
  member_id: string | null;
  company_id: string | null;
  sold_currency: string | null;
  sold: string;
  bought_currency: string | null;
  rate: string;
  fee: string;
  value_day: string;
  reference: string;
  reason: string;
}

type Problem = 'empty' | 'other_currency' | 'rate' | 'amount' | 'bounds';
export type ExchangeProblems = { [Name in keyof ExchangeValues]?: Problem };

const currencyOf = (value: string | null): Currency | null => (isCurrency(value) ? value : null);

export const isOfPlatform = ({ whose }: ExchangeValues): boolean => whose === String(EXCHANGE_OWNER.house);

/** What is bought, as the server will count it; null until everything for it is there and right. */
export function previewOf(values: ExchangeValues): { bought: string; currency: Currency } | null {
  const [from, into] = [currencyOf(values.sold_currency), currencyOf(values.bought_currency)];
  const [sold, rate] = [minorOf(values.sold, from), readRate(wireOf(values.rate))];
  if (from === null || into === null || from === into || rate === null) return null;
  if (sold === null || !isAmount(sold)) return null;
  try {
    const bought = boughtFor(sold, rate, from, into);
    return isAmount(bought) ? { bought: toWire(bought, into), currency: into } : null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

export function problemsOf(values: ExchangeValues): ExchangeProblems {
  const found: ExchangeProblems = {};
  const empty = (...names: ReadonlyArray<keyof ExchangeValues>): void => {
    for (const name of names) if ((values[name] ?? '').trim() === '') found[name] = 'empty';
  };
  empty('sold_currency', 'sold', 'bought_currency', 'rate', 'reason');
  if (isOfPlatform(values)) empty('value_day', 'reference');
  else empty(values.whose === String(EXCHANGE_OWNER.member) ? 'member_id' : 'company_id');
  const { sold_currency: from, bought_currency: into } = values;
  if (from !== null && from === into) found.bought_currency = 'other_currency';
  const sold = minorOf(values.sold, currencyOf(from));
  if (from !== null && !found.sold && (sold === null || !isAmount(sold))) found.sold = 'amount';
  if (!found.rate && readRate(wireOf(values.rate)) === null) found.rate = 'rate';
  const fee = minorOf(values.fee.trim() === '' ? '0' : values.fee, currencyOf(from));
  if (isOfPlatform(values) && from !== null && (fee === null || fee < 0)) found.fee = 'amount';
  if (Object.keys(found).length === 0 && previewOf(values) === null) found.sold = 'bounds';
  return found;
}

/** The request; only for values without problems. */
export function exchangeRequest(values: ExchangeValues): AddOf<typeof exchange.declared> {
  const { whose, member_id, company_id } = values;
  const fee = wireOf(values.fee);
  const request = {
    sold_currency: currencyOf(values.sold_currency) ?? 'JPY',
    sold: wireOf(values.sold),
    bought_currency: currencyOf(values.bought_currency) ?? 'USD',
    rate: wireOf(values.rate),
    reference: values.reference.trim(),
    reason: values.reason.trim(),
  };
  if (isOfPlatform(values)) return { ...request, value_day: values.value_day, ...(fee !== '' && { fee }) };
  return whose === String(EXCHANGE_OWNER.member)
    ? { ...request, member_id: Number(member_id) }
    : { ...request, company_id: Number(company_id) };
}
