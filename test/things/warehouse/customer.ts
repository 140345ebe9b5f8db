import { aCustomer } from '../../fixtures/places.js';
import { broken, text, twice } from '../faults.js';
import type { Hidden } from '../matrix-row.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `company`. */
    customerCompany: number;
  }
}

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
  database: {
    rows: {
      customer_company: (world) => ({ company_id: world.company, name: `Clinic ${text()}` }),
      customer: (world) => ({ company_id: world.company, name: 'Sample Person' }),
    },
    world: {
      customerCompany: 'customer_company',
    },
    breaks: [
      broken('customer_company', 'customer_company_name_ck', 'a customer company without a name', {
        name: '',
      }),
      twice(
        'customer_company',
        'customer_company_name_uq',
        'two customer companies of one name with one merchant',
        { name: '株式会社見本眼科' },
      ),
      broken('customer', 'customer_name_ck', 'a customer without a name', { name: '' }),
      broken('customer', 'customer_country_ck', 'a customer in no country', { country: '日本' }),
      broken('customer', 'customer_licence_ck', 'a customer with a licence of no number', {
        licence_kind: 'Clinic',
      }),
      {
        refuses: 'customer_customer_company_fk',
        violation: 'a customer who belongs to the company of another merchant’s customers',
        when: async ({ insert, world }) => {
          const company_id = await insert('company');
          await insert('customer', { company_id, customer_company_id: world.customerCompany });
        },
      },
    ],
    keysElsewhere: {
      customer_customer_company_fk: 'its first column is the company, whose own key answers first',
    },
    unbreakable: ['customer_company_own_uq', 'customer_own_uq'],
  },
});
