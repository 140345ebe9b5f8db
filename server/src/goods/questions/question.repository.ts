import { Injectable } from '@nestjs/common';
import { QUESTION_STATUS } from '@fovea/shared-types/goods/question-rules';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';
import { isShownSql } from '../listing/on-sale.js';

export interface PublicQuestionRow {
  id: number;
  question: string;
  asker: string;
  answer: string;
  company_name: string | null;
  created_at: Date;
  answered_at: Date;
}

export interface MyQuestionRow {
  id: number;
  goods_id: number;
  goods_name: string;
  thumbnail_key: string | null;
  question: string;
  answer: string | null;
  status: number;
  created_at: Date;
  answered_at: Date | null;
}

/** A question under its lock. */
export interface LockedQuestion {
  id: number;
  goods_id: number;
  answer: string | null;
  status: number;
}

/** The owner of the goods in question. */
export interface QuestionedGoods {
  seller_id: number;
  company_id: number | null;
}

/** The key of the first picture of goods `g`. */
export const THUMBNAIL_KEY =
  '(SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1)';

@Injectable()
export class QuestionRepository {
  async listShown(
    q: Queryable,
    language: Language,
    goodsId: number,
    { limit, offset }: PageBounds,
  ): Promise<PublicQuestionRow[]> {
    const { rows } = await q.query<PublicQuestionRow>(
      `SELECT q.id, q.question, a.username AS asker, q.answer, ${localized('c.name', language)} AS company_name,
         q.created_at, q.answered_at
       FROM goods_question q JOIN goods g ON g.id = q.goods_id AND ${isShownSql('g')}
       JOIN account a ON a.id = q.asker_id LEFT JOIN company c ON c.id = g.company_id
       WHERE q.goods_id = $1 AND q.status = ${QUESTION_STATUS.answered}
       ORDER BY q.answered_at DESC, q.id DESC LIMIT $2 OFFSET $3`,
      [goodsId, limit, offset],
    );
    return rows;
  }

  async countShown(q: Queryable, goodsId: number): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM goods_question q JOIN goods g ON g.id = q.goods_id AND ${isShownSql('g')}
       WHERE q.goods_id = $1 AND q.status = ${QUESTION_STATUS.answered}`,
      [goodsId],
    );
    return firstRow(rows).total;
  }

  /** @param goodsId null: about all goods */
  async listMine(
    q: Queryable,
    language: Language,
    askerId: number,
    goodsId: number | null,
    { limit, offset }: PageBounds,
  ): Promise<MyQuestionRow[]> {
    const { rows } = await q.query<MyQuestionRow>(
      `SELECT q.id, q.goods_id, ${localized('g.name', language)} AS goods_name, ${THUMBNAIL_KEY} AS thumbnail_key, q.question, q.answer,
         q.status, q.created_at, q.answered_at
       FROM goods_question q JOIN goods g ON g.id = q.goods_id
       WHERE q.asker_id = $1 AND ($2::bigint IS NULL OR q.goods_id = $2)
       ORDER BY q.id DESC LIMIT $3 OFFSET $4`,
      [askerId, goodsId, limit, offset],
    );
    return rows;
  }

  async countMine(q: Queryable, askerId: number, goodsId: number | null): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM goods_question
       WHERE asker_id = $1 AND ($2::bigint IS NULL OR goods_id = $2)`,
      [askerId, goodsId],
    );
    return firstRow(rows).total;
  }

  async findQuestionedGoods(q: Queryable, goodsId: number): Promise<QuestionedGoods | null> {
    const { rows } = await q.query<QuestionedGoods>(
      `SELECT g.seller_id, g.company_id FROM goods g WHERE g.id = $1 AND ${isShownSql('g')}`,
      [goodsId],
    );
    return rows[0] ?? null;
  }

  /**
   * How many questions of a member are open; concurrent questions of one member are counted one after the
   * other.
   */
  async countWaiting(tx: Tx, askerId: number, goodsId: number): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('goods question', $1))`, [askerId]);
    const { rows } = await tx.query<{ n: number }>(
      `SELECT count(*) AS n FROM goods_question WHERE asker_id = $1 AND goods_id = $2 AND status = ${QUESTION_STATUS.waiting}`,
      [askerId, goodsId],
    );
    return firstRow(rows).n;
  }

  async insertQuestion(tx: Tx, askerId: number, goodsId: number, question: string): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO goods_question (asker_id, goods_id, question) VALUES ($1, $2, $3) RETURNING id`,
      [askerId, goodsId, question],
    );
    return firstRow(rows).id;
  }

  async lockQuestion(tx: Tx, id: number): Promise<LockedQuestion | null> {
    const { rows } = await tx.query<LockedQuestion>(
      `SELECT id, goods_id, answer, status FROM goods_question WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** @returns the state it has now */
  async setAnswer(tx: Tx, id: number, answer: string, staffId: number): Promise<number> {
    return statusOf(
      await tx.query<{ status: number }>(
        `UPDATE goods_question SET answer = $2, answered_by = $3, answered_at = coalesce(answered_at, clock_timestamp())
         WHERE id = $1 RETURNING status`,
        [id, answer, staffId],
      ),
    );
  }

  /** @returns the state it has now */
  async setHidden(tx: Tx, id: number, isHidden: boolean): Promise<number> {
    return statusOf(
      await tx.query<{ status: number }>(
        `UPDATE goods_question SET is_hidden = $2 WHERE id = $1 RETURNING status`,
        [id, isHidden],
      ),
    );
  }

  /** Counts what everybody may read. */
  async addToCount(tx: Tx, goodsId: number, change: number): Promise<void> {
    await tx.query(
      `INSERT INTO goods_counter (goods_id, question_count) VALUES ($1, greatest($2::int, 0))
       ON CONFLICT (goods_id) DO UPDATE SET question_count = goods_counter.question_count + $2::int`,
      [goodsId, change],
    );
  }
}

const statusOf = ({ rows }: { rows: { status: number }[] }): number => firstRow(rows).status;
