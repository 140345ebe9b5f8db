import { Injectable } from '@nestjs/common';
import { balanceTypeOf } from '@fovea/server/finance/ledger/ledger-causes';
import type { Entry } from '@fovea/server/finance/ledger/ledger-rows';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';

/** An entry with the time at which it was booked. */
export interface PastEntry {
  at: Date;
  entry: Entry;
}

/** The ledger of past days: postings get their own time, so the oldest comes first. */
@Injectable()
export class DemoPastLedger {
  async postAll(tx: Tx, entries: readonly PastEntry[]): Promise<void> {
    for (const { at, entry } of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      await this.post(tx, at, entry);
  }

  async post(tx: Tx, at: Date, { cause, postings }: Entry): Promise<void> {
    const accounts = [
      postings.map(({ account }) => account.ownerType),
      postings.map(({ account }) => account.ownerId),
      postings.map(({ account }) => account.kind),
      postings.map(({ account }) => account.currency),
    ];
    await tx.query(
      `INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])
       ON CONFLICT (owner_type, owner_id, kind, currency) DO NOTHING`,
      accounts,
    );
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO journal_entry (cause_type, cause_id, step, type, created_at)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [cause.type, cause.id, cause.step, balanceTypeOf(cause), at],
    );
    const [entry] = rows;
    invariant(entry, 'what is inserted has its row');
    // In a separate statement: a posting takes its time from its stored entry.
    await tx.query(
      `INSERT INTO posting (entry_id, account_id, currency, change, seq, after)
       SELECT $5, a.id, k.currency, k.change, 0, 0
       FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $6::bigint[])
         WITH ORDINALITY k (owner_type, owner_id, kind, currency, change, position)
       JOIN ledger_account a USING (owner_type, owner_id, kind, currency) ORDER BY k.position`,
      [...accounts, entry.id, postings.map(({ change }) => change)],
    );
  }
}
