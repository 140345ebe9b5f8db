import type { FormText } from '@fovea/shared-types/goods/goods-form.dto';
import type { GoodsDetail, GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { keepPreview } from '../../../lib/goods-preview';
import { hrefOf, paths } from '../../../lib/paths';
import { categoryPaths } from './choices';
import { goodsForm, hasText, kindOf, type PublishValues, SUFFIX } from './publish-values';

/** The wanted language, else English, Chinese, Japanese: as the server falls back. */
const inLanguage = (text: FormText, language: Language): string =>
  [text[SUFFIX[language]], text.e, text.c, text.j].find((one) => one.trim() !== '') ?? '';

const SALE_STATES: Readonly<Record<number, number>> = {
  [SALE_TYPE.auction]: SALE_STATE.in_auction,
  [SALE_TYPE.immediate]: SALE_STATE.on_sale,
  [SALE_TYPE.procurement]: SALE_STATE.coming_soon,
};

/** The form as the shop would show it in a language. */
function previewOf(values: PublishValues, params: GoodsParams, language: Language): GoodsDetail {
  const form = goodsForm(values, {});
  const textOf = (stem: 'goods_name' | 'condition_note' | 'usage_note' | 'content'): string =>
    inLanguage({ c: values[`${stem}_c`], e: values[`${stem}_e`], j: values[`${stem}_j`] }, language);
  const orNull = (text: string): string | null => (text === '' ? null : text);
  return {
    id: 0,
    goods_sn: '-',
    goods_name: textOf('goods_name'),
    image: values.images[0]?.thumbnail_url ?? null,
    price: form.price ?? null,
    currency: values.currency,
    sale_type: Number(values.sale_type),
    sale_state: SALE_STATES[Number(values.sale_type)] ?? SALE_STATE.on_sale,
    status: 0,
    maker: params.brands.find(({ id }) => String(id) === values.brand_id)?.brand_name ?? '',
    model: orNull(values.goods_code),
    year: values.year,
    condition: form.condition ?? 0,
    company_name: null,
    is_collect: false,
    category_id: form.category_id ?? 0,
    category_name: categoryPaths(params.categories).get(values.category_id ?? '') ?? '',
    quantity: form.quantity ?? 0,
    shipping_time: form.shipping_time ?? 0,
    freight: form.freight ?? null,
    is_negotiable: values.is_negotiable,
    ships_from: values.ships_from,
    origin: values.origin,
    serial_number: orNull(values.serial_number),
    condition_note: orNull(textOf('condition_note')),
    usage_note: orNull(textOf('usage_note')),
    usage_hours: values.usage_hours,
    pay_types: form.pay_types ?? [],
    // The shop draws each in a frame of its own, whatever its size.
    images: values.images.map(({ url, thumbnail_url }) => ({
      url,
      thumbnail_url: thumbnail_url ?? url,
      width: 1200,
      height: 900,
    })),
    video: values.video[0] ?? null,
    attachments: values.attachments.map((file) => ({ ...file, kind: Number(kindOf(values, file)) })),
    length_mm: values.length_mm,
    width_mm: values.width_mm,
    height_mm: values.height_mm,
    weight_g: values.weight_g,
    gtin: form.gtin ?? null,
    jp_class: form.jp_class ?? null,
    // A value of the item master, not of the form.
    is_maintenance_required: false,
    jp_approval_number: orNull(values.jp_approval_number),
    nmpa_number: orNull(values.nmpa_number),
    specifications: values.specifications
      .filter(({ label, value }) => hasText(label) && hasText(value))
      .map(({ label, value }) => ({
        label: inLanguage(label, language),
        value: inLanguage(value, language),
      })),
    accessories: values.accessories
      .filter(({ text }) => hasText(text))
      .map(({ text }) => inLanguage(text, language)),
    content: textOf('content'),
    auction_id: null,
    merchant: null,
    need_licence: values.need_licence,
    is_notify: false,
    view_count: 0,
    collect_count: 0,
    question_count: 0,
    server_time: new Date().toISOString(),
    mobile_url: null,
  };
}

/** Opens the shop's own page with the form in it, in a window of its own. */
export function openPreview(values: PublishValues, params: GoodsParams): void {
  keepPreview({
    zh: previewOf(values, params, 'zh'),
    en: previewOf(values, params, 'en'),
    ja: previewOf(values, params, 'ja'),
  });
  window.open(hrefOf(paths.goodsPreview), '_blank');
}
