import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import type { PendingPosting } from '@fovea/shared-types/platform/approval.dto';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { LedgerRepository, type BalanceRow, type LedgerAccountRow } from './ledger.repository.js';
import type { Cause, Entry, LedgerAccountKey, Posting } from './ledger-rows.js';

/**
 * Double entry (M1 to M5). Every entry belongs to the transaction of the change it records; a cause that is
 * posted twice is refused with ALREADY_DONE, missing money with INSUFFICIENT_BALANCE.
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

  /** Any number of entries in three statements, two more where an account is new; each must sum to zero per currency, which the database checks. */
  async postAll(tx: Tx, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    const keys = new Map(
      entries.flatMap(({ postings }) => postings.map(({ account }) => [nameOf(account), account])),
    );
    const accounts = new Map(
      (await this.ledger.lockOrOpen(tx, [...keys.values()])).map((row) => [nameOf(toKey(row)), row.id]),
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

  /**
   * What the work posts counts on this day: that of the bank's line which causes it. Without one it counts on the day of its
   * writing in the platform's zone.
   */
  async onDay<T>(tx: Tx, day: string | null, work: () => Promise<T>): Promise<T> {
    await this.ledger.setPostingDay(tx, day);
    const done = await work();
    await this.ledger.setPostingDay(tx, null);
    return done;
  }

  /** A member's money in each currency they have had any of, in minor units. */
  /** The postings of an entry that is not made yet, an account's own together, with its balance before and after. */
  async pending(q: Queryable, language: Language, { postings }: Entry): Promise<PendingPosting[]> {
    const changes = new Map<string, Posting>();
    for (const { account, change } of postings) {
      const sum = changes.get(nameOf(account))?.change ?? 0;
      changes.set(nameOf(account), { account, change: sum + change });
    }
    const lines = [...changes.values()];
    const found = await this.ledger.balancesOf(
      q,
      language,
      lines.map(({ account }) => account),
    );
    return lines.map(({ account: { kind, currency }, change }, at) => {
      const { balance, owner_name } = elementAt(found, at);
      return {
        ...{ kind, owner_name, currency, change: toWire(change, currency) },
        ...{ before: toWire(balance, currency), after: toWire(balance + change, currency) },
      };
    });
  }

  balance(accountId: number, q: Queryable = this.db): Promise<BalanceRow[]> {
    return this.ledger.listBalances(q, accountId);
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
