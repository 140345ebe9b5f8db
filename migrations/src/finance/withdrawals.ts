import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, dateByClock } from '../row-guards.js';

/** From balances to banks. */
export async function createWithdrawals(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Where members and companies are paid: rows that never change, so that what was approved is what is paid.
    CREATE TABLE bank_account (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_account_pk PRIMARY KEY,
      -- Who added it; its owner where there is no company.
      account_id bigint NOT NULL CONSTRAINT bank_account_account_fk REFERENCES account (id),
      company_id bigint CONSTRAINT bank_account_company_fk REFERENCES company (id),
      owner_type text NOT NULL GENERATED ALWAYS AS (CASE WHEN company_id IS NULL THEN 'member' ELSE 'company' END) STORED,
      owner_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(company_id, account_id)) STORED,
      country text NOT NULL CONSTRAINT bank_account_country_ck CHECK (country ~ '^[A-Z]{2}$'),
      currency text NOT NULL CONSTRAINT bank_account_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      bank_name text NOT NULL CONSTRAINT bank_account_name_ck CHECK (length(bank_name) BETWEEN 1 AND 60),
      bank_code text NOT NULL,
      branch_name text NOT NULL DEFAULT '',
      branch_code text NOT NULL DEFAULT '',
      account_type smallint,
      payee text NOT NULL CONSTRAINT bank_account_payee_ck CHECK (length(payee) BETWEEN 1 AND 100),
      -- Only the payer of withdrawals reads the number; its last digits are shown to its owner.
      number_sealed bytea NOT NULL,
      number_end text NOT NULL CONSTRAINT bank_account_end_ck CHECK (length(number_end) BETWEEN 1 AND 4),
      is_default boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      deleted_at timestamptz,
      CONSTRAINT bank_account_owner_uq UNIQUE (owner_type, owner_id, currency, id),
      CONSTRAINT bank_account_codes_ck CHECK (CASE country
        WHEN 'JP' THEN bank_code ~ '^\\d{4}$' AND branch_code ~ '^\\d{3}$' AND branch_name <> ''
          AND account_type IN (1, 2, 4) AND account_type IS NOT NULL
        WHEN 'CN' THEN bank_code ~ '^\\d{12}$' AND branch_code = '' AND account_type IS NULL
        ELSE bank_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$' AND branch_code = '' AND account_type IS NULL END),
      CONSTRAINT bank_account_default_ck CHECK (NOT (is_default AND deleted_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX bank_account_default_uq ON bank_account (owner_type, owner_id, currency) WHERE is_default;
    CREATE INDEX bank_account_account ON bank_account (account_id);
    CREATE INDEX bank_account_company ON bank_account (company_id) WHERE company_id IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON bank_account FROM fovea_app;
    GRANT UPDATE (is_default, deleted_at) ON bank_account TO fovea_app;
  `);
  await withhold(db, 'bank_account', { always: ['created_at'], onInsert: ['deleted_at'] });
  await dateByClock(db, 'bank_account', 'deleted_at');
  await db.query(`
    -- Above so many yen, yuan or dollars two people approve; staff change it.
    CREATE TABLE withdrawal_limit (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT withdrawal_limit_pk PRIMARY KEY,
      currency text NOT NULL CONSTRAINT withdrawal_limit_currency_uq UNIQUE
        CONSTRAINT withdrawal_limit_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      two_people_above bigint NOT NULL
        CONSTRAINT withdrawal_limit_amount_ck CHECK (two_people_above BETWEEN 0 AND 100000000000)
    );
    REVOKE INSERT, DELETE, TRUNCATE ON withdrawal_limit FROM fovea_app;
  `);
  await db.query(`
    INSERT INTO withdrawal_limit (currency, two_people_above) VALUES ('JPY', 1000000), ('CNY', 50000), ('USD', 7000);
  `);
  await db.query(`
    -- Money on its way from a balance to a bank: frozen when it is requested, then paid or returned, once (M6).
    CREATE TABLE withdrawal (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT withdrawal_pk PRIMARY KEY,
      sn text NOT NULL GENERATED ALWAYS AS ('WD' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT withdrawal_sn_uq UNIQUE,
      -- Who requested it; the owner of the money where there is no company.
      account_id bigint NOT NULL CONSTRAINT withdrawal_account_fk REFERENCES account (id),
      company_id bigint CONSTRAINT withdrawal_company_fk REFERENCES company (id),
      owner_type text NOT NULL GENERATED ALWAYS AS (CASE WHEN company_id IS NULL THEN 'member' ELSE 'company' END) STORED,
      owner_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(company_id, account_id)) STORED,
      amount bigint NOT NULL CONSTRAINT withdrawal_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
      currency text NOT NULL CONSTRAINT withdrawal_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      bank_account_id bigint NOT NULL,
      -- 0 under review, 1 approved, -1 rejected, 2 paid, 3 payment failed, -2 withdrawn, -3 returned to the balance.
      status smallint NOT NULL DEFAULT 0
        CONSTRAINT withdrawal_status_ck CHECK (status IN (0, 1, -1, 2, 3, -2, -3)),
      decision_id bigint CONSTRAINT withdrawal_decision_uq UNIQUE
        CONSTRAINT withdrawal_decision_fk REFERENCES approval_decision (id),
      -- Number of the withdrawal payment: one more each time it is tried again.
      attempt smallint NOT NULL DEFAULT 1 CONSTRAINT withdrawal_attempt_ck CHECK (attempt >= 1),
      -- By when the payment of an approved one is recorded.
      deadline_at timestamptz,
      paid_at timestamptz,
      -- The bank's reference of the transfer.
      bank_reference text NOT NULL DEFAULT '' CONSTRAINT withdrawal_reference_ck CHECK (length(bank_reference) <= 60),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      moved_from smallint,
      moved_tx xid8,
      CONSTRAINT withdrawal_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
      CONSTRAINT withdrawal_deadline_ck CHECK ((status = 1) = (deadline_at IS NOT NULL)),
      CONSTRAINT withdrawal_paid_ck CHECK (((status = 2) = (paid_at IS NOT NULL))
        AND (status = 2) = (bank_reference <> '')),
      -- It goes to its own owner, in its own currency.
      CONSTRAINT withdrawal_bank_account_fk FOREIGN KEY (owner_type, owner_id, currency, bank_account_id)
        REFERENCES bank_account (owner_type, owner_id, currency, id)
    );
    CREATE INDEX withdrawal_company_id ON withdrawal (company_id, id);
    CREATE INDEX withdrawal_account_id ON withdrawal (account_id, id);
    CREATE INDEX withdrawal_status ON withdrawal (status, id);
    CREATE INDEX withdrawal_created_at ON withdrawal (created_at, id);
    CREATE INDEX withdrawal_currency ON withdrawal (currency, id);
    CREATE INDEX withdrawal_owner ON withdrawal (owner_type, owner_id, currency, bank_account_id);
    CREATE INDEX withdrawal_due ON withdrawal (deadline_at) WHERE status = 1;
    CREATE INDEX withdrawal_paid ON withdrawal (paid_at) WHERE paid_at IS NOT NULL;
    CREATE INDEX withdrawal_amount ON withdrawal (amount, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON withdrawal FROM fovea_app;
    GRANT UPDATE (status, decision_id, bank_account_id, attempt, deadline_at, paid_at,
      bank_reference) ON withdrawal TO fovea_app;
    CREATE TRIGGER withdrawal_move AFTER UPDATE OF status ON withdrawal FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('withdrawal', 'status');
    CREATE TRIGGER withdrawal_moved BEFORE UPDATE OF status ON withdrawal FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_move();
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('withdrawal', NULL, 0), ('withdrawal', 0, -2), ('withdrawal', 0, -1), ('withdrawal', 0, 0),
      ('withdrawal', 0, 1), ('withdrawal', 1, 2), ('withdrawal', 1, 3), ('withdrawal', 3, -3),
      ('withdrawal', 3, 1);
  `);
  await withhold(db, 'withdrawal', {
    always: ['created_at', 'tx', 'moved_from', 'moved_tx'],
    onInsert: ['deadline_at', 'paid_at'],
  });
  await dateByClock(db, 'withdrawal', 'paid_at');
  await db.query(`
    CREATE TABLE withdrawal_history (
      withdrawal_id bigint NOT NULL CONSTRAINT withdrawal_history_withdrawal_fk REFERENCES withdrawal (id),
      seq smallint NOT NULL,
      machine text NOT NULL GENERATED ALWAYS AS ('withdrawal') STORED,
      from_key smallint NOT NULL,
      to_status smallint NOT NULL,
      -- Null: time did it.
      actor_id bigint CONSTRAINT withdrawal_history_actor_fk REFERENCES account (id),
      reason text CONSTRAINT withdrawal_history_reason_ck CHECK (length(reason) <= 500),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT withdrawal_history_pk PRIMARY KEY (withdrawal_id, seq),
      CONSTRAINT withdrawal_history_transition_fk FOREIGN KEY (machine, from_key, to_status)
        REFERENCES state_transition (machine, from_key, to_status)
    );
    CREATE INDEX withdrawal_history_transition ON withdrawal_history (machine, from_key, to_status);
    CREATE INDEX withdrawal_history_actor ON withdrawal_history (actor_id) WHERE actor_id IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON withdrawal_history FROM fovea_app;
  `);
  await withhold(db, 'withdrawal_history', { always: ['created_at'] });
  await db.query(`
    -- Approved withdrawals as they go to our banks: in one file each time they are tried.
    CREATE TABLE payout_file (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payout_file_pk PRIMARY KEY,
      sn text NOT NULL GENERATED ALWAYS AS ('PF' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT payout_file_sn_uq UNIQUE,
      -- 1 Zengin file of Japan, 2 a sheet for China, 3 ISO 20022.
      format smallint NOT NULL CONSTRAINT payout_file_format_ck CHECK (format BETWEEN 1 AND 3),
      currency text NOT NULL CONSTRAINT payout_file_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      pay_on date NOT NULL,
      -- Our account as it was recorded that day.
      sender jsonb NOT NULL,
      made_by bigint NOT NULL CONSTRAINT payout_file_made_by_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id()
    );
    CREATE INDEX payout_file_made_by ON payout_file (made_by);
    CREATE INDEX payout_file_pay_on ON payout_file (currency, pay_on);
    REVOKE UPDATE, DELETE, TRUNCATE ON payout_file FROM fovea_app;
  `);
  await withhold(db, 'payout_file', { always: ['created_at', 'tx'] });
  await db.query(`
    CREATE TABLE payout_file_item (
      file_id bigint NOT NULL CONSTRAINT payout_file_item_file_fk REFERENCES payout_file (id),
      seq smallint NOT NULL CONSTRAINT payout_file_item_seq_ck CHECK (seq BETWEEN 1 AND 1000),
      withdrawal_id bigint NOT NULL CONSTRAINT payout_file_item_withdrawal_fk REFERENCES withdrawal (id),
      attempt smallint NOT NULL CONSTRAINT payout_file_item_attempt_ck CHECK (attempt >= 1),
      -- Where it went this time: it may be tried again to another one.
      bank_account_id bigint NOT NULL CONSTRAINT payout_file_item_account_fk REFERENCES bank_account (id),
      CONSTRAINT payout_file_item_pk PRIMARY KEY (file_id, seq),
      -- No bank is instructed twice to pay the same.
      CONSTRAINT payout_file_item_once_uq UNIQUE (withdrawal_id, attempt)
    );
    CREATE INDEX payout_file_item_account ON payout_file_item (bank_account_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON payout_file_item FROM fovea_app;
  `);
  await belongs(
    db,
    'withdrawal_history',
    `EXISTS (
      SELECT FROM withdrawal p WHERE p.id = a.withdrawal_id AND p.status = a.to_status
        AND CASE a.from_key WHEN -32768 THEN p.tx = pg_current_xact_id() AND p.moved_tx IS NULL
          ELSE p.moved_tx = pg_current_xact_id() AND p.moved_from = a.from_key END)
    -- One move is one row: the next goes on from where the last one came to.
    AND NOT EXISTS (
      SELECT FROM (SELECT h.from_key, h.to_status FROM withdrawal_history h
        WHERE h.withdrawal_id = a.withdrawal_id AND h.seq < a.seq ORDER BY h.seq DESC LIMIT 1) last
      WHERE (last.from_key, last.to_status) = (a.from_key, a.to_status) AND a.from_key <> a.to_status)`,
  );
  await belongs(
    db,
    'payout_file_item',
    `EXISTS (SELECT FROM payout_file p WHERE p.id = a.file_id AND p.tx = pg_current_xact_id())`,
  );
}
