import { taxRate } from '@fovea/shared-types/order/tax-rate.record';
import { serveRecord } from '../../../../../../../../server/src/platform/records/serve-record.js';
import { OF_BARGAINS } from '../../warehouse/stock/tables.js';

export const servedRate = serveRecord(taxRate, {
  table: 'tax_rate',
  joins: `LEFT JOIN category g ON g.id = t.category_id LEFT JOIN ${OF_BARGAINS} ON false`,
  shown: { category_name: 'g.name_e' },
});
