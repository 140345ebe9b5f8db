const MASK = '***';

/**
 * A name of which a stranger sees the first and the last character: 入札 一郎 is 入***郎, Bo is B***. Always three
 * stars: the length of a name reveals something too.
 */
export function maskedName(name: string): string {
  const characters = [...name.normalize('NFC').trim()];
  const [first = ''] = characters;
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return first + MASK + last;
}
