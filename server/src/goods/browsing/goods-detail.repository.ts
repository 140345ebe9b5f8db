import { Injectable } from '@nestjs/common';
import { CERTIFICATION_STATUS, GOODS_STATUS, LICENCE_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable } from '../../platform/database/database.js';
import { localized, type LocalizedText } from '../../platform/database/localized.js';
import { isCollectSql, type GoodsCardRow } from '../listing/goods-card.js';
import { isShownSql } from '../listing/on-sale.js';

export interface GoodsDetailRow extends GoodsCardRow {
  category_id: number;
  category_name: string;
  quantity: number;
  shipping_time: number;
  serial_number: string | null;
  condition_note: string | null;
  usage_note: string | null;
  pay_types: number[];
  specifications: { label: LocalizedText; value: LocalizedText }[];
  accessories: LocalizedText[];
  freight: number | null;
  is_negotiable: boolean;
  ships_from: string | null;
  origin: string | null;
  usage_hours: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  weight_g: number | null;
  gtin: string | null;
  jp_class: number | null;
  is_maintenance_required: boolean;
  jp_approval_number: string | null;
  nmpa_number: string | null;
  video_file_id: number | null;
  /** In their order. */
  attachments: { kind: number; file_id: number }[];
  content: string | null;
  auction_id: number | null;
  need_licence: boolean;
  images: { image_key: string; thumbnail_key: string; width: number; height: number }[];
  company_id: number | null;
  company_country: string | null;
  is_certified: boolean;
  company_goods_count: number;
  company_since: Date | null;
  company_licences: { kind: number; kind_name: string; number: string; valid_until: string | null }[];
  is_notify: boolean;
  view_count: number;
  collect_count: number;
  question_count: number;
  now: Date;
}

/** The page of one offer. */
@Injectable()
export class GoodsDetailRepository {
  /** Goods that are for sale, and those of an auction whatever became of them: who followed the lot finds its end. */
  async findVisible(
    q: Queryable,
    by: { id: number } | { goodsSn: string },
    language: Language,
    readerId: number | null,
  ): Promise<GoodsDetailRow | null> {
    const [column, value] = 'id' in by ? ['id', by.id] : ['goods_sn', by.goodsSn];
    const { rows } = await q.query<GoodsDetailRow>(
      `SELECT g.id, g.goods_sn, ${localized('g.name', language)} AS name, g.price, g.currency, g.sale_type,
         g.sale_state, g.status, ${localized('b.name', language)} AS brand_name, g.model, g.year, g.condition, g.category_id,
         ${localized('k.name', language)} AS category_name, g.quantity, g.shipping_time, g.serial_number,
         ${localized('g.condition_note', language)} AS condition_note,
         ${localized('g.usage_note', language)} AS usage_note, g.pay_types, g.specifications, g.accessories,
         g.freight, g.is_negotiable, g.ships_from, g.origin, g.usage_hours, g.length_mm, g.width_mm, g.height_mm,
         g.weight_g, coalesce(g.gtin, p.gtin) AS gtin, coalesce(g.jp_class, p.device_class) AS jp_class,
         coalesce(p.is_maintenance_required, false) AS is_maintenance_required, g.jp_approval_number, g.nmpa_number, g.video_file_id,
         (SELECT coalesce(json_agg(json_build_object('kind', kind, 'file_id', file_id) ORDER BY sort), '[]')
          FROM goods_attachment WHERE goods_id = g.id) AS attachments,
         ${localized('g.content', language)} AS content, g.auction_id, g.need_licence,
         i.images, i.images -> 0 ->> 'thumbnail_key' AS thumbnail_key,
         g.company_id, ${localized('c.name', language)} AS company_name, c.country AS company_country,
         coalesce(c.certification_status = ${CERTIFICATION_STATUS.certified}, false) AS is_certified, c.created_at AS company_since,
         (SELECT count(*) FROM goods o WHERE o.company_id = g.company_id AND o.status = ${GOODS_STATUS.listed}) AS company_goods_count,
         (SELECT coalesce(json_agg(json_build_object('kind', l.kind,
            'kind_name', ${localized('lk.name', language)}, 'number', l.number, 'valid_until', l.valid_until)
            ORDER BY l.kind, l.id), '[]') FROM company_licence l JOIN licence_kind lk ON lk.id = l.kind
          WHERE l.company_id = g.company_id AND l.status = ${LICENCE_STATUS.approved}
            AND coalesce(l.valid_until >= (now() AT TIME ZONE c.time_zone)::date, true)) AS company_licences,
         ${isCollectSql('g.id', '$2')} AS is_collect,
         EXISTS (SELECT FROM goods_notify n WHERE n.account_id = $2::bigint AND n.goods_id = g.id) AS is_notify,
         coalesce(t.view_count, 0) AS view_count, coalesce(t.collect_count, 0) AS collect_count,
         coalesce(t.question_count, 0) AS question_count, clock_timestamp() AS now
       FROM goods g
       JOIN brand b ON b.id = g.brand_id
       JOIN category k ON k.id = g.category_id
       LEFT JOIN company c ON c.id = g.company_id
       LEFT JOIN product p ON p.id = g.product_id
       LEFT JOIN goods_counter t ON t.goods_id = g.id
       CROSS JOIN LATERAL (
         SELECT coalesce(json_agg(json_build_object('image_key', image_key, 'thumbnail_key', thumbnail_key,
           'width', width, 'height', height) ORDER BY sort), '[]') AS images
         FROM goods_image WHERE goods_id = g.id) i
       WHERE g.${column} = $1 AND ${isShownSql('g')}`,
      [value, readerId],
    );
    return rows[0] ?? null;
  }
}
