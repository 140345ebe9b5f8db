import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { isShownSql } from '../listing/on-sale.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface Visit {
  goodsId: number;
  visitor: Buffer;
  /** Of a member: the seller and the seller's company are no visitors of their own goods. */
  accountId: number | null;
  companyId: number | null;
}

@Injectable()
export class VisitRepository {
  /** Counts a view unless this visitor was counted within the hour; false when the shop shows no such goods. */
  async countVisits(tx: Tx, { goodsId, visitor, accountId, companyId }: Visit): Promise<boolean> {
    const { rows } = await tx.query<{ is_shown: boolean }>(
      `WITH shown AS (
         SELECT g.id, coalesce($3::bigint = g.seller_id, false) OR coalesce($4::bigint = g.company_id, false) AS is_own
         FROM goods g WHERE g.id = $1 AND ${isShownSql('g')}),
       visit AS (
         INSERT INTO goods_visit (goods_id, visitor) SELECT id, $2 FROM shown WHERE NOT is_own
         ON CONFLICT (goods_id, visitor) DO UPDATE SET counted_at = clock_timestamp()
           WHERE goods_visit.counted_at < clock_timestamp() - interval '1 hour'
         RETURNING goods_id),
       counted AS (
         INSERT INTO goods_counter (goods_id, view_count) SELECT goods_id, 1 FROM visit
         ON CONFLICT (goods_id) DO UPDATE SET view_count = goods_counter.view_count + 1)
       SELECT EXISTS (SELECT FROM shown) AS is_shown`,
      [goodsId, visitor, accountId, companyId],
    );
    return firstRow(rows).is_shown;
  }

  /** Who was counted yesterday is nobody's business any more. */
  async forget(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM goods_visit WHERE counted_at < clock_timestamp() - interval '1 day'`);
  }
}
