import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { isShownSql, onSaleSql } from '../listing/on-sale.js';

export interface PreviewRow {
  goods_sn: string;
  name: string;
  content: string;
  brand_name: string;
  category_name: string;
  company_name: string | null;
  model: string | null;
  year: number | null;
  condition: number;
  sale_state: number;
  price: number | null;
  currency: Currency;
  gtin: string | null;
  images: { image_key: string; width: number; height: number }[];
  /** False for what was followed to an auction's end and is not for sale any more. */
  is_on_sale: boolean;
}

export interface SitemapRow {
  id: number;
  goods_sn: string;
  changed_at: Date;
}

export interface SitemapChunk {
  chunk: number;
  changed_at: Date;
}

/** A sitemap may list so many addresses; chunks are ranges of ids, so that none ever has more. */
export const CHUNK = 50_000;
const READ_AT_ONCE = 5000;

/** What search engines and previews are shown of goods. */
@Injectable()
export class PreviewRepository {
  /** Goods that have a page in the shop, by their number. */
  async findPreview(q: Queryable, goodsSn: string, language: Language): Promise<PreviewRow | null> {
    const { rows } = await q.query<PreviewRow>(
      `SELECT g.goods_sn, ${localized('g.name', language)} AS name, coalesce(${localized('g.content', language)}, '') AS content,
         ${localized('b.name', language)} AS brand_name, ${localized('k.name', language)} AS category_name,
         ${localized('c.name', language)} AS company_name, g.model, g.year, g.condition, g.sale_state, g.price, g.currency,
         g.gtin, ${onSaleSql('g')} AS is_on_sale,
         (SELECT coalesce(json_agg(json_build_object('image_key', image_key, 'width', width, 'height', height) ORDER BY sort), '[]')
          FROM goods_image WHERE goods_id = g.id) AS images
       FROM goods g JOIN brand b ON b.id = g.brand_id JOIN category k ON k.id = g.category_id
       LEFT JOIN company c ON c.id = g.company_id
       WHERE g.goods_sn = $1 AND ${isShownSql('g')}`,
      [goodsSn],
    );
    return rows[0] ?? null;
  }

  /** Chunks with something on sale, counted from 0. */
  async listChunks(q: Queryable): Promise<SitemapChunk[]> {
    const { rows } = await q.query<SitemapChunk>(
      `SELECT ((g.id - 1) / ${CHUNK})::int AS chunk, max(greatest(g.updated_at, g.listed_at)) AS changed_at
       FROM goods g WHERE ${onSaleSql('g')} GROUP BY 1 ORDER BY 1`,
    );
    return rows;
  }

  /** What is on sale in a chunk, by id; never the whole of it in memory. */
  async *readChunk(q: Queryable, chunk: number): AsyncGenerator<SitemapRow[]> {
    const last = (chunk + 1) * CHUNK;
    let after = chunk * CHUNK;
    for (;;) {
      const { rows } = await q.query<SitemapRow>(
        `SELECT g.id, g.goods_sn, greatest(g.updated_at, g.listed_at) AS changed_at
         FROM goods g WHERE g.id > $1 AND g.id <= $2 AND ${onSaleSql('g')} ORDER BY g.id LIMIT $3`,
        [after, last, READ_AT_ONCE],
      );
      if (rows.length > 0) yield rows;
      const end = rows.at(-1);
      if (!end || rows.length < READ_AT_ONCE) return;
      after = end.id;
    }
  }
}
