import type { ConstraintCase } from '../proof.js';

export const warehouseCases: ConstraintCase[] = [
  {
    refuses: 'warehouse_name_ck',
    violation: 'a warehouse without a name',
    when: ({ insert }) => insert('warehouse', { name: '' }),
  },
  {
    refuses: 'warehouse_name_uq',
    violation: 'two warehouses of one name in a company, however wide its letters are',
    when: async ({ insert }) => {
      await insert('warehouse', { name: 'Tokyo A' });
      await insert('warehouse', { name: 'ＴＯＫＹＯ　Ａ' });
    },
  },
  {
    refuses: 'warehouse_country_ck',
    violation: 'a warehouse in no country',
    when: ({ insert }) => insert('warehouse', { country: 'jp' }),
  },
  {
    refuses: 'warehouse_currency_ck',
    violation: 'stock valued in a currency that nothing is sold in',
    when: ({ insert }) => insert('warehouse', { currency: 'EUR' }),
  },
  {
    refuses: 'warehouse_status_ck',
    violation: 'a warehouse in an unknown state',
    when: ({ insert }) => insert('warehouse', { status: 2 }),
  },
  {
    refuses: 'warehouse_bin_code_ck',
    violation: 'a bin whose label no scanner reads',
    when: ({ insert }) => insert('warehouse_bin', { code: 'Ａ-０１' }),
  },
  {
    refuses: 'warehouse_bin_code_uq',
    violation: 'two bins of one code in a warehouse',
    when: async ({ insert }) => {
      await insert('warehouse_bin', { code: 'A-01-01' });
      await insert('warehouse_bin', { code: 'A-01-01' });
    },
  },
  {
    refuses: 'warehouse_bin_status_ck',
    violation: 'a bin in an unknown state',
    when: ({ insert }) => insert('warehouse_bin', { status: 9 }),
  },
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
];
