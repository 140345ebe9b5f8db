import { anAddressedOrder } from '../../constraints/scenes.js';
import type { ConstraintCase, Row } from '../database.js';
import { broken, text, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    order: number;
    /** Of `buyer` and `company`, received, and not yet evaluated. */
    receivedOrder: number;
  }
  interface Past {
    /** With its address and one tax. */
    addressedOrder: number;
  }
}

const order = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('orders', fault),
});

/** What was agreed at placement is changed. */
const placed = (violation: string, change: string): ConstraintCase => ({
  refuses: 'orders_placement_fixed',
  violation,
  when: ({ sql, world }) => sql(`UPDATE orders SET ${change} WHERE id = $1`, [world.order]),
});

export default thing({
  database: {
    rows: {
      orders: (world) => ({
        order_no: `F-${text()}`,
        buyer_id: world.rival,
        seller_id: world.seller,
        auction_id: world.soldAuction,
        currency: 'JPY',
        goods_total: 1_000,
        total: 1_000,
      }),
    },
    world: {
      order: {
        row: ({ insert, world }) => insert('orders', { buyer_id: world.buyer }),
        parts: ({ insert }) => insert('order_line', { line: 9 }),
      },
      receivedOrder: {
        row: ({ insert, world }) =>
          insert('orders', {
            buyer_id: world.buyer,
            company_id: world.company,
            auction_id: null,
            status: 40,
          }),
        parts: ({ insert, world }) => insert('order_line', { order_id: world.receivedOrder, line: 8 }),
      },
    },
    breaks: [
      broken('orders', 'orders_source_ck', 'an order from nowhere', { source: 5, auction_id: null }),
      broken('orders', 'orders_remark_ck', 'more words than a seller reads', {
        remark: 'x'.repeat(501),
        auction_id: null,
      }),
      broken('orders', 'orders_crate_price_ck', 'a crate below nothing', {
        crate_price: -1,
        auction_id: null,
      }),
      broken('orders', 'orders_export_price_ck', 'an export below nothing', {
        export_price: -1,
        auction_id: null,
      }),
      broken('orders', 'orders_freight_parts_ck', 'parts that cost more than the freight', {
        ...{ freight: 3, total: 1_003, crate_price: 2, export_price: 2, auction_id: null },
      }),
      order('orders_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
      order('orders_goods_total_ck', 'goods for nothing', { goods_total: 0, total: 0 }),
      order('orders_freight_ck', 'freight below nothing', { freight: -1, total: 999 }),
      order('orders_tax_ck', 'tax below nothing', { tax: -1, total: 999 }),
      order('orders_deposit_ck', 'a deposit below nothing', { deposit: -1 }),
      order('orders_refund_switch_ck', 'a refund switch beside on and off', { refund_switch: 2 }),
      order('orders_pay_types_ck', 'a way of paying that there is not', { pay_types: '{1,9}' }),
      order('orders_total_ck', 'a total that is not the sum of its parts', { freight: 100 }),
      twice('orders', 'orders_order_no_uq', 'two orders of one number', {
        order_no: 'F-1',
        auction_id: null,
      }),
      {
        refuses: 'orders_auction_once_uq',
        violation: 'a second order of one auction and buyer',
        when: ({ insert, world }) => insert('orders', { buyer_id: world.buyer }),
      },
      placed('another number after placement', `order_no = 'F-2'`),
      placed('another buyer after placement', 'buyer_id = seller_id'),
      placed('another seller after placement', 'seller_id = buyer_id'),
      placed('another auction after placement', 'auction_id = NULL'),
      placed('another currency after placement', `currency = 'CNY'`),
      placed('another price after placement', 'goods_total = 2000, total = 2000'),
      {
        refuses: 'orders_pay_types_fixed',
        violation: 'another way of paying than its seller took',
        when: ({ sql, world }) => sql(`UPDATE orders SET pay_types = '{1}' WHERE id = $1`, [world.order]),
      },
      {
        refuses: 'orders_total_fixed',
        violation: 'another freight once it is known where it goes',
        when: async ({ insert, sql, world }) => {
          await insert('order_address', {});
          await sql('UPDATE orders SET freight = 1, total = total + 1 WHERE id = $1', [world.order]);
        },
      },
      {
        refuses: 'orders_move',
        violation: 'a move that is not in the written table',
        when: ({ sql, world }) => sql('UPDATE orders SET status = 50 WHERE id = $1', [world.order]),
      },
      {
        refuses: 'orders_move',
        violation: 'a cancelled order that comes back',
        when: async ({ sql, world }) => {
          await sql('UPDATE orders SET status = 60 WHERE id = $1', [world.order]);
          await sql('UPDATE orders SET status = 10 WHERE id = $1', [world.order]);
        },
      },
      broken('orders', 'orders_refunded_ck', 'an order that refunds more than it has', {
        auction_id: null,
        captured: 10,
        refunded: 11,
      }),
      broken('orders', 'orders_clock_left_ck', 'less than nothing left of a clock', {
        clock_left: '-1 second',
      }),
      broken('orders', 'orders_ship_reminders_ck', 'a third reminder to ship', { ship_reminders: 3 }),
    ],
    past: {
      addressedOrder: anAddressedOrder,
    },
    appendOnly: {
      orders: {
        who: 'buyers; the server for a won lot',
        when: 'at any time; one of several paid together with its `payment_group`',
        allows: async ({ insert, world }) =>
          insert('orders', {
            buyer_id: world.buyer,
            auction_id: null,
            payment_group_id: await insert('payment_group'),
          }),
        refuses: [
          {
            by: 'orders_belongs_ck',
            violation: 'a further order in a group that was made before',
            when: ({ insert, world }, { paymentGroup }) =>
              insert('orders', { buyer_id: world.buyer, auction_id: null, payment_group_id: paymentGroup }),
          },
        ],
        goesOn: true,
      },
    },
    answers: {
      order_line_tax_rate_fixed: 'orders_placement_fixed_ck',
      orders_pay_types_fixed: 'orders_placement_fixed_ck',
      orders_placement_fixed: 'orders_placement_fixed_ck',
      orders_total_fixed: 'orders_placement_fixed_ck',
    },
    unbreakable: ['orders_buyer_uq', 'orders_company_uq'],
  },
});
