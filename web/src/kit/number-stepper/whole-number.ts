/** Reading and writing whole numbers the way people type them, also with an input method or by pasting a price. */

const FULL_WIDTH_OFFSET = 0xfee0;

/** Full-width digits and punctuation as their plain twins. */
const toHalfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET));

/**
 * The whole number in a text: "¥1,200,000", "１２００", "1 200 円". One or two decimals are cut off;
 * any other point separates thousands, as in "1.200.000".
 * @returns null when there is no digit
 */
export function readWhole(text: string): number | null {
  const whole = toHalfWidth(text).replace(/\.\d{0,2}\D*$/, '');
  const digits = whole.replace(/\D/g, '').slice(0, 15);
  return digits === '' ? null : Number(digits);
}

/** With thousands separators; empty for null. */
export const writeWhole = (value: number | null): string =>
  value === null ? '' : String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** What counts of a whole number; of a sum its point does too. */
const DIGIT = /\d/;

/** Where the caret belongs after separators moved: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number, counted = DIGIT): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (counted.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}

export const digitsIn = (text: string, counted = DIGIT): number =>
  [...toHalfWidth(text)].filter((character) => counted.test(character)).length;
