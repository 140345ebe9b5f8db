import { Injectable } from '@nestjs/common';
import type { MyCollectRequest } from '@fovea/shared-types/goods/collect.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { PageBounds } from '../../platform/database/page.js';
import { CARD_JOINS, cardColumns } from '../listing/goods-card.js';
import { isShownSql } from '../listing/on-sale.js';
import { keptFilter, keptOrder, type KeptRow } from './kept-goods.js';

@Injectable()
export class CollectRepository {
  /** A page of somebody's favourites, with what became of each. */
  async listFavourites(
    q: Queryable,
    language: Language,
    accountId: number,
    request: MyCollectRequest,
    { limit, offset }: PageBounds,
  ): Promise<KeptRow[]> {
    const filter = keptFilter(accountId, request);
    const { rows } = await q.query<KeptRow>(
      `SELECT ${cardColumns(language, '$1')}, k.created_at AS kept_at, ${isShownSql('g')} AS is_available
       FROM goods_collect k JOIN goods g ON g.id = k.goods_id ${CARD_JOINS}
       WHERE ${filter.sql} ORDER BY ${keptOrder('k.created_at', request.sort)}
       LIMIT ${filter.value(limit)} OFFSET ${filter.value(offset)}`,
      filter.values,
    );
    return rows;
  }

  async countCollects(q: Queryable, accountId: number, request: MyCollectRequest): Promise<number> {
    const filter = keptFilter(accountId, request);
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM goods_collect k
       JOIN goods g ON g.id = k.goods_id JOIN brand b ON b.id = g.brand_id WHERE ${filter.sql}`,
      filter.values,
    );
    return firstRow(rows).total;
  }

  /** Puts goods among the favourites, once; false when the shop shows no such goods. */
  async insertFavourite(tx: Tx, accountId: number, goodsId: number): Promise<boolean> {
    const { rows } = await tx.query<{ is_shown: boolean }>(
      `WITH shown AS (SELECT g.id FROM goods g WHERE g.id = $2 AND ${isShownSql('g')}),
       added AS (
         INSERT INTO goods_collect (account_id, goods_id) SELECT $1, id FROM shown
         ON CONFLICT DO NOTHING RETURNING goods_id),
       counted AS (
         INSERT INTO goods_counter (goods_id, collect_count) SELECT goods_id, 1 FROM added
         ON CONFLICT (goods_id) DO UPDATE SET collect_count = goods_counter.collect_count + 1)
       SELECT EXISTS (SELECT FROM shown) AS is_shown`,
      [accountId, goodsId],
    );
    return firstRow(rows).is_shown;
  }

  async remove(tx: Tx, accountId: number, goodsId: number): Promise<void> {
    await tx.query(
      `WITH removed AS (DELETE FROM goods_collect WHERE account_id = $1 AND goods_id = $2 RETURNING goods_id)
       UPDATE goods_counter c SET collect_count = collect_count - 1 FROM removed WHERE c.goods_id = removed.goods_id`,
      [accountId, goodsId],
    );
  }
}
