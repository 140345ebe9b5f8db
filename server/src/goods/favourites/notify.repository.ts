import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { isShownSql } from '../listing/on-sale.js';

@Injectable()
export class NotifyRepository {
  /** The sale state of goods that the shop shows, which nobody changes before the end of the transaction. */
  async lockShown(tx: Tx, goodsId: number): Promise<number | null> {
    const { rows } = await tx.query<{ sale_state: number }>(
      `SELECT g.sale_state FROM goods g WHERE g.id = $1 AND ${isShownSql('g')} FOR SHARE OF g`,
      [goodsId],
    );
    return rows[0]?.sale_state ?? null;
  }

  async insertRestockAlert(tx: Tx, accountId: number, goodsId: number): Promise<void> {
    await tx.query(`INSERT INTO goods_notify (account_id, goods_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      accountId,
      goodsId,
    ]);
  }

  async deleteRestockAlert(tx: Tx, accountId: number, goodsId: number): Promise<void> {
    await tx.query(`DELETE FROM goods_notify WHERE account_id = $1 AND goods_id = $2`, [accountId, goodsId]);
  }

  /** Removes the names from the list: each is notified once. */
  async consume(tx: Tx, goodsId: number): Promise<number[]> {
    const { rows } = await tx.query<{ account_id: number }>(
      `DELETE FROM goods_notify WHERE goods_id = $1 RETURNING account_id`,
      [goodsId],
    );
    return rows.map(({ account_id }) => account_id);
  }
}
