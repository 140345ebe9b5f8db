import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The double-entry ledger. The database keeps the balances: a posting's trigger moves its account. */
export class CreateLedger1763600200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE ledger_account (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT ledger_account_pk PRIMARY KEY,
        owner_type text NOT NULL CONSTRAINT ledger_account_owner_type_ck
          CHECK (owner_type IN ('member', 'company', 'platform')),
        owner_id bigint NOT NULL,
        kind text NOT NULL CONSTRAINT ledger_account_kind_ck
          CHECK (kind IN ('available', 'frozen', 'escrow', 'fee', 'external')),
        currency char(3) NOT NULL CONSTRAINT ledger_account_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        balance bigint NOT NULL DEFAULT 0,
        last_seq bigint NOT NULL DEFAULT 0,
        CONSTRAINT ledger_account_owner_uq UNIQUE (owner_type, owner_id, kind, currency),
        CONSTRAINT ledger_account_currency_uq UNIQUE (id, currency),
        -- External accounts mirror the world outside and may be negative; nobody's money here may.
        CONSTRAINT ledger_account_not_negative_ck CHECK (balance >= 0 OR kind = 'external')
      )`);
    await db.query(`
      CREATE TABLE journal_entry (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT journal_entry_pk PRIMARY KEY,
        cause_type text NOT NULL,
        cause_id bigint NOT NULL,
        step text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT journal_entry_cause_uq UNIQUE (cause_type, cause_id, step)
      )`);
    await db.query(`
      CREATE TABLE posting (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT posting_pk PRIMARY KEY,
        entry_id bigint NOT NULL CONSTRAINT posting_entry_fk REFERENCES journal_entry (id),
        account_id bigint NOT NULL,
        currency char(3) NOT NULL,
        change bigint NOT NULL CONSTRAINT posting_change_ck
          CHECK (change <> 0 AND abs(change) <= 10000000000000),
        seq bigint NOT NULL,
        after bigint NOT NULL,
        CONSTRAINT posting_account_fk FOREIGN KEY (account_id, currency) REFERENCES ledger_account (id, currency),
        CONSTRAINT posting_seq_uq UNIQUE (account_id, seq)
      )`);
    await db.query(`CREATE INDEX posting_entry ON posting (entry_id)`);

    // Runs as the owner: the application cannot touch a balance except through a posting.
    await db.query(`
      CREATE FUNCTION posting_moves_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE ledger_account SET balance = balance + NEW.change, last_seq = last_seq + 1
        WHERE id = NEW.account_id RETURNING last_seq, balance INTO NEW.seq, NEW.after;
        RETURN NEW;
      END $$`);
    await db.query(
      `CREATE TRIGGER posting_moves_balance BEFORE INSERT ON posting
       FOR EACH ROW EXECUTE FUNCTION posting_moves_balance()`,
    );
    await db.query(`
      CREATE FUNCTION journal_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE entry bigint := CASE TG_TABLE_NAME WHEN 'posting' THEN (to_jsonb(NEW) ->> 'entry_id')::bigint ELSE NEW.id END;
      BEGIN
        IF (SELECT count(*) FROM posting WHERE entry_id = entry) < 2
           OR EXISTS (SELECT FROM posting WHERE entry_id = entry GROUP BY currency HAVING sum(change) <> 0) THEN
          RAISE EXCEPTION 'journal entry % does not balance', entry
            USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entry_balances_ck';
        END IF;
        RETURN NULL;
      END $$`);
    for (const table of ['journal_entry', 'posting']) {
      await db.query(`
        CREATE CONSTRAINT TRIGGER ${table}_balances AFTER INSERT ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_entry_balances()`);
      await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM fovea_app`);
      await db.query(`
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ledger_account FROM fovea_app`);
    // SELECT … FOR UPDATE needs a grant on at least one column; this one never changes meaning.
    await db.query(`GRANT UPDATE (kind) ON ledger_account TO fovea_app`);
    await db.query(`
      CREATE TRIGGER ledger_account_identity BEFORE UPDATE ON ledger_account FOR EACH ROW
      WHEN ((OLD.owner_type, OLD.owner_id, OLD.kind, OLD.currency)
            IS DISTINCT FROM (NEW.owner_type, NEW.owner_id, NEW.kind, NEW.currency))
      EXECUTE FUNCTION refuse_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE posting, journal_entry, ledger_account`);
    await db.query(`DROP FUNCTION posting_moves_balance()`);
    await db.query(`DROP FUNCTION journal_entry_balances()`);
  }
}
