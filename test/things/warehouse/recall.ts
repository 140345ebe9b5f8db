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
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    recall: number;
    /** Of `recall`, with `company` notified. */
    recallParty: number;
  }
}

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
  database: {
    rows: {
      recall: (world) => ({
        brand_id: world.brand,
        models: ['AF-330'],
        class: 2,
        action: 1,
        name_c: '召回',
        name_e: 'Recall',
        name_j: '回収',
        reason_c: '过热',
        reason_e: 'Overheats',
        reason_j: '過熱',
        measures_c: '退回',
        measures_e: 'Send it back',
        measures_j: '返送',
        announced_on: '2026-05-01',
        source: 'https://maker.example/recall',
      }),
      recall_party: (world) => ({ recall_id: world.recall, account_id: world.rival }),
      recall_piece: (world) => ({
        party_id: world.recallParty,
        product_id: world.product,
        quantity: 1,
        whereabouts: 1,
      }),
    },
    world: {
      recall: 'recall',
      recallParty: ({ insert, world }) =>
        insert('recall_party', { company_id: world.company, account_id: null }),
    },
    breaks: [
      broken('recall', 'recall_models_ck', 'a recall of no model', { models: [] }),
      broken('recall', 'recall_serials_ck', 'a recall of more ranges than anybody reads', {
        serials: Array(201).fill('A1'),
      }),
      broken('recall', 'recall_lots_ck', 'a recall of more lots than anybody reads', {
        lots: Array(201).fill('L1'),
      }),
      broken('recall', 'recall_class_ck', 'a recall of a fourth class', { class: 4 }),
      broken('recall', 'recall_moved_ck', 'a recall of pieces that did something unknown', {
        moved: 3,
        moved_from: '2026-05-01',
      }),
      broken('recall', 'recall_period_ck', 'a recall of a period without days', { moved: 1 }),
      broken('recall', 'recall_period_ck', 'a recall of a period that ends before it begins', {
        moved: 2,
        moved_from: '2026-05-02',
        moved_until: '2026-05-01',
      }),
      broken('recall', 'recall_action_ck', 'a recall by which something unknown is done', { action: 4 }),
      broken('recall', 'recall_source_ck', 'a recall that nobody can read of', { source: 'a letter' }),
      broken('recall', 'recall_words_ck', 'a recall without its reason in Chinese', { reason_c: '' }),
      broken('recall', 'recall_status_ck', 'a recall in an unknown state', {
        status: 3,
        opened_at: new Date(),
      }),
      broken('recall', 'recall_opened_ck', 'a recall that is open since never', { status: 1 }),
      broken('recall', 'recall_closed_ck', 'a recall closed without a report', {
        status: 2,
        opened_at: new Date(),
        closed_at: new Date(),
      }),
      broken('recall_party', 'recall_party_status_ck', 'a party in an unknown state', {
        status: 3,
        acknowledged_at: new Date(),
        acknowledged_by: 0,
      }),
      broken('recall_party', 'recall_party_whose_ck', 'a party that is nobody', { account_id: null }),
      broken('recall_party', 'recall_party_acknowledged_ck', 'an acknowledgement by nobody', {
        status: 1,
        acknowledged_at: new Date(),
      }),
      broken('recall_party', 'recall_party_settled_ck', 'a party settled without an outcome', {
        settled_at: new Date(),
      }),
      broken('recall_party', 'recall_party_outcome_ck', 'an unknown outcome', { outcome: 5 }),
      broken('recall_party', 'recall_party_notes_ck', 'notes that nobody reads', { notes: 'x'.repeat(2001) }),
      {
        refuses: 'recall_party_once_uq',
        violation: 'a company notified of a recall twice',
        when: ({ insert, world }) => insert('recall_party', { company_id: world.company, account_id: null }),
      },
      broken('recall_piece', 'recall_piece_quantity_ck', 'no piece of a recall', { quantity: 0 }),
      broken('recall_piece', 'recall_piece_whereabouts_ck', 'a piece that is somewhere else', {
        whereabouts: 6,
      }),
      broken('recall_piece', 'recall_piece_what_ck', 'a piece of nothing', { product_id: null }),
      twice('recall_piece', 'recall_piece_once_uq', 'a piece written down twice'),
    ],
    deadEnds: [
      ['recall', {}, 'status = 5'],
      ['recall_party', {}, 'status = 5'],
    ],
    appendOnly: {
      recall_piece: {
        who: 'the server',
        when: 'while its recall is open',
        allows: async ({ insert, sql, world }) => {
          await sql('UPDATE recall SET status = 1, opened_at = clock_timestamp() WHERE id = $1', [
            world.recall,
          ]);
          await insert('recall_piece');
        },
        refuses: [
          {
            by: 'recall_piece_belongs_ck',
            violation: 'a piece of a recall that is not open',
            when: ({ insert }) => insert('recall_piece'),
          },
        ],
      },
    },
    besideKeys: {
      recall_party_company_fk: { account_id: null },
      recall_party_by_fk: { status: 1, acknowledged_at: new Date() },
    },
    unbreakable: ['recall_sn_uq'],
    unmapped: [
      [
        /^(recall(_party|_piece)?|clean_statement)_/,
        'found set-wise in rows of the same transaction, or set by the code under the lock of the recall',
      ],
    ],
  },
});
