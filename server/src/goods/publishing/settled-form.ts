import type { FormText, GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { AT_ONCE_FIELDS, isReviewed, type GoodsFormField } from '@fovea/shared-types/goods/goods-form-rules';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { cleanRichText } from '../../platform/text/rich-text.js';

/** A complete form: texts trimmed, rich text cleaned, null or '' where nothing is given. */
export interface SettledForm extends Required<GoodsForm> {
  sale_type: number;
  currency: string;
}

/** The same once it was found complete (form-check.ts). */
export interface CompleteForm extends SettledForm {
  category_id: number;
  brand_id: number;
  ships_from: string;
}

const line = (text: string | undefined): string => (text ?? '').normalize('NFC').trim();
const trimmed = ({ c, e, j }: FormText): FormText => ({ c: line(c), e: line(e), j: line(j) });
const hasText = ({ c, e, j }: FormText): boolean => c !== '' || e !== '' || j !== '';

/** @param form may be a client's; fields it does not name count as cleared */
export function settledForm(form: GoodsForm): SettledForm {
  const saleType = form.sale_type ?? SALE_TYPE.immediate;
  return {
    goods_name_c: line(form.goods_name_c),
    goods_name_e: line(form.goods_name_e),
    goods_name_j: line(form.goods_name_j),
    category_id: form.category_id ?? null,
    brand_id: form.brand_id ?? null,
    product_id: form.product_id ?? null,
    goods_code: line(form.goods_code),
    serial_number: line(form.serial_number),
    year: form.year ?? null,
    origin: form.origin ?? null,
    ships_from: form.ships_from ?? null,
    sale_type: saleType,
    // What an auction starts from is one of its own terms.
    price: saleType === SALE_TYPE.auction ? null : (form.price ?? null),
    currency: form.currency ?? 'JPY',
    is_negotiable: form.is_negotiable ?? false,
    quantity: form.quantity ?? 1,
    freight: form.freight ?? null,
    shipping_time: form.shipping_time ?? 0,
    pay_types: [...new Set(form.pay_types ?? [])].sort((a, b) => a - b),
    need_licence: form.need_licence ?? false,
    up_at: form.up_at == null ? null : new Date(form.up_at).toISOString(),
    condition: form.condition ?? 0,
    condition_note_c: line(form.condition_note_c),
    condition_note_e: line(form.condition_note_e),
    condition_note_j: line(form.condition_note_j),
    usage_hours: form.usage_hours ?? null,
    usage_note_c: line(form.usage_note_c),
    usage_note_e: line(form.usage_note_e),
    usage_note_j: line(form.usage_note_j),
    images: [...new Set(form.images ?? [])],
    video: form.video ?? null,
    attachments: (form.attachments ?? []).map(({ file_id, kind }) => ({ file_id, kind })),
    content_c: cleanRichText(form.content_c ?? ''),
    content_e: cleanRichText(form.content_e ?? ''),
    content_j: cleanRichText(form.content_j ?? ''),
    specifications: (form.specifications ?? [])
      .map(({ label, value }) => ({ label: trimmed(label), value: trimmed(value) }))
      .filter(({ label, value }) => hasText(label) || hasText(value)),
    accessories: (form.accessories ?? []).map(trimmed).filter(hasText),
    length_mm: form.length_mm ?? null,
    width_mm: form.width_mm ?? null,
    height_mm: form.height_mm ?? null,
    weight_g: form.weight_g ?? null,
    gtin: form.gtin ?? null,
    jp_class: form.jp_class ?? null,
    jp_approval_number: line(form.jp_approval_number),
    nmpa_number: line(form.nmpa_number),
  };
}

export const FORM_FIELDS = Object.keys(settledForm({})) as GoodsFormField[]; // the literal above names every field

/** Only what is a form's, of a request that carries more beside it. */
export function formIn(request: GoodsForm): GoodsForm {
  const given = request as Record<string, unknown>; // read by the names of the form alone
  return Object.fromEntries(
    FORM_FIELDS.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
}

/** Fields that a form contains. */
export const namedIn = (form: GoodsForm): GoodsFormField[] =>
  FORM_FIELDS.filter((field) => form[field] !== undefined);

/** Fields with a different value. */
export const changedFields = (before: SettledForm, after: SettledForm): GoodsFormField[] =>
  FORM_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

export const reviewedAmong = (fields: readonly GoodsFormField[]): GoodsFormField[] =>
  fields.filter(isReviewed);

/** `form` with the immediately effective fields of `other`. */
export const withTermsOf = <Form extends SettledForm>(form: Form, other: SettledForm): Form => ({
  ...form,
  ...Object.fromEntries(AT_ONCE_FIELDS.map((field) => [field, other[field]])),
});

/** Every file that a form names, each once; pictures within its descriptions are not among them. */
export const filesOf = ({ images, video, attachments }: GoodsForm): number[] => [
  ...new Set([
    ...(images ?? []),
    ...(video == null ? [] : [video]),
    ...(attachments ?? []).map(({ file_id }) => file_id),
  ]),
];
