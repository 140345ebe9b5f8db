import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import { LEDGER_TODAY } from '../ledger/ledger-day.js';
import type { FeeLine } from './fee-rules.js';

/** Fees of the platform that are in force today. */
@Injectable()
export class FeeRepository {
  async inForce(q: Queryable): Promise<FeeLine[]> {
    const { rows } = await q.query<FeeLine>(
      `SELECT DISTINCT ON (seller_company_id, category_id, currency)
         category_id AS "categoryId", seller_company_id AS "companyId", currency, (rate * 100)::int AS rate,
         minimum, (tax_rate * 100)::int AS "taxRate"
       FROM platform_fee
       WHERE effective_from <= ${LEDGER_TODAY} AND (effective_until IS NULL OR effective_until >= ${LEDGER_TODAY})
       ORDER BY seller_company_id, category_id, currency, effective_from DESC`,
    );
    return rows;
  }
}
