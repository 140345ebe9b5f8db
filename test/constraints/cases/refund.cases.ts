import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const faulty =
  (table: string) =>
  (refuses: string, violation: string, fault: Row): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert(table, fault),
  });
const refund = faulty('refund');
const entry = faulty('refund_entry');
const line = faulty('refund_line');

export const refundCases: ConstraintCase[] = [
  refund('refund_cause_ck', 'a refund for no reason that we know', { cause: 6 }),
  refund('refund_order_status_ck', 'a refund of an order that was never paid', { order_status: 10 }),
  refund('refund_asked_ck', 'a refund of nothing', { asked: 0 }),
  refund('refund_amount_ck', 'more than was requested', { amount: 1_001 }),
  refund('refund_logistics_company_ck', 'a carrier without end', { logistics_company: 'x'.repeat(61) }),
  refund('refund_logistics_code_ck', 'a parcel without end', { logistics_code: 'x'.repeat(61) }),
  refund('refund_agreed_ck', 'paying back what nobody agreed', { status: 50 }),
  refund('refund_sent_back_ck', 'goods on their way back in no parcel', {
    status: 41,
    amount: 1_000,
    logistics_code: '',
  }),
  {
    refuses: 'refund_open_uq',
    violation: 'two open refunds of one order',
    when: async ({ insert }) => {
      await insert('refund');
      await insert('refund', { status: 20 });
    },
  },
  line('refund_line_quantity_ck', 'less than nothing of a line', { quantity: -1, to_return: 2 }),
  line('refund_line_to_return_ck', 'less than nothing that comes back', { quantity: 3, to_return: -1 }),
  line('refund_line_released_ck', 'pieces that are owed anew', { quantity: 3, released: -1 }),
  line('refund_line_returned_ck', 'a part of what was to come back', { to_return: 2, returned: 1 }),
  line('refund_line_says_ck', 'a line that says nothing', { quantity: 0 }),
  line('order_line_pieces_ck', 'more that is not owed than was ordered', { released: 2 }),
  line('order_line_pieces_ck', 'a piece that is not owed, and came back', {
    ...{ released: 1, to_return: 1, returned: 1 },
  }),
  line('refund_line_line_fk', 'a line that the order has not', { line: 99 }),
  {
    refuses: 'refund_line_pk',
    violation: 'a line twice',
    when: async ({ insert }) => {
      await insert('refund_line');
      await insert('refund_line');
    },
  },
  entry('refund_entry_side_ck', 'words of a fourth side', { side: 4 }),
  entry('refund_entry_content_ck', 'words without end', { content: 'x'.repeat(1_001) }),
  entry('refund_entry_author_ck', 'a buyer who is nobody', { account_id: null }),
  entry('refund_entry_says_ck', 'an entry that says nothing', { content: '' }),
  faulty('refund_entry_file')('refund_entry_file_sort_ck', 'a twenty-first picture', { sort: 21 }),
  {
    refuses: 'refund_entry_file_pk',
    violation: 'two pictures at one place',
    when: async ({ insert }) => {
      const id = await insert('refund_entry');
      await insert('refund_entry_file', { entry_id: id });
      await insert('refund_entry_file', { entry_id: id });
    },
  },
];
