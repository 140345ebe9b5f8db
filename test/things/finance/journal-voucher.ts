import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { journalVoucherMachine } from '@fovea/shared-types/states/requested.states';
import { aVoucher } from '../../fixtures/vouchers.js';
import { anyTime } from '../database.js';
import { declaredDocument, requestedCases } from '../declared-document.js';
import { broken } from '../faults.js';
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
      sample: () => ({
        ...{ kind: 3, fee: '0', debit_kind: 'loss', credit_kind: 'bank' },
        value_day: new Date().toISOString().slice(0, 10),
      }),
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
      broken('journal_voucher', 'journal_voucher_kind_ck', 'a voucher of no kind', { kind: 4, fee: 0 }),
      broken('journal_voucher', 'journal_voucher_debit_ck', 'somebody’s balance debited', {
        kind: 3,
        debit_kind: 'available',
      }),
      broken('journal_voucher', 'journal_voucher_credit_ck', 'somebody’s balance credited', {
        kind: 3,
        credit_kind: 'available',
      }),
      broken('journal_voucher', 'journal_voucher_currency_ck', 'an unsupported currency', {
        currency: 'EUR',
      }),
      broken('journal_voucher', 'journal_voucher_amount_ck', 'a voucher of nothing', { amount: 0, fee: 0 }),
      broken('journal_voucher', 'journal_voucher_fee_ck', 'a fee that takes all of it', { fee: 10_000 }),
      broken('journal_voucher', 'journal_voucher_reference_ck', 'a longer reference than a bank has', {
        reference: 'x'.repeat(61),
      }),
      broken(
        'journal_voucher',
        'journal_voucher_accounts_ck',
        'a payout into another account than the bank’s',
        { debit_kind: 'suspense' },
      ),
      broken('journal_voucher', 'journal_voucher_bank_ck', 'what a bank did on no day', { value_day: null }),
      broken('journal_voucher', 'journal_voucher_accounts_ck', 'money from an account to itself', {
        kind: 3,
        fee: 0,
        debit_kind: 'bank',
        credit_kind: 'bank',
      }),
      broken('journal_voucher', 'journal_voucher_fee_ck', 'a fee of a correction', { kind: 3 }),
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
