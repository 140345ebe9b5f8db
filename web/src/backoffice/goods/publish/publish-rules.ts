import { GOODS_CONTENT_MAX } from '@fovea/shared-types/goods/goods-bounds';
import {
  missingFields,
  type GoodsFormField,
  type QualityHint,
} from '@fovea/shared-types/goods/goods-form-rules';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { FieldErrors } from '../../../kit/form/use-form';
import { plainText } from '../../../kit/form/use-form';
import { hasText, type PublishValues, type Suffix } from './publish-values';

/** Sections of the form from top to bottom. */
export const SECTIONS = [
  'basics',
  'sale',
  'condition',
  'media',
  'description',
  'details',
  'regulation',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The section of each field; fields without one are shown nowhere. */
const FIELDS: Readonly<Record<Section, ReadonlyArray<keyof PublishValues>>> = {
  basics: [
    'product_id',
    'goods_name_c',
    'goods_name_e',
    'goods_name_j',
    'category_id',
    'brand_id',
    'goods_code',
    'serial_number',
    'year',
    'origin',
  ],
  sale: [
    'sale_type',
    'price',
    'currency',
    'is_negotiable',
    'quantity',
    'freight',
    'freight_confirmed',
    'shipping_time',
    'ships_from',
    'pay_types',
    'need_licence',
    'up_at',
  ],
  condition: [
    'condition',
    'condition_note_c',
    'condition_note_e',
    'condition_note_j',
    'usage_hours',
    'usage_note_c',
    'usage_note_e',
    'usage_note_j',
  ],
  media: ['images', 'video', 'attachments'],
  description: ['content_c', 'content_e', 'content_j'],
  details: ['specifications', 'accessories', 'length_mm', 'width_mm', 'height_mm', 'weight_g'],
  regulation: ['gtin', 'jp_class', 'jp_approval_number', 'nmpa_number'],
};

/** How many fields of a section are wrong. */
export const faultsIn = (section: Section, errors: FieldErrors<PublishValues>): number =>
  FIELDS[section].filter((field) => errors[field] !== undefined).length;

/** The field that mends a hint. */
export function fieldOfHint(hint: QualityHint, form: GoodsForm): keyof PublishValues {
  const open = (stem: 'goods_name' | 'content'): keyof PublishValues =>
    LANGUAGE_ORDER.map((suffix) => `${stem}_${suffix}` as const).find((name) => (form[name] ?? '') === '') ??
    `${stem}_e`;
  switch (hint) {
    case 'few_images':
      return 'images';
    case 'name_untranslated':
      return open('goods_name');
    case 'content_missing':
    case 'content_untranslated':
      return open('content');
    case 'year_missing':
      return 'year';
    case 'code_missing':
      return 'goods_code';
    case 'condition_note_missing':
      return 'condition_note_e';
    case 'size_missing':
      return (
        (['length_mm', 'width_mm', 'height_mm', 'weight_g'] as const).find((name) => form[name] == null) ??
        'length_mm'
      );
    case 'specifications_missing':
      return 'specifications';
  }
}

const LANGUAGE_ORDER: readonly Suffix[] = ['c', 'e', 'j'];

type StemOf<Field> = Field extends `${infer Stem}_${Suffix}` ? Stem : Field;
/** The name under which a field is labelled: one for all its languages. */
export type FieldStem = StemOf<GoodsFormField>;
// The expression takes off just what the type takes off.
export const stemOf = (field: GoodsFormField): FieldStem =>
  (suffixOf(field) === null ? field : field.slice(0, -2)) as FieldStem;

/** The language of a field that is written three times. */
export const suffixOf = (field: string): Suffix | null => {
  const end = /^(?:goods_name|condition_note|usage_note|content)_([cej])$/.exec(field)?.[1];
  return end === 'c' || end === 'e' || end === 'j' ? end : null;
};

const YEAR_MIN = 1950;
const YEAR_MAX = 2100;
const isGtin = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text);

export type Problem =
  | { kind: 'missing'; field: GoodsFormField }
  | { kind: 'year' | 'gtin' | 'content_long' | 'specification_half' | 'price_zero' };

/**
 * What keeps the goods from being submitted.
 * @param suffix of the reader's language: a name that is missing in all of them is asked for there
 */
export function problemsOf(
  values: PublishValues,
  form: GoodsForm,
  suffix: Suffix,
): Partial<Record<keyof PublishValues, Problem>> {
  const found: Partial<Record<keyof PublishValues, Problem>> = {};
  for (const field of missingFields(form)) {
    const at = field === 'goods_name_e' ? (`goods_name_${suffix}` as const) : field;
    found[at] = { kind: 'missing', field };
  }
  if (values.year !== null && (values.year < YEAR_MIN || values.year > YEAR_MAX))
    found.year = { kind: 'year' };
  if (values.price === 0) found.price = { kind: 'price_zero' };
  const gtin = plainText(values.gtin);
  if (gtin !== '' && !isGtin(gtin)) found.gtin = { kind: 'gtin' };
  for (const field of ['content_c', 'content_e', 'content_j'] as const)
    if (values[field].length > GOODS_CONTENT_MAX) found[field] = { kind: 'content_long' };
  if (values.specifications.some(({ label, value }) => hasText(label) !== hasText(value)))
    found.specifications = { kind: 'specification_half' };
  return found;
}
