import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';

export interface EvaluationSubject {
  id: number;
  order_id: number;
  order_no: string;
  author_id: number;
  seller_id: number;
  company_id: number | null;
  username: string;
  comment_star: number;
  comment_content: string;
  reply: string | null;
  goods_id: number;
  name_c: string;
  name_e: string;
  name_j: string;
}

/** Evaluations that notices are about: reads over the tables of module order. */
@Injectable()
export class EvaluationSubjectRepository {
  async findEvaluationSubject(q: Queryable, id: number): Promise<EvaluationSubject | null> {
    const { rows } = await q.query<EvaluationSubject>(
      `SELECT e.id, e.order_id, o.order_no, e.author_id, o.seller_id, e.company_id, u.username, e.comment_star,
         e.comment_content, e.reply, l.goods_id, l.goods_name_c AS name_c, l.goods_name_e AS name_e,
         l.goods_name_j AS name_j
       FROM evaluation e JOIN orders o ON o.id = e.order_id JOIN account u ON u.id = e.author_id
       CROSS JOIN LATERAL (SELECT * FROM order_line x WHERE x.order_id = o.id ORDER BY x.line LIMIT 1) l
       WHERE e.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
