import { aDifference } from '../../fixtures/reconciliations.js';
import { anyTime, type ConstraintCase } from '../database.js';
import { text } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/reconciliations/reconciled-day-list': { request: async ({ db }) => (await aDifference(db), {}) },
    '/reconciliations/reconcile-day': {
      request: async ({ db }) => (await aDifference(db), { day: '2026-01-05', currency: 'JPY' }),
    },
  },
  records: {
    'finance:reconciliation': { aRow: ({ db }) => aDifference(db) },
  },
  database: {
    rows: {
      reconciled_day: () => ({ day: '2026-02-01', currency: 'JPY' }),
      reconciliation: () => ({
        day: '2026-01-01',
        currency: 'JPY',
        source: 1,
        reference: text(),
        told: 1_000,
      }),
    },
    standing: [({ insert }) => insert('reconciled_day', { day: '2026-01-01' })],
    breaks: [
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
          [
            'reconciliation_remark_ck',
            'a longer explanation than anybody reads',
            { remark: 'x'.repeat(501) },
          ],
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
    ],
    appendOnly: {
      reconciliation: anyTime('the server, once per day, currency, source and reference'),
    },
    forbidden: [
      'DELETE FROM reconciled_day',
      'DELETE FROM reconciliation',
      'UPDATE reconciliation SET reference = reference',
    ],
    besideKeys: {
      reconciliation_explained_by_fk: { explained_at: new Date(), remark: 'Words' },
    },
    keysElsewhere: {
      reconciliation_day_fk: 'its first column is the day: the case names another',
    },
  },
});
