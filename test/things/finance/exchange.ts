import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { exchangeMachine } from '@fovea/shared-types/states/requested.states';
import { anExchange } from '../../fixtures/exchanges.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import { anyTime, type ConstraintCase } from '../database.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    'finance:exchange': { sample: () => ({ bought_currency: 'USD', rate: '0.5' }) },
  },
  moves: [
    {
      machine: exchangeMachine,
      table: 'exchange',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aStaff(api, ['finance:exchange:add']);
        return { id: await anExchange(api.db, status, { madeBy: owner.accountId }), owner };
      },
      actions: {
        approve: { path: exchange.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: exchange.calls.audit.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        withdraw: { path: exchange.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
      },
    },
  ],
  approvals: {
    'the approval of exchanges': {
      name: 'exchange',
      permission: 'finance:exchange:approve',
      reads: 'finance:exchange:list',
      path: exchange.calls.audit.path,
      notesField: 'audit_notes',
      auditAction: 'finance:exchange:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await anExchange(api.db, 0, { madeBy: initiator.accountId });
        return { id, documentId: id, initiator };
      },
      body: listed,
      statusOf: (api, { id }) => numberOf(api, 'SELECT status AS found FROM exchange WHERE id = $1', id),
    },
  },
  database: {
    rows: {
      exchange: (world) => ({
        ...{ sold_currency: 'JPY', sold: 10_000, bought_currency: 'USD', bought: 6_700, rate: '0.0067' },
        ...{
          value_day: '2026-11-24',
          reference: 'FX-1',
          reason: 'dollars for suppliers',
          made_by: world.rival,
        },
      }),
    },
    breaks: [
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
    ],
    appendOnly: {
      exchange: anyTime('finance'),
    },
    forbidden: ['DELETE FROM exchange', 'UPDATE exchange SET rate = 1'],
    keysElsewhere: {
      exchange_decision_fk: 'a decided one is in another state: its case covers that',
      exchange_account_fk: "the platform's own has a value day, a balance has none: the cases cover the rest",
      exchange_company_fk: "the platform's own has a value day, a balance has none: the cases cover the rest",
    },
    unbreakable: ['exchange_sn_uq'],
  },
});
