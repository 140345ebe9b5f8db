import { Injectable } from '@nestjs/common';
import { isAmount, percentOf, type Currency } from '@fovea/shared-types/money';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { LedgerRepository, type BalanceRow, type LedgerAccountRow } from './ledger.repository.js';
import {
  memberAvailable,
  memberFrozen,
  payeeAccount,
  platformAccount,
  transfer,
  type Cause,
  type Entry,
  type LedgerAccountKey,
  type Payee,
} from './ledger-rows.js';

/** What the platform keeps of a forfeited deposit; the rest is the seller's. */
const FORFEIT_FEE_PERCENT = 10;

/** A movement of one member's money. `cause.step` is set by the method. */
export interface Movement {
  accountId: number;
  /** Minor units; 0 moves nothing and writes no entry. */
  amount: number;
  currency: Currency;
  cause: Omit<Cause, 'step'>;
}

/**
 * Double entry (M1 to M5). Every movement belongs to the transaction of the change it records; a cause that is
 * told twice is refused with ALREADY_DONE, money that is not there with INSUFFICIENT_BALANCE.
 */
@Injectable()
export class LedgerService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerRepository,
  ) {}

  post(tx: Tx, cause: Cause, postings: Entry['postings']): Promise<void> {
    return this.postAll(tx, [{ cause, postings }]);
  }

  /** Any number of entries in four statements; each must sum to zero per currency, which the database checks. */
  async postAll(tx: Tx, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    const keys = new Map(
      entries.flatMap(({ postings }) => postings.map(({ account }) => [nameOf(account), account])),
    );
    const accounts = new Map(
      (await this.ledger.lockAccounts(tx, [...keys.values()])).map((row) => [nameOf(toKey(row)), row.id]),
    );
    const entryIds = await this.ledger.insertEntries(
      tx,
      entries.map(({ cause }) => cause),
    );
    await this.ledger.insertPostings(
      tx,
      entries.flatMap(({ postings }, position) =>
        postings.map(({ account, change }) => {
          const entryId = entryIds[position];
          const accountId = accounts.get(nameOf(account));
          invariant(entryId !== undefined && accountId !== undefined, 'a posting has its entry and account');
          return { entryId, accountId, currency: account.currency, change };
        }),
      ),
    );
  }

  /** Puts a member's available money aside. */
  freeze(tx: Tx, movement: Movement): Promise<void> {
    return this.freezeAll(tx, [movement]);
  }

  freezeAll(tx: Tx, movements: readonly Movement[]): Promise<void> {
    return this.moveAll(tx, movements, 'freeze', ({ accountId, amount, currency }) =>
      transfer(memberAvailable(accountId, currency), memberFrozen(accountId, currency), amount),
    );
  }

  /** Gives frozen money back. */
  release(tx: Tx, movement: Movement): Promise<void> {
    return this.releaseAll(tx, [movement]);
  }

  releaseAll(tx: Tx, movements: readonly Movement[]): Promise<void> {
    return this.moveAll(tx, movements, 'release', ({ accountId, amount, currency }) =>
      transfer(memberFrozen(accountId, currency), memberAvailable(accountId, currency), amount),
    );
  }

  /** Frozen money goes to the seller, less the platform's fee. */
  forfeit(tx: Tx, movement: Movement, payee: Payee): Promise<void> {
    return this.moveAll(tx, [movement], 'forfeit', ({ accountId, amount, currency }) => {
      const fee = percentOf(amount, FORFEIT_FEE_PERCENT);
      return [
        { account: memberFrozen(accountId, currency), change: -amount },
        { account: payeeAccount(payee, 'available', currency), change: amount - fee },
        { account: platformAccount('fee', currency), change: fee },
      ].filter(({ change }) => change !== 0);
    });
  }

  /** Frozen money counts as payment: it waits with the seller's proceeds until the order is received. */
  useAsPayment(tx: Tx, movement: Movement, payee: Payee): Promise<void> {
    return this.moveAll(tx, [movement], 'use', ({ accountId, amount, currency }) =>
      transfer(memberFrozen(accountId, currency), payeeAccount(payee, 'escrow', currency), amount),
    );
  }

  /** Money that came from outside. */
  deposit(tx: Tx, movement: Movement): Promise<void> {
    return this.moveAll(tx, [movement], 'deposit', ({ accountId, amount, currency }) =>
      transfer(platformAccount('external', currency), memberAvailable(accountId, currency), amount),
    );
  }

  /** A member's money in each currency he has had any of, in minor units. */
  balance(accountId: number, q: Queryable = this.db): Promise<BalanceRow[]> {
    return this.ledger.listBalances(q, accountId);
  }

  private moveAll(
    tx: Tx,
    movements: readonly Movement[],
    step: string,
    postingsOf: (movement: Movement) => Entry['postings'],
  ): Promise<void> {
    const real = movements.filter(({ amount }) => amount !== 0);
    if (!real.every(({ amount }) => isAmount(amount))) throw new AppError('AMOUNT_INVALID');
    return this.postAll(
      tx,
      real.map((movement) => ({ cause: { ...movement.cause, step }, postings: postingsOf(movement) })),
    );
  }
}

const nameOf = ({ ownerType, ownerId, kind, currency }: LedgerAccountKey): string =>
  `${ownerType} ${ownerId} ${kind} ${currency}`;

const toKey = (row: LedgerAccountRow): LedgerAccountKey => ({
  ownerType: row.owner_type,
  ownerId: row.owner_id,
  kind: row.kind,
  currency: row.currency,
});
