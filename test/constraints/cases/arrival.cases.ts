import type { ConstraintCase } from '../proof.js';

export const arrivalCases: ConstraintCase[] = [
  {
    refuses: 'arrival_warehouse_fk',
    says: 'goods that are to be put into another company’s warehouse',
    when: async ({ insert, world }) =>
      insert('arrival', { company_id: await insert('company'), warehouse_id: world.warehouse }),
  },
  {
    refuses: 'arrival_customer_fk',
    says: 'goods from another company’s customer',
    when: async ({ insert }) =>
      insert('arrival', { company_id: await insert('company'), customer_id: await insert('customer') }),
  },
  {
    refuses: 'arrival_logistics_ck',
    says: 'a tracking number that no carrier has',
    when: ({ insert }) => insert('arrival', { logistics_code: 'x'.repeat(61) }),
  },
  {
    refuses: 'arrival_remark_ck',
    says: 'a remark without an end',
    when: ({ insert }) => insert('arrival', { remark: 'x'.repeat(501) }),
  },
  {
    refuses: 'arrival_status_ck',
    says: 'an arrival in an unknown state',
    when: ({ insert }) => insert('arrival', { status: 3, arrived_at: new Date() }),
  },
  {
    refuses: 'arrival_arrived_ck',
    says: 'goods that have come at no time',
    when: ({ insert }) => insert('arrival', { status: 1 }),
  },
  {
    refuses: 'arrival_line_line_ck',
    says: 'a line beyond the last',
    when: ({ insert }) => insert('arrival_line', { line: 501 }),
  },
  {
    refuses: 'arrival_line_quantity_ck',
    says: 'a line of nothing',
    when: ({ insert }) => insert('arrival_line', { quantity: 0 }),
  },
  {
    refuses: 'arrival_line_counted_ck',
    says: 'less than nothing that came',
    when: ({ insert }) => insert('arrival_line', { arrived: -1 }),
  },
  {
    refuses: 'arrival_line_serial_ck',
    says: 'a serial number of spaces',
    when: ({ insert }) => insert('arrival_line', { quantity: 1, serial_number: ' ' }),
  },
  {
    refuses: 'arrival_line_piece_ck',
    says: 'two pieces of one serial number',
    when: ({ insert }) => insert('arrival_line', { quantity: 2, serial_number: 'SN-1' }),
  },
  {
    refuses: 'arrival_line_serial_uq',
    says: 'one piece announced twice, however its number is written',
    when: async ({ insert }) => {
      await insert('arrival_line', { quantity: 1, serial_number: 'SN-1' });
      await insert('arrival_line', { quantity: 1, serial_number: 'ｓｎ-1', line: 2 });
    },
  },
  {
    refuses: 'arrival_line_pk',
    says: 'two lines at one place',
    when: async ({ insert }) => {
      await insert('arrival_line');
      await insert('arrival_line');
    },
  },
  {
    refuses: 'arrival_file_sort_ck',
    says: 'a twenty-first picture',
    when: ({ insert }) => insert('arrival_file', { sort: 21 }),
  },
  {
    refuses: 'arrival_file_pk',
    says: 'two pictures at one place',
    when: async ({ insert }) => {
      await insert('arrival_file');
      await insert('arrival_file');
    },
  },
  {
    refuses: 'arrival_file_once_uq',
    says: 'the same picture twice',
    when: async ({ insert }) => {
      await insert('arrival_file');
      await insert('arrival_file', { sort: 2 });
    },
  },
];
