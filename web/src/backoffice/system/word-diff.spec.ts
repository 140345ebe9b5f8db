import { describe, expect, it } from 'vitest';
import { wordDiff, type Piece } from './word-diff';

const shown = (pieces: Piece[]): string =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const diff = (before: string, after: string): [string, string] => {
  const { before: was, after: is } = wordDiff(before, after);
  return [shown(was), shown(is)];
};

describe('the changed words', () => {
  it('are marked on both sides, the others are not', () => {
    expect(diff('A scratch on the rest', 'A deep scratch on the arm')).toEqual([
      'A scratch on the [rest]',
      'A [deep ]scratch on the [arm]',
    ]);
  });

  it('are words in Chinese and Japanese too', () => {
    expect(diff('额托有划痕', '额托有凹痕')[0]).toMatch(/^额托有\[.+\]$|^额托有\[.\]痕$/);
    const [was, is] = diff('顎台に傷があります。', '顎台に汚れがあります。');
    expect([was, is]).toEqual(['顎台に[傷]があります。', '顎台に[汚れ]があります。']);
  });

  it('are all of a text that exists on one side alone', () => {
    expect(diff('', 'New')).toEqual(['', '[New]']);
    expect(diff('Old', '')).toEqual(['[Old]', '']);
    expect(diff('Same', 'Same')).toEqual(['Same', 'Same']);
  });

  it('are one piece with the space between them', () => {
    expect(diff('one two three four', 'one 2 3 four')).toEqual(['one [two three] four', 'one [2 3] four']);
  });

  it('return each side whole, however long', () => {
    const before = Array.from({ length: 3000 }, (_, at) => `b${at}`).join(' ');
    const after = Array.from({ length: 3000 }, (_, at) => `a${at}`).join(' ');
    const { before: was, after: is } = wordDiff(before, after);
    expect(was.map(({ text }) => text).join('')).toBe(before);
    expect(is.map(({ text }) => text).join('')).toBe(after);
  });
});
