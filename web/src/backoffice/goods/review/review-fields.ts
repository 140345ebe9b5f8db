import type { FormText, GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';

/** What a reviewer compares, in the order of the form. */
export const REVIEWED = [
  'goods_name_c',
  'goods_name_e',
  'goods_name_j',
  'category_id',
  'brand_id',
  'goods_code',
  'serial_number',
  'year',
  'origin',
  'sale_type',
  'price',
  'is_negotiable',
  'quantity',
  'freight',
  'shipping_time',
  'ships_from',
  'pay_types',
  'need_licence',
  'up_at',
  'condition',
  'condition_note_c',
  'condition_note_e',
  'condition_note_j',
  'usage_hours',
  'usage_note_c',
  'usage_note_e',
  'usage_note_j',
  'content_c',
  'content_e',
  'content_j',
  'specifications',
  'accessories',
  'size',
  'weight_g',
  'gtin',
  'jp_class',
  'jp_approval_number',
  'nmpa_number',
] as const;
export type ReviewedField = (typeof REVIEWED)[number];

export const REVIEWED_FILES = ['images', 'video', 'attachments'] as const;
export type ReviewedFiles = (typeof REVIEWED_FILES)[number];

/** How codes, ids, money and times read for a person. */
export interface ReviewTexts {
  category: (id: number) => string;
  brand: (id: number) => string;
  dict: (name: 'sale_type' | 'item_condition' | 'shipping_time' | 'pay_type', code: number) => string;
  jpClass: (code: number) => string;
  country: (code: string) => string;
  money: (text: string, currency: string) => string;
  time: (instant: string) => string;
  yesNo: (isYes: boolean) => string;
  plain: (html: string) => string;
}

/** A text in the languages that it has, one line. */
const inAll = ({ c, e, j }: FormText): string =>
  [...new Set([c, e, j].filter((one) => one !== ''))].join(' / ');

/** A field as text; '' where it is empty. */
function reviewText(field: ReviewedField, form: GoodsForm, texts: ReviewTexts): string {
  const maybe = <Value>(value: Value | null | undefined, textOf: (value: Value) => string): string =>
    value === null || value === undefined ? '' : textOf(value);
  switch (field) {
    case 'category_id':
      return maybe(form.category_id, texts.category);
    case 'brand_id':
      return maybe(form.brand_id, texts.brand);
    case 'origin':
    case 'ships_from':
      return maybe(form[field], texts.country);
    case 'sale_type':
      return maybe(form.sale_type, (code) => texts.dict('sale_type', code));
    case 'condition':
      return maybe(form.condition, (code) => texts.dict('item_condition', code));
    case 'shipping_time':
      return maybe(form.shipping_time, (code) => texts.dict('shipping_time', code));
    case 'pay_types':
      return (form.pay_types ?? []).map((code) => texts.dict('pay_type', code)).join(', ');
    case 'price':
    case 'freight':
      return maybe(form[field], (text) => texts.money(text, form.currency ?? ''));
    case 'is_negotiable':
    case 'need_licence':
      return maybe(form[field], texts.yesNo);
    case 'up_at':
      return maybe(form.up_at, texts.time);
    case 'content_c':
    case 'content_e':
    case 'content_j':
      return texts.plain(form[field] ?? '');
    case 'specifications':
      return (form.specifications ?? [])
        .map(({ label, value }) => `${inAll(label)}: ${inAll(value)}`)
        .join('\n');
    case 'accessories':
      return (form.accessories ?? []).map(inAll).join('\n');
    case 'size': {
      const sides = [form.length_mm, form.width_mm, form.height_mm];
      return sides.every((side) => side == null) ? '' : sides.map((side) => side ?? '-').join(' × ');
    }
    case 'jp_class':
      return maybe(form.jp_class, texts.jpClass);
    default:
      return maybe(form[field], String);
  }
}

export interface ReviewedText {
  field: ReviewedField;
  before: string;
  after: string;
}

/** The fields that differ, then those that do not; what is empty on both sides is left out. */
export function compareTexts(
  published: GoodsForm | null,
  submitted: GoodsForm,
  texts: ReviewTexts,
): { changed: ReviewedText[]; same: ReviewedText[] } {
  const all = REVIEWED.map((field) => ({
    field,
    before: published === null ? '' : reviewText(field, published, texts),
    after: reviewText(field, submitted, texts),
  })).filter(({ before, after }) => before !== '' || after !== '');
  if (published === null) return { changed: [], same: all };
  return {
    changed: all.filter(({ before, after }) => before !== after),
    same: all.filter(({ before, after }) => before === after),
  };
}

const idsOf = (field: ReviewedFiles, form: GoodsForm): number[] => {
  if (field === 'images') return form.images ?? [];
  if (field === 'video') return form.video == null ? [] : [form.video];
  return (form.attachments ?? []).map(({ file_id }) => file_id);
};

/** The files that a form names, in their order. */
export function filesOf(field: ReviewedFiles, form: GoodsForm, files: readonly FileLink[]): FileLink[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  return idsOf(field, form).flatMap((id) => byId.get(id) ?? []);
}

export const differInFiles = (field: ReviewedFiles, one: GoodsForm, other: GoodsForm): boolean =>
  JSON.stringify(idsOf(field, one)) !== JSON.stringify(idsOf(field, other));
