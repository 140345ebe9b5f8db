import { Injectable } from '@nestjs/common';
import { zoneOfSql } from '../../member/contact/country-zones.js';
import type { Queryable } from '../../platform/database/database.js';
import { nearest } from '../../platform/tree/nearest.js';

/** Rates in force on a day. */
export interface RatesInForce {
  /**
   * Of goods that are sold within a country.
   * @param categories theirs and those above it, the narrowest first; none: freight
   */
  of(country: string | null, categories: readonly number[]): number;
}

@Injectable()
export class TaxRepository {
  /**
   * A rate begins with its day where it holds.
   * @param at when the sale was made; null: now
   */
  async inForce(q: Queryable, at: Date | null): Promise<RatesInForce> {
    const { rows } = await q.query<{ country: string; category_id: number | null; rate: number }>(
      `SELECT DISTINCT ON (country, category_id) country, category_id, rate FROM tax_rate
       WHERE effective_from <= (coalesce($1, clock_timestamp()) AT TIME ZONE ${zoneOfSql('country')})::date
       ORDER BY country, category_id, effective_from DESC`,
      [at],
    );
    const rates = new Map(
      rows.map(({ country, category_id, rate }) => [`${country} ${category_id ?? ''}`, rate]),
    );
    return {
      of: (country, categories) =>
        country === null ? 0 : (nearest(categories, (id) => rates.get(`${country} ${id ?? ''}`)) ?? 0),
    };
  }
}
