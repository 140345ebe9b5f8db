import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import type { Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { refuseFalls } from './falling-freight.js';

/** A zone determines the country, whatever the request. */
async function countryOf(tx: Tx, zoneId: number, countryCode: string | null): Promise<string> {
  const { rows } = await tx.query<{ country: string }>('SELECT country FROM freight_zone WHERE id = $1', [
    zoneId,
  ]);
  const country = rows[0]?.country;
  if (country === undefined || (countryCode !== null && countryCode !== country))
    throw fieldError({ zone_id: { key: 'choice' } });
  return country;
}

/** The freight table as staff edit it: the platform's rules beside the merchant's own. */
export const servedFreightRate = serveRecord(freightRate, {
  table: 'freight_rate',
  rowsOf: { sharedBy: 'the prices of a company, of none of its people' },
  joins: 'LEFT JOIN company c ON c.id = t.company_id LEFT JOIN freight_zone z ON z.id = t.zone_id',
  shown: {
    rate_name: ({ language }) =>
      `concat_ws(' ', coalesce(t.delivery_country, '*'), ${localized('z.name', language)}, t.max_kg || ' kg', t.currency)`,
    zone_name: ({ language }) => localized('z.name', language),
    company_name: ({ language }) => localized('c.name', language),
  },
  touched: 'updated_at',
  constraints: {
    freight_rate_band_uq: 'ALREADY_DONE',
    freight_rate_crate_ck: brokenField('crate_from_kg', 'required'),
    freight_rate_zone_fk: brokenField('zone_id', 'choice'),
  },
  rules: {
    async settle(wanted, tx) {
      const placed =
        wanted.zone_id === null
          ? wanted
          : { ...wanted, delivery_country: await countryOf(tx, wanted.zone_id, wanted.delivery_country) };
      // Without crates there is no price of one.
      return placed.crate_from_kg === null ? { ...placed, crate_price: 0 } : placed;
    },
    saved: (tx, id) => refuseFalls(tx, [id]),
  },
});
