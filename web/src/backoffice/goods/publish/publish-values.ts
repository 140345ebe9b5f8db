import type { FormText, GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { Language } from '@fovea/shared-types/language';
import { fromWire, isCurrency, minorPerUnit } from '@fovea/shared-types/money';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { plainText } from '../../../kit/form/use-form';
import { instantOf, localTimeOf } from '../../../lib/day';

/** How fields and texts of goods end for a language. */
export const SUFFIX = { zh: 'c', en: 'e', ja: 'j' } as const satisfies Record<Language, keyof FormText>;
export type Suffix = (typeof SUFFIX)[Language];

export const SPECIFICATIONS_MAX = 40;
export const ACCESSORIES_MAX = 30;
/** The kind of an attachment until somebody chooses one. */
const OTHER_KIND = '4';

/** A row that people may move: its key stays with it. */
export interface SpecificationRow {
  key: string;
  label: FormText;
  value: FormText;
}
export interface AccessoryRow {
  key: string;
  text: FormText;
}

type Texts<Stem extends string> = Record<`${Stem}_${Suffix}`, string>;
type WrittenThrice = Texts<'goods_name' | 'condition_note' | 'usage_note' | 'content'>;

/** The publish form as its fields hold it: codes and ids as choices, files with their links, times in the reader's zone. */
export interface PublishValues extends WrittenThrice {
  category_id: string | null;
  brand_id: string | null;
  product_id: number | null;
  goods_code: string;
  serial_number: string;
  year: number | null;
  origin: string | null;
  ships_from: string | null;
  sale_type: string;
  price: number | null;
  currency: string;
  is_negotiable: boolean;
  quantity: number | null;
  freight: number | null;
  /** Asked for by the server alone: no field of the goods. */
  freight_confirmed: boolean;
  shipping_time: string | null;
  pay_types: string[];
  need_licence: boolean;
  up_at: string;
  condition: string | null;
  usage_hours: number | null;
  images: FileLink[];
  video: FileLink[];
  attachments: FileLink[];
  /** By id of the file. */
  attachment_kinds: Record<string, string>;
  specifications: SpecificationRow[];
  accessories: AccessoryRow[];
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  weight_g: number | null;
  gtin: string;
  jp_class: string | null;
  jp_approval_number: string;
  nmpa_number: string;
}

let keysGiven = 0;
export const newKey = (): string => `row-${(keysGiven += 1)}`;
export const noText = (): FormText => ({ c: '', e: '', j: '' });

const choice = (code: number | null | undefined): string | null =>
  code === null || code === undefined ? null : String(code);
const code = (text: string | null): number | undefined => (text === null ? undefined : Number(text));
const codeOrNull = (text: string | null): number | null => code(text) ?? null;

/** Money of the wire in whole units; the minor part is kept by `moneyText`. */
function wholeOf(text: string | null | undefined, currency: string): number | null {
  if (text === null || text === undefined || !isCurrency(currency)) return null;
  return Math.floor(fromWire(text, currency) / minorPerUnit(currency));
}

/** An untouched amount is returned as it came, cents and all. */
function moneyText(
  whole: number | null,
  values: PublishValues,
  before: string | null | undefined,
  was: string,
) {
  if (whole === null) return null;
  const isUntouched = values.currency === was && wholeOf(before, was) === whole;
  return isUntouched && before != null ? before : String(whole);
}

const DEFAULT_CURRENCY = 'JPY';

/**
 * A form of the server as values.
 * @param files every file that it names; what is missing there has been deleted and drops out
 */
export function publishValues(form: GoodsForm, files: readonly FileLink[]): PublishValues {
  const byId = new Map(files.map((file) => [file.id, file]));
  const linked = (ids: ReadonlyArray<number | null | undefined>): FileLink[] =>
    ids.flatMap((id) => (id === null || id === undefined ? [] : (byId.get(id) ?? [])));
  const attachments = form.attachments ?? [];
  const currency = form.currency ?? DEFAULT_CURRENCY;
  return {
    ...textsOf(form),
    category_id: choice(form.category_id),
    brand_id: choice(form.brand_id),
    product_id: form.product_id ?? null,
    goods_code: form.goods_code ?? '',
    serial_number: form.serial_number ?? '',
    year: form.year ?? null,
    origin: form.origin ?? null,
    ships_from: form.ships_from ?? null,
    sale_type: String(form.sale_type ?? SALE_TYPE.immediate),
    price: wholeOf(form.price, currency),
    currency,
    is_negotiable: form.is_negotiable ?? false,
    quantity: form.quantity ?? 1,
    freight: wholeOf(form.freight, currency),
    freight_confirmed: false,
    shipping_time: choice(form.shipping_time),
    pay_types: (form.pay_types ?? []).map(String),
    need_licence: form.need_licence ?? false,
    up_at: localTimeOf(form.up_at ?? null),
    condition: choice(form.condition),
    usage_hours: form.usage_hours ?? null,
    images: linked(form.images ?? []),
    video: linked([form.video]),
    attachments: linked(attachments.map(({ file_id }) => file_id)),
    attachment_kinds: Object.fromEntries(attachments.map(({ file_id, kind }) => [file_id, String(kind)])),
    specifications: (form.specifications ?? []).map((row) => ({ key: newKey(), ...row })),
    accessories: (form.accessories ?? []).map((text) => ({ key: newKey(), text })),
    length_mm: form.length_mm ?? null,
    width_mm: form.width_mm ?? null,
    height_mm: form.height_mm ?? null,
    weight_g: form.weight_g ?? null,
    gtin: form.gtin ?? '',
    jp_class: choice(form.jp_class),
    jp_approval_number: form.jp_approval_number ?? '',
    nmpa_number: form.nmpa_number ?? '',
  };
}

const textsOf = (form: Partial<WrittenThrice>): WrittenThrice => ({
  goods_name_c: form.goods_name_c ?? '',
  goods_name_e: form.goods_name_e ?? '',
  goods_name_j: form.goods_name_j ?? '',
  condition_note_c: form.condition_note_c ?? '',
  condition_note_e: form.condition_note_e ?? '',
  condition_note_j: form.condition_note_j ?? '',
  usage_note_c: form.usage_note_c ?? '',
  usage_note_e: form.usage_note_e ?? '',
  usage_note_j: form.usage_note_j ?? '',
  content_c: form.content_c ?? '',
  content_e: form.content_e ?? '',
  content_j: form.content_j ?? '',
});

export const hasText = (text: FormText): boolean => [text.c, text.e, text.j].some((one) => one.trim() !== '');

/**
 * The whole form as the calls accept it.
 * @param before the form the values came from
 */
export function goodsForm(values: PublishValues, before: GoodsForm): GoodsForm {
  const was = before.currency ?? DEFAULT_CURRENCY;
  const gtin = plainText(values.gtin);
  return {
    ...textsOf(values),
    category_id: codeOrNull(values.category_id),
    brand_id: codeOrNull(values.brand_id),
    product_id: values.product_id,
    goods_code: values.goods_code.trim(),
    serial_number: values.serial_number.trim(),
    year: values.year,
    origin: values.origin,
    ships_from: values.ships_from,
    sale_type: Number(values.sale_type),
    price: moneyText(values.price, values, before.price, was),
    currency: values.currency,
    is_negotiable: values.is_negotiable,
    quantity: values.quantity ?? undefined,
    freight: moneyText(values.freight, values, before.freight, was),
    shipping_time: code(values.shipping_time),
    pay_types: values.pay_types.map(Number),
    need_licence: values.need_licence,
    up_at: instantOf(values.up_at),
    condition: code(values.condition),
    usage_hours: values.usage_hours,
    images: values.images.map(({ id }) => id),
    video: values.video[0]?.id ?? null,
    attachments: values.attachments.map(({ id }) => ({
      file_id: id,
      kind: Number(values.attachment_kinds[String(id)] ?? OTHER_KIND),
    })),
    specifications: values.specifications
      .filter(({ label, value }) => hasText(label) || hasText(value))
      .map(({ label, value }) => ({ label, value })),
    accessories: values.accessories.map(({ text }) => text).filter(hasText),
    length_mm: values.length_mm,
    width_mm: values.width_mm,
    height_mm: values.height_mm,
    weight_g: values.weight_g,
    gtin: gtin === '' ? null : gtin,
    jp_class: codeOrNull(values.jp_class),
    jp_approval_number: values.jp_approval_number.trim(),
    nmpa_number: values.nmpa_number.trim(),
  };
}

export const kindOf = (values: PublishValues, file: FileLink): string =>
  values.attachment_kinds[String(file.id)] ?? OTHER_KIND;
