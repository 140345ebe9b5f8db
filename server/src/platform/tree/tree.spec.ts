import { toTree, withAncestors } from './tree.js';

const aRow = (id: number, pid: number | null) => ({ id, pid });

describe('rows as a tree', () => {
  it('leave out what hangs on nothing, or on itself in a circle', () => {
    const rows = [aRow(1, null), aRow(2, 9), aRow(3, 4), aRow(4, 3)];
    expect(toTree(rows, ({ id }, children: unknown[]) => ({ id, children }))).toEqual([
      { id: 1, children: [] },
    ]);
  });

  it('keep the way to what a search finds', () => {
    const rows = [aRow(1, null), aRow(2, 1), aRow(3, 2), aRow(4, 1)];
    expect(withAncestors(rows, ({ id }) => id === 3).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
