import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { journalVoucherMachine } from '@fovea/shared-types/states/requested.states';
import { aVoucher } from '../../fixtures/vouchers.js';
import { anyTime, type ConstraintCase } from '../database.js';
import { declaredDocument, requestedCases } from '../declared-document.js';
import { thing } from '../thing.js';

export default thing({
  ...declaredDocument(journalVoucher, {
    title: 'the approval of journal vouchers',
    machine: journalVoucherMachine,
    table: 'journal_voucher',
    aRow: ({ db }, status, madeBy) => aVoucher(db, status, { madeBy }),
  }),
  records: {
    'finance:journal-voucher': {
      sample: () => ({ kind: 3, fee: '0', debit_kind: 'loss', credit_kind: 'bank' }),
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
      ...requestedCases('journal_voucher'),
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
          [
            'journal_voucher_accounts_ck',
            'a payout into another account than the bank’s',
            { debit_kind: 'suspense' },
          ],
          ['journal_voucher_bank_ck', 'what a bank did on no day', { value_day: null }],
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
