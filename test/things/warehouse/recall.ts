import { recallMachine, recallPartyMachine } from '@fovea/shared-types/states/warehouse.states';
import {
  acknowledgeRecall,
  closeRecall,
  openRecall,
  settleRecall,
} from '@fovea/shared-types/warehouse/recall.calls';
import { aRecall, aRecallParty } from '../../fixtures/recalls.js';
import { aBrand } from '../../fixtures/rows.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/recalls/recall-reach': {
      request: async (api) => ({ id: await aRecall(api.db) }),
      ...PLATFORM_ONLY,
    },
    '/recalls/open-recall': {
      request: async (api) => ({ id: await aRecall(api.db) }),
      ...PLATFORM_ONLY,
    },
    '/recalls/close-recall': {
      request: async (api) => ({ id: await aRecall(api.db, { status: 1 }), report: 'All returned' }),
      ...PLATFORM_ONLY,
    },
    '/recalls/recall-party-detail': {
      request: async (api, { seller }) => ({ id: await aRecallParty(api.db, seller.companyId) }),
      others: 'NOT_FOUND',
    },
    '/recalls/acknowledge-recall': {
      request: async (api, { seller }) => ({ id: await aRecallParty(api.db, seller.companyId) }),
      others: 'NOT_FOUND',
    },
    '/recalls/settle-recall': {
      request: async (api, { seller }) => ({
        id: await aRecallParty(api.db, seller.companyId, 1),
        outcome: 1,
      }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/recalls/': 'all who work there continue what one began',
    },
  },
  ids: {
    hidden: {
      recall_id: '/recalls/recall-party-detail',
    },
  },
  records: {
    'warehouse:recall': {
      sample: async ({ db }) => ({
        brand_id: await aBrand(db),
        models: ['AF-330'],
        serials: ['A001~A099'],
        lots: ['L1'],
        moved: 0,
        moved_from: null,
        moved_until: null,
        source: 'https://maker.example/recall',
      }),
      changes: {
        models: ['AF-340'],
        serials: ['B001'],
        lots: ['L2~L9'],
        moved: 0,
        moved_from: null,
        moved_until: null,
        source: 'https://maker.example/other',
      },
    },
    'warehouse:recall-party': { aRow: ({ db }, { companyId }) => aRecallParty(db, companyId) },
  },
  moves: [
    {
      machine: recallMachine,
      table: 'recall',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aRecall(api.db, { status }) }),
      actions: {
        open: { path: openRecall.path, body: (id) => ({ id }) },
        close: { path: closeRecall.path, body: (id) => ({ id, report: 'All returned' }) },
      },
    },
    {
      machine: recallPartyMachine,
      table: 'recall_party',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aRecallParty(api.db, null, status) }),
      actions: {
        acknowledge: { path: acknowledgeRecall.path, body: (id) => ({ id }) },
        settle: { path: settleRecall.path, body: (id) => ({ id, outcome: 1 }) },
      },
    },
  ],
});
