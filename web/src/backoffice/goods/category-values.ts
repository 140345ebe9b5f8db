import { CATEGORY_LEVELS } from '@fovea/shared-types/goods/category-levels';
import type { AdminCategory, CategoryDetail } from '@fovea/shared-types/goods/category.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { TreeChoice } from '../../kit/form/fields';

export interface CategoryValues {
  pid: string | null;
  category_name_c: string;
  category_name_e: string;
  category_name_j: string;
  images: FileLink[];
  sort: number | null;
  status: boolean;
}

/** Above the roots, on the wire. */
const ROOT = '0';

export const newCategory = (parent: AdminCategory | null): CategoryValues => ({
  pid: parent?.id ?? null,
  category_name_c: '',
  category_name_e: '',
  category_name_j: '',
  images: [],
  sort: 0,
  status: true,
});

export const categoryValues = (category: CategoryDetail): CategoryValues => ({
  pid: category.pid === ROOT ? null : category.pid,
  category_name_c: category.category_name_c,
  category_name_e: category.category_name_e,
  category_name_j: category.category_name_j,
  images: category.image === null ? [] : [category.image],
  sort: category.sort,
  status: category.status === 1,
});

/**
 * The values as both calls accept them.
 * @param before what the form was opened with: a picture left alone is not sent, so that the one it came with stays
 */
export const categoryFields = (values: CategoryValues, before: readonly FileLink[]) => ({
  pid: values.pid ?? ROOT,
  category_name_c: values.category_name_c.trim(),
  category_name_e: values.category_name_e.trim(),
  category_name_j: values.category_name_j.trim(),
  ...(values.images[0]?.id === before[0]?.id ? {} : { image: values.images[0]?.id ?? null }),
  sort: values.sort ?? 0,
  status: values.status ? 1 : 0,
});

/** How many levels a branch has, itself included. */
const heightOf = ({ children }: AdminCategory): number => 1 + Math.max(0, ...children.map(heightOf));

/** Where a branch may be: not below itself, and nowhere too deep for all of it. */
export function parentChoices(tree: readonly AdminCategory[], moved: AdminCategory | null): TreeChoice[] {
  const height = moved === null ? 1 : heightOf(moved);
  return tree
    .filter(({ id, level }) => id !== moved?.id && level + height <= CATEGORY_LEVELS)
    .map(({ id, category_name, children }) => {
      const below = parentChoices(children, moved);
      return { value: id, label: category_name, ...(below.length > 0 ? { children: below } : {}) };
    });
}
