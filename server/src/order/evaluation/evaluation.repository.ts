import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

/** The order that is evaluated, as read under its lock. */
export interface EvaluatedOrder {
  id: number;
  buyer_id: number;
  company_id: number | null;
  status: number;
}

export interface NewEvaluation {
  order: EvaluatedOrder;
  star: number;
  content: string;
  images: readonly number[];
}

/** What staff change of an evaluation. */
export interface EvaluationState {
  id: number;
  company_id: number | null;
  status: number;
  hide_reason: string | null;
  reply: string | null;
}

/** Writes evaluations; they stay as written, only the platform's decision and the merchant's answer change. */
@Injectable()
export class EvaluationRepository {
  /** The order of this buyer; another's is as if absent (I7). */
  async lockOrder(tx: Tx, id: number, buyerId: number): Promise<EvaluatedOrder | null> {
    const { rows } = await tx.query<EvaluatedOrder>(
      'SELECT id, buyer_id, company_id, status FROM orders WHERE id = $1 AND buyer_id = $2 FOR UPDATE',
      [id, buyerId],
    );
    return rows[0] ?? null;
  }

  async insertEvaluation(tx: Tx, { order, star, content, images }: NewEvaluation): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO evaluation (order_id, author_id, company_id, comment_star, comment_content)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [order.id, order.buyer_id, order.company_id, star, content],
    );
    const id = firstRow(rows).id;
    if (images.length > 0)
      await tx.query(
        `INSERT INTO evaluation_image (evaluation_id, author_id, sort, file_id)
         SELECT $1, $2, position, file_id FROM unnest($3::bigint[]) WITH ORDINALITY AS i (file_id, position)`,
        [id, order.buyer_id, images],
      );
    return id;
  }

  async lockEvaluation(tx: Tx, id: number): Promise<EvaluationState | null> {
    const { rows } = await tx.query<EvaluationState>(
      `SELECT id, company_id, status, hide_reason, reply FROM evaluation WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async setReply(tx: Tx, id: number, reply: string, accountId: number): Promise<void> {
    await tx.query(
      'UPDATE evaluation SET reply = $2, replied_by = $3, replied_at = clock_timestamp() WHERE id = $1',
      [id, reply, accountId],
    );
  }

  /** @param hideReason null: it is shown */
  async setEvaluationStatus(tx: Tx, id: number, hideReason: string | null): Promise<void> {
    await tx.query('UPDATE evaluation SET status = $2, hide_reason = $3 WHERE id = $1', [
      id,
      hideReason === null ? 1 : 0,
      hideReason,
    ]);
  }

  /** The ids of the pictures of each, in their order. */
  async listImages(q: Queryable, ids: readonly number[]): Promise<Map<number, number[]>> {
    const found = new Map<number, number[]>();
    if (ids.length === 0) return found;
    const { rows } = await q.query<{ evaluation_id: number; file_id: number }>(
      `SELECT evaluation_id, file_id FROM evaluation_image WHERE evaluation_id = ANY ($1::bigint[])
       ORDER BY evaluation_id, sort`,
      [ids],
    );
    for (const { evaluation_id, file_id } of rows)
      found.set(evaluation_id, [...(found.get(evaluation_id) ?? []), file_id]);
    return found;
  }
}
