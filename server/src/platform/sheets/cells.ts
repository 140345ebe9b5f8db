import type { FieldFault } from '../../i18n/texts.js';

/** What a cell says, or what is wrong with it. */
export type Reading<Value = string | number | boolean | number[]> = { value: Value } | { fault: FieldFault };

export const value = <Value>(said: Value): { value: Value } => ({ value: said });
export const fault = (key: FieldFault['key'], params?: FieldFault['params']): { fault: FieldFault } => ({
  fault: params ? { key, params } : { key },
});

/** A text as it is compared: without regard to width, case, spaces and the mark of a required column. */
export const folded = (said: string): string =>
  said
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*]+/g, '');

/** As people write figures: full-width, with separators, with a unit behind. */
const figure = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s,'’]/g, '')
    .replace(/^[¥$]|(?:円|元|h|mm|g|台)$/i, '');

export function wholeCell(text: string): Reading<number> {
  const said = figure(text).replace(/\.0+$/, '');
  return /^-?\d{1,15}$/.test(said) ? value(Number(said)) : fault('format');
}

/** An amount in whole units, two digits behind the point at most. */
export function moneyCell(text: string): Reading<string> {
  const said = figure(text).replace(/^(-?)0+(?=\d)/, '$1');
  if (said.startsWith('-')) return fault('too_small', { limit: 0 });
  if (!/^\d{1,14}(\.\d+)?$/.test(said)) return fault('format');
  const short = said.replace(/(\.\d{2})0+$/, '$1').replace(/\.0*$/, '');
  return /\.\d{3}/.test(short) ? fault('money_digits') : value(short);
}
