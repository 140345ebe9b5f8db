import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { BinRules } from './bin.rules.js';

/** Bins of warehouses that are there. */
export const servedBin = serveRecord(bin, {
  table: 'warehouse_bin',
  rowsOf: { sharedBy: 'places of a company, of none of its people' },
  from: 'warehouse_bin t JOIN warehouse w ON w.id = t.warehouse_id',
  owner: 'w.company_id',
  columns: { ware_house_id: 'warehouse_id' },
  where: `w.status <> ${WAREHOUSE_STATUS.deleted}`,
  joins: 'JOIN warehouse w ON w.id = t.warehouse_id JOIN company c ON c.id = w.company_id',
  shown: {
    ware_house_name: 'w.name',
    company_name: ({ language }) => localized('c.name', language),
  },
  filters: { code: 'lower(t.code)' },
  rules: BinRules,
});
