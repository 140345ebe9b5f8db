import { toCategoryTree, type CategoryRow } from './category-tree.js';

const row = (id: number, pid: number | null, level: number, own_count: number): CategoryRow => ({
  id,
  pid,
  level,
  name: `category ${id}`,
  image_key: null,
  sort: id,
  status: 1,
  own_count,
});

const rows = [row(1, null, 1, 0), row(2, null, 1, 4), row(3, 1, 2, 2), row(4, 3, 3, 5)];

describe('the tree of categories', () => {
  it('counts the goods below each node and speaks in string ids', () => {
    const [first, second] = toCategoryTree(rows, 3);
    expect(first).toMatchObject({ id: '1', pid: '0', goods_count: 7 });
    expect(first?.children[0]).toMatchObject({ id: '3', pid: '1', goods_count: 7 });
    expect(first?.children[0]?.children[0]).toMatchObject({ id: '4', goods_count: 5, children: [] });
    expect(second).toMatchObject({ id: '2', goods_count: 4, children: [] });
  });

  it('still counts what it does not show', () => {
    expect(toCategoryTree(rows, 1)).toMatchObject([
      { id: '1', goods_count: 7, children: [] },
      { id: '2', goods_count: 4, children: [] },
    ]);
  });
});
