import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits';

describe('what two people made of one record', () => {
  const before = { name: 'Clerk', remark: '', menus: ['1'] };

  it('is merged when each changed a different field', () => {
    expect(mergeEdits(before, { ...before, name: 'Clerk 2' }, { ...before, menus: ['1', '2'] })).toEqual({
      merged: { name: 'Clerk 2', remark: '', menus: ['1', '2'] },
      isContested: false,
    });
  });

  it('keeps what was typed here where both changed the same field, and shows that', () => {
    expect(
      mergeEdits(before, { ...before, name: 'Mine' }, { ...before, name: 'Theirs', remark: 'R' }),
    ).toEqual({
      merged: { name: 'Mine', remark: 'R', menus: ['1'] },
      isContested: true,
    });
  });

  it('is not contested when both came to the same', () => {
    const same = { ...before, menus: ['1', '3'] };
    expect(mergeEdits(before, same, { ...same, menus: ['1', '3'] })).toEqual({
      merged: same,
      isContested: false,
    });
  });
});
