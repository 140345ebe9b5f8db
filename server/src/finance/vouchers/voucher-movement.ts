import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { LedgerCause } from '../ledger/ledger-causes.js';
import { platformAccount, type Entry } from '../ledger/ledger-rows.js';
import type { VoucherRow } from './journal-voucher.document.js';

export const voucherCauses: Readonly<Record<string, LedgerCause>> = {
  journal_voucher: {
    steps: { book: BALANCE_TYPE.correction },
    document: {
      type: `'journal_voucher'`,
      name: 'SELECT sn FROM journal_voucher WHERE id = e.cause_id',
      numbered: (no) => `SELECT d.id FROM journal_voucher d WHERE d.sn = ${no}`,
    },
  },
};

/** What the provider kept of its payout is a cost. */
export function booked({ id, debit_kind, credit_kind, currency, amount, fee, reason }: VoucherRow): Entry {
  const ofCost = fee === 0 ? [] : [{ account: platformAccount('cost', currency), change: -fee }];
  return {
    cause: { type: 'journal_voucher', id, step: 'book', note: reason },
    postings: [
      { account: platformAccount(debit_kind, currency), change: fee - amount },
      ...ofCost,
      { account: platformAccount(credit_kind, currency), change: amount },
    ],
  };
}
