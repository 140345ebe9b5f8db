import { aCustomer } from '../../fixtures/places.js';
import { text } from '../faults.js';
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
      {
        refuses: 'customer_company_name_ck',
        violation: 'a customer company without a name',
        when: ({ insert }) => insert('customer_company', { name: '' }),
      },
      {
        refuses: 'customer_company_name_uq',
        violation: 'two customer companies of one name with one merchant',
        when: async ({ insert }) => {
          await insert('customer_company', { name: '株式会社見本眼科' });
          await insert('customer_company', { name: '株式会社見本眼科' });
        },
      },
      {
        refuses: 'customer_name_ck',
        violation: 'a customer without a name',
        when: ({ insert }) => insert('customer', { name: '' }),
      },
      {
        refuses: 'customer_country_ck',
        violation: 'a customer in no country',
        when: ({ insert }) => insert('customer', { country: '日本' }),
      },
      {
        refuses: 'customer_licence_ck',
        violation: 'a customer with a licence of no number',
        when: ({ insert }) => insert('customer', { licence_kind: 'Clinic' }),
      },
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
