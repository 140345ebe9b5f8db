import type { FormAttachment, FormSpecification, FormText } from '@fovea/shared-types/goods/goods-form.dto';
import { fromWire, toWire, type Currency } from '@fovea/shared-types/money';
import type { CompleteForm, SettledForm } from './settled-form.js';

/** The values of a form, as the columns of goods hold them. */
export interface GoodsFormRow {
  name_c: string;
  name_e: string;
  name_j: string;
  category_id: number;
  brand_id: number;
  product_id: number | null;
  model: string | null;
  serial_number: string | null;
  year: number | null;
  origin: string | null;
  ships_from: string | null;
  sale_type: number;
  price: number | null;
  currency: Currency;
  is_negotiable: boolean;
  quantity: number;
  freight: number | null;
  shipping_time: number;
  pay_types: number[];
  need_licence: boolean;
  up_at: Date | null;
  condition: number;
  condition_note_c: string | null;
  condition_note_e: string | null;
  condition_note_j: string | null;
  usage_hours: number | null;
  usage_note_c: string | null;
  usage_note_e: string | null;
  usage_note_j: string | null;
  content_c: string;
  content_e: string;
  content_j: string;
  specifications: FormSpecification[];
  accessories: FormText[];
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  weight_g: number | null;
  gtin: string | null;
  jp_class: number | null;
  jp_approval_number: string | null;
  nmpa_number: string | null;
  video_file_id: number | null;
  /** Ids of uploaded pictures and documents in their order. */
  images: number[];
  attachments: FormAttachment[];
}

/** A select list of `g`; pictures that came without an upload are left out. */
export const FORM_COLUMNS = `g.name_c, g.name_e, g.name_j, g.category_id, g.brand_id, g.product_id, g.model,
  g.serial_number, g.year, g.origin, g.ships_from, g.sale_type, g.price, g.currency, g.is_negotiable, g.quantity,
  g.freight, g.shipping_time, g.pay_types, g.need_licence, g.up_at, g.condition, g.condition_note_c,
  g.condition_note_e, g.condition_note_j, g.usage_hours, g.usage_note_c, g.usage_note_e, g.usage_note_j, g.content_c,
  g.content_e, g.content_j, g.specifications, g.accessories, g.length_mm, g.width_mm, g.height_mm, g.weight_g, g.gtin,
  g.jp_class, g.jp_approval_number, g.nmpa_number, g.video_file_id,
  (SELECT coalesce(json_agg(i.file_id ORDER BY i.sort), '[]') FROM goods_image i
   WHERE i.goods_id = g.id AND i.file_id IS NOT NULL) AS images,
  (SELECT coalesce(json_agg(json_build_object('file_id', a.file_id, 'kind', a.kind) ORDER BY a.sort), '[]')
   FROM goods_attachment a WHERE a.goods_id = g.id) AS attachments`;

/** The form that the shop's goods answer to. */
export const formOfRow = (row: GoodsFormRow): SettledForm => ({
  goods_name_c: row.name_c,
  goods_name_e: row.name_e,
  goods_name_j: row.name_j,
  category_id: row.category_id,
  brand_id: row.brand_id,
  product_id: row.product_id,
  goods_code: row.model ?? '',
  serial_number: row.serial_number ?? '',
  year: row.year,
  origin: row.origin,
  ships_from: row.ships_from,
  sale_type: row.sale_type,
  price: row.price === null ? null : toWire(row.price, row.currency),
  currency: row.currency,
  is_negotiable: row.is_negotiable,
  quantity: row.quantity,
  freight: row.freight === null ? null : toWire(row.freight, row.currency),
  shipping_time: row.shipping_time,
  pay_types: [...row.pay_types].sort((a, b) => a - b),
  need_licence: row.need_licence,
  up_at: row.up_at?.toISOString() ?? null,
  condition: row.condition,
  condition_note_c: row.condition_note_c ?? '',
  condition_note_e: row.condition_note_e ?? '',
  condition_note_j: row.condition_note_j ?? '',
  usage_hours: row.usage_hours,
  usage_note_c: row.usage_note_c ?? '',
  usage_note_e: row.usage_note_e ?? '',
  usage_note_j: row.usage_note_j ?? '',
  images: row.images,
  video: row.video_file_id,
  attachments: row.attachments.map(({ file_id, kind }) => ({ file_id, kind })),
  content_c: row.content_c,
  content_e: row.content_e,
  content_j: row.content_j,
  specifications: row.specifications.map(({ label, value }) => ({ label: cej(label), value: cej(value) })),
  accessories: row.accessories.map(cej),
  length_mm: row.length_mm,
  width_mm: row.width_mm,
  height_mm: row.height_mm,
  weight_g: row.weight_g,
  gtin: row.gtin,
  jp_class: row.jp_class,
  jp_approval_number: row.jp_approval_number ?? '',
  nmpa_number: row.nmpa_number ?? '',
});

/** jsonb keeps keys in an order of its own; forms are compared as texts. */
const cej = ({ c, e, j }: FormText): FormText => ({ c, e, j });
const orNull = (text: string): string | null => (text === '' ? null : text);

/** What the columns of a complete form hold, but for its files (goods-files.ts). */
export function valuesOf(form: CompleteForm) {
  const currency = form.currency as Currency; // one of three by its schema
  const minor = (text: string | null) => (text === null ? null : fromWire(text, currency));
  return {
    name_c: form.goods_name_c,
    name_e: form.goods_name_e,
    name_j: form.goods_name_j,
    category_id: form.category_id,
    brand_id: form.brand_id,
    product_id: form.product_id,
    model: orNull(form.goods_code),
    serial_number: orNull(form.serial_number),
    year: form.year,
    origin: form.origin,
    ships_from: form.ships_from,
    sale_type: form.sale_type,
    price: minor(form.price),
    currency,
    is_negotiable: form.is_negotiable,
    quantity: form.quantity,
    freight: minor(form.freight),
    shipping_time: form.shipping_time,
    pay_types: form.pay_types,
    need_licence: form.need_licence,
    up_at: form.up_at,
    condition: form.condition,
    condition_note_c: orNull(form.condition_note_c),
    condition_note_e: orNull(form.condition_note_e),
    condition_note_j: orNull(form.condition_note_j),
    usage_hours: form.usage_hours,
    usage_note_c: orNull(form.usage_note_c),
    usage_note_e: orNull(form.usage_note_e),
    usage_note_j: orNull(form.usage_note_j),
    content_c: form.content_c,
    content_e: form.content_e,
    content_j: form.content_j,
    specifications: form.specifications,
    accessories: form.accessories,
    length_mm: form.length_mm,
    width_mm: form.width_mm,
    height_mm: form.height_mm,
    weight_g: form.weight_g,
    gtin: form.gtin,
    jp_class: form.jp_class,
    jp_approval_number: orNull(form.jp_approval_number),
    nmpa_number: orNull(form.nmpa_number),
  };
}

/** The same as parameters of a statement. */
export function columnsOf(form: CompleteForm) {
  const values = valuesOf(form);
  return {
    ...values,
    specifications: JSON.stringify(values.specifications),
    accessories: JSON.stringify(values.accessories),
  };
}

/** Those that count at once on listed goods (AT_ONCE_FIELDS); their time has come already. */
export function termColumnsOf(form: CompleteForm) {
  const {
    product_id,
    sale_type,
    price,
    currency,
    is_negotiable,
    quantity,
    freight,
    shipping_time,
    pay_types,
  } = columnsOf(form);
  return {
    product_id,
    sale_type,
    price,
    currency,
    is_negotiable,
    quantity,
    freight,
    shipping_time,
    pay_types,
  };
}

/** What a form was filled from: the goods' values, and their pending change. Its version distinguishes one from the next. */
export const formSourceOf = (row: GoodsFormRow & { pending_id: number | null }): object => ({
  form: formOfRow(row),
  pending: row.pending_id,
});
