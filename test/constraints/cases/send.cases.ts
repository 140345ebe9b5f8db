import type { ConstraintCase } from '../proof.js';

export const sendCases: ConstraintCase[] = [
  {
    refuses: 'send_customer_fk',
    violation: 'goods that go to another company’s customer',
    when: async ({ insert }) =>
      insert('send', { customer_id: await insert('customer', { company_id: await insert('company') }) }),
  },
  {
    refuses: 'send_receiver_ck',
    violation: 'a delivery to nobody',
    when: ({ insert }) => insert('send', { receiver_name: ' ' }),
  },
  {
    refuses: 'send_country_ck',
    violation: 'a delivery to no country',
    when: ({ insert }) => insert('send', { receiver_country: 'jp' }),
  },
  {
    refuses: 'send_carrier_ck',
    violation: 'a carrier without a code',
    when: ({ insert }) => insert('send', { carrier: 100 }),
  },
  {
    refuses: 'send_logistics_ck',
    violation: 'a tracking number that no carrier has',
    when: ({ insert }) => insert('send', { logistics_code: 'x'.repeat(61) }),
  },
  {
    refuses: 'send_remark_ck',
    violation: 'a remark without an end',
    when: ({ insert }) => insert('send', { remark: 'x'.repeat(501) }),
  },
  {
    refuses: 'send_status_ck',
    violation: 'a delivery in an unknown state',
    when: ({ insert }) => insert('send', { status: 4, carrier: 0 }),
  },
  {
    refuses: 'send_sent_ck',
    violation: 'a delivery that was sent at no time',
    when: ({ insert }) => insert('send', { status: 1, logistics_code: '1' }),
  },
  {
    refuses: 'send_ended_ck',
    violation: 'a delivery that ended before it began',
    when: ({ insert }) => insert('send', { ended_at: new Date() }),
  },
  {
    refuses: 'send_code_ck',
    violation: 'a parcel on its way without a number',
    when: ({ insert }) => insert('send', { status: 1, sent_at: new Date() }),
  },
  {
    refuses: 'send_line_line_ck',
    violation: 'a line beyond the last',
    when: ({ insert }) => insert('send_line', { line: 501 }),
  },
  {
    refuses: 'send_line_quantity_ck',
    violation: 'a line of nothing',
    when: ({ insert }) => insert('send_line', { quantity: 0 }),
  },
  {
    refuses: 'send_line_once_uq',
    violation: 'a line of a stock-out twice in one delivery',
    when: async ({ insert }) => {
      await insert('send_line');
      await insert('send_line', { line: 2 });
    },
  },
  {
    refuses: 'send_line_pk',
    violation: 'two lines at one place',
    when: async ({ insert, world }) => {
      await insert('send_line');
      await insert('stock_document_line', { line: 499 });
      await insert('send_line', { document_id: world.stockDocument, document_line: 499 });
    },
  },
  {
    refuses: 'send_file_sort_ck',
    violation: 'a twenty-first picture',
    when: ({ insert }) => insert('send_file', { sort: 21 }),
  },
  {
    refuses: 'send_file_pk',
    violation: 'two pictures at one place',
    when: async ({ insert }) => {
      await insert('send_file');
      await insert('send_file');
    },
  },
  {
    refuses: 'send_file_once_uq',
    violation: 'the same picture twice',
    when: async ({ insert }) => {
      await insert('send_file');
      await insert('send_file', { sort: 2 });
    },
  },
];
