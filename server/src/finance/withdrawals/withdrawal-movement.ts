import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { LedgerCause } from '../ledger/ledger-causes.js';
import type { Entry, Payee } from '../ledger/ledger-rows.js';
import { payeeAccount, platformAccount, transfer } from '../ledger/ledger-rows.js';
import type { WithdrawalRow } from './withdrawal.repository.js';

/** What each step of a withdrawal is to the owner of the money. */
export const withdrawalCauses: Readonly<Record<string, LedgerCause>> = {
  withdrawal: {
    steps: { freeze: BALANCE_TYPE.freeze, payout: BALANCE_TYPE.payout, give_back: BALANCE_TYPE.give_back },
    document: {
      type: `'withdrawal'`,
      name: 'SELECT sn FROM withdrawal WHERE id = e.cause_id',
      numbered: (no) => `SELECT d.id FROM withdrawal d WHERE d.sn = ${no}`,
    },
  },
};

type Money = Pick<WithdrawalRow, 'id' | 'account_id' | 'company_id' | 'amount' | 'currency'>;

const payeeOf = ({ account_id, company_id }: Money): Payee => ({
  sellerId: account_id,
  companyId: company_id,
});

const entry = ({ id }: Money, step: string, postings: Entry['postings']): Entry => ({
  cause: { type: 'withdrawal', id, step },
  postings,
});

/** Puts the sum aside. */
export const frozen = (money: Money): Entry => {
  const available = payeeAccount(payeeOf(money), 'available', money.currency);
  return entry(
    money,
    'freeze',
    transfer(available, payeeAccount(payeeOf(money), 'frozen', money.currency), money.amount),
  );
};

/** The sum has left our bank. */
export const paidOut = (money: Money): Entry => {
  const held = payeeAccount(payeeOf(money), 'frozen', money.currency);
  return entry(money, 'payout', transfer(held, platformAccount('bank', money.currency), money.amount));
};

/** The sum is its owner's to spend again. */
export const released = (money: Money): Entry => {
  const held = payeeAccount(payeeOf(money), 'frozen', money.currency);
  return entry(
    money,
    'give_back',
    transfer(held, payeeAccount(payeeOf(money), 'available', money.currency), money.amount),
  );
};
