import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import { type Currency, ofUnits } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import type { FreightRate } from './freight-rules.js';

/** The freight table as orders are priced by it. */
@Injectable()
export class FreightRepository {
  /** Rows of these companies and of the platform in one currency. */
  async rates(q: Queryable, companyIds: readonly number[], currency: Currency): Promise<FreightRate[]> {
    const { rows } = await q.query<FreightRate>(
      `SELECT r.id, r.company_id AS "companyId", r.delivery_country AS country, z.postal_prefixes AS "postalPrefixes",
         r.max_kg AS "maxKg", r.price * $3 AS price, r.step_price * $3 AS "stepPrice", r.crate_from_kg AS "crateFromKg",
         r.crate_price * $3 AS "cratePrice", r.export_price * $3 AS "exportPrice"
       FROM freight_rate r LEFT JOIN freight_zone z ON z.id = r.zone_id
       WHERE r.currency = $2 AND r.status = ${ENABLED_STATUS.enabled} AND (r.company_id IS NULL OR r.company_id = ANY ($1::bigint[]))`,
      [[...companyIds], currency, ofUnits(1, currency)],
    );
    return rows;
  }
}
