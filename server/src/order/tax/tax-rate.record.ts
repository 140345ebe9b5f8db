import { taxRate } from '@fovea/shared-types/order/tax-rate.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Rates of consumption tax as staff of the platform edit them. */
export const servedTaxRate = serveRecord(taxRate, {
  table: 'tax_rate',
  joins: 'LEFT JOIN category g ON g.id = t.category_id',
  shown: { category_name: ({ language }) => localized('g.name', language) },
  touched: 'updated_at',
  constraints: {
    tax_rate_day_uq: 'ALREADY_DONE',
    tax_rate_category_fk: brokenField('category_id', 'choice'),
  },
});
