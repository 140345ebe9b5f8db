import { randomBytes } from 'node:crypto';
import { anyTime, type Attempt, type ConstraintCase, goingOn, type Row } from '../database.js';
import { broken, kept, text, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `order`, from a balance. */
    payment: number;
  }
}

const bounds = (table: string): ConstraintCase[] => [
  broken(table, `${table}_subject_type_ck`, 'a payment of what nobody may pay', { subject_type: 'gift' }),
  broken(table, `${table}_method_ck`, 'a payment by no method of ours', { method: 9 }),
  broken(table, `${table}_amount_ck`, 'a payment of nothing, but from what was frozen', {
    amount: 0,
    method: 2,
  }),
  broken(table, `${table}_currency_ck`, 'a payment in a currency we do not keep', { currency: 'EUR' }),
  kept(table, 'another amount than was requested', 'amount = 999'),
  kept(table, 'a payment that becomes another’s', 'payer_id = payer_id + 1'),
];

/** Of a payment for a checkout to which the order does not belong. */
async function aShare(insert: Attempt['insert']): Promise<Row> {
  const group = await insert('payment_group');
  const payment = await insert('payment', { subject_type: 'payment_group', subject_id: group });
  return { payment_id: payment, payment_group_id: group };
}

const ONLINE: Row = { method: 4, token: 'a'.repeat(32), provider: 'sandbox', expires_at: new Date() };

const HELD: Row = { status: 40, received_amount: 900, received_currency: 'JPY', park_cause: 'amount' };

export default thing({
  database: {
    rows: {
      payment: (world) => ({
        subject_type: 'order',
        subject_id: world.order,
        payer_id: world.buyer,
        method: 1,
        amount: 1_000,
        currency: 'JPY',
      }),
      payment_charge: () => ({
        ...{ provider: 'sandbox', provider_ref: text(), amount: 1_000, currency: 'JPY' },
      }),
      payment_event: (world) => ({
        provider: 'sandbox',
        event_id: text(),
        payment_id: world.payment,
        is_success: true,
        amount: 1_000,
        currency: 'JPY',
      }),
      payment_refund: (world) => ({
        payment_id: world.payment,
        amount: 1_000,
        is_parked: false,
        cause_type: 'sample',
        cause_id: randomBytes(4).readUInt32BE(),
        cause_step: 'refund',
      }),
      capture: (world) => ({
        subject_type: 'order',
        subject_id: world.order,
        payer_id: world.buyer,
        method: 1,
        amount: 1_000,
        currency: 'JPY',
      }),
    },
    world: {
      payment: 'payment',
    },
    breaks: [
      broken('payment', 'payment_page_language_ck', 'a page in a language that we do not speak', {
        ...{ method: 4, token: 't'.repeat(32), provider: 'stripe', expires_at: new Date() },
        page_language: 'fr',
      }),
      broken('payment', 'payment_page_ck', 'a page of a provider for a payment that has none', {
        page_language: 'en',
      }),
      ...bounds('payment'),
      ...bounds('capture'),
      twice('capture', 'capture_once_uq', 'a second capture of one document'),
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
      broken('capture', 'capture_group_ck', 'a share of a payment that nobody made', { payment_group_id: 1 }),
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
      broken('capture', 'capture_prepaid_ck', 'less than nothing paid before', { prepaid: -1 }),
      broken('capture', 'capture_refunded_ck', 'more refunded than was paid', { refunded: 1_001 }),
      broken('payment', 'payment_online_ck', 'an online payment without its page', { method: 4 }),
      broken('payment', 'payment_provider_ck', 'a provider we do not know', {
        ...ONLINE,
        provider: 'nobody',
      }),
      broken('payment', 'payment_parked_ck', 'held money that nobody counted', { status: 40 }),
      broken('payment', 'payment_resolution_ck', 'money that was settled in no way of ours', {
        ...HELD,
        resolution: 3,
      }),
      broken('payment', 'payment_resolved_ck', 'a settlement of what was never held', {
        ...{ resolution: 1, resolve_note: 'Words' },
      }),
      {
        refuses: 'payment_resolved_self_ck',
        violation: 'a payer who settles their own',
        when: ({ insert, world }) =>
          insert('payment', { ...HELD, resolution: 1, resolve_note: 'Words', resolved_by: world.buyer }),
      },
      twice('payment', 'payment_token_uq', 'two payments at one address', ONLINE),
      twice('payment_event', 'payment_event_once_uq', 'a message of a provider twice', { event_id: 'evt_1' }),
      {
        refuses: 'payment_event_append_only',
        violation: 'a message that is changed afterwards, even by the owner',
        when: async ({ becomeOwner, insert, sql }) => {
          await insert('payment_event');
          await becomeOwner();
          await sql('UPDATE payment_event SET amount = 1');
        },
      },
      broken('payment_charge', 'payment_charge_provider_ck', 'a charge of a provider we do not know', {
        provider: 'nobody',
      }),
      broken('payment_charge', 'payment_charge_amount_ck', 'a charge of nothing', { amount: 0 }),
      broken('payment_charge', 'payment_charge_currency_ck', 'a charge in what is no currency', {
        currency: 'yen',
      }),
      twice('payment_charge', 'payment_charge_once_uq', 'a charge of a provider twice', {
        provider_ref: 'pi_1',
      }),
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
      broken('payment', 'payment_charge_fk', 'a payment of a charge that was never made', {
        ...ONLINE,
        ...{ status: 20, charge_id: 0 },
      }),
      broken('payment', 'payment_charged_ck', 'an online payment that is captured without a charge', {
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
      broken('payment_refund', 'payment_refund_amount_ck', 'a refund of nothing', { amount: 0 }),
      broken('payment_refund', 'payment_refund_attempts_ck', 'a sixth try', { attempts: 6 }),
      broken('payment_refund', 'payment_refund_end_ck', 'a refund that went and failed', {
        done_at: new Date(),
        failed_at: new Date(),
      }),
      twice('payment_refund', 'payment_refund_cause_uq', 'two refunds for one cause', { cause_id: 1 }),
    ],
    deadEnds: [['payment', { status: 30 }, 'status = 20']],
    appendOnly: {
      capture: goingOn('the server, once per paid document'),
      payment: goingOn('payers'),
      payment_charge: {
        who: 'a payment provider, by a signed message, once',
        when: 'with the `payment` that receives it, in one transaction',
        allows: async ({ insert }) => {
          const charge_id = await insert('payment_charge');
          await insert('payment', {
            ...{ method: 4, provider: 'sandbox', token: 'a'.repeat(32), expires_at: new Date() },
            ...{ status: 20, charge_id },
          });
        },
        refuses: [
          {
            by: 'payment_charge_payment_fk',
            violation: 'a charge that no payment receives',
            when: async ({ insert }) => {
              await insert('payment_charge');
            },
          },
        ],
      },
      payment_event: anyTime('a payment provider, by a signed message, once'),
    },
    forbidden: [
      'DELETE FROM payment_event',
      'TRUNCATE payment_event',
      'DELETE FROM payment_charge',
      'TRUNCATE payment_charge',
      'DELETE FROM payment',
      'DELETE FROM payment_refund',
      'TRUNCATE payment_refund',
      'UPDATE payment_event SET amount = 1',
      'UPDATE payment_charge SET amount = 1',
      `INSERT INTO payment_charge (provider, provider_ref, amount, currency, created_at)
   VALUES ('sandbox', 'ref', 1, 'JPY', now() - interval '1 day')`,
      'TRUNCATE payment CASCADE',
      'DELETE FROM capture',
      'TRUNCATE capture',
    ],
    besideKeys: {
      payment_resolved_by_fk: {
        ...{ status: 40, received_amount: 900, received_currency: 'JPY', park_cause: 'amount' },
        ...{ resolution: 1, resolve_note: 'Words' },
      },
    },
    keysElsewhere: {
      capture_group_fk:
        'the payment of a share, and of the whole, is checked by both; a share is of an order of that checkout',
      capture_payment_fk:
        'the payment of a share, and of the whole, is checked by both; a share is of an order of that checkout',
      payment_charge_fk:
        'a payment has a charge only in some states, and a charge its payment from the commit on: the cases are of both',
      payment_charge_payment_fk:
        'a payment has a charge only in some states, and a charge its payment from the commit on: the cases are of both',
    },
    answers: {
      payment_charge_kept: 'payment_append_only_ck',
    },
    unbreakable: ['payment_whole_uq', 'payment_parts_uq'],
    completedLater: ['payment_charge'],
    unmapped: [
      [
        /^(payment|capture|recharge)_/,
        'the requested amount of a document under its lock; what a request may break is mapped',
      ],
    ],
  },
});
