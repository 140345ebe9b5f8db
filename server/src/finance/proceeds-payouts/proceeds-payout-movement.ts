import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { LedgerCause } from '../ledger/ledger-causes.js';
import {
  payeeAccount,
  platformAccount,
  transfer as moved,
  type Entry,
  type Posting,
} from '../ledger/ledger-rows.js';
import type { ProceedsPayoutRow } from './proceeds-payout.repository.js';

/** What each step of a transfer is to the owner of the money. */
export const proceedsPayoutCauses: Readonly<Record<string, LedgerCause>> = {
  transfer: {
    steps: { make: BALANCE_TYPE.proceeds, release: BALANCE_TYPE.proceeds },
    document: {
      type: `'order'`,
      id: 'SELECT order_id FROM transfer WHERE id = e.cause_id',
      name: 'SELECT order_no FROM transfer WHERE id = e.cause_id',
      numbered: (no) => `SELECT id FROM transfer WHERE order_no = ${no}`,
    },
  },
};

const payeeOf = ({ seller_id, company_id }: ProceedsPayoutRow) => ({
  sellerId: seller_id,
  companyId: company_id,
});

const real = (postings: readonly Posting[]): Posting[] => postings.filter(({ change }) => change !== 0);

/** Out of escrow: the merchant's share is put aside, the platform has its fee, the state the tax on it. */
export const made = (row: ProceedsPayoutRow): Entry => ({
  cause: { type: 'transfer', id: row.id, step: 'make' },
  postings: real([
    { account: payeeAccount(payeeOf(row), 'escrow', row.currency), change: -row.gross },
    { account: payeeAccount(payeeOf(row), 'frozen', row.currency), change: row.amount },
    { account: platformAccount('fee', row.currency), change: row.fee },
    { account: platformAccount('tax', row.currency), change: row.fee_tax },
  ]),
});

/** What is left of it is the merchant's to spend; null where nothing is. */
export function released(row: ProceedsPayoutRow): Entry | null {
  const left = row.amount - row.returned;
  if (left === 0) return null;
  const frozen = payeeAccount(payeeOf(row), 'frozen', row.currency);
  return {
    cause: { type: 'transfer', id: row.id, step: 'release' },
    postings: moved(frozen, payeeAccount(payeeOf(row), 'available', row.currency), left),
  };
}
