import { isAmount, type Currency } from '@fovea/shared-types/money';
import type { BankFile } from './bank-line.js';
import { minorIn } from './bank-sheet.js';
import type { XmlElement } from './xml-tree.js';

/** The result of one of our payments without its amount, or of a whole file of ours. */
export interface BareOutcome {
  row: number;
  /** What its number is of. */
  of: 'payment' | 'file';
  number: string;
  words: string;
  isRefused: boolean;
}

/** The contents of an ISO 20022 file. */
export interface IsoFile extends BankFile {
  bare: BareOutcome[];
}

/** The amount of an element with `Ccy`, in minor units; `currency` where it is in another one. */
export function sumOf(
  element: XmlElement | undefined,
  currency: Currency,
): { amount: number } | { fault: 'amount' | 'currency' } {
  const stated = element?.attributes['Ccy'] ?? '';
  if (stated !== currency) return { fault: stated === '' ? 'amount' : 'currency' };
  // A number of XML and nothing else: marks, commas and signs are none of it.
  const decimal = /^0*(\d+(?:\.\d+)?)$/.exec((element?.text ?? '').trim())?.[1];
  const amount = decimal === undefined ? null : minorIn(decimal, currency);
  return amount !== null && isAmount(amount) ? { amount } : { fault: 'amount' };
}

/** Each of these once, in one line. */
export const joined = (...parts: string[]): string =>
  [...new Set(parts.map((part) => part.replace(/\s+/g, ' ').trim()))].filter((part) => part !== '').join(' ');
