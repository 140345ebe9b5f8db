import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import type { FeeLine } from './fee-rules.js';

/** Fees of the platform. */
@Injectable()
export class FeeRepository {
  /** All that were in force on some day of these, `2026-10-31` where the platform is. */
  async inForceBetween(q: Queryable, first: string, last: string): Promise<FeeLine[]> {
    const { rows } = await q.query<FeeLine>(
      `SELECT category_id AS "categoryId", seller_company_id AS "companyId", currency, (rate * 100)::int AS rate,
         minimum, (tax_rate * 100)::int AS "taxRate", to_char(effective_from, 'YYYY-MM-DD') AS "effectiveFrom",
         to_char(effective_until, 'YYYY-MM-DD') AS "effectiveUntil"
       FROM platform_fee
       WHERE effective_from <= $2::date AND (effective_until IS NULL OR effective_until >= $1::date)
       ORDER BY id`,
      [first, last],
    );
    return rows;
  }
}
