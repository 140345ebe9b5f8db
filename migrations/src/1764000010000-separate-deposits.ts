import type { MigrationInterface } from 'typeorm';

/** Whoever runs statements: the migration's runner, or a transaction. */
interface Runs {
  query(sql: string, values?: string[]): Promise<unknown>;
}

/** Deposits get accounts of their own: what was frozen until now was held for lots, and moves by entries that say so. */
export class SeparateDeposits1764000010000 implements MigrationInterface {
  async up(db: Runs): Promise<void> {
    await moveAll(db, 'frozen', 'deposit');
  }

  async down(db: Runs): Promise<void> {
    await moveAll(db, 'deposit', 'frozen');
  }
}

/** One entry per account; its step names the account's place, so that going back and forth are causes of their own. */
async function moveAll(db: Runs, from: string, to: string): Promise<void> {
  await db.query(
    `INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
     SELECT owner_type, owner_id, $2, currency FROM ledger_account
     WHERE owner_type = 'member' AND kind = $1 AND balance > 0 ORDER BY id
     ON CONFLICT (owner_type, owner_id, kind, currency) DO NOTHING`,
    [from, to],
  );
  await db.query(
    `WITH held AS (
       SELECT s.id, s.currency, s.balance, s.last_seq, t.id AS target FROM ledger_account s
       JOIN ledger_account t ON (t.owner_type, t.owner_id, t.kind, t.currency) = (s.owner_type, s.owner_id, $2, s.currency)
       WHERE s.owner_type = 'member' AND s.kind = $1 AND s.balance > 0),
     entry AS (
       INSERT INTO journal_entry (cause_type, cause_id, step)
       SELECT 'deposit_account', id, $2 || ' after ' || last_seq FROM held ORDER BY id RETURNING id, cause_id)
     INSERT INTO posting (entry_id, account_id, currency, change, seq, after)
     SELECT entry.id, p.account, held.currency, p.change, 0, 0
     FROM held JOIN entry ON entry.cause_id = held.id,
       LATERAL (VALUES (held.id, -held.balance), (held.target, held.balance)) AS p (account, change)
     ORDER BY held.id, p.change`,
    [from, to],
  );
}
