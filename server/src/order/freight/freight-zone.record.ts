import { freightZone, ZONE_PREFIX_MAX } from '@fovea/shared-types/order/freight-zone.record';
import { isCountry } from '../../member/contact/countries.js';
import type { Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { inUseBy, NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { postalKey } from './freight-rules.js';

async function refuseNamed(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.query<{ band: string; count: number }>(
    `SELECT currency || ' ' || max_kg || ' kg' AS band, count(*) OVER () AS count
     FROM freight_rate WHERE zone_id = $1 ORDER BY id LIMIT $2`,
    [id, NAMES_MAX],
  );
  refuseInUse(
    'freight_rates',
    inUseBy(rows, ({ band }) => band),
  );
}

/** Freight zones as staff of the platform keep them. */
export const servedFreightZone = serveRecord(freightZone, {
  table: 'freight_zone',
  shown: {
    zone_name: ({ language }) => localized('t.name', language),
    rate_count: '(SELECT count(*) FROM freight_rate r WHERE r.zone_id = t.id)',
  },
  touched: 'updated_at',
  rules: {
    settle(wanted) {
      if (!isCountry(wanted.country)) throw fieldError({ country: { key: 'choice' } });
      const prefixes = [...new Set(wanted.postal_prefixes.map(postalKey))].filter((one) => one !== '');
      if (prefixes.length === 0) throw fieldError({ postal_prefixes: { key: 'required' } });
      if (prefixes.some((one) => one.length > ZONE_PREFIX_MAX))
        throw fieldError({ postal_prefixes: { key: 'too_long', params: { limit: ZONE_PREFIX_MAX } } });
      return { ...wanted, postal_prefixes: prefixes.toSorted() };
    },
    beforeDelete: refuseNamed,
  },
});
