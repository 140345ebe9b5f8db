import { plainTextOf } from '../../platform/text/rich-text.js';

/** JSON inside a script element: nothing in it can end the element. */
export const scriptJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Rich text as one line of plain text, cut at a length. */
export const plainText = (html: string, max: number): string => shortened(plainTextOf(html), max);

/** A text in one line, cut at so many characters. */
export function shortened(text: string, max: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= max) return letters.join('');
  const kept = letters.slice(0, max - 1).join('');
  return `${kept.trimEnd()}…`;
}
