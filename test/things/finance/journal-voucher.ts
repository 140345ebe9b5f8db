import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { journalVoucherMachine } from '@fovea/shared-types/states/requested.states';
import { aVoucher } from '../../fixtures/vouchers.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import { anyTime, type ConstraintCase } from '../database.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    'finance:journal-voucher': {
      sample: () => ({ kind: 3, fee: '0', debit_kind: 'loss', credit_kind: 'bank' }),
    },
  },
  moves: [
    {
      machine: journalVoucherMachine,
      table: 'journal_voucher',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aStaff(api, ['finance:journal-voucher:add']);
        return { id: await aVoucher(api.db, status, { madeBy: owner.accountId }), owner };
      },
      actions: {
        approve: { path: journalVoucher.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: journalVoucher.calls.audit.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        withdraw: { path: journalVoucher.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
      },
    },
  ],
  approvals: {
    'the approval of journal vouchers': {
      name: 'journal_voucher',
      permission: 'finance:journal-voucher:approve',
      reads: 'finance:journal-voucher:list',
      path: journalVoucher.calls.audit.path,
      notesField: 'audit_notes',
      auditAction: 'finance:journal-voucher:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await aVoucher(api.db, 0, { madeBy: initiator.accountId });
        return { id, documentId: id, initiator };
      },
      body: listed,
      statusOf: (api, { id }) =>
        numberOf(api, 'SELECT status AS found FROM journal_voucher WHERE id = $1', id),
    },
  },
  database: {
    rows: {
      journal_voucher: (world) => ({
        ...{ kind: 1, debit_kind: 'bank', credit_kind: 'gateway', currency: 'JPY', amount: 10_000, fee: 360 },
        ...{ value_day: '2026-11-24', reference: 'PO-1', reason: 'payout of the week', made_by: world.rival },
      }),
    },
    breaks: [
      ...(
        [
          ['journal_voucher_kind_ck', 'a voucher of no kind', { kind: 4, fee: 0 }],
          ['journal_voucher_debit_ck', 'somebody’s balance debited', { kind: 3, debit_kind: 'available' }],
          ['journal_voucher_credit_ck', 'somebody’s balance credited', { kind: 3, credit_kind: 'available' }],
          ['journal_voucher_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
          ['journal_voucher_amount_ck', 'a voucher of nothing', { amount: 0, fee: 0 }],
          ['journal_voucher_fee_ck', 'a fee that takes all of it', { fee: 10_000 }],
          [
            'journal_voucher_reference_ck',
            'a longer reference than a bank has',
            { reference: 'x'.repeat(61) },
          ],
          ['journal_voucher_reason_ck', 'no reason', { reason: '' }],
          [
            'journal_voucher_accounts_ck',
            'a payout into another account than the bank’s',
            { debit_kind: 'suspense' },
          ],
          ['journal_voucher_bank_ck', 'what a bank did on no day', { value_day: null }],
          ['journal_voucher_decided_ck', 'a booked one that nobody approved', { status: 1 }],
          ['journal_voucher_withdrawn_ck', 'one that was withdrawn at no time', { status: -2 }],
        ] as const
      ).map(([refuses, violation, changes]): ConstraintCase => ({
        refuses,
        violation,
        when: ({ insert }) => insert('journal_voucher', changes),
      })),
      {
        refuses: 'journal_voucher_accounts_ck',
        violation: 'money from an account to itself',
        when: ({ insert }) =>
          insert('journal_voucher', { kind: 3, fee: 0, debit_kind: 'bank', credit_kind: 'bank' }),
      },
      {
        refuses: 'journal_voucher_fee_ck',
        violation: 'a fee of a correction',
        when: ({ insert }) => insert('journal_voucher', { kind: 3 }),
      },
      {
        refuses: 'journal_voucher_status_ck',
        violation: 'a state that is none',
        when: async ({ insert }) =>
          insert('journal_voucher', {
            status: 9,
            decision_id: await insert('approval_decision', { document: 'journal_voucher' }),
          }),
      },
      {
        refuses: 'journal_voucher_decision_fk',
        violation: 'a word that nobody said',
        when: ({ insert }) => insert('journal_voucher', { status: -1, decision_id: 999_999_999 }),
      },
      {
        refuses: 'journal_voucher_decision_uq',
        violation: 'two vouchers decided by one word',
        when: async ({ insert }) => {
          const decision_id = await insert('approval_decision', { document: 'journal_voucher' });
          await insert('journal_voucher', { status: -1, decision_id });
          await insert('journal_voucher', { status: -1, decision_id });
        },
      },
      {
        refuses: 'journal_voucher_move',
        violation: 'a refused one that is booked',
        when: async ({ insert, sql }) => {
          const decision_id = await insert('approval_decision', { document: 'journal_voucher' });
          const id = await insert('journal_voucher', { status: -1, decision_id });
          await sql('UPDATE journal_voucher SET status = 1 WHERE id = $1', [id]);
        },
      },
    ],
    appendOnly: {
      journal_voucher: anyTime('finance'),
    },
    forbidden: ['DELETE FROM journal_voucher', 'UPDATE journal_voucher SET amount = 1'],
    keysElsewhere: {
      journal_voucher_decision_fk: 'a decided one is in another state: its case covers that',
    },
    unbreakable: ['journal_voucher_sn_uq'],
  },
});
