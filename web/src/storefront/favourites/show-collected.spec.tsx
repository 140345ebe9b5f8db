import { describe, expect, it } from 'vitest';
import { withCollected } from './show-collected';

describe('an answer with goods', () => {
  const card = { id: 5, goods_sn: 'A', is_collect: false };
  const lot = { id: 9, goods_id: 5, is_collect: false };

  it('shows the new heart on cards, lots and within pages', () => {
    expect(withCollected({ total: 2, data: [card, lot] }, 5, true)).toEqual({
      total: 2,
      data: [
        { ...card, is_collect: true },
        { ...lot, is_collect: true },
      ],
    });
    expect(withCollected({ pages: [{ data: [lot] }] }, 5, true)).toEqual({
      pages: [{ data: [{ ...lot, is_collect: true }] }],
    });
  });

  it('stays the very same when it holds none of them', () => {
    const answer = { data: [card, { id: 5, name: 'a person' }, null], total: 1 };
    expect(withCollected(answer, 9, true)).toBe(answer);
    expect(withCollected(undefined, 5, true)).toBeUndefined();
  });
});
