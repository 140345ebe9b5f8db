import { describe, expect, it } from 'vitest';
import { type DiffPart, wordDiff } from './word-diff';

const marked = (parts: readonly DiffPart[]): string =>
  parts
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('');
const side = (parts: readonly DiffPart[], kind: 'added' | 'removed'): string =>
  parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('');

describe('what became of a text', () => {
  it('is shown word by word', () => {
    expect(marked(wordDiff('Scratch on the chin rest', 'Scratch on the head rest, repaired'))).toBe(
      'Scratch on the -chin-+head+ rest+, repaired+',
    );
  });

  it('is shown in words where no spaces separate them', () => {
    const parts = wordDiff('顎受けに傷があります', '額当てに傷があります');
    expect(parts.at(-1)).toMatchObject({ kind: 'same' });
    expect(side(parts, 'removed')).toBe('顎受けに傷があります');
    expect(side(parts, 'added')).toBe('額当てに傷があります');
  });

  it('is nothing where both are equal, and all where one is empty', () => {
    expect(wordDiff('OCT', 'OCT')).toEqual([{ kind: 'same', text: 'OCT' }]);
    expect(wordDiff('', 'New words')).toEqual([{ kind: 'added', text: 'New words' }]);
    expect(wordDiff('Old', '')).toEqual([{ kind: 'removed', text: 'Old' }]);
  });

  it('returns both texts, also of two long ones with nothing in common', () => {
    const old = 'lens '.repeat(2000);
    const fresh = 'probe '.repeat(2000);
    const parts = wordDiff(old, fresh);
    expect([side(parts, 'removed'), side(parts, 'added')]).toEqual([old, fresh]);
  });
});
