import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { isCountry } from '../../member/contact/countries.js';
import { localized } from '../../platform/database/localized.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Warehouses: of all companies for the platform, of its own for each. */
export const servedWarehouse = serveRecord(warehouse, {
  table: 'warehouse',
  rowsOf: { sharedBy: 'places of a company, of none of its people' },
  columns: { ware_house_name: 'name' },
  where: `t.status <> ${WAREHOUSE_STATUS.deleted}`,
  joins: 'JOIN company c ON c.id = t.company_id',
  shown: { company_name: ({ language }) => localized('c.name', language) },
  filters: {
    ware_house_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    company_id: 't.company_id',
  },
  constraints: {
    warehouse_company_fk: 'NOT_FOUND',
    warehouse_name_uq: 'NAME_TAKEN',
    warehouse_name_ck: brokenField('ware_house_name'),
    warehouse_country_ck: brokenField('country'),
    warehouse_currency_ck: brokenField('currency', 'choice'),
  },
  rules: {
    settle(wanted) {
      if (!isCountry(wanted.country)) throw fieldError({ country: { key: 'choice' } });
      return wanted;
    },
  },
});
