import type {
  ExchangeReference,
  ExchangeReferenceRequest,
} from '@fovea/shared-types/finance/exchange-reference.dto';
import { boughtFor, deviationOf, isNear, readRate } from '@fovea/shared-types/platform/exchange-rate';
import type { AddOf, DetailOf } from '@fovea/shared-types/record/record';
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
  rate_reason: string;
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

/** What the reference is looked up by; null until both currencies are there. */
export function referenceRequest(values: ExchangeValues): ExchangeReferenceRequest | null {
  const [sold_currency, bought_currency] = [
    currencyOf(values.sold_currency),
    currencyOf(values.bought_currency),
  ];
  if (sold_currency === null || bought_currency === null || sold_currency === bought_currency) return null;
  const { value_day } = values;
  const isDated = isOfPlatform(values) && value_day !== '';
  return { sold_currency, bought_currency, ...(isDated && { value_day }) };
}

/** How a rate compares with its reference. */
export interface RateCheck {
  /** Hundredths of a percent; null where there is no reference. */
  deviation: number | null;
  /** Whether it needs a reason. */
  isUnusual: boolean;
}

/** @returns null until there is a rate to compare */
export function rateCheckOf(
  { rate: typed }: Pick<ExchangeValues, 'rate'>,
  { rate: known, tolerance }: Pick<ExchangeReference, 'rate' | 'tolerance'>,
): RateCheck | null {
  const [rate, reference] = [readRate(wireOf(typed)), readRate(known ?? '')];
  if (rate === null) return null;
  if (reference === null) return { deviation: null, isUnusual: true };
  return { deviation: deviationOf(rate, reference), isUnusual: !isNear(rate, reference, tolerance) };
}

/** @param reference undefined while it is not known: the server checks it all the same */
export function problemsOf(values: ExchangeValues, reference?: ExchangeReference): ExchangeProblems {
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
  if (reference && rateCheckOf(values, reference)?.isUnusual) empty('rate_reason');
  const fee = minorOf(values.fee.trim() === '' ? '0' : values.fee, currencyOf(from));
  if (isOfPlatform(values) && from !== null && (fee === null || fee < 0)) found.fee = 'amount';
  if (Object.keys(found).length === 0 && previewOf(values) === null) found.sold = 'bounds';
  return found;
}

/** What a form begins with that requests the same once more. */
export function exchangeValues(shown: DetailOf<typeof exchange.declared>): ExchangeValues {
  const idOf = (id: number | null): string | null => (id === null ? null : String(id));
  return {
    whose: String(shown.whose),
    member_id: idOf(shown.member_id),
    company_id: idOf(shown.company_id),
    sold_currency: shown.sold_currency,
    sold: shown.sold,
    bought_currency: shown.bought_currency,
    rate: shown.rate,
    rate_reason: shown.rate_reason,
    fee: Number(shown.fee) === 0 ? '' : shown.fee,
    value_day: shown.value_day ?? '',
    reference: shown.reference,
    reason: shown.reason,
  };
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
    rate_reason: values.rate_reason.trim(),
    reference: values.reference.trim(),
    reason: values.reason.trim(),
  };
  if (isOfPlatform(values)) return { ...request, value_day: values.value_day, ...(fee !== '' && { fee }) };
  return whose === String(EXCHANGE_OWNER.member)
    ? { ...request, member_id: Number(member_id) }
    : { ...request, company_id: Number(company_id) };
}
