/** What the caret stays behind while separators move: a digit, a point, a sign. */
const COUNTED = /[\d.-]/;

/** Where the caret belongs after separators moved: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (COUNTED.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}

export const digitsIn = (text: string): number =>
  [...text.normalize('NFKC')].filter((character) => COUNTED.test(character)).length;
