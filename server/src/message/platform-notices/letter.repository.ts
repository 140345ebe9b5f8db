import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';

export interface Letter {
  id: number;
  /** Null: a visitor. */
  account_id: number | null;
  first_name: string;
  last_name: string;
  words: string;
  reply: string | null;
}

/** Enquiries: reads over the tables of module content. */
@Injectable()
export class LetterRepository {
  async findFeedback(q: Queryable, id: number): Promise<Letter | null> {
    const { rows } = await q.query<Letter>(
      `SELECT f.id, f.account_id, a.username AS first_name, '' AS last_name, f.content AS words, f.reply
       FROM feedback f JOIN account a ON a.id = f.account_id WHERE f.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async findMessage(q: Queryable, id: number): Promise<Letter | null> {
    const { rows } = await q.query<Letter>(
      `SELECT id, account_id, first_name, last_name, message AS words, reply FROM message_board WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
