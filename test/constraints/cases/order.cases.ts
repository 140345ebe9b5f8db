import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

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

export const orderCases: ConstraintCase[] = [
  order('orders_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
  order('orders_goods_total_ck', 'goods for nothing', { goods_total: 0, total: 0 }),
  order('orders_freight_ck', 'freight below nothing', { freight: -1, total: 999 }),
  order('orders_tax_ck', 'tax below nothing', { tax: -1, total: 999 }),
  order('orders_deposit_ck', 'a deposit below nothing', { deposit: -1 }),
  order('orders_refund_switch_ck', 'a refund switch beside on and off', { refund_switch: 2 }),
  order('orders_pay_types_ck', 'a way of paying that there is not', { pay_types: '{1,9}' }),
  order('orders_total_ck', 'a total that is not the sum of its parts', { freight: 100 }),
  {
    refuses: 'orders_order_no_uq',
    violation: 'two orders of one number',
    when: async ({ insert }) => {
      await insert('orders', { order_no: 'F-1', auction_id: null });
      await insert('orders', { order_no: 'F-1', auction_id: null });
    },
  },
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
  {
    refuses: 'order_line_pk',
    violation: 'two lines at one place',
    when: async ({ insert }) => {
      await insert('order_line');
      await insert('order_line');
    },
  },
  {
    refuses: 'order_line_quantity_ck',
    violation: 'a line of nothing',
    when: ({ insert }) => insert('order_line', { quantity: 0 }),
  },
  {
    refuses: 'order_line_unit_price_ck',
    violation: 'a line for nothing',
    when: ({ insert }) => insert('order_line', { unit_price: 0 }),
  },
  {
    refuses: 'order_history_pk',
    violation: 'two moves at one place of the history',
    when: async ({ insert }) => {
      await insert('order_history');
      await insert('order_history');
    },
  },
  {
    refuses: 'order_history_transition_fk',
    violation: 'a history with a move nobody may make',
    when: ({ insert }) => insert('order_history', { from_status: 0, to_status: 50 }),
  },
];
