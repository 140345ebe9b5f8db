import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';

/** Rates in force today. */
export interface RatesInForce {
  /** Of goods of a category that are sold within a country. */
  of(country: string | null, categoryId: number | null): number;
}

@Injectable()
export class TaxRepository {
  async inForce(q: Queryable): Promise<RatesInForce> {
    const { rows } = await q.query<{ country: string; category_id: number | null; rate: number }>(
      `SELECT DISTINCT ON (country, category_id) country, category_id, rate FROM tax_rate
       WHERE effective_from <= current_date ORDER BY country, category_id, effective_from DESC`,
    );
    const rates = new Map(
      rows.map(({ country, category_id, rate }) => [`${country} ${category_id ?? ''}`, rate]),
    );
    return {
      of: (country, categoryId) =>
        country === null ? 0 : (rates.get(`${country} ${categoryId ?? ''}`) ?? rates.get(`${country} `) ?? 0),
    };
  }
}
