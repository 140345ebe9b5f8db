import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';

export interface GoodsSubject {
  id: number;
  seller_id: number;
  company_id: number | null;
  name_c: string;
  name_e: string;
  name_j: string;
}

export interface QuestionSubject {
  id: number;
  goods_id: number;
  asker_id: number;
  asker: string;
  question: string;
  answer: string | null;
}

/** Goods, and questions about them: reads over the tables of module goods. */
@Injectable()
export class GoodsSubjectRepository {
  async findGoods(q: Queryable, id: number): Promise<GoodsSubject | null> {
    const { rows } = await q.query<GoodsSubject>(
      `SELECT id, seller_id, company_id, name_c, name_e, name_j FROM goods WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async findName(q: Queryable, goodsId: number): Promise<LocalizedText | null> {
    const { rows } = await q.query<LocalizedText>(
      'SELECT name_c AS c, name_e AS e, name_j AS j FROM goods WHERE id = $1',
      [goodsId],
    );
    return rows[0] ?? null;
  }

  async findQuestion(q: Queryable, id: number): Promise<QuestionSubject | null> {
    const { rows } = await q.query<QuestionSubject>(
      `SELECT q.id, q.goods_id, q.asker_id, a.username AS asker, q.question, q.answer
       FROM goods_question q JOIN account a ON a.id = q.asker_id WHERE q.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
