import { anyTime, BEGINNING, partOf } from '../database.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `buyer`, under review; nothing of it is in its history. */
    withdrawal: number;
    payoutFile: number;
  }
}

export default thing({
  database: {
    rows: {
      withdrawal: (world) => ({
        account_id: world.buyer,
        amount: 1_000,
        currency: 'JPY',
        bank_account_id: world.bankAccount,
      }),
      withdrawal_history: (world) => ({
        withdrawal_id: world.withdrawal,
        seq: 2,
        from_key: 0,
        to_status: -2,
        actor_id: world.buyer,
      }),
      payout_file: (world) => ({
        format: 1,
        currency: 'JPY',
        pay_on: '2026-11-24',
        sender: '{}',
        made_by: world.rival,
      }),
      payout_file_item: (world) => ({
        file_id: world.payoutFile,
        seq: 1,
        withdrawal_id: world.withdrawal,
        attempt: 1,
        bank_account_id: world.bankAccount,
      }),
    },
    world: {
      withdrawal: 'withdrawal',
      payoutFile: 'payout_file',
    },
    breaks: [
      broken('payout_file', 'payout_file_format_ck', 'a file that no bank reads', { format: 4 }),
      broken('payout_file', 'payout_file_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('payout_file_item', 'payout_file_item_seq_ck', 'a payout before the first', { seq: 0 }),
      broken('payout_file_item', 'payout_file_item_attempt_ck', 'an attempt before the first', {
        attempt: 0,
      }),
      {
        refuses: 'payout_file_item_once_uq',
        violation: 'a bank instructed twice to pay the same',
        when: async ({ insert }) => {
          await insert('payout_file_item');
          await insert('payout_file_item', { seq: 2 });
        },
      },
      {
        refuses: 'payout_file_item_pk',
        violation: 'two payouts in one place of a file',
        when: async ({ insert }) => {
          await insert('payout_file_item');
          await insert('payout_file_item', { attempt: 2 });
        },
      },
      {
        refuses: 'payout_file_item_held_ck',
        violation: 'a payout to an account that was changed lately',
        when: async ({ insert }) =>
          insert('payout_file_item', {
            bank_account_id: await insert('bank_account', { held_until: new Date(Date.now() + 86_400_000) }),
          }),
      },
      broken('withdrawal', 'withdrawal_amount_ck', 'a withdrawal of nothing', { amount: 0 }),
      broken('withdrawal', 'withdrawal_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken(
        'withdrawal',
        'withdrawal_bank_account_fk',
        'a withdrawal in another currency than its account',
        { currency: 'USD' },
      ),
      broken('withdrawal', 'withdrawal_attempt_ck', 'a payout before the first', { attempt: 0 }),
      broken('withdrawal', 'withdrawal_decided_ck', 'an approved one without its word', {
        status: 1,
        deadline_at: new Date(),
      }),
      broken('withdrawal', 'withdrawal_deadline_ck', 'a deadline of one that waits', {
        deadline_at: new Date(),
      }),
      broken('withdrawal', 'withdrawal_paid_ck', 'one that waits and was paid', { paid_at: new Date() }),
      {
        refuses: 'withdrawal_bank_account_fk',
        violation: 'a withdrawal to somebody else’s account',
        when: ({ insert, world }) => insert('withdrawal', { account_id: world.rival }),
      },
      {
        refuses: 'withdrawal_status_ck',
        violation: 'a state that is none',
        when: async ({ insert }) =>
          insert('withdrawal', {
            status: 9,
            decision_id: await insert('approval_decision', { document: 'withdrawal' }),
          }),
      },
      {
        refuses: 'withdrawal_reference_ck',
        violation: 'a longer reference than a bank gives',
        when: async ({ insert }) =>
          insert('withdrawal', {
            status: 2,
            decision_id: await insert('approval_decision', { document: 'withdrawal' }),
            paid_at: new Date(),
            bank_reference: 'x'.repeat(61),
          }),
      },
      broken('withdrawal', 'withdrawal_decision_fk', 'a word that nobody said', {
        status: -1,
        decision_id: 999_999_999,
      }),
      {
        refuses: 'withdrawal_decision_uq',
        violation: 'two withdrawals of one decision',
        when: async ({ insert }) => {
          const decision_id = await insert('approval_decision', { document: 'withdrawal' });
          const rejected = { status: -1, decision_id };
          await insert('withdrawal', rejected);
          await insert('withdrawal', rejected);
        },
      },
      {
        refuses: 'withdrawal_move',
        violation: 'a withdrawal paid without an approval',
        when: async ({ insert, sql }) => {
          const decision = await insert('approval_decision', { document: 'withdrawal' });
          const id = await insert('withdrawal');
          await sql(
            `UPDATE withdrawal SET status = 2, decision_id = $2, paid_at = now(), bank_reference = 'T' WHERE id = $1`,
            [id, decision],
          );
        },
      },
      twice('withdrawal_history', 'withdrawal_history_pk', 'two moves of one place'),
      broken('withdrawal_history', 'withdrawal_history_transition_fk', 'a move that is not written', {
        to_status: 2,
      }),
      broken('withdrawal_history', 'withdrawal_history_reason_ck', 'a longer reason than anybody reads', {
        reason: 'x'.repeat(501),
      }),
      {
        refuses: 'withdrawal_limit_amount_ck',
        violation: 'a limit below nothing',
        when: ({ sql }) => sql(`UPDATE withdrawal_limit SET two_people_above = -1`),
      },
      {
        refuses: 'withdrawal_limit_currency_uq',
        violation: 'two limits of one currency',
        when: ({ sql }) => sql(`UPDATE withdrawal_limit SET currency = 'JPY'`),
      },
      {
        refuses: 'withdrawal_limit_currency_ck',
        violation: 'a limit in an unsupported currency',
        when: ({ sql }) => sql(`UPDATE withdrawal_limit SET currency = 'EUR' WHERE currency = 'JPY'`),
      },
    ],
    appendOnly: {
      payout_file: anyTime('finance'),
      payout_file_item: partOf('payout_file', { table: 'payout_file_item', who: 'finance', key: 'file_id' }),
      withdrawal: anyTime('members and companies'),
      withdrawal_history: {
        who: 'the applicant, the server, and finance',
        when: 'in the transaction of that move of the withdrawal, once',
        allows: async ({ insert, sql }) => {
          const withdrawal_id = await insert('withdrawal');
          await insert('withdrawal_history', { withdrawal_id, seq: 1, from_key: BEGINNING, to_status: 0 });
          await sql('UPDATE withdrawal SET status = -2 WHERE id = $1', [withdrawal_id]);
          await insert('withdrawal_history', { withdrawal_id, seq: 2 });
        },
        refuses: [
          {
            by: 'withdrawal_history_belongs_ck',
            violation: 'a move that did not happen',
            when: ({ insert }) => insert('withdrawal_history'),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM withdrawal',
      'UPDATE withdrawal SET amount = 1',
      'UPDATE withdrawal_history SET reason = NULL',
      'DELETE FROM withdrawal_history',
      'DELETE FROM withdrawal_limit',
      'UPDATE payout_file SET format = 2',
      'DELETE FROM payout_file_item',
    ],
    keysElsewhere: {
      withdrawal_bank_account_fk: 'its first columns are generated; the cases name others',
      withdrawal_decision_fk: 'a decided one is in another state: its case covers that',
      withdrawal_history_transition_fk: 'its first column is generated; the cases name others',
    },
    unbreakable: ['withdrawal_sn_uq', 'payout_file_sn_uq'],
    timesAhead: ['withdrawal.deadline_at'],
    unmapped: [
      [
        /^withdrawal_/,
        'what a request may break is mapped; the rest is bounded by its schema, or set by the code under the lock',
      ],
      [
        /^(payout_file|bank_import|bank_line)_/,
        'what a request may break is mapped; the rest is bounded by its schema, or read from a file that is checked',
      ],
    ],
  },
});
