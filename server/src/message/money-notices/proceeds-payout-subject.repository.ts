import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface ProceedsPayoutSubject {
  order_no: string;
  seller_id: number;
  company_id: number | null;
  made_by: number | null;
  amount: number;
  returned: number;
  currency: Currency;
  username: string;
}

/** Transfers that notices are about; none is ever deleted. */
@Injectable()
export class ProceedsPayoutSubjectRepository {
  async findProceedsPayoutSubject(q: Queryable, id: number): Promise<ProceedsPayoutSubject> {
    const { rows } = await q.query<ProceedsPayoutSubject>(
      `SELECT o.order_no, t.seller_id, t.company_id, t.made_by, t.amount, t.returned, t.currency,
         coalesce(m.username, a.username) AS username
       FROM transfer t JOIN orders o ON o.id = t.order_id JOIN account a ON a.id = t.seller_id
       LEFT JOIN account m ON m.id = t.made_by WHERE t.id = $1`,
      [id],
    );
    invariant(rows[0], 'a proceeds payout of a notification exists');
    return rows[0];
  }
}
