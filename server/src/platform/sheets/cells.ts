import type { FieldFault } from '../../i18n/texts.js';
import type { Currency } from '@fovea/shared-types/money';
import { isMarkOf, writtenNumber } from './written-number.js';

/** The value of a cell, or what is wrong with it. */
export type Reading<Value = string | number | boolean | number[]> = { value: Value } | { fault: FieldFault };

export const value = <Value>(read: Value): { value: Value } => ({ value: read });
export const fault = (key: FieldFault['key'], params?: FieldFault['params']): { fault: FieldFault } => ({
  fault: params ? { key, params } : { key },
});

/** A text as it is compared: without regard to width, case, spaces and the mark of a required column. */
export const folded = (read: string): string =>
  read
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*]+/g, '');

/** A unit that people write behind a count or a measure. */
const UNIT = /\s*(?:h|mm|g|台)$/i;
/** Before or behind an amount, whose currency is in a column of its own. */
const CURRENCY_MARK = /^(-?)([¥$])\s*|\s*([円元])$/;

export function wholeCell(text: string): Reading<number> {
  const read = writtenNumber(text.normalize('NFKC').trim().replace(UNIT, ''))?.replace(/\.0+$/, '') ?? '';
  return /^-?\d{1,15}$/.test(read) ? value(Number(read)) : fault('format');
}

/**
 * An amount in whole units, two digits behind the point at most.
 * @param currency of the row; an amount marked as of another one is no amount of it
 */
export function moneyCell(text: string, currency: Currency): Reading<string> {
  const amount = text.normalize('NFKC').trim();
  const [, , before, behind] = CURRENCY_MARK.exec(amount) ?? [];
  if (!isMarkOf(before ?? behind, currency)) return fault('format');
  const read = writtenNumber(amount.replace(CURRENCY_MARK, '$1')) ?? '';
  if (read.startsWith('-')) return fault('too_small', { limit: 0 });
  if (!/^\d{1,14}(\.\d+)?$/.test(read)) return fault('format');
  const short = read.replace(/(\.\d{2})0+$/, '$1').replace(/\.0*$/, '');
  return /\.\d{3}/.test(short) ? fault('money_digits') : value(short);
}
