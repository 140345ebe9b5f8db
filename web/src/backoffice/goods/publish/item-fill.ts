import type { ProductDetail } from '@fovea/shared-types/goods/product.record';
import type { PublishValues } from './publish-values';

/** The fields that an item of the item master has for every piece of it. */
const FIELDS = [
  'goods_name_c',
  'goods_name_e',
  'goods_name_j',
  'category_id',
  'brand_id',
  'goods_code',
  'gtin',
  'jp_class',
  'content_c',
  'content_e',
  'content_j',
] as const;
export type ItemField = (typeof FIELDS)[number];
export type ItemValues = Pick<PublishValues, ItemField>;

/** The choices of the form; an item may be in a category or under a maker that is hidden. */
interface Offered {
  categories: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

export interface ItemFill {
  /** Fields that were empty, with the item's values. */
  filled: Partial<ItemValues>;
  /** The item's values where something else was typed already. */
  other: Partial<ItemValues>;
}

const isEmpty = (value: string | null): boolean =>
  value === null || value.replace(/<\/?p>|<br\s*\/?>/g, '').trim() === '';

const valuesOf = (item: ProductDetail, { categories, brands }: Offered): ItemValues => ({
  goods_name_c: item.goods_name_c,
  goods_name_e: item.goods_name_e,
  goods_name_j: item.goods_name_j,
  category_id: categories.has(String(item.category_id)) ? String(item.category_id) : null,
  brand_id: brands.has(String(item.brand_id)) ? String(item.brand_id) : null,
  goods_code: item.goods_code ?? '',
  gtin: item.gtin ?? '',
  jp_class: item.device_class === null ? null : String(item.device_class),
  content_c: item.content_c,
  content_e: item.content_e,
  content_j: item.content_j,
});

/** The values that an item adds to a form: typed input is never replaced. */
export function fillOf(item: ProductDetail, values: ItemValues, offered: Offered): ItemFill {
  const ofItem = valuesOf(item, offered);
  const fill: ItemFill = { filled: {}, other: {} };
  for (const field of FIELDS) {
    if (isEmpty(ofItem[field]) || ofItem[field] === values[field]) continue;
    const side = isEmpty(values[field]) ? fill.filled : fill.other;
    Object.assign(side, { [field]: ofItem[field] });
  }
  return fill;
}

export const fieldsOf = (part: Partial<ItemValues>): ItemField[] =>
  FIELDS.filter((field) => part[field] !== undefined);

/** The form before an item was copied into it, for the fields that still have the item's values. */
export function revertedFill(
  imported: Partial<ItemValues>,
  before: ItemValues,
  now: ItemValues,
): Partial<ItemValues> {
  const back: Partial<ItemValues> = {};
  for (const field of fieldsOf(imported))
    if (now[field] === imported[field]) Object.assign(back, { [field]: before[field] });
  return back;
}
