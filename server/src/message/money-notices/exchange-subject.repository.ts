import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface ExchangeSubject {
  sn: string;
  account_id: number | null;
  company_id: number | null;
  made_by: number;
  asked_by: string;
  /** With what a bank took on top. */
  given: number;
  sold_currency: Currency;
  bought: number;
  bought_currency: Currency;
}

/** Exchanges that notices are about; none is ever deleted. */
@Injectable()
export class ExchangeSubjectRepository {
  async findExchangeSubject(q: Queryable, id: number): Promise<ExchangeSubject> {
    const { rows } = await q.query<ExchangeSubject>(
      `SELECT x.sn, x.account_id, x.company_id, x.made_by, a.username AS asked_by, x.sold + x.fee AS given, x.sold_currency,
         x.bought, x.bought_currency
       FROM exchange x JOIN account a ON a.id = x.made_by WHERE x.id = $1`,
      [id],
    );
    invariant(rows[0], 'an exchange of a notification exists');
    return rows[0];
  }
}
