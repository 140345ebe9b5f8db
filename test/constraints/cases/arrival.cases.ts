import type { ConstraintCase } from '../proof.js';

export const arrivalCases: ConstraintCase[] = [
  {
    refuses: 'arrival_warehouse_fk',
    violation: 'goods that are to be put into another company’s warehouse',
    when: async ({ insert, world }) =>
      insert('arrival', { company_id: await insert('company'), warehouse_id: world.warehouse }),
  },
  {
    refuses: 'arrival_customer_fk',
    violation: 'goods from another company’s customer',
    when: async ({ insert }) =>
      insert('arrival', { company_id: await insert('company'), customer_id: await insert('customer') }),
  },
  {
    refuses: 'arrival_logistics_ck',
    violation: 'a tracking number that no carrier has',
    when: ({ insert }) => insert('arrival', { logistics_code: 'x'.repeat(61) }),
  },
  {
    refuses: 'arrival_remark_ck',
    violation: 'a remark without an end',
    when: ({ insert }) => insert('arrival', { remark: 'x'.repeat(501) }),
  },
  {
    refuses: 'arrival_status_ck',
    violation: 'an arrival in an unknown state',
    when: ({ insert }) => insert('arrival', { status: 3, arrived_at: new Date() }),
  },
  {
    refuses: 'arrival_arrived_ck',
    violation: 'goods that have come at no time',
    when: ({ insert }) => insert('arrival', { status: 1 }),
  },
  {
    refuses: 'arrival_line_line_ck',
    violation: 'a line beyond the last',
    when: ({ insert }) => insert('arrival_line', { line: 501 }),
  },
  {
    refuses: 'arrival_line_quantity_ck',
    violation: 'a line of nothing',
    when: ({ insert }) => insert('arrival_line', { quantity: 0 }),
  },
  {
    refuses: 'arrival_line_counted_ck',
    violation: 'less than nothing that came',
    when: ({ insert }) => insert('arrival_line', { arrived: -1 }),
  },
  {
    refuses: 'arrival_line_serial_ck',
    violation: 'a serial number of spaces',
    when: ({ insert }) => insert('arrival_line', { quantity: 1, serial_number: ' ' }),
  },
  {
    refuses: 'arrival_line_piece_ck',
    violation: 'two pieces of one serial number',
    when: ({ insert }) => insert('arrival_line', { quantity: 2, serial_number: 'SN-1' }),
  },
  {
    refuses: 'arrival_line_serial_uq',
    violation: 'one piece announced twice, however its number is written',
    when: async ({ insert }) => {
      await insert('arrival_line', { quantity: 1, serial_number: 'SN-1' });
      await insert('arrival_line', { quantity: 1, serial_number: 'ｓｎ-1', line: 2 });
    },
  },
  {
    refuses: 'arrival_line_pk',
    violation: 'two lines at one place',
    when: async ({ insert }) => {
      await insert('arrival_line');
      await insert('arrival_line');
    },
  },
  {
    refuses: 'arrival_file_sort_ck',
    violation: 'a twenty-first picture',
    when: ({ insert }) => insert('arrival_file', { sort: 21 }),
  },
  {
    refuses: 'arrival_file_pk',
    violation: 'two pictures at one place',
    when: async ({ insert }) => {
      await insert('arrival_file');
      await insert('arrival_file');
    },
  },
  {
    refuses: 'arrival_file_once_uq',
    violation: 'the same picture twice',
    when: async ({ insert }) => {
      await insert('arrival_file');
      await insert('arrival_file', { sort: 2 });
    },
  },
];
