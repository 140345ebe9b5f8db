import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { CustomerRules } from './customer.rules.js';

/** Customers: each merchant keeps its own. */
export const servedCustomer = serveRecord(customer, {
  table: 'customer',
  rowsOf: { sharedBy: 'addresses of a merchant, of none of its people' },
  columns: {
    customer_name: 'name',
    company_id: 'customer_company_id',
    customer_tel: 'tel',
    customer_email: 'email',
    customer_address: 'address',
    merchant_id: 'company_id',
  },
  joins: `JOIN company c ON c.id = t.company_id
    LEFT JOIN customer_company g ON g.id = t.customer_company_id`,
  shown: {
    company_name: 'g.name',
    merchant_name: ({ language }) => localized('c.name', language),
  },
  filters: {
    customer_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    // A part of a number, however it is written; without digits it finds nobody.
    customer_tel: (filter, tel) =>
      filter.where(
        `t.tel_key LIKE '%' || coalesce(nullif(customer_phone_key(${filter.value(tel)}), ''), '-') || '%'`,
      ),
    merchant_id: 't.company_id',
  },
  constraints: {
    customer_company_fk: 'NOT_FOUND',
    customer_customer_company_fk: 'NOT_FOUND',
    customer_name_ck: brokenField('customer_name'),
    customer_country_ck: brokenField('country'),
    customer_licence_ck: brokenField(['licence_kind', 'licence_number'], 'required'),
  },
  rules: CustomerRules,
});
