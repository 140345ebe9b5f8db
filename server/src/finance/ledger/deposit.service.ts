import { Injectable } from '@nestjs/common';
import { isAmount, percentOf, type Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import {
  memberAvailable,
  memberDeposit,
  payeeAccount,
  platformAccount,
  transfer,
  type Cause,
  type Entry,
  type Payee,
} from './ledger-rows.js';
import { LedgerService } from './ledger.service.js';

/** What the platform keeps of a forfeited deposit; the rest is the seller's. */
const FORFEIT_FEE_PERCENT = 10;

/** A member's deposit for one thing. */
export interface Deposit {
  accountId: number;
  /** Minor units; 0 moves nothing and writes no entry. */
  amount: number;
  currency: Currency;
  /** For what it is held; the step is set by what happens to it. */
  cause: Omit<Cause, 'step'>;
}

/** Deposits: held of a member's available money, then released, forfeited or used, each at most once (M3). */
@Injectable()
export class DepositService {
  constructor(private readonly ledger: LedgerService) {}

  hold(tx: Tx, deposit: Deposit): Promise<void> {
    return this.moveAll(tx, [deposit], 'freeze', ({ accountId, amount, currency }) =>
      transfer(memberAvailable(accountId, currency), memberDeposit(accountId, currency), amount),
    );
  }

  releaseAll(tx: Tx, deposits: readonly Deposit[]): Promise<void> {
    return this.moveAll(tx, deposits, 'release', ({ accountId, amount, currency }) =>
      transfer(memberDeposit(accountId, currency), memberAvailable(accountId, currency), amount),
    );
  }

  /** Pays it to the seller, less the platform's fee. */
  forfeit(tx: Tx, deposit: Deposit, payee: Payee): Promise<void> {
    return this.moveAll(tx, [deposit], 'forfeit', ({ accountId, amount, currency }) => {
      const fee = percentOf(amount, FORFEIT_FEE_PERCENT);
      return [
        { account: memberDeposit(accountId, currency), change: -amount },
        { account: payeeAccount(payee, 'available', currency), change: amount - fee },
        { account: platformAccount('fee', currency), change: fee },
      ].filter(({ change }) => change !== 0);
    });
  }

  private moveAll(
    tx: Tx,
    deposits: readonly Deposit[],
    step: string,
    postingsOf: (deposit: Deposit) => Entry['postings'],
  ): Promise<void> {
    const real = deposits.filter(({ amount }) => amount !== 0);
    if (!real.every(({ amount }) => isAmount(amount))) throw new AppError('AMOUNT_INVALID');
    return this.ledger.postAll(
      tx,
      real.map((deposit) => ({ cause: { ...deposit.cause, step }, postings: postingsOf(deposit) })),
    );
  }
}
