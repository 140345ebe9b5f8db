import type { ConstraintCase } from '../proof.js';

export const payoutCases: ConstraintCase[] = [
  {
    refuses: 'bank_account_default_uq',
    violation: 'two defaults of one owner in one currency',
    when: async ({ insert }) => {
      await insert('bank_account', { is_default: true });
      await insert('bank_account', { is_default: true });
    },
  },
  {
    refuses: 'bank_account_default_ck',
    violation: 'a deleted bank account as the default',
    when: ({ insert }) => insert('bank_account', { is_default: true, deleted_at: new Date() }),
  },
  {
    refuses: 'bank_account_country_ck',
    violation: 'a country that is no code of one',
    when: ({ insert }) =>
      insert('bank_account', { country: 'jp', bank_code: 'COBADEFF', branch_code: '', account_type: null }),
  },
  {
    refuses: 'bank_account_currency_ck',
    violation: 'an unsupported currency',
    when: ({ insert }) => insert('bank_account', { currency: 'EUR' }),
  },
  {
    refuses: 'bank_account_name_ck',
    violation: 'a bank without a name',
    when: ({ insert }) => insert('bank_account', { bank_name: '' }),
  },
  {
    refuses: 'bank_account_payee_ck',
    violation: 'an account of nobody',
    when: ({ insert }) => insert('bank_account', { payee: '' }),
  },
  {
    refuses: 'bank_account_end_ck',
    violation: 'more of a number in clear than its end',
    when: ({ insert }) => insert('bank_account', { number_end: '12345' }),
  },
  {
    refuses: 'bank_account_codes_ck',
    violation: 'an account in Japan without its branch',
    when: ({ insert }) => insert('bank_account', { branch_code: '' }),
  },
  {
    refuses: 'bank_account_codes_ck',
    violation: 'a BIC for an account in China',
    when: ({ insert }) =>
      insert('bank_account', { country: 'CN', bank_code: 'COBADEFF', branch_code: '', account_type: null }),
  },
  ...(
    [
      ['withdrawal_amount_ck', 'a withdrawal of nothing', { amount: 0 }],
      ['withdrawal_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
      [
        'withdrawal_bank_account_fk',
        'a withdrawal in another currency than its account',
        { currency: 'USD' },
      ],
      ['withdrawal_attempt_ck', 'a payout before the first', { attempt: 0 }],
      ['withdrawal_decided_ck', 'an approved one without its word', { status: 1, deadline_at: new Date() }],
      ['withdrawal_deadline_ck', 'a deadline of one that waits', { deadline_at: new Date() }],
      ['withdrawal_paid_ck', 'one that waits and was paid', { paid_at: new Date() }],
    ] as const
  ).map(([refuses, violation, changes]): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert('withdrawal', changes),
  })),
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
  {
    refuses: 'withdrawal_decision_fk',
    violation: 'a word that nobody said',
    when: ({ insert }) => insert('withdrawal', { status: -1, decision_id: 999_999_999 }),
  },
  {
    refuses: 'withdrawal_decision_uq',
    violation: 'two withdrawals decided by one word',
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
  {
    refuses: 'withdrawal_history_pk',
    violation: 'two moves of one place',
    when: async ({ insert }) => {
      await insert('withdrawal_history');
      await insert('withdrawal_history');
    },
  },
  {
    refuses: 'withdrawal_history_transition_fk',
    violation: 'a move that is not written',
    when: ({ insert }) => insert('withdrawal_history', { to_status: 2 }),
  },
  {
    refuses: 'withdrawal_history_reason_ck',
    violation: 'a longer reason than anybody reads',
    when: ({ insert }) => insert('withdrawal_history', { reason: 'x'.repeat(501) }),
  },
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
  {
    refuses: 'journal_entry_withdrawal_end_uq',
    violation: 'a withdrawal that was paid and is returned as well',
    when: async ({ sql }) => {
      for (const step of ['payout', 'give_back'])
        await sql(`INSERT INTO journal_entry (cause_type, cause_id, step) VALUES ('withdrawal', 1, $1)`, [
          step,
        ]);
    },
  },
];
