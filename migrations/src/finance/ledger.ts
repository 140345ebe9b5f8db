import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';

/** The double-entry ledger. */
export async function createLedger(db: QueryRunner): Promise<void> {
  await db.query(`
    -- The double-entry ledger. The database keeps the balances: a posting's trigger moves its account.
    CREATE TABLE ledger_account (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT ledger_account_pk PRIMARY KEY,
      owner_type text NOT NULL CONSTRAINT ledger_account_owner_type_ck
        CHECK (owner_type IN ('member', 'company', 'platform')),
      owner_id bigint NOT NULL,
      kind text NOT NULL CONSTRAINT ledger_account_kind_ck CHECK (kind IN ('available', 'frozen', 'deposit', 'escrow',
        'receivable', 'fee', 'gateway', 'bank', 'refunds', 'tax', 'suspense',
        'loss', 'exchange', 'external', 'cost')),
      currency char(3) NOT NULL CONSTRAINT ledger_account_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      balance bigint NOT NULL DEFAULT 0,
      last_seq bigint NOT NULL DEFAULT 0,
      CONSTRAINT ledger_account_owner_uq UNIQUE (owner_type, owner_id, kind, currency),
      CONSTRAINT ledger_account_currency_uq UNIQUE (id, currency),
      -- Negative where others hold money for us, owe us or cost us; an owner's money is never negative.
      CONSTRAINT ledger_account_not_negative_ck CHECK (balance >= 0 OR kind IN ('gateway', 'bank', 'receivable',
        'exchange', 'loss', 'external', 'cost')),
      -- Members and companies own these kinds; every other kind is the platform's.
      CONSTRAINT ledger_account_whose_kind_ck CHECK (CASE
        WHEN kind IN ('deposit', 'receivable') THEN owner_type = 'member'
        WHEN kind IN ('available', 'frozen', 'escrow') THEN owner_type IN ('member', 'company')
        ELSE owner_type = 'platform' AND owner_id = 0 END)
    );
    -- SELECT … FOR UPDATE needs a grant on at least one column; this one never changes meaning.
    REVOKE UPDATE, DELETE, TRUNCATE ON ledger_account FROM fovea_app;
    GRANT UPDATE (kind) ON ledger_account TO fovea_app;
    CREATE TRIGGER ledger_account_identity BEFORE UPDATE ON ledger_account FOR EACH ROW
      WHEN ((OLD.owner_type, OLD.owner_id, OLD.kind, OLD.currency)
            IS DISTINCT FROM (NEW.owner_type, NEW.owner_id, NEW.kind, NEW.currency))
      EXECUTE FUNCTION refuse_change();
  `);
  await db.query(`
    CREATE TABLE journal_entry (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT journal_entry_pk PRIMARY KEY,
      cause_type text NOT NULL,
      cause_id bigint NOT NULL,
      step text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- Of the dictionary balance_type; an entry without a type is a correction.
      type smallint NOT NULL DEFAULT 9 CONSTRAINT journal_entry_type_ck CHECK (type BETWEEN 1 AND 99),
      note text CONSTRAINT journal_entry_note_ck CHECK (char_length(note) BETWEEN 1 AND 500),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT journal_entry_cause_uq UNIQUE (cause_type, cause_id, step)
    );
    CREATE INDEX journal_entry_cause_id ON journal_entry (cause_id);
    -- However often it is requested: what was frozen leaves once.
    CREATE UNIQUE INDEX journal_entry_withdrawal_end_uq ON journal_entry (cause_id)
      WHERE cause_type = 'withdrawal' AND step IN ('payout', 'give_back');
    REVOKE UPDATE, DELETE, TRUNCATE ON journal_entry FROM fovea_app;
    CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entry
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'journal_entry', { always: ['created_at', 'tx'] });
  await db.query(`
    -- A posting is read as a line of its owner's balance details: its time, its type and its owner are copied by its
    -- trigger from its entry and its account.
    CREATE TABLE posting (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT posting_pk PRIMARY KEY,
      entry_id bigint NOT NULL CONSTRAINT posting_entry_fk REFERENCES journal_entry (id),
      account_id bigint NOT NULL,
      currency char(3) NOT NULL,
      change bigint NOT NULL CONSTRAINT posting_change_ck
        CHECK (change <> 0 AND abs(change) <= 10000000000000),
      seq bigint NOT NULL,
      after bigint NOT NULL,
      created_at timestamptz NOT NULL,
      type smallint NOT NULL,
      kind text NOT NULL,
      member_id bigint,
      company_id bigint,
      CONSTRAINT posting_account_fk FOREIGN KEY (account_id, currency) REFERENCES ledger_account (id, currency),
      CONSTRAINT posting_seq_uq UNIQUE (account_id, seq)
    );
    CREATE INDEX posting_entry ON posting (entry_id);
    -- All that a reader filters by is in the index: a rare line is found without reading the others.
    CREATE INDEX posting_member ON posting (member_id, id, kind, currency, type, created_at)
      WHERE member_id IS NOT NULL;
    CREATE INDEX posting_company ON posting (company_id, id, kind, currency, type, created_at)
      WHERE company_id IS NOT NULL;
    CREATE INDEX posting_type ON posting (type, id);
    -- Written in the order of time: a summary of its pages is enough.
    CREATE INDEX posting_created ON posting USING brin (created_at);
    -- The balance of an account at an instant is the last line before it.
    CREATE INDEX posting_account_created ON posting (account_id, created_at);
    CREATE INDEX posting_amount ON posting (abs(change));
    REVOKE UPDATE, DELETE, TRUNCATE ON posting FROM fovea_app;
    -- Runs as the owner: the application cannot change a balance except through a posting. The entry is closed once
    -- its transaction is over, which the look at the entry that each posting takes anyway shows.
    CREATE FUNCTION posting_moves_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
      -- Where there is no such entry its foreign key says so.
      NEW.created_at := coalesce(entry_at, clock_timestamp());
      NEW.type := coalesce(entry_type, 9);
      RETURN NEW;
    END $$;
    CREATE FUNCTION journal_entry_balances() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    DECLARE entry bigint := CASE TG_TABLE_NAME WHEN 'posting' THEN (to_jsonb(NEW) ->> 'entry_id')::bigint ELSE NEW.id END;
    BEGIN
      IF (SELECT count(*) FROM posting WHERE entry_id = entry) < 2
         OR EXISTS (SELECT FROM posting WHERE entry_id = entry GROUP BY currency HAVING sum(change) <> 0) THEN
        RAISE EXCEPTION 'journal entry % does not balance', entry
          USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entry_balances_ck';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER posting_moves_balance BEFORE INSERT ON posting
      FOR EACH ROW EXECUTE FUNCTION posting_moves_balance();
    CREATE CONSTRAINT TRIGGER journal_entry_balances AFTER INSERT ON journal_entry
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_entry_balances();
    CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON posting
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_entry_balances();
    CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'posting', { always: ['created_at'] });
  await db.query(`
    -- What the accounting package calls each kind of account.
    CREATE TABLE account_code (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT account_code_pk PRIMARY KEY,
      kind text NOT NULL CONSTRAINT account_code_kind_uq UNIQUE,
      code text NOT NULL CONSTRAINT account_code_code_ck CHECK (char_length(code) BETWEEN 1 AND 20),
      name text NOT NULL CONSTRAINT account_code_name_ck CHECK (char_length(name) BETWEEN 1 AND 60)
    );
  `);
  await db.query(`
    INSERT INTO account_code (kind, code, name) VALUES
      ('available', '2110', '預り金 利用可能'), ('frozen', '2111', '預り金 凍結'), ('deposit', '2112', '預り金 入札保証金'),
      ('escrow', '2120', '預り金 受取前代金'), ('receivable', '1140', '売掛金 月次請求'), ('fee', '4010', '受取手数料'),
      ('gateway', '1030', '決済代行未収金'), ('bank', '1020', '普通預金'), ('refunds', '2130', '未払返金'),
      ('tax', '2210', '仮受消費税'), ('suspense', '2190', '仮受金'), ('loss', '5910', '貸倒損失'),
      ('exchange', '1990', '通貨両替'), ('external', '9990', '外部'), ('cost', '5310', '支払手数料');
  `);
}
