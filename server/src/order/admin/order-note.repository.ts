import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface OrderNoteRow {
  id: number;
  username: string;
  content: string;
  created_at: Date;
}

/** Internal notes of staff on an order. */
@Injectable()
export class OrderNoteRepository {
  async listOrderNotes(q: Queryable, orderId: number): Promise<OrderNoteRow[]> {
    const { rows } = await q.query<OrderNoteRow>(
      `SELECT n.id, a.username, n.content, n.created_at FROM order_note n JOIN account a ON a.id = n.author_id
       WHERE n.order_id = $1 ORDER BY n.id DESC`,
      [orderId],
    );
    return rows;
  }

  /** Who adds one holds the order, so that no two go beyond the bound together. @returns how many there are */
  async lockAndCount(tx: Tx, orderId: number): Promise<number> {
    await tx.query('SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [orderId]);
    const { rows } = await tx.query<{ notes: number }>(
      'SELECT count(*) AS notes FROM order_note WHERE order_id = $1',
      [orderId],
    );
    return firstRow(rows).notes;
  }

  async addOrderNote(tx: Tx, note: { orderId: number; authorId: number; content: string }): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO order_note (order_id, author_id, content) VALUES ($1, $2, $3) RETURNING id',
      [note.orderId, note.authorId, note.content],
    );
    return firstRow(rows).id;
  }
}
