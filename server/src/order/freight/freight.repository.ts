import { Injectable } from '@nestjs/common';
import { type Currency, minorPerUnit } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import type { FreightRate } from './freight-rules.js';

/** The freight table as orders are priced by it. */
@Injectable()
export class FreightRepository {
  /** Rows of these companies and of the platform in one currency. */
  async rates(q: Queryable, companyIds: readonly number[], currency: Currency): Promise<FreightRate[]> {
    const { rows } = await q.query<FreightRate>(
      `SELECT id, company_id AS "companyId", delivery_country AS country, max_kg AS "maxKg", price * $3 AS price,
         step_price * $3 AS "stepPrice", crate_from_kg AS "crateFromKg", crate_price * $3 AS "cratePrice",
         export_price * $3 AS "exportPrice"
       FROM freight_rate
       WHERE currency = $2 AND status = 1 AND (company_id IS NULL OR company_id = ANY ($1::bigint[]))`,
      [[...companyIds], currency, minorPerUnit(currency)],
    );
    return rows;
  }
}
