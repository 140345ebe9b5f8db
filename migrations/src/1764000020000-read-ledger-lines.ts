import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A posting is read as a line of its owner's balance details: it tells its time, what kind of movement it is and whose
 * it is, taken by its trigger from its entry and its account.
 */
export class ReadLedgerLines1764000020000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Entries that an earlier migration of the same transaction wrote are checked before their table changes.
    await db.query(`SET CONSTRAINTS ALL IMMEDIATE`);
    await db.query(`
      ALTER TABLE journal_entry
        -- Of the dictionary balance_type; what nobody said the kind of is a correction.
        ADD COLUMN type smallint NOT NULL DEFAULT 9 CONSTRAINT journal_entry_type_ck CHECK (type BETWEEN 1 AND 99),
        ADD COLUMN note text CONSTRAINT journal_entry_note_ck CHECK (char_length(note) BETWEEN 1 AND 500)`);
    await db.query(`ALTER TABLE posting
      ADD COLUMN created_at timestamptz, ADD COLUMN type smallint, ADD COLUMN kind text,
      ADD COLUMN member_id bigint, ADD COLUMN company_id bigint`);
    for (const table of ['journal_entry', 'posting'])
      await db.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_append_only`);
    await db.query(`
      UPDATE journal_entry SET type = CASE cause_type || ' ' || step
        WHEN 'auction_deposit freeze' THEN 10 WHEN 'auction_deposit release' THEN 11
        WHEN 'auction_deposit forfeit' THEN 12 WHEN 'auction_deposit use' THEN 13 ELSE type END
      WHERE cause_type = 'auction_deposit'`);
    await db.query(`
      UPDATE posting p SET created_at = e.created_at, type = e.type, kind = a.kind,
        member_id = CASE a.owner_type WHEN 'member' THEN a.owner_id END,
        company_id = CASE a.owner_type WHEN 'company' THEN a.owner_id END
      FROM journal_entry e, ledger_account a WHERE e.id = p.entry_id AND a.id = p.account_id`);
    for (const table of ['journal_entry', 'posting'])
      await db.query(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_append_only`);
    await db.query(`ALTER TABLE posting
      ALTER COLUMN created_at SET NOT NULL, ALTER COLUMN type SET NOT NULL, ALTER COLUMN kind SET NOT NULL`);
    await db.query(`
      CREATE OR REPLACE FUNCTION posting_moves_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE entry_at timestamptz; entry_type smallint;
      BEGIN
        UPDATE ledger_account SET balance = balance + NEW.change, last_seq = last_seq + 1
        WHERE id = NEW.account_id
        RETURNING last_seq, balance, kind, CASE owner_type WHEN 'member' THEN owner_id END,
          CASE owner_type WHEN 'company' THEN owner_id END
        INTO NEW.seq, NEW.after, NEW.kind, NEW.member_id, NEW.company_id;
        SELECT created_at, type INTO entry_at, entry_type FROM journal_entry WHERE id = NEW.entry_id;
        -- Where there is no such entry its foreign key says so.
        NEW.created_at := coalesce(entry_at, clock_timestamp());
        NEW.type := coalesce(entry_type, 9);
        RETURN NEW;
      END $$`);
    // All that a reader filters by stands in the index: a rare line is found without reading the others.
    for (const owner of ['member', 'company'])
      await db.query(`CREATE INDEX posting_${owner} ON posting (${owner}_id, id, kind, currency, type, created_at)
        WHERE ${owner}_id IS NOT NULL`);
    await db.query(`CREATE INDEX posting_type ON posting (type, id)`);
    // Written in the order of time: a summary of its pages is enough.
    await db.query(`CREATE INDEX posting_created ON posting USING brin (created_at)`);
    // The balance of an account at an instant is the last line before it.
    await db.query(`CREATE INDEX posting_account_created ON posting (account_id, created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION posting_moves_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE ledger_account SET balance = balance + NEW.change, last_seq = last_seq + 1
        WHERE id = NEW.account_id RETURNING last_seq, balance INTO NEW.seq, NEW.after;
        RETURN NEW;
      END $$`);
    await db.query(`ALTER TABLE posting DROP COLUMN created_at, DROP COLUMN type, DROP COLUMN kind,
      DROP COLUMN member_id, DROP COLUMN company_id`);
    await db.query(`ALTER TABLE journal_entry DROP COLUMN type, DROP COLUMN note`);
  }
}
