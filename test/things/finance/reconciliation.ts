import { aDifference } from '../../fixtures/reconciliations.js';
import { anyTime } from '../database.js';
import { broken, text, twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/reconciliations/reconciled-day-list': { request: async ({ db }) => (await aDifference(db), {}) },
    '/reconciliations/missing-opening-list': {},
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
      broken('reconciled_day', 'reconciled_day_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('reconciled_day', 'reconciled_day_attempts_ck', 'a sixth try', { attempts: 6 }),
      broken('reconciliation', 'reconciliation_source_ck', 'something that is compared with nothing', {
        source: 4,
      }),
      broken('reconciliation', 'reconciliation_reference_ck', 'a difference of nothing that is known', {
        reference: '',
      }),
      broken('reconciliation', 'reconciliation_remark_ck', 'a longer explanation than anybody reads', {
        remark: 'x'.repeat(501),
      }),
      broken('reconciliation', 'reconciliation_differs_ck', 'a difference of nothing', { booked: 1_000 }),
      broken('reconciliation', 'reconciliation_explained_ck', 'an explanation by nobody', {
        explained_at: new Date(),
        remark: 'Late',
      }),
      broken('reconciliation', 'reconciliation_day_fk', 'a day that nobody compared', { day: '2020-01-01' }),
      twice('reconciled_day', 'reconciled_day_pk', 'a day that is compared twice at once'),
      twice('reconciliation', 'reconciliation_once_uq', 'the same difference twice', { reference: 'pi_1' }),
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
