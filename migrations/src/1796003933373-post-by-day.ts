import type { MigrationInterface, QueryRunner } from 'typeorm';

const ZONE = 'Asia/Tokyo';

/**
 * An entry has the day on which it counts: that of the bank's line which caused it, else the day of its writing in the
 * platform's zone. The days that are compared keep what the bank and the ledger had at their end.
 */
export class PostByDay1796003933373 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The day of the running transaction, where its cause has one of its own.
      CREATE FUNCTION posting_day() RETURNS date LANGUAGE sql VOLATILE SET search_path = public, pg_temp AS $$
        SELECT coalesce(nullif(current_setting('fovea.posting_day', true), '')::date,
          (clock_timestamp() AT TIME ZONE '${ZONE}')::date)
      $$;
    `);
    // Rows that are there are rewritten and not updated: nobody may change them.
    for (const table of ['journal_entry', 'posting'])
      await db.query(`
        ALTER TABLE ${table} ADD COLUMN posted_on date;
        ALTER TABLE ${table} ALTER COLUMN posted_on TYPE date USING (created_at AT TIME ZONE '${ZONE}')::date;
        ALTER TABLE ${table} ALTER COLUMN posted_on SET NOT NULL;
      `);
    await db.query(`
      ALTER TABLE journal_entry ALTER COLUMN posted_on SET DEFAULT posting_day();
      CREATE INDEX journal_entry_posted_on ON journal_entry (posted_on, id);
      CREATE INDEX posting_account_posted_on ON posting (account_id, posted_on) INCLUDE (change);
      CREATE INDEX posting_posted_on ON posting (posted_on, id);
      CREATE OR REPLACE FUNCTION posting_moves_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE entry_at timestamptz; entry_type smallint; entry_tx xid8; entry_day date;
      BEGIN
        UPDATE ledger_account SET balance = balance + NEW.change, last_seq = last_seq + 1
        WHERE id = NEW.account_id
        RETURNING last_seq, balance, kind, CASE owner_type WHEN 'member' THEN owner_id END,
          CASE owner_type WHEN 'company' THEN owner_id END
        INTO NEW.seq, NEW.after, NEW.kind, NEW.member_id, NEW.company_id;
        SELECT created_at, type, tx, posted_on INTO entry_at, entry_type, entry_tx, entry_day
        FROM journal_entry WHERE id = NEW.entry_id;
        IF entry_tx <> pg_current_xact_id() THEN
          RAISE EXCEPTION 'journal entry % is closed', NEW.entry_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_belongs_ck';
        END IF;
        -- Where there is no such entry its foreign key says so.
        NEW.created_at := coalesce(entry_at, clock_timestamp());
        NEW.type := coalesce(entry_type, 9);
        NEW.posted_on := coalesce(entry_day, posting_day());
        RETURN NEW;
      END $$;
      ALTER TABLE reconciled_day
        -- At the end of the day, when it was compared last; minor units, null where no statement reaches the day.
        ADD COLUMN statement_balance bigint,
        ADD COLUMN ledger_balance bigint;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE reconciled_day DROP COLUMN statement_balance, DROP COLUMN ledger_balance;
      CREATE OR REPLACE FUNCTION posting_moves_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE entry_at timestamptz; entry_type smallint; entry_tx xid8;
      BEGIN
        UPDATE ledger_account SET balance = balance + NEW.change, last_seq = last_seq + 1
        WHERE id = NEW.account_id
        RETURNING last_seq, balance, kind, CASE owner_type WHEN 'member' THEN owner_id END,
          CASE owner_type WHEN 'company' THEN owner_id END
        INTO NEW.seq, NEW.after, NEW.kind, NEW.member_id, NEW.company_id;
        SELECT created_at, type, tx INTO entry_at, entry_type, entry_tx
        FROM journal_entry WHERE id = NEW.entry_id;
        IF entry_tx <> pg_current_xact_id() THEN
          RAISE EXCEPTION 'journal entry % is closed', NEW.entry_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_belongs_ck';
        END IF;
        NEW.created_at := coalesce(entry_at, clock_timestamp());
        NEW.type := coalesce(entry_type, 9);
        RETURN NEW;
      END $$;
      ALTER TABLE posting DROP COLUMN posted_on;
      ALTER TABLE journal_entry DROP COLUMN posted_on;
      DROP FUNCTION posting_day;
    `);
  }
}
