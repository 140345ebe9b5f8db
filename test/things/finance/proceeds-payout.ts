import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import { proceedsPayoutMachine } from '@fovea/shared-types/states/transfer.states';
import { aProceedsPayout } from '../../fixtures/proceeds-payouts.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { anAccount } from '../../fixtures/rows.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import { BEGINNING, goingOn } from '../database.js';
import type { Cast } from '../matrix-row.js';
import { reason, SAME_CALL } from '../moves.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    transfer: number;
  }
}

const ownersOf = ({ seller }: Cast) => ({ accountId: seller.accountId, companyId: seller.companyId });

export default thing({
  calls: {
    '/transfers/transfer-detail': {
      request: async (api, cast) => ({ id: await aProceedsPayout(api.db, ownersOf(cast)) }),
      others: 'NOT_FOUND',
    },
    '/transfers/add-transfer': {
      request: async (api, { seller, member }) => ({
        order_id: await aPaidOrder(api.db, {
          ...{ buyer_id: member.accountId, seller_id: seller.accountId, company_id: seller.companyId },
          status: 50,
        }),
        ...{ money: '10000', currency: 'JPY', remark: 'sold before' },
      }),
    },
    '/transfers/audit-transfer': {
      request: async (api, cast) => ({
        ids: [await aProceedsPayout(api.db, ownersOf(cast), 0, { madeBy: await anAccount(api.db) })],
        status: 1,
      }),
    },
  },
  reach: {
    shared: {
      '/transfers/transfer-detail': 'money of a company',
    },
  },
  records: {
    'finance:transfer': { aRow: ({ db }, owner) => aProceedsPayout(db, owner) },
  },
  moves: [
    {
      machine: proceedsPayoutMachine,
      table: 'transfer',
      column: 'status',
      aRow: async ({ api }, status) => {
        const seller = { accountId: await anAccount(api.db), companyId: null };
        return { id: await aProceedsPayout(api.db, seller, status) };
      },
      actions: {
        // One made by hand, by the same call, is approved in its state as well.
        approve: { path: auditTransfer.path, body: (id) => ({ ids: [id], status: 1 }) },
        stop: { path: auditTransfer.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
      },
      elsewhere: { 'approve one made by hand': SAME_CALL('approve') },
    },
  ],
  approvals: {
    'the release of proceeds payouts made by hand': {
      name: 'transfer',
      permission: 'finance:transfer:approve',
      reads: 'finance:transfer:list',
      path: auditTransfer.path,
      notesField: 'audit_notes',
      auditAction: 'finance:transfer:audit',
      isNeverOwn: true,
      isReopened: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const seller = { accountId: await anAccount(api.db), companyId: null };
        const id = await aProceedsPayout(api.db, seller, 0, { madeBy: initiator.accountId });
        const sql = 'SELECT max(id) AS found FROM transfer_history WHERE transfer_id = $1';
        return { id, documentId: await numberOf(api, sql, id), initiator };
      },
      body: listed,
      statusOf: (api, { id }) => numberOf(api, 'SELECT status AS found FROM transfer WHERE id = $1', id),
    },
  },
  database: {
    rows: {
      transfer: (world) => ({
        order_id: world.order,
        buyer_id: world.buyer,
        seller_id: world.seller,
        company_id: world.company,
        currency: 'JPY',
        gross: 1_000,
        order_no: 'F20260101-000001',
        release_at: new Date(),
      }),
      fee_charge: (world) => ({ transfer_id: world.transfer, refunded: 0, rate: 1_000, fee: 0, tax: 0 }),
      transfer_history: (world) => ({ transfer_id: world.transfer, seq: 2, from_key: 0, to_status: -1 }),
    },
    world: {
      transfer: ({ insert, world }) => insert('transfer', { made_by: world.rival, release_at: null }),
    },
    breaks: [
      broken('transfer', 'transfer_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('transfer', 'transfer_gross_ck', 'a transfer of nothing', { gross: 0 }),
      broken('transfer', 'transfer_fee_ck', 'a fee below nothing', { fee: -1 }),
      broken('transfer', 'transfer_fee_tax_ck', 'a tax below nothing', { fee_tax: -1 }),
      broken('transfer', 'transfer_amount_ck', 'a fee above the whole', { fee: 1_001 }),
      broken('transfer', 'transfer_refunded_ck', 'more back than there was', { refunded: 1_001 }),
      broken('transfer', 'transfer_returned_ck', 'more back than the merchant had', { returned: 1_001 }),
      broken('transfer', 'transfer_status_ck', 'a state that is none', { status: 9 }),
      broken('transfer', 'transfer_remark_ck', 'a longer note than anybody reads', {
        remark: 'x'.repeat(501),
      }),
      broken('transfer', 'transfer_by_hand_ck', 'one of the receipt that is never released', {
        release_at: null,
      }),
      broken('transfer', 'transfer_alarm_ck', 'one that was stopped without an alarm', { status: -1 }),
      broken('transfer', 'transfer_released_ck', 'one that was released at no time', { status: 1 }),
      broken('fee_charge', 'fee_charge_refunded_ck', 'a fee before nothing was refunded', { refunded: -1 }),
      broken('fee_charge', 'fee_charge_rate_ck', 'a rate above the whole', { rate: 10_001 }),
      twice('fee_charge', 'fee_charge_step_uq', 'one step of one rate twice'),
      {
        refuses: 'fee_charge_sum_ck',
        violation: 'another fee than its transfer has',
        when: async ({ insert, commitWould }) => {
          await insert('fee_charge', { fee: 1 });
          await commitWould();
        },
      },
      {
        refuses: 'fee_charge_append_only',
        violation: 'a fee that changes, even by the owner',
        when: async ({ becomeOwner, insert, sql }) => {
          await insert('fee_charge');
          await becomeOwner();
          await sql('UPDATE fee_charge SET fee = 1');
        },
      },
      twice('transfer', 'transfer_once_uq', 'two transfers of one receipt'),
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
    ],
    appendOnly: {
      fee_charge: goingOn('the server, with a payout of proceeds and each refund of it'),
      transfer: {
        who: 'the server, and finance by hand',
        when: 'at any time, once per order',
        allows: ({ insert, world }) => insert('transfer', { order_id: world.receivedOrder }),
      },
      transfer_history: {
        who: 'the server, and finance',
        when: 'in the transaction of that move of the payout, once',
        allows: async ({ insert, sql, world }) => {
          const transfer_id = await insert('transfer', { order_id: world.receivedOrder });
          await insert('transfer_history', { transfer_id, seq: 1, from_key: BEGINNING, to_status: 0 });
          await sql(
            `UPDATE transfer SET status = -1, alarm_at = clock_timestamp() + interval '30 days' WHERE id = $1`,
            [transfer_id],
          );
          await insert('transfer_history', { transfer_id, seq: 2 });
        },
        refuses: [
          {
            by: 'transfer_history_belongs_ck',
            violation: 'a move that did not happen',
            when: ({ insert }) => insert('transfer_history'),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM transfer',
      'UPDATE transfer SET gross = 1',
      'UPDATE transfer_history SET reason = NULL',
      'DELETE FROM transfer_history',
    ],
    keysElsewhere: {
      transfer_history_transition_fk: 'its first column is generated; the cases name others',
      transfer_made_by_fk: 'a payout made by hand is not released by the clock',
    },
    unmapped: [[/^fee_charge_/, 'written by the server with a payout, under the lock of its order']],
    timesAhead: ['transfer.alarm_at', 'transfer.release_at'],
  },
});
