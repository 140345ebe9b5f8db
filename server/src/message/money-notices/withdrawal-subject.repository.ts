import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface WithdrawalSubject {
  sn: string;
  account_id: number;
  company_id: number | null;
  amount: number;
  currency: Currency;
  username: string;
}

/** Withdrawals that notices are about; none is ever deleted. */
@Injectable()
export class WithdrawalSubjectRepository {
  async findWithdrawalSubject(q: Queryable, id: number): Promise<WithdrawalSubject> {
    const { rows } = await q.query<WithdrawalSubject>(
      `SELECT w.sn, w.account_id, w.company_id, w.amount, w.currency, a.username
       FROM withdrawal w JOIN account a ON a.id = w.account_id WHERE w.id = $1`,
      [id],
    );
    invariant(rows[0], 'a withdrawal of a notification exists');
    return rows[0];
  }
}
