import { SALE_TYPE } from '../sale-states.js';
import type { GoodsForm } from './goods-form.dto.js';

/** Checks of a form on both sides before it is submitted. */
export type GoodsFormField = keyof GoodsForm;

const LANGUAGES = ['c', 'e', 'j'] as const;
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const REQUIRED: readonly GoodsFormField[] = [
  'category_id',
  'brand_id',
  'sale_type',
  'currency',
  'condition',
  'shipping_time',
  'ships_from',
  'pay_types',
  'quantity',
  'images',
];

/** Fields without which goods cannot be submitted: a name in some language, a picture, and a price where it is sold at one. */
export function missingFields(form: GoodsForm): GoodsFormField[] {
  const missing = REQUIRED.filter((field) => isEmpty(form[field]));
  if (LANGUAGES.every((language) => isEmpty(form[`goods_name_${language}`]))) missing.unshift('goods_name_e');
  if (form.sale_type === SALE_TYPE.immediate && isEmpty(form.price)) missing.push('price');
  return missing;
}

/** What would sell better if it were there; nothing here stops a submission. */
export const QUALITY_HINTS = [
  'few_images',
  'name_untranslated',
  'content_missing',
  'content_untranslated',
  'year_missing',
  'code_missing',
  'condition_note_missing',
  'size_missing',
  'specifications_missing',
] as const;
export type QualityHint = (typeof QUALITY_HINTS)[number];

const IMAGES_WANTED = 4;

export function qualityHints(form: GoodsForm): QualityHint[] {
  const languagesWith = (stem: 'goods_name' | 'content') =>
    LANGUAGES.filter((language) => !isEmpty(form[`${stem}_${language}`])).length;
  const hints: Record<QualityHint, boolean> = {
    few_images: (form.images ?? []).length < IMAGES_WANTED,
    name_untranslated: languagesWith('goods_name') < LANGUAGES.length,
    content_missing: languagesWith('content') === 0,
    content_untranslated: languagesWith('content') > 0 && languagesWith('content') < LANGUAGES.length,
    year_missing: isEmpty(form.year),
    code_missing: isEmpty(form.goods_code),
    condition_note_missing: LANGUAGES.every((language) => isEmpty(form[`condition_note_${language}`])),
    size_missing: [form.length_mm, form.width_mm, form.height_mm, form.weight_g].some(isEmpty),
    specifications_missing: isEmpty(form.specifications),
  };
  return QUALITY_HINTS.filter((hint) => hints[hint]);
}

/** What counts at once on listed goods; everything else the shop shows is reviewed first. */
export const AT_ONCE_FIELDS = [
  'product_id',
  'sale_type',
  'price',
  'currency',
  'is_negotiable',
  'quantity',
  'freight',
  'shipping_time',
  'pay_types',
  'up_at',
] as const satisfies readonly GoodsFormField[];

const atOnce: ReadonlySet<string> = new Set(AT_ONCE_FIELDS);

export const isReviewed = (field: GoodsFormField): boolean => !atOnce.has(field);

/** Whether a GTIN has the right check digit (GS1: weights 3 and 1 from the right). */
export function hasCheckDigit(gtin: string): boolean {
  const digits = [...gtin].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return digits.length > 0 && sum % 10 === 0;
}
