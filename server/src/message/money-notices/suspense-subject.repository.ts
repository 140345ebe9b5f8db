import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface SuspenseSubject {
  sn: string;
  payer_id: number;
  amount: number;
  /** As it came; there may be no account in it. */
  currency: string;
  username: string;
}

/** Held payments that notices are about; none is ever deleted. */
@Injectable()
export class SuspenseSubjectRepository {
  async findSuspenseSubject(q: Queryable, id: number): Promise<SuspenseSubject> {
    const { rows } = await q.query<SuspenseSubject>(
      `SELECT 'P' || padded(p.id, 8) AS sn, p.payer_id, p.received_amount AS amount,
         p.received_currency AS currency, a.username
       FROM payment p JOIN account a ON a.id = p.payer_id WHERE p.id = $1 AND p.park_cause IS NOT NULL`,
      [id],
    );
    invariant(rows[0], 'held money of a notification exists');
    return rows[0];
  }
}
