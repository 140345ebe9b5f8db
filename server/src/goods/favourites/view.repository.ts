import { Injectable } from '@nestjs/common';
import { VIEWS_MAX } from '@fovea/shared-types/goods/kept-sorts';
import type { MyCollectRequest } from '@fovea/shared-types/goods/collect.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { PageBounds } from '../../platform/database/page.js';
import { CARD_JOINS, cardColumns } from '../listing/goods-card.js';
import { isShownSql } from '../listing/on-sale.js';
import { keptFilter, keptOrder, type KeptRow } from './kept-goods.js';

export interface SeenGoods {
  goodsId: number;
  /** ISO; null: now. */
  viewedAt: string | null;
}

@Injectable()
export class ViewRepository {
  async listViews(
    q: Queryable,
    language: Language,
    accountId: number,
    request: MyCollectRequest,
    { limit, offset }: PageBounds,
  ): Promise<KeptRow[]> {
    const filter = keptFilter(accountId, request);
    const { rows } = await q.query<KeptRow>(
      `SELECT ${cardColumns(language, '$1')}, k.viewed_at AS kept_at, ${isShownSql('g')} AS is_available
       FROM goods_view k JOIN goods g ON g.id = k.goods_id ${CARD_JOINS}
       WHERE ${filter.sql} ORDER BY ${keptOrder('k.viewed_at', request.sort)}
       LIMIT ${filter.value(limit)} OFFSET ${filter.value(offset)}`,
      filter.values,
    );
    return rows;
  }

  async countViews(q: Queryable, accountId: number, request: MyCollectRequest): Promise<number> {
    const filter = keptFilter(accountId, request);
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM goods_view k
       JOIN goods g ON g.id = k.goods_id JOIN brand b ON b.id = g.brand_id WHERE ${filter.sql}`,
      filter.values,
    );
    return firstRow(rows).total;
  }

  /**
   * Goods of the shop come on top, what is older than the newest 200 falls out.
   * @returns how many of them are remembered now
   */
  async addView(tx: Tx, accountId: number, seen: readonly SeenGoods[]): Promise<number> {
    // Two pages opened at once each see the other's line, so that there are never more than 200.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('goods view', $1))`, [accountId]);
    await tx.query(
      `INSERT INTO goods_view (account_id, goods_id, viewed_at)
       SELECT $1, g.id, least(max(coalesce(seen.at, clock_timestamp())), clock_timestamp())
       FROM unnest($2::bigint[], $3::timestamptz[]) AS seen (goods_id, at)
       JOIN goods g ON g.id = seen.goods_id AND ${isShownSql('g')}
       GROUP BY g.id
       ON CONFLICT (account_id, goods_id)
         DO UPDATE SET viewed_at = greatest(goods_view.viewed_at, excluded.viewed_at)`,
      [accountId, seen.map(({ goodsId }) => goodsId), seen.map(({ viewedAt }) => viewedAt)],
    );
    await tx.query(
      `DELETE FROM goods_view WHERE account_id = $1 AND goods_id IN (
         SELECT goods_id FROM goods_view WHERE account_id = $1
         ORDER BY viewed_at DESC, goods_id DESC OFFSET ${VIEWS_MAX})`,
      [accountId],
    );
    const { rows } = await tx.query<{ n: number }>(
      `SELECT count(*) AS n FROM goods_view WHERE account_id = $1 AND goods_id = ANY ($2::bigint[])`,
      [accountId, seen.map(({ goodsId }) => goodsId)],
    );
    return firstRow(rows).n;
  }

  async remove(tx: Tx, accountId: number, goodsId: number): Promise<void> {
    await tx.query(`DELETE FROM goods_view WHERE account_id = $1 AND goods_id = $2`, [accountId, goodsId]);
  }

  async clear(tx: Tx, accountId: number): Promise<void> {
    await tx.query(`DELETE FROM goods_view WHERE account_id = $1`, [accountId]);
  }
}
