import type { ConstraintCase } from '../proof.js';

export const reconciliationCases: ConstraintCase[] = [
  ...(
    [
      ['reconciled_day_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
      ['reconciled_day_attempts_ck', 'a sixth try', { attempts: 6 }],
    ] as const
  ).map(([refuses, violation, changes]): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert('reconciled_day', changes),
  })),
  ...(
    [
      ['reconciliation_source_ck', 'something that is compared with nothing', { source: 4 }],
      ['reconciliation_reference_ck', 'a difference of nothing that is known', { reference: '' }],
      ['reconciliation_remark_ck', 'a longer explanation than anybody reads', { remark: 'x'.repeat(501) }],
      ['reconciliation_differs_ck', 'a difference of nothing', { booked: 1_000 }],
      [
        'reconciliation_explained_ck',
        'an explanation by nobody',
        { explained_at: new Date(), remark: 'Late' },
      ],
      ['reconciliation_day_fk', 'a day that nobody compared', { day: '2020-01-01' }],
    ] as const
  ).map(([refuses, violation, changes]): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert('reconciliation', changes),
  })),
  {
    refuses: 'reconciled_day_pk',
    violation: 'a day that is compared twice at once',
    when: async ({ insert }) => {
      await insert('reconciled_day');
      await insert('reconciled_day');
    },
  },
  {
    refuses: 'reconciliation_once_uq',
    violation: 'the same difference twice',
    when: async ({ insert }) => {
      await insert('reconciliation', { reference: 'pi_1' });
      await insert('reconciliation', { reference: 'pi_1' });
    },
  },
];
