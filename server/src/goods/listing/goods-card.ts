import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { localized } from '../../platform/database/localized.js';

/** The fields of a goods card, the same in every list. */
export interface GoodsCardRow {
  id: number;
  goods_sn: string;
  name: string;
  thumbnail_key: string | null;
  price: number | null;
  currency: Currency;
  sale_type: number;
  sale_state: number;
  status: number;
  brand_name: string;
  model: string | null;
  year: number | null;
  condition: number;
  company_name: string | null;
  is_collect: boolean;
}

/**
 * SQL for whether goods are among somebody's favourites; false for a visitor.
 * @param goodsId column with the id of the goods
 * @param reader placeholder of the reader's account, null for a visitor
 */
export const isCollectSql = (goodsId: string, reader: string): string =>
  `EXISTS (SELECT FROM goods_collect mine WHERE mine.account_id = ${reader}::bigint AND mine.goods_id = ${goodsId})`;

/**
 * Columns of a card for rows of `goods g` with CARD_JOINS.
 * @param reader placeholder of the reader's account, null for a visitor
 */
export const cardColumns = (language: Language, reader: string): string =>
  `g.id, g.goods_sn, ${localized('g.name', language)} AS name, i.thumbnail_key, g.price, g.currency, g.sale_type,
    g.sale_state, g.status, ${localized('b.name', language)} AS brand_name, g.model, g.year, g.condition,
    ${localized('c.name', language)} AS company_name, ${isCollectSql('g.id', reader)} AS is_collect`;

/** SQL for the small picture of `goods g`; null without pictures. */
export const THUMBNAIL =
  '(SELECT thumbnail_key FROM goods_image WHERE goods_id = g.id ORDER BY sort LIMIT 1)';

export const CARD_JOINS = `JOIN brand b ON b.id = g.brand_id
  LEFT JOIN company c ON c.id = g.company_id
  LEFT JOIN LATERAL ${THUMBNAIL} i ON true`;
