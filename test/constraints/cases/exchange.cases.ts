import type { ConstraintCase } from '../proof.js';

export const exchangeCases: ConstraintCase[] = [
  ...(
    [
      ['exchange_sold_currency_ck', 'an unsupported sold currency', { sold_currency: 'EUR', bought: 67 }],
      ['exchange_bought_currency_ck', 'an unsupported bought currency', { bought_currency: 'EUR' }],
      ['exchange_currencies_ck', 'yen for yen', { bought_currency: 'JPY' }],
      [
        'exchange_sold_ck',
        'more than anybody names',
        { sold: 10_000_000_000_001, bought: 100_000_000_000, rate: '0.0001' },
      ],
      ['exchange_bought_ck', 'an exchange that buys nothing', { sold: 1, bought: 0, rate: '0.0001' }],
      ['exchange_rate_ck', 'a rate that no currency has', { rate: '0.00009999', bought: 100 }],
      ['exchange_product_ck', 'another sum than the rate gives', { bought: 6_701 }],
      ['exchange_fee_ck', 'a fee below nothing', { fee: -1 }],
      ['exchange_reference_ck', 'a longer reference than a bank has', { reference: 'x'.repeat(61) }],
      ['exchange_reason_ck', 'no reason', { reason: '' }],
      ['exchange_bank_ck', 'what a bank did on no day', { value_day: null }],
      ['exchange_decided_ck', 'a booked one that nobody approved', { status: 1 }],
      ['exchange_withdrawn_ck', 'one that was withdrawn at no time', { status: -2 }],
    ] as const
  ).map(([refuses, violation, changes]): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert('exchange', changes),
  })),
  {
    refuses: 'exchange_status_ck',
    violation: 'a state that is none',
    when: async ({ insert }) =>
      insert('exchange', {
        status: 9,
        decision_id: await insert('approval_decision', { document: 'exchange' }),
      }),
  },
  {
    refuses: 'exchange_owner_ck',
    violation: 'money of two owners',
    when: ({ insert, world }) =>
      insert('exchange', { account_id: world.buyer, company_id: world.company, value_day: null }),
  },
  {
    refuses: 'exchange_bank_ck',
    violation: 'a bank’s fee on somebody’s balance',
    when: ({ insert, world }) => insert('exchange', { account_id: world.buyer, value_day: null, fee: 1 }),
  },
  {
    refuses: 'exchange_account_fk',
    violation: 'the balance of nobody',
    when: ({ insert }) => insert('exchange', { account_id: 999_999_999, value_day: null }),
  },
  {
    refuses: 'exchange_company_fk',
    violation: 'the balance of no company',
    when: ({ insert }) => insert('exchange', { company_id: 999_999_999, value_day: null }),
  },
  {
    refuses: 'exchange_decision_fk',
    violation: 'a word that nobody said',
    when: ({ insert }) => insert('exchange', { status: -1, decision_id: 999_999_999 }),
  },
  {
    refuses: 'exchange_decision_uq',
    violation: 'two exchanges decided by one word',
    when: async ({ insert }) => {
      const decision_id = await insert('approval_decision', { document: 'exchange' });
      await insert('exchange', { status: -1, decision_id });
      await insert('exchange', { status: -1, decision_id });
    },
  },
  {
    refuses: 'exchange_move',
    violation: 'a refused one that is booked',
    when: async ({ insert, sql }) => {
      const decision_id = await insert('approval_decision', { document: 'exchange' });
      const id = await insert('exchange', { status: -1, decision_id });
      await sql('UPDATE exchange SET status = 1 WHERE id = $1', [id]);
    },
  },
];
