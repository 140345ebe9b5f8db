/** One number, or the first and the last of a range. */
const DASHES = /\s*[~〜]\s*/u;

/** A number as recalls are held against it: capitals of half width. */
export const folded = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/**
 * A range as it is kept, `A001~A099`, or one number.
 * @returns null where its ends cannot be held against each other: they are of different lengths, or turned
 */
export function rangeOf(typed: string): string | null {
  const ends = folded(typed).split(DASHES);
  const [first = '', last = first, ...more] = ends;
  const isSound =
    more.length === 0 && first !== '' && [...first].length === [...last].length && first <= last;
  if (!isSound) return null;
  return first === last ? first : `${first}~${last}`;
}
