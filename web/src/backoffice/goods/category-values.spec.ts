import type { AdminCategory } from '@fovea/shared-types/goods/category.dto';
import { parentChoices } from './category-values';

const aCategory = (id: string, level: number, children: AdminCategory[] = []): AdminCategory => ({
  id,
  pid: '0',
  level,
  category_name: `Category ${id}`,
  category_name_c: '',
  category_name_e: '',
  category_name_j: '',
  image: null,
  sort: 0,
  status: 1,
  goods_count: 0,
  children,
});
const leaf = aCategory('3', 3);
const branch = aCategory('2', 2, [leaf]);
const tree = [aCategory('1', 1, [branch]), aCategory('4', 1)];

describe('where a category may be', () => {
  it('is anywhere above the last level, for a new one', () => {
    expect(parentChoices(tree, null)).toEqual([
      { value: '1', label: 'Category 1', children: [{ value: '2', label: 'Category 2' }] },
      { value: '4', label: 'Category 4' },
    ]);
  });

  it('is not below itself, and not where the deepest of it would have no level', () => {
    expect(parentChoices(tree, branch)).toEqual([
      { value: '1', label: 'Category 1' },
      { value: '4', label: 'Category 4' },
    ]);
    expect(parentChoices(tree, tree[0] ?? null)).toEqual([]);
  });
});
