import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';

export interface BargainSubject {
  id: number;
  buyer_id: number;
  seller_id: number;
  company_id: number | null;
  username: string;
  expired_at: Date;
  goods_id: number;
  name_c: string;
  name_e: string;
  name_j: string;
}

/** Negotiations that notices are about: reads over the tables of module order. */
@Injectable()
export class BargainSubjectRepository {
  async findBargainSubject(q: Queryable, id: number): Promise<BargainSubject | null> {
    const { rows } = await q.query<BargainSubject>(
      `SELECT b.id, b.buyer_id, b.seller_id, b.company_id, u.username, b.expired_at, b.goods_id, g.name_c, g.name_e,
         g.name_j
       FROM bargain b JOIN goods g ON g.id = b.goods_id JOIN account u ON u.id = b.buyer_id WHERE b.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
