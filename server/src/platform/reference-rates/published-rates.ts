import { CURRENCIES, type Currency } from '@fovea/shared-types/money';
import { quotientRate } from '@fovea/shared-types/platform/exchange-rate';
import { DateTime } from 'luxon';

/** Units of a currency for one unit of another, as a source published it on a day. */
export interface PublishedRates {
  day: string;
  /** By currency, units of it for one of the source's own base. */
  perBase: ReadonlyMap<string, string>;
}

const NUMBER = /^\d{1,9}(?:\.\d{1,12})?$/;
const ECB_DAY = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/;
const ECB_RATE = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([^'"]+)['"]\s*\/>/g;

/**
 * Reads what a source of rates publishes: the daily file of the European Central Bank
 * (https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml, all rates per euro), or JSON of the form
 * `{ "base": "EUR", "date": "2026-11-27", "rates": { "JPY": 178.2, "USD": 1.16 } }`.
 * @throws Error for anything else, and where a currency of ours is missing
 */
export function publishedRates(text: string): PublishedRates {
  const read = text.trimStart().startsWith('<') ? ofEcb(text) : ofJson(text);
  if (!DateTime.fromISO(read.day, { zone: 'utc' }).isValid)
    throw new Error(`the source of rates has no day: ${read.day.slice(0, 40)}`);
  for (const currency of CURRENCIES) {
    const rate = read.perBase.get(currency);
    if (rate === undefined || !NUMBER.test(rate) || Number(rate) === 0)
      throw new Error(`the source of rates has no rate of ${currency}`);
  }
  return read;
}

function ofEcb(text: string): PublishedRates {
  // A file of several days begins with the newest.
  const [day = '', ...more] = text.split(/(?=<Cube\s+time=)/).slice(1);
  const newest = more.length === 0 ? day : day.slice(0, day.lastIndexOf('</Cube>'));
  const perBase = new Map(
    [...newest.matchAll(ECB_RATE)].map(([, currency = '', rate = '']) => [currency, rate]),
  );
  return { day: ECB_DAY.exec(newest)?.[1] ?? '', perBase: perBase.set('EUR', '1') };
}

function ofJson(text: string): PublishedRates {
  const answer: unknown = JSON.parse(text);
  const { base, date, rates } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  if (typeof base !== 'string' || typeof date !== 'string' || typeof rates !== 'object' || rates === null)
    throw new Error('the source of rates answered without base, date and rates');
  const perBase = new Map(Object.entries(rates).map(([currency, rate]) => [currency, String(rate)]));
  return { day: date, perBase: perBase.set(base, '1') };
}

/** The pairs that are kept: a unit of the first is worth more than one of the second. */
const KEPT_PAIRS: ReadonlyArray<readonly [Currency, Currency]> = [
  ['USD', 'JPY'],
  ['USD', 'CNY'],
  ['CNY', 'JPY'],
];

export interface PublishedRate {
  base: Currency;
  quote: Currency;
  rate: string;
}

/** The rate of each pair of ours, with as many decimals as the table keeps. */
export function pairsOf({ perBase }: PublishedRates): PublishedRate[] {
  return KEPT_PAIRS.map(([base, quote]) => {
    const rate = quotientRate(perBase.get(quote) ?? '', perBase.get(base) ?? '');
    if (rate === null) throw new Error(`the source of rates has an implausible rate of ${base} in ${quote}`);
    return { base, quote, rate };
  });
}
