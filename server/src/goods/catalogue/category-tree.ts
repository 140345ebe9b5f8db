import type { Category } from '@fovea/shared-types/goods/category.dto';
import { fileUrl } from '../../platform/storage/file-url.js';

export interface CategoryRow {
  id: number;
  pid: number | null;
  level: number;
  name: string;
  image_key: string | null;
  sort: number;
  status: number;
  /** Listed goods directly in it. */
  own_count: number;
}

/**
 * The tree of the wire from rows in the order to show; a parent counts what is below it.
 * @param depth levels to answer; what is deeper is still counted
 */
export function toCategoryTree(rows: readonly CategoryRow[], depth: number): Category[] {
  const childrenOf = new Map<number | null, CategoryRow[]>();
  for (const row of rows) {
    const siblings = childrenOf.get(row.pid);
    if (siblings) siblings.push(row);
    else childrenOf.set(row.pid, [row]);
  }
  const toNode = (row: CategoryRow): Category => {
    const children = (childrenOf.get(row.id) ?? []).map(toNode);
    return {
      id: String(row.id),
      pid: String(row.pid ?? 0),
      category_name: row.name,
      level: row.level,
      image: fileUrl(row.image_key),
      sort: row.sort,
      status: row.status,
      goods_count: children.reduce((sum, child) => sum + child.goods_count, row.own_count),
      children: row.level < depth ? children : [],
    };
  };
  return (childrenOf.get(null) ?? []).map(toNode);
}
