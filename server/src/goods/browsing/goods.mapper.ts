import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { inLanguage } from '../../platform/database/localized.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { cleanRichText } from '../../platform/text/rich-text.js';
import { toGoodsCard } from '../listing/goods-card.mapper.js';
import type { GoodsDetailRow } from './goods-detail.repository.js';

/** Files that a detail names. */
export const filesOf = ({ video_file_id, attachments }: GoodsDetailRow): number[] => [
  ...(video_file_id === null ? [] : [video_file_id]),
  ...attachments.map(({ file_id }) => file_id),
];

/**
 * @param links of `filesOf`
 * @param mobileUrl the page of these goods for the caller's phone
 */
export const toGoodsDetail = (
  row: GoodsDetailRow,
  links: ReadonlyMap<number, FileLink>,
  language: Language,
  mobileUrl: string | null,
): GoodsDetail => ({
  ...toGoodsCard(row),
  category_id: row.category_id,
  category_name: row.category_name,
  quantity: row.quantity,
  shipping_time: row.shipping_time,
  freight: row.freight === null ? null : toWire(row.freight, row.currency),
  is_negotiable: row.is_negotiable,
  ships_from: row.ships_from,
  origin: row.origin,
  serial_number: row.serial_number,
  condition_note: row.condition_note,
  usage_note: row.usage_note,
  usage_hours: row.usage_hours,
  pay_types: row.pay_types,
  images: row.images.map(({ image_key, thumbnail_key, width, height }) => ({
    url: fileUrl(image_key),
    thumbnail_url: fileUrl(thumbnail_key),
    width,
    height,
  })),
  video: (row.video_file_id === null ? undefined : links.get(row.video_file_id)) ?? null,
  attachments: row.attachments.flatMap(({ kind, file_id }) => {
    const link = links.get(file_id);
    return link ? [{ ...link, kind }] : [];
  }),
  length_mm: row.length_mm,
  width_mm: row.width_mm,
  height_mm: row.height_mm,
  weight_g: row.weight_g,
  gtin: row.gtin,
  jp_class: row.jp_class,
  is_maintenance_required: row.is_maintenance_required,
  jp_approval_number: row.jp_approval_number,
  nmpa_number: row.nmpa_number,
  specifications: row.specifications.map(({ label, value }) => ({
    label: inLanguage(label, language),
    value: inLanguage(value, language),
  })),
  accessories: row.accessories.map((accessory) => inLanguage(accessory, language)),
  // Cleaned when it was written, and again by today's rules.
  content: cleanRichText(row.content ?? ''),
  auction_id: row.auction_id,
  merchant: toMerchant(row),
  need_licence: row.need_licence,
  is_notify: row.is_notify,
  view_count: row.view_count,
  collect_count: row.collect_count,
  question_count: row.question_count,
  server_time: row.now.toISOString(),
  mobile_url: mobileUrl,
});

function toMerchant(row: GoodsDetailRow): GoodsDetail['merchant'] {
  if (row.company_id === null || row.company_since === null) return null;
  return {
    id: row.company_id,
    name: row.company_name ?? '',
    country: row.company_country ?? '',
    is_certified: row.is_certified,
    goods_count: row.company_goods_count,
    since: row.company_since.toISOString(),
    licences: row.company_licences,
  };
}
