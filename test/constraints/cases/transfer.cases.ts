import type { ConstraintCase } from '../proof.js';

export const proceedsPayoutCases: ConstraintCase[] = [
  ...(
    [
      ['transfer_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
      ['transfer_gross_ck', 'a transfer of nothing', { gross: 0 }],
      ['transfer_fee_ck', 'a fee below nothing', { fee: -1 }],
      ['transfer_fee_tax_ck', 'a tax below nothing', { fee_tax: -1 }],
      ['transfer_amount_ck', 'a fee above the whole', { fee: 1_001 }],
      ['transfer_refunded_ck', 'more back than there was', { refunded: 1_001 }],
      ['transfer_returned_ck', 'more back than the merchant had', { returned: 1_001 }],
      ['transfer_status_ck', 'a state that is none', { status: 9 }],
      ['transfer_remark_ck', 'a longer note than anybody reads', { remark: 'x'.repeat(501) }],
      ['transfer_by_hand_ck', 'one of the receipt that is never released', { release_at: null }],
      ['transfer_alarm_ck', 'one that was stopped without an alarm', { status: -1 }],
      ['transfer_released_ck', 'one that was released at no time', { status: 1 }],
    ] as const
  ).map(([refuses, violation, changes]): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert('transfer', changes),
  })),
  {
    refuses: 'transfer_once_uq',
    violation: 'two transfers of one receipt',
    when: async ({ insert }) => {
      await insert('transfer');
      await insert('transfer');
    },
  },
  {
    refuses: 'transfer_move',
    violation: 'a released one that waits again',
    when: async ({ insert, sql }) => {
      const id = await insert('transfer', { status: 1, released_at: new Date() });
      await sql('UPDATE transfer SET status = 0, released_at = NULL WHERE id = $1', [id]);
    },
  },
  {
    refuses: 'transfer_history_place_uq',
    violation: 'two moves of one place',
    when: async ({ insert }) => {
      const transfer_id = await insert('transfer');
      await insert('transfer_history', { transfer_id });
      await insert('transfer_history', { transfer_id });
    },
  },
  {
    refuses: 'transfer_history_transition_fk',
    violation: 'a move that is not written',
    when: async ({ insert }) =>
      insert('transfer_history', { transfer_id: await insert('transfer'), from_key: 1, to_status: -1 }),
  },
  {
    refuses: 'transfer_history_reason_ck',
    violation: 'a longer reason than anybody reads',
    when: async ({ insert }) =>
      insert('transfer_history', { transfer_id: await insert('transfer'), reason: 'x'.repeat(501) }),
  },
  ...(
    [
      ['platform_fee_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
      ['platform_fee_rate_ck', 'more than the whole', { rate: 100.01 }],
      ['platform_fee_minimum_ck', 'a least fee below nothing', { minimum: -1 }],
      ['platform_fee_tax_rate_ck', 'a tax of more than the whole', { tax_rate: 100.01 }],
      ['platform_fee_days_ck', 'an end before the beginning', { effective_until: '2020-01-01' }],
    ] as const
  ).map(([refuses, violation, changes]): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert('platform_fee', changes),
  })),
  {
    refuses: 'platform_fee_day_uq',
    violation: 'two fees of one thing from one day on',
    when: async ({ insert }) => {
      await insert('platform_fee');
      await insert('platform_fee');
    },
  },
];
