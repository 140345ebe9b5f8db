import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** The freight table as staff edit it: the platform's rules beside the merchant's own. */
export const servedFreightRate = serveRecord(freightRate, {
  table: 'freight_rate',
  rowsOf: { sharedBy: 'the prices of a company, of none of its people' },
  joins: 'LEFT JOIN company c ON c.id = t.company_id',
  shown: {
    rate_name: `coalesce(t.delivery_country, '*') || ' ' || t.max_kg || ' kg ' || t.currency`,
    company_name: ({ language }) => localized('c.name', language),
  },
  touched: 'updated_at',
  constraints: { freight_rate_band_uq: 'ALREADY_DONE', freight_rate_crate_ck: 'VALIDATION' },
  // Without crates nothing is asked for one.
  rules: {
    settle: (wanted) => (wanted.crate_from_kg === null ? { ...wanted, crate_price: 0 } : wanted),
  },
});
