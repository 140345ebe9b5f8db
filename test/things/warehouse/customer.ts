import { aCustomer } from '../../fixtures/places.js';
import type { Hidden } from '../matrix-row.js';
import { thing } from '../thing.js';

const CUSTOMER: Hidden = { "another company's": ({ db }, { seller }) => aCustomer(db, seller.companyId) };

export default thing({
  calls: {
    '/customers/check-customer': { request: async () => ({ customer_name: 'Nobody' }) },
  },
  ids: {
    hidden: {
      customer_id: CUSTOMER,
      '/customers/check-customer#id': '/customers/customer-detail',
      '/customers/customer-companys#id': '/customers/update-customer-companys',
    },
  },
  records: {
    'warehouse:customer-company': {
      hold: async ({ db }, id) => {
        const { rows } = await db.query<{ company_id: number }>(
          'SELECT company_id FROM customer_company WHERE id = $1',
          [id],
        );
        return aCustomer(db, rows[0]?.company_id ?? 0, { customer_company_id: id });
      },
    },
  },
});
