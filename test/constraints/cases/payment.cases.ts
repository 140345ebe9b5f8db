import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const fault = (table: string, refuses: string, says: string, row: Row): ConstraintCase => ({
  refuses,
  says,
  when: ({ insert }) => insert(table, row),
});

/** What stands is changed. */
const kept = (table: string, says: string, change: string): ConstraintCase => ({
  refuses: `${table}_append_only`,
  says,
  when: async ({ insert, sql }) => {
    const id = await insert(table);
    await sql(`UPDATE ${table} SET ${change} WHERE id = $1`, [id]);
  },
});

const bounds = (table: string): ConstraintCase[] => [
  fault(table, `${table}_subject_type_ck`, 'a payment of what nobody may pay', { subject_type: 'gift' }),
  fault(table, `${table}_method_ck`, 'a payment by no method of ours', { method: 9 }),
  fault(table, `${table}_amount_ck`, 'a payment of nothing', { amount: 0 }),
  fault(table, `${table}_currency_ck`, 'a payment in a currency we do not keep', { currency: 'EUR' }),
  kept(table, 'another amount than was asked', 'amount = 999'),
  kept(table, 'a payment that becomes another’s', 'payer_id = payer_id + 1'),
];

export const paymentCases: ConstraintCase[] = [
  ...bounds('payment'),
  ...bounds('capture'),
  {
    refuses: 'capture_once_uq',
    says: 'a second capture of one document',
    when: async ({ insert }) => {
      await insert('capture');
      await insert('capture');
    },
  },
  {
    refuses: 'capture_payment_once_uq',
    says: 'two captures by one payment',
    when: async ({ insert, world }) => {
      const payment = await insert('payment');
      await insert('capture', { payment_id: payment });
      await insert('capture', { payment_id: payment, subject_id: world.receivedOrder });
    },
  },
  {
    refuses: 'capture_payment_fk',
    says: 'a capture of more than its payment asked',
    when: async ({ insert }) => insert('capture', { payment_id: await insert('payment'), amount: 1_001 }),
  },
  fault('capture', 'capture_prepaid_ck', 'less than nothing paid before', { prepaid: -1 }),
  fault('capture', 'capture_refunded_ck', 'more given back than was paid', { refunded: 1_001 }),
  fault('orders', 'orders_refunded_ck', 'an order that gives back more than it has', {
    auction_id: null,
    captured: 10,
    refunded: 11,
  }),
  {
    refuses: 'order_line_id_uq',
    says: 'two lines of one id, even by the owner',
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
];
