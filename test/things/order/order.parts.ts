import { anAddressedOrder } from '../../constraints/scenes.js';
import { anyTime, type ConstraintCase, partOf, type Row } from '../database.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

/** A line of the order of `rival` for the bargained goods, but for a fault in one of the two. */
const ordered = (
  refuses: string,
  violation: string,
  fault: { line?: Row; thread?: Row },
): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert, world }) => {
    const order = await insert('orders', { auction_id: null });
    const thread = await insert('bargain', { buyer_id: world.rival, status: 30, ...fault.thread });
    await insert('order_line', {
      ...{ order_id: order, unit_price: 600, bargain_id: thread, bargain_buyer_id: world.rival },
      ...fault.line,
    });
  },
});

export default thing({
  database: {
    rows: {
      merchant_mark: (world) => ({ order_id: world.order, company_id: world.company }),
      order_note: (world) => ({
        order_id: world.order,
        author_id: world.seller,
        content: 'Call before noon.',
      }),
      order_tax: (world) => ({ order_id: world.order, rate: 1_000, base: 1_000, tax: 100 }),
      order_address: (world) => ({
        ...{ order_id: world.order, name: 'Sample Person' },
        ...{ country: 'JP', city: 'City', street: 'Street' },
      }),
      order_line: (world) => ({
        order_id: world.order,
        line: 1,
        goods_id: world.goods,
        goods_name_c: '相机',
        goods_name_e: 'Camera',
        goods_name_j: 'カメラ',
        quantity: 1,
        unit_price: 1_000,
      }),
      order_history: (world) => ({ order_id: world.order, seq: 1, from_status: 0, to_status: 10 }),
    },
    breaks: [
      ordered('order_line_bargain_ck', 'an agreed price of nobody in an order', {
        line: { bargain_buyer_id: null },
      }),
      ordered('order_line_bargain_fk', 'another price than was agreed', { line: { unit_price: 599 } }),
      ordered('order_line_bargain_fk', 'more than was agreed', { line: { quantity: 2 } }),
      {
        refuses: 'order_line_bargain_fk',
        violation: 'other goods than were agreed on',
        when: async ({ insert, world }) => {
          const order = await insert('orders', { auction_id: null });
          const thread = await insert('bargain', { buyer_id: world.rival, status: 30 });
          await insert('order_line', {
            ...{ order_id: order, goods_id: world.otherGoods, unit_price: 600 },
            ...{ bargain_id: thread, bargain_buyer_id: world.rival },
          });
        },
      },
      {
        refuses: 'order_line_bargain_buyer_fk',
        violation: 'an order of somebody else at the agreed price',
        when: async ({ insert, world }) => {
          const order = await insert('orders', { auction_id: null });
          const thread = await insert('bargain', { status: 30 });
          await insert('order_line', {
            ...{ order_id: order, unit_price: 600, bargain_id: thread, bargain_buyer_id: world.buyer },
          });
        },
      },
      {
        refuses: 'order_line_bargain_uq',
        violation: 'a second order at one agreed price',
        when: async ({ insert, world }) => {
          const thread = await insert('bargain', { buyer_id: world.rival, status: 30 });
          const line = { unit_price: 600, bargain_id: thread, bargain_buyer_id: world.rival };
          const order = async (): Promise<void> => {
            await insert('order_line', { ...line, order_id: await insert('orders', { auction_id: null }) });
          };
          await order();
          await order();
        },
      },
      broken('order_tax', 'order_tax_rate_ck', 'more tax than price', { rate: 10_001, tax: 1_000 }),
      broken('order_tax', 'order_tax_base_ck', 'a tax of nothing', { base: 0, tax: 0 }),
      broken('order_tax', 'order_tax_floor_ck', 'a tax that is rounded up', { base: 999, tax: 100 }),
      twice('order_tax', 'order_tax_pk', 'one rate twice in an order'),
      twice('order_address', 'order_address_pk', 'an order to two addresses'),
      twice('order_line', 'order_line_pk', 'two lines at one place'),
      broken('order_line', 'order_line_quantity_ck', 'a line of nothing', { quantity: 0 }),
      broken('order_line', 'order_line_unit_price_ck', 'a line for nothing', { unit_price: 0 }),
      broken('order_line', 'order_line_tax_rate_ck', 'a line taxed at more than itself', {
        tax_rate: 10_001,
      }),
      {
        refuses: 'order_line_tax_rate_fixed',
        violation: 'another rate of tax of a line',
        when: async ({ insert, sql, world }) => {
          await insert('order_line', { tax_rate: 1_000 });
          await sql('UPDATE order_line SET tax_rate = 800 WHERE order_id = $1', [world.order]);
        },
      },
      twice('order_history', 'order_history_pk', 'two moves at one place of the history'),
      broken('order_history', 'order_history_transition_fk', 'a history with a move nobody may make', {
        from_status: 0,
        to_status: 50,
      }),
      {
        refuses: 'order_line_id_uq',
        violation: 'two lines of one id, even by the owner',
        when: async ({ becomeOwner, insert, sql }) => {
          await insert('order_line');
          await becomeOwner();
          await sql(
            `INSERT INTO order_line (id, order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
         OVERRIDING SYSTEM VALUE
         SELECT id, order_id, 2, goods_id, goods_name_c, goods_name_e, goods_name_j, 1, 1 FROM order_line ORDER BY id DESC LIMIT 1`,
          );
        },
      },
      broken('order_note', 'order_note_order_fk', 'a note of no order', { order_id: 0 }),
      broken('order_note', 'order_note_author_fk', 'a note that nobody wrote', { author_id: 0 }),
      broken('order_note', 'order_note_content_ck', 'a note of nothing', { content: '' }),
      broken('merchant_mark', 'merchant_mark_order_fk', 'a mark for no order', { order_id: 0 }),
      broken('merchant_mark', 'merchant_mark_company_fk', 'a mark of nobody', { company_id: 0 }),
      twice('merchant_mark', 'merchant_mark_pk', 'an order that counts twice'),
    ],
    appendOnly: {
      merchant_mark: anyTime('the server, once per order'),
      order_address: {
        who: 'buyers',
        when: 'with its `orders` row; of a won lot once, while it is unpaid',
        allows: async ({ insert }) => insert('order_address', { order_id: await insert('orders') }),
        refuses: [
          {
            by: 'order_address_belongs_ck',
            violation: 'an address for an order that is received',
            when: ({ insert, world }) => insert('order_address', { order_id: world.receivedOrder }),
          },
        ],
      },
      order_history: {
        who: 'the server',
        when: 'in the transaction of that move of the order, once',
        allows: async ({ insert, sql }) => {
          const order_id = await insert('orders');
          await insert('order_history', { order_id });
          await sql('UPDATE orders SET status = 60 WHERE id = $1', [order_id]);
          await insert('order_history', { order_id, seq: 2, from_status: 10, to_status: 60 });
        },
        refuses: [
          {
            by: 'order_history_belongs_ck',
            violation: 'the beginning of an order that was made before',
            when: ({ insert }) => insert('order_history'),
          },
          {
            by: 'order_history_belongs_ck',
            violation: 'a move that did not happen',
            when: ({ insert }) => insert('order_history', { seq: 2, from_status: 10, to_status: 60 }),
          },
          {
            by: 'order_history_belongs_ck',
            violation: 'a move from where it did not stand',
            when: async ({ insert, sql, world }) => {
              await sql('UPDATE orders SET status = 60 WHERE id = $1', [world.order]);
              await insert('order_history', { seq: 2, from_status: 11, to_status: 20 });
            },
          },
          {
            by: 'order_history_belongs_ck',
            violation: 'one move twice',
            when: async ({ insert, sql, world }) => {
              await sql('UPDATE orders SET status = 60 WHERE id = $1', [world.order]);
              await insert('order_history', { seq: 2, from_status: 10, to_status: 60 });
              await insert('order_history', { seq: 7, from_status: 10, to_status: 60 });
            },
          },
        ],
      },
      order_line: {
        ...partOf('orders', {
          table: 'order_line',
          who: 'buyers; the server for a won lot',
          key: 'order_id',
        }),
        refuses: [
          {
            by: 'order_line_belongs_ck',
            violation: 'a line for an order that is received',
            when: ({ insert, world }) => insert('order_line', { order_id: world.receivedOrder, line: 77 }),
          },
          {
            by: 'order_line_belongs_ck',
            violation: 'a line for an order that waits for its payment',
            when: ({ insert }) => insert('order_line', { line: 77 }),
          },
        ],
      },
      order_note: anyTime('staff of the order'),
      order_tax: {
        who: 'buyers',
        when: 'with its `order_address`, in one transaction',
        allows: anAddressedOrder,
        refuses: [
          {
            by: 'order_tax_belongs_ck',
            violation: 'a further tax of an order',
            when: ({ insert }, { addressedOrder }) =>
              insert('order_tax', { order_id: addressedOrder, rate: 800, tax: 80 }),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM order_history',
      'TRUNCATE order_history',
      'UPDATE order_history SET reason = NULL',
    ],
    keysElsewhere: {
      order_history_transition_fk: 'its first column is generated; the cases name others',
      order_line_bargain_buyer_fk:
        'a line at an agreed price is of an order of who agreed on it: the cases have both',
      order_line_bargain_fk:
        'a line at an agreed price is of an order of who agreed on it: the cases have both',
    },
    unmapped: [
      [
        /^(order_address|order_tax|payment_group)_|^orders_(source|placed_by|remark|payment_group|crate_price|export_price|freight_parts)_(ck|fk)$/,
        'worked out by the code at placement, under the locks of what it is about',
      ],
      [/^merchant_mark_(order|company)_fk$/, 'ids of the order that the code has just locked'],
      [/^order_line_bargain_ck$/, 'the buyer is recorded with the agreed price'],
      [/^orders?_/, 'placement follows from a closed lot; what a person may break is mapped'],
    ],
  },
});
