/**
 * Numbers as people type them. What is typed is never changed into another number: it is read if it is one, and is otherwise
 * shown as it was typed and refused.
 */

/** A number must be within these; both are whole numbers of the unit that is typed. */
export interface NumberBounds {
  min?: number;
  max?: number;
  /** Decimals there may be; none when absent. */
  digits?: number;
}

export type NumberFault = 'number' | 'whole' | 'digits' | 'min' | 'max';

const MARKS = /(?:JPY|CNY|USD|RMB|US|CN|JP)?[¥$]|JPY|CNY|USD|RMB|円|元/gi;
const HYPHENS = /[\u2010-\u2015\u2212\u30fc]/g;
const SHAPE = /^-?\d*(?:\.\d*)?$/;
/** Several points separate thousands. */
const POINTS = /^-?\d{1,3}(?:\.\d{3}){2,}$/;

/**
 * The number in a text, without separators and currency: "¥1,200,000", "１２００", "US$ 19.80", "-8", "1.200.000". Half of a
 * number, "19." or "-", counts as one while it is typed; what is no number is returned as it is.
 */
export function plainNumber(text: string): string {
  const bare = text
    .normalize('NFKC')
    .replace(HYPHENS, '-')
    .replace(/[\s,']/g, '')
    .replace(MARKS, '');
  if (POINTS.test(bare)) return bare.replaceAll('.', '');
  if (!SHAPE.test(bare)) return text;
  return bare.replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.');
}

const isEmpty = (plain: string): boolean => plain.trim() === '';
const isNumber = (plain: string): boolean => SHAPE.test(plain) && /\d/.test(plain);

/** The value of a plain number; null for an empty text and for what is no number. */
export const valueOfPlain = (plain: string): number | null => (isNumber(plain) ? Number(plain) : null);

/** With thousands separators; what is no number stays as it is. */
export function groupedNumber(plain: string): string {
  if (!SHAPE.test(plain)) return plain;
  const [whole = '', ...decimals] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Why a text is refused; null when it is empty, or a number within the bounds. */
export function numberFault(
  text: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER, digits = 0 }: NumberBounds,
): NumberFault | null {
  const plain = plainNumber(text);
  if (isEmpty(plain)) return null;
  if (!isNumber(plain)) return 'number';
  const decimals = (plain.split('.')[1] ?? '').replace(/0+$/, '');
  if (decimals.length > digits) return digits === 0 ? 'whole' : 'digits';
  if (Number(plain) < min) return 'min';
  return Number(plain) > max ? 'max' : null;
}

/** The whole number in a text; null for what is none. */
export function wholeIn(text: string): number | null {
  const plain = plainNumber(text);
  if (numberFault(text, { min: Number.MIN_SAFE_INTEGER }) !== null) return null;
  return valueOfPlain(plain);
}
