import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import type { Queryable } from '../../platform/database/database.js';
import { CARD_JOINS, cardColumns, type GoodsCardRow } from '../listing/goods-card.js';
import { isShownSql, onSaleSql } from '../listing/on-sale.js';
import { VisibleGoods } from '../visibility/visible-goods.js';

/** Who reads, in which language; null: a visitor. */
export interface Reader {
  language: Language;
  readerId: number | null;
}

/** Looked at on each side of the price, of the category and of the maker before the nearest are taken. */
const NEIGHBOURS = 12;

const buyable = `${onSaleSql('g')} AND g.sale_state <> ${SALE_STATE.sold_out} AND g.id <> own.id`;
const neighbours = (condition: string, order: string): string =>
  `(SELECT g.id FROM goods g, own WHERE ${condition} AND ${buyable} ORDER BY ${order} LIMIT ${NEIGHBOURS})`;

@Injectable()
export class ShowcaseRepository {
  constructor(private readonly visible: VisibleGoods) {}

  /** Each part of the choice is a few rows of an index, so that a category of any size costs the same. */
  async similar(
    q: Queryable,
    { language, readerId }: Reader,
    goodsId: number,
    limit: number,
  ): Promise<GoodsCardRow[]> {
    const sameCategory = 'g.category_id = own.category_id';
    const samePrice = `${sameCategory} AND g.currency = own.currency`;
    const { rows } = await q.query<GoodsCardRow>(
      `WITH own AS (
         SELECT g.id, g.category_id, g.brand_id, g.currency, g.price FROM goods g
         WHERE g.id = $2 AND ${this.visible.sql('g', '$1')}),
       candidate AS (
         ${neighbours(`${samePrice} AND g.price >= own.price`, 'g.price, g.id')}
         UNION ${neighbours(`${samePrice} AND g.price < own.price`, 'g.price DESC, g.id DESC')}
         UNION ${neighbours(sameCategory, 'g.listed_at DESC, g.id DESC')}
         UNION ${neighbours('g.brand_id = own.brand_id', 'g.listed_at DESC, g.id DESC')})
       SELECT ${cardColumns(language, '$1')}
       FROM candidate JOIN goods g ON g.id = candidate.id CROSS JOIN own ${CARD_JOINS}
       ORDER BY g.category_id <> own.category_id,
         CASE WHEN g.currency = own.currency THEN abs(ln(g.price::float8 / own.price)) END NULLS LAST,
         g.brand_id <> own.brand_id, g.listed_at DESC, g.id DESC LIMIT $3`,
      [readerId, goodsId, limit],
    );
    return rows;
  }

  /** In the order of the ids; what the shop does not show is left out. */
  async byIds(q: Queryable, { language, readerId }: Reader, ids: readonly number[]): Promise<GoodsCardRow[]> {
    const { rows } = await q.query<GoodsCardRow>(
      `SELECT ${cardColumns(language, '$1')}
       FROM unnest($2::bigint[]) WITH ORDINALITY AS named (id, place)
       JOIN goods g ON g.id = named.id AND ${isShownSql('g')} ${CARD_JOINS}
       ORDER BY named.place`,
      [readerId, ids],
    );
    return rows;
  }

  async newest(
    q: Queryable,
    { language, readerId }: Reader,
    saleType: number,
    limit: number,
  ): Promise<GoodsCardRow[]> {
    const { rows } = await q.query<GoodsCardRow>(
      `SELECT ${cardColumns(language, '$1')}
       FROM (SELECT g.id FROM goods g WHERE g.sale_type = $2 AND ${onSaleSql('g')}
             ORDER BY g.listed_at DESC, g.id DESC LIMIT $3) page
       JOIN goods g ON g.id = page.id ${CARD_JOINS}
       ORDER BY g.listed_at DESC, g.id DESC`,
      [readerId, saleType, limit],
    );
    return rows;
  }
}
