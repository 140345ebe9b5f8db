import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Counts, as their company and the platform read them. */
export const servedStockCount = serveRecord(stockCount, {
  table: 'stock_count',
  rowsOf: { sharedBy: 'documents of a warehouse, at which all its people work' },
  columns: { check_sn: 'sn', ware_house_id: 'warehouse_id' },
  joins: `JOIN warehouse w ON w.id = t.warehouse_id JOIN company c ON c.id = t.company_id
    JOIN account a ON a.id = t.account_id`,
  shown: {
    ware_house_name: 'w.name',
    company_name: ({ language }) => localized('c.name', language),
    username: 'a.username',
  },
  filters: {
    id: 't.id',
    company_id: 't.company_id',
    begin: 't.created_at',
    end: 't.created_at',
  },
});
