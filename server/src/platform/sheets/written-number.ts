import { type Currency, minorDigits } from '@fovea/shared-types/money';

/** Commas separate groups of three or do not occur: "12,34" may mean 12.34 and is no number. */
const DIGITS = String.raw`(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?`;
const NUMBER = new RegExp(`^([+-]?)(${DIGITS})$`);

/** How people and banks mark an amount of a currency, in NFKC and upper case. */
const MARKS: Readonly<Record<Currency, readonly string[]>> = {
  JPY: ['JPY', '¥', '円', '日元'],
  CNY: ['CNY', 'RMB', '¥', '元', '人民币'],
  USD: ['USD', 'US$', '$', '美元'],
};

/** @param mark none belongs to every currency */
export const isMarkOf = (mark: string | undefined, currency: Currency): boolean =>
  mark === undefined || MARKS[currency].includes(mark);

const amountIn = (marks: readonly string[]): RegExp => {
  const mark = `(?:${marks.map((text) => text.replace('$', String.raw`\$`)).join('|')})`;
  return new RegExp(String.raw`^([+-]?)\s*(?:${mark}\s*)?([+-]?)(${DIGITS})(?:\s*${mark})?$`);
};
const AMOUNT: Readonly<Record<Currency, RegExp>> = {
  JPY: amountIn(MARKS.JPY),
  CNY: amountIn(MARKS.CNY),
  USD: amountIn(MARKS.USD),
};

const plain = (sign: string, digits: string): string =>
  (sign === '-' ? '-' : '') + digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');

const asWritten = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/**
 * A bare number as people write it, as a plain decimal string; null where the text contains anything else.
 */
export function writtenNumber(text: string): string | null {
  const [, sign = '', digits] = NUMBER.exec(asWritten(text)) ?? [];
  return digits === undefined ? null : plain(sign, digits);
}

/**
 * An amount of this currency as a plain decimal string, with its own marks perhaps and no more decimals than
 * it has; null where the text contains anything else, another currency's mark above all.
 */
export function writtenAmount(text: string, currency: Currency): string | null {
  const [, before = '', after = '', digits] = AMOUNT[currency].exec(asWritten(text)) ?? [];
  if (digits === undefined || (before !== '' && after !== '')) return null;
  const [, decimals = ''] = digits.split('.');
  return decimals.length > minorDigits(currency) ? null : plain(before || after, digits);
}
