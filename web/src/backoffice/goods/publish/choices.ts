import type { Category } from '@fovea/shared-types/goods/category.dto';
import type { DictionaryItem } from '@fovea/shared-types/common.dto';
import type { Choice, TreeChoice } from '../../../kit/form/fields';

/** The tree of categories for a picker. */
export const categoryChoices = (categories: readonly Category[]): TreeChoice[] =>
  categories.map(({ id, category_name, children }) => {
    const below = categoryChoices(children ?? []);
    return { value: id, label: category_name, ...(below.length === 0 ? {} : { children: below }) };
  });

/** A category with those above it, by id: "Diagnostics › OCT". */
export function categoryPaths(categories: readonly Category[], above = ''): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { id, category_name, children } of categories) {
    const name = above === '' ? category_name : `${above} › ${category_name}`;
    paths.set(id, name);
    for (const [below, path] of categoryPaths(children ?? [], name)) paths.set(below, path);
  }
  return paths;
}

export const dictChoices = (items: readonly DictionaryItem[]): Choice[] =>
  items.map(({ code, name }) => ({ value: String(code), label: name }));
