import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';

export interface ReservationSubject {
  id: number;
  buyer_id: number;
  company_id: number;
  username: string;
  start_at: Date;
  fee: number;
  currency: Currency;
  reason: string | null;
  goods_id: number;
  name_c: string;
  name_e: string;
  name_j: string;
}

/** Viewings that notices are about: reads over the tables of module order. */
@Injectable()
export class ReservationSubjectRepository {
  async findReservationSubject(q: Queryable, id: number): Promise<ReservationSubject | null> {
    const { rows } = await q.query<ReservationSubject>(
      `SELECT r.id, r.buyer_id, r.company_id, u.username, r.start_at, r.fee, r.currency, r.reason, r.goods_id, g.name_c,
         g.name_e, g.name_j
       FROM reservation r JOIN goods g ON g.id = r.goods_id JOIN account u ON u.id = r.buyer_id WHERE r.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
