import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, SqlValue, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { balanceTypeOf } from './ledger-causes.js';
import type { AccountKind, Cause, LedgerAccountKey, OwnerType } from './ledger-rows.js';

export interface LedgerAccountRow {
  id: number;
  owner_type: OwnerType;
  owner_id: number;
  kind: AccountKind;
  currency: Currency;
}

export interface BalanceRow {
  currency: Currency;
  available: number;
  frozen: number;
}

export interface PostingRow {
  entryId: number;
  accountId: number;
  currency: Currency;
  change: number;
}

/** The journal and its accounts: rows are only added; balances move by the posting's trigger. */
@Injectable()
export class LedgerRepository {
  /** Locks these accounts, in id order; most of them exist, the others are opened. */
  async lockOrOpen(tx: Tx, keys: readonly LedgerAccountKey[]): Promise<LedgerAccountRow[]> {
    const columns = [
      keys.map((key) => key.ownerType),
      keys.map((key) => key.ownerId),
      keys.map((key) => key.kind),
      keys.map((key) => key.currency),
    ];
    const locked = await this.lockAll(tx, columns);
    if (locked.length === keys.length) return locked;
    await tx.query(
      `INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
       SELECT DISTINCT k.* FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) AS k (owner_type, owner_id, kind, currency)
       WHERE NOT EXISTS (SELECT FROM ledger_account a
         WHERE (a.owner_type, a.owner_id, a.kind, a.currency) = (k.owner_type, k.owner_id, k.kind, k.currency))
       ORDER BY 1, 2, 3, 4
       ON CONFLICT (owner_type, owner_id, kind, currency) DO NOTHING`,
      columns,
    );
    return this.lockAll(tx, columns);
  }

  /** What these accounts have, in their order; one without a posting has nothing. */
  async balancesOf(
    q: Queryable,
    language: Language,
    keys: readonly LedgerAccountKey[],
  ): Promise<{ balance: number; owner_name: string | null }[]> {
    const { rows } = await q.query<{ balance: number; owner_name: string | null }>(
      `SELECT coalesce(l.balance, 0)::bigint AS balance, coalesce(${localized('c.name', language)}, m.username) AS owner_name
       FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])
         WITH ORDINALITY AS k (owner_type, owner_id, kind, currency, place)
       LEFT JOIN ledger_account l USING (owner_type, owner_id, kind, currency)
       LEFT JOIN company c ON k.owner_type = 'company' AND c.id = k.owner_id
       LEFT JOIN account m ON k.owner_type = 'member' AND m.id = k.owner_id
       ORDER BY k.place`,
      [
        keys.map((key) => key.ownerType),
        keys.map((key) => key.ownerId),
        keys.map((key) => key.kind),
        keys.map((key) => key.currency),
      ],
    );
    return rows;
  }

  /** Locks all of them or none, so that a transaction waiting for one never blocks the others. */
  private async lockAll(tx: Tx, columns: readonly SqlValue[]): Promise<LedgerAccountRow[]> {
    const { rows } = await tx.query<LedgerAccountRow>(
      `WITH found AS (
         SELECT a.id FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) AS k (owner_type, owner_id, kind, currency)
         JOIN ledger_account a USING (owner_type, owner_id, kind, currency))
       SELECT a.id, a.owner_type, a.owner_id, a.kind, a.currency FROM ledger_account a
       WHERE a.id IN (SELECT id FROM found) AND (SELECT count(*) FROM found) = cardinality($1::text[])
       ORDER BY a.id FOR UPDATE`,
      columns,
    );
    return rows;
  }

  /** The default of a new entry until it is set again, at most until the transaction ends. */
  async setPostingDay(tx: Tx, day: string | null): Promise<void> {
    await tx.query(`SELECT set_config('fovea.posting_day', coalesce($1, ''), true)`, [day]);
  }

  /** Ids of the new entries in the order of their causes. */
  async insertEntries(tx: Tx, causes: readonly Cause[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number; cause_type: string; cause_id: number; step: string }>(
      `INSERT INTO journal_entry (cause_type, cause_id, step, type, note)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::smallint[], $5::text[])
       RETURNING id, cause_type, cause_id, step`,
      [
        causes.map(({ type }) => type),
        causes.map(({ id }) => id),
        causes.map(({ step }) => step),
        causes.map(balanceTypeOf),
        causes.map(({ note }) => note ?? null),
      ],
    );
    const ids = new Map(rows.map((row) => [`${row.cause_type} ${row.cause_id} ${row.step}`, row.id]));
    return causes.map(({ type, id, step }) => {
      const entryId = ids.get(`${type} ${id} ${step}`);
      invariant(entryId !== undefined, 'a journal entry was inserted and not returned');
      return entryId;
    });
  }

  /** The trigger on each row moves its account's balance and fills what the line shows beside its change. */
  async insertPostings(tx: Tx, postings: readonly PostingRow[]): Promise<void> {
    await tx.query(
      `INSERT INTO posting (entry_id, account_id, currency, change, seq, after)
       SELECT p.entry_id, p.account_id, p.currency, p.change, 0, 0
       FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[])
         WITH ORDINALITY AS p (entry_id, account_id, currency, change, position)
       ORDER BY p.position`,
      [
        postings.map(({ entryId }) => entryId),
        postings.map(({ accountId }) => accountId),
        postings.map(({ currency }) => currency),
        postings.map(({ change }) => change),
      ],
    );
  }

  async listBalances(q: Queryable, accountId: number): Promise<BalanceRow[]> {
    const { rows } = await q.query<BalanceRow>(
      `SELECT currency, coalesce(sum(balance) FILTER (WHERE kind = 'available'), 0)::bigint AS available,
         coalesce(sum(balance) FILTER (WHERE kind <> 'available'), 0)::bigint AS frozen
       FROM ledger_account WHERE owner_type = 'member' AND owner_id = $1 AND kind IN ('available', 'frozen', 'deposit')
       GROUP BY currency ORDER BY currency`,
      [accountId],
    );
    return rows;
  }
}
