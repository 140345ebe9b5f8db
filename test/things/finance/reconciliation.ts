import { aDifference } from '../../fixtures/reconciliations.js';
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
});
