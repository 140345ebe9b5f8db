import { customerCompany } from '@fovea/shared-types/warehouse/customer-company.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import type { Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { inUseBy, NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';

async function letGo(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.query<{ name: string; count: number }>(
    `SELECT name, count(*) OVER () AS count FROM customer WHERE customer_company_id = $1 ORDER BY id LIMIT $2`,
    [id, NAMES_MAX],
  );
  refuseInUse(
    'customers',
    inUseBy(rows, ({ name }) => name),
  );
}

/** Companies of customers: each merchant keeps its own. */
export const servedCustomerCompany = serveRecord(customerCompany, {
  table: 'customer_company',
  rowsOf: { sharedBy: 'addresses of a merchant, of none of its people' },
  columns: { company_name: 'name' },
  joins: 'JOIN company c ON c.id = t.company_id',
  shown: { merchant_name: ({ language }) => localized('c.name', language) },
  filters: {
    id: 't.id',
    company_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    merchant_id: 't.company_id',
  },
  constraints: {
    customer_company_company_fk: 'NOT_FOUND',
    customer_company_name_uq: 'NAME_TAKEN',
    customer_company_name_ck: brokenField('company_name'),
  },
  rules: { beforeDelete: letGo },
});
