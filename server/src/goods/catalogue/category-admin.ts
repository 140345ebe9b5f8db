import type { AdminCategory, CategoryDetail } from '@fovea/shared-types/goods/category.dto';
import type { Language } from '@fovea/shared-types/language';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { inLanguage } from '../../platform/database/localized.js';
import { versionOf } from '../../platform/database/row-version.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { treeId } from '../../platform/tree/tree.js';
import type { AdminCategoryRow, CategoryFields } from './category.repository.js';

/** What the form of a category edits. */
export const categoryFieldsOf = (row: AdminCategoryRow): CategoryFields => ({
  pid: row.pid,
  name_c: row.name_c,
  name_e: row.name_e,
  name_j: row.name_j,
  sort: row.sort,
  status: row.status,
  image_file_id: row.image_file_id,
});

export const categoryName = (row: CategoryFields, language: Language): string =>
  inLanguage({ c: row.name_c, e: row.name_e, j: row.name_j }, language);

const namesOf = (row: AdminCategoryRow, language: Language) => ({
  category_name: categoryName(row, language),
  category_name_c: row.name_c,
  category_name_e: row.name_e,
  category_name_j: row.name_j,
});

export const toAdminCategory = (
  row: AdminCategoryRow,
  language: Language,
  children: AdminCategory[],
): AdminCategory => ({
  id: treeId(row.id),
  pid: treeId(row.pid),
  level: row.level,
  ...namesOf(row, language),
  image: fileUrl(row.image_key),
  sort: row.sort,
  status: row.status,
  goods_count: row.goods_count,
  children,
});

export const toCategoryDetail = (
  row: AdminCategoryRow,
  language: Language,
  links: ReadonlyMap<number, FileLink>,
): CategoryDetail => ({
  id: treeId(row.id),
  pid: treeId(row.pid),
  level: row.level,
  ...namesOf(row, language),
  image: (row.image_file_id === null ? undefined : links.get(row.image_file_id)) ?? null,
  sort: row.sort,
  status: row.status,
  version: versionOf(categoryFieldsOf(row)),
});

/** A row and all below it. */
export function branchOf<Row extends { id: number; pid: number | null }>(
  rows: readonly Row[],
  id: number,
): Row[] {
  const within = new Set([id]);
  // A tree of few levels: each pass finds one more.
  for (let size = 0; size < within.size;) {
    size = within.size;
    for (const row of rows) if (row.pid !== null && within.has(row.pid)) within.add(row.id);
  }
  return rows.filter((row) => within.has(row.id));
}
