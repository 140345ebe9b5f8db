import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const parcel = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('shipment', fault),
});
const SENT = { status: 1, sent_at: new Date(), logistics_code: '1' };

const note = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('order_note', fault),
});

const mark = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('merchant_mark', fault),
});

export const shipmentCases: ConstraintCase[] = [
  note('order_note_order_fk', 'a note of no order', { order_id: 0 }),
  note('order_note_author_fk', 'a note that nobody wrote', { author_id: 0 }),
  note('order_note_content_ck', 'a note of nothing', { content: '' }),
  mark('merchant_mark_order_fk', 'a mark for no order', { order_id: 0 }),
  mark('merchant_mark_company_fk', 'a mark of nobody', { company_id: 0 }),
  {
    refuses: 'merchant_mark_pk',
    violation: 'an order that counts twice',
    when: async ({ insert }) => {
      await insert('merchant_mark');
      await insert('merchant_mark');
    },
  },
  {
    refuses: 'orders_clock_left_ck',
    violation: 'less than nothing left of a clock',
    when: ({ insert }) => insert('orders', { clock_left: '-1 second' }),
  },
  {
    refuses: 'orders_ship_reminders_ck',
    violation: 'a third reminder to ship',
    when: ({ insert }) => insert('orders', { ship_reminders: 3 }),
  },
  parcel('shipment_carrier_ck', 'a carrier without a code', { carrier: 100 }),
  parcel('shipment_logistics_ck', 'a tracking number that no carrier has', {
    logistics_code: 'x'.repeat(61),
  }),
  parcel('shipment_status_ck', 'a parcel in an unknown state', { status: 4, carrier: 0 }),
  parcel('shipment_sent_ck', 'a parcel that was sent at no time', { status: 1, logistics_code: '1' }),
  parcel('shipment_ended_ck', 'a parcel that ended before it began', { ended_at: new Date() }),
  parcel('shipment_code_ck', 'a parcel on its way without a number', { status: 1, sent_at: new Date() }),
  parcel('shipment_order_fk', 'a parcel of no order', { order_id: 0 }),
  parcel('shipment_account_fk', 'a parcel that nobody sent', { account_id: 0 }),
  {
    refuses: 'shipment_move',
    violation: 'a parcel that was cancelled and leaves all the same',
    when: async ({ insert, sql }) => {
      const id = await insert('shipment', { status: 9 });
      await sql(`UPDATE shipment SET status = 0 WHERE id = $1`, [id]);
    },
  },
  {
    refuses: 'shipment_line_quantity_ck',
    violation: 'none of a line in a parcel',
    when: ({ insert }) => insert('shipment_line', { quantity: 0 }),
  },
  {
    refuses: 'shipment_line_line_fk',
    violation: 'a line that was not ordered',
    when: ({ insert }) => insert('shipment_line', { line: 99 }),
  },
  {
    refuses: 'shipment_line_shipment_fk',
    violation: 'a line of another order in a parcel',
    when: async ({ insert }) =>
      insert('shipment_line', {
        shipment_id: await insert('shipment', {
          order_id: await insert('orders', { auction_id: null }),
          ...SENT,
        }),
      }),
  },
  {
    refuses: 'shipment_line_pk',
    violation: 'a line twice in one parcel',
    when: async ({ insert }) => {
      const shipment_id = await insert('shipment');
      await insert('shipment_line', { shipment_id });
      await insert('shipment_line', { shipment_id });
    },
  },
  {
    refuses: 'shipment_file_shipment_fk',
    violation: 'a picture of no parcel',
    when: ({ insert }) => insert('shipment_file', { shipment_id: 0 }),
  },
  {
    refuses: 'shipment_file_sort_ck',
    violation: 'a picture beyond the last',
    when: ({ insert }) => insert('shipment_file', { sort: 21 }),
  },
  {
    refuses: 'shipment_file_file_fk',
    violation: 'a picture that is none',
    when: ({ insert }) => insert('shipment_file', { file_id: 0 }),
  },
  {
    refuses: 'shipment_file_once_uq',
    violation: 'a picture twice of one parcel',
    when: async ({ insert }) => {
      const shipment_id = await insert('shipment');
      await insert('shipment_file', { shipment_id });
      await insert('shipment_file', { shipment_id, sort: 2 });
    },
  },
  {
    refuses: 'shipment_file_pk',
    violation: 'two pictures in one place of a parcel',
    when: async ({ insert }) => {
      const shipment_id = await insert('shipment');
      await insert('shipment_file', { shipment_id });
      await insert('shipment_file', { shipment_id, file_id: await insert('file') });
    },
  },
];
