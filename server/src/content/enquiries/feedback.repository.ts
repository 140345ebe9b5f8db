import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

/** What an answer needs of the letter it answers. */
export interface AnsweredFeedback {
  account_id: number;
  username: string;
  email: string;
  content: string;
}

export interface NewFeedback {
  accountId: number;
  email: string;
  content: string;
}

@Injectable()
export class FeedbackRepository {
  async insertFeedback(tx: Tx, { accountId, email, content }: NewFeedback): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO feedback (account_id, email, content) VALUES ($1, $2, $3) RETURNING id',
      [accountId, email, content],
    );
    return firstRow(rows).id;
  }

  async insertImages(tx: Tx, id: number, accountId: number, fileIds: readonly number[]): Promise<void> {
    if (fileIds.length === 0) return;
    await tx.query(
      `INSERT INTO feedback_image (feedback_id, account_id, sort, file_id)
       SELECT $1, $2, position, file_id FROM unnest($3::bigint[]) WITH ORDINALITY AS i (file_id, position)`,
      [id, accountId, fileIds],
    );
  }

  async findFeedback(q: Queryable, id: number): Promise<AnsweredFeedback | null> {
    const { rows } = await q.query<AnsweredFeedback>(
      `SELECT f.account_id, sender.username, f.email, f.content
       FROM feedback f JOIN account sender ON sender.id = f.account_id WHERE f.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
