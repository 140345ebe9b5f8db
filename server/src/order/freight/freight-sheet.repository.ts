import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { refuseFalls } from './falling-freight.js';
import type { NamedZone, SheetRate } from './freight-sheet-check.js';

/** The freight table as a sheet changes it. */
@Injectable()
export class FreightSheetRepository {
  async zones(q: Queryable): Promise<NamedZone[]> {
    const { rows } = await q.query<NamedZone>(
      `SELECT id, country, ARRAY[name_c, name_e, name_j] AS names FROM freight_zone ORDER BY id`,
    );
    return rows;
  }

  /**
   * In the order of the bands, as every sheet accepts them.
   * @returns how many are new
   * @throws FREIGHT_FALLS
   */
  async put(tx: Tx, companyId: number | null, rates: readonly SheetRate[]): Promise<number> {
    const { rows } = await tx.query<{ id: number; is_new: boolean }>(
      `INSERT INTO freight_rate (company_id, currency, delivery_country, zone_id, max_kg, price, step_price, crate_from_kg,
         crate_price, export_price, may_fall, status)
       SELECT $1, r.currency, r.delivery_country, r.zone_id, r.max_kg, r.price, r.step_price, r.crate_from_kg, r.crate_price,
         r.export_price, r.may_fall, r.status
       FROM jsonb_populate_recordset(NULL::freight_rate, $2::jsonb) r
       ORDER BY r.currency, r.delivery_country, r.zone_id, r.max_kg
       ON CONFLICT ON CONSTRAINT freight_rate_band_uq DO UPDATE SET
         (price, step_price, crate_from_kg, crate_price, export_price, may_fall, status, updated_at) =
         ROW (excluded.price, excluded.step_price, excluded.crate_from_kg, excluded.crate_price, excluded.export_price,
           excluded.may_fall, excluded.status, clock_timestamp())
       RETURNING id, xmax = 0 AS is_new`,
      [companyId, JSON.stringify(rates)],
    );
    await refuseFalls(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.filter(({ is_new }) => is_new).length;
  }
}
