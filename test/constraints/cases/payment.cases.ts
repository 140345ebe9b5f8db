import type { Attempt, ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const fault = (table: string, refuses: string, violation: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert(table, row),
});

/** Changes a fixed value. */
const kept = (table: string, violation: string, change: string): ConstraintCase => ({
  refuses: `${table}_append_only`,
  violation,
  when: async ({ insert, sql }) => {
    const id = await insert(table);
    await sql(`UPDATE ${table} SET ${change} WHERE id = $1`, [id]);
  },
});

const bounds = (table: string): ConstraintCase[] => [
  fault(table, `${table}_subject_type_ck`, 'a payment of what nobody may pay', { subject_type: 'gift' }),
  fault(table, `${table}_method_ck`, 'a payment by no method of ours', { method: 9 }),
  fault(table, `${table}_amount_ck`, 'a payment of nothing, but from what was frozen', {
    amount: 0,
    method: 2,
  }),
  fault(table, `${table}_currency_ck`, 'a payment in a currency we do not keep', { currency: 'EUR' }),
  kept(table, 'another amount than was requested', 'amount = 999'),
  kept(table, 'a payment that becomes another’s', 'payer_id = payer_id + 1'),
];

/** Of a payment for a checkout to which the order does not belong. */
async function aShare(insert: Attempt['insert']): Promise<Row> {
  const group = await insert('payment_group');
  const payment = await insert('payment', { subject_type: 'payment_group', subject_id: group });
  return { payment_id: payment, payment_group_id: group };
}

export const paymentCases: ConstraintCase[] = [
  fault('payment', 'payment_page_language_ck', 'a page in a language that we do not speak', {
    ...{ method: 4, token: 't'.repeat(32), provider: 'stripe', expires_at: new Date() },
    page_language: 'fr',
  }),
  fault('payment', 'payment_page_ck', 'a page of a provider for a payment that has none', {
    page_language: 'en',
  }),
  ...bounds('payment'),
  ...bounds('capture'),
  {
    refuses: 'capture_once_uq',
    violation: 'a second capture of one document',
    when: async ({ insert }) => {
      await insert('capture');
      await insert('capture');
    },
  },
  {
    refuses: 'capture_payment_once_uq',
    violation: 'two captures by one payment',
    when: async ({ insert, world }) => {
      const payment = await insert('payment');
      await insert('capture', { payment_id: payment });
      await insert('capture', { payment_id: payment, subject_id: world.receivedOrder });
    },
  },
  {
    refuses: 'capture_payment_fk',
    violation: 'a capture of more than its payment requested',
    when: async ({ insert }) => insert('capture', { payment_id: await insert('payment'), amount: 1_001 }),
  },
  fault('capture', 'capture_group_ck', 'a share of a payment that nobody made', { payment_group_id: 1 }),
  {
    refuses: 'capture_group_fk',
    violation: 'a share for an order of another checkout',
    when: async ({ insert }) => insert('capture', await aShare(insert)),
  },
  {
    refuses: 'capture_parts_fk',
    violation: 'a share of the payment of another checkout',
    when: async ({ insert, sql, world }) => {
      const share = await aShare(insert);
      const other = await insert('payment_group');
      await sql('UPDATE orders SET payment_group_id = $2 WHERE id = $1', [world.order, other]);
      await insert('capture', { ...share, payment_group_id: other });
    },
  },
  fault('capture', 'capture_prepaid_ck', 'less than nothing paid before', { prepaid: -1 }),
  fault('capture', 'capture_refunded_ck', 'more refunded than was paid', { refunded: 1_001 }),
  fault('orders', 'orders_refunded_ck', 'an order that refunds more than it has', {
    auction_id: null,
    captured: 10,
    refunded: 11,
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
];

const ONLINE: Row = { method: 4, token: 'a'.repeat(32), provider: 'sandbox', expires_at: new Date() };

const HELD: Row = { status: 40, received_amount: 900, received_currency: 'JPY', park_cause: 'amount' };

export const onlinePaymentCases: ConstraintCase[] = [
  fault('payment', 'payment_online_ck', 'an online payment without its page', { method: 4 }),
  fault('payment', 'payment_provider_ck', 'a provider we do not know', { ...ONLINE, provider: 'nobody' }),
  fault('payment', 'payment_parked_ck', 'held money that nobody counted', { status: 40 }),
  fault('payment', 'payment_resolution_ck', 'money that was settled in no way of ours', {
    ...HELD,
    resolution: 3,
  }),
  fault('payment', 'payment_resolved_ck', 'a settlement of what was never held', {
    ...{ resolution: 1, resolve_note: 'Words' },
  }),
  {
    refuses: 'payment_resolved_self_ck',
    violation: 'a payer who settles their own',
    when: ({ insert, world }) =>
      insert('payment', { ...HELD, resolution: 1, resolve_note: 'Words', resolved_by: world.buyer }),
  },
  {
    refuses: 'payment_token_uq',
    violation: 'two payments at one address',
    when: async ({ insert }) => {
      await insert('payment', ONLINE);
      await insert('payment', ONLINE);
    },
  },
  {
    refuses: 'payment_event_once_uq',
    violation: 'a message of a provider twice',
    when: async ({ insert }) => {
      await insert('payment_event', { event_id: 'evt_1' });
      await insert('payment_event', { event_id: 'evt_1' });
    },
  },
  {
    refuses: 'payment_event_append_only',
    violation: 'a message that is changed afterwards, even by the owner',
    when: async ({ becomeOwner, insert, sql }) => {
      await insert('payment_event');
      await becomeOwner();
      await sql('UPDATE payment_event SET amount = 1');
    },
  },
  fault('payment_charge', 'payment_charge_provider_ck', 'a charge of a provider we do not know', {
    provider: 'nobody',
  }),
  fault('payment_charge', 'payment_charge_amount_ck', 'a charge of nothing', { amount: 0 }),
  fault('payment_charge', 'payment_charge_currency_ck', 'a charge in what is no currency', {
    currency: 'yen',
  }),
  {
    refuses: 'payment_charge_once_uq',
    violation: 'a charge of a provider twice',
    when: async ({ insert }) => {
      await insert('payment_charge', { provider_ref: 'pi_1' });
      await insert('payment_charge', { provider_ref: 'pi_1' });
    },
  },
  {
    refuses: 'payment_charge_payment_fk',
    violation: 'a charge that no payment receives',
    when: async ({ insert, commitWould }) => {
      await insert('payment_charge');
      await commitWould();
    },
  },
  {
    refuses: 'payment_charge_append_only',
    violation: 'a charge that is changed afterwards, even by the owner',
    when: async ({ becomeOwner, insert, sql }) => {
      await insert('payment_charge');
      await becomeOwner();
      await sql('UPDATE payment_charge SET amount = 1');
    },
  },
  fault('payment', 'payment_charge_fk', 'a payment of a charge that was never made', {
    ...ONLINE,
    ...{ status: 20, charge_id: 0 },
  }),
  fault('payment', 'payment_charged_ck', 'an online payment that is captured without a charge', {
    ...ONLINE,
    status: 20,
  }),
  {
    refuses: 'payment_charged_ck',
    violation: 'a charge of a payment that failed',
    when: async ({ insert }) =>
      insert('payment', { ...ONLINE, status: 30, charge_id: await insert('payment_charge') }),
  },
  {
    refuses: 'payment_charge_uq',
    violation: 'two payments that receive one charge',
    when: async ({ insert }) => {
      const row = { ...ONLINE, status: 20, charge_id: await insert('payment_charge') };
      await insert('payment', row);
      await insert('payment', { ...row, token: 'b'.repeat(32) });
    },
  },
  {
    refuses: 'payment_charge_kept',
    violation: 'a payment that receives another charge afterwards',
    when: async ({ insert, sql }) => {
      const [one, other] = [await insert('payment_charge'), await insert('payment_charge')];
      const payment = await insert('payment', { ...ONLINE, status: 20, charge_id: one });
      await sql('UPDATE payment SET charge_id = $2 WHERE id = $1', [payment, other]);
    },
  },
  fault('payment_refund', 'payment_refund_amount_ck', 'a refund of nothing', { amount: 0 }),
  fault('payment_refund', 'payment_refund_attempts_ck', 'a sixth try', { attempts: 6 }),
  fault('payment_refund', 'payment_refund_end_ck', 'a refund that went and failed', {
    done_at: new Date(),
    failed_at: new Date(),
  }),
  {
    refuses: 'payment_refund_cause_uq',
    violation: 'two refunds for one cause',
    when: async ({ insert }) => {
      await insert('payment_refund', { cause_id: 1 });
      await insert('payment_refund', { cause_id: 1 });
    },
  },
  fault('recharge', 'recharge_amount_ck', 'a recharge of nothing', { amount: 0 }),
  fault('recharge', 'recharge_currency_ck', 'a recharge in a currency we do not keep', { currency: 'EUR' }),
  fault('recharge', 'recharge_pay_type_ck', 'a recharge from a balance', { pay_type: 1 }),
  kept('recharge', 'another amount than was requested', 'amount = 999'),
  {
    refuses: 'recharge_order_no_uq',
    violation: 'two recharges of one number',
    when: async ({ insert }) => {
      await insert('recharge', { order_no: 'R-1' });
      await insert('recharge', { order_no: 'R-1' });
    },
  },
];
