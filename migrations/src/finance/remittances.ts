import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, dateByClock } from '../row-guards.js';

/** Bank transfers that payers announce, and the platform's accounts to which they go. */
export async function createRemittances(db: QueryRunner): Promise<void> {
  await db.query(`
    -- The platform's bank account of each currency: buyers transfer to it, withdrawals are paid from it. Without a
    -- number nobody pays by bank. Its sequence has the name that the table had first, which backups know.
    CREATE TABLE house_account (
      id bigint GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME receiving_account_id_seq) CONSTRAINT house_account_pk PRIMARY KEY,
      currency text NOT NULL CONSTRAINT house_account_currency_uq UNIQUE
        CONSTRAINT house_account_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      payee text NOT NULL DEFAULT '',
      bank_name text NOT NULL DEFAULT '',
      branch_name text NOT NULL DEFAULT '',
      -- 1 ordinary, 2 current, 4 savings.
      account_type smallint NOT NULL DEFAULT 1
        CONSTRAINT house_account_type_ck CHECK (account_type IN (1, 2, 4)),
      account_no text NOT NULL DEFAULT '',
      bank_code text NOT NULL DEFAULT '' CONSTRAINT house_account_bank_ck CHECK (length(bank_code) <= 12),
      branch_code text NOT NULL DEFAULT '' CONSTRAINT house_account_branch_ck CHECK (length(branch_code) <= 3),
      client_code text NOT NULL DEFAULT ''
        CONSTRAINT house_account_client_ck CHECK (client_code ~ '^[0-9]{0,10}$'),
      CONSTRAINT house_account_whole_ck CHECK (account_no = '' OR (payee <> '' AND bank_name <> '')),
      CONSTRAINT house_account_number_ck CHECK (account_no ~ '^[0-9A-Z]{0,34}$')
    );
    REVOKE INSERT, DELETE, TRUNCATE ON house_account FROM fovea_app;
  `);
  await db.query(`
    INSERT INTO house_account (currency) VALUES ('JPY'), ('CNY'), ('USD');
  `);
  await db.query(`
    -- Announced bank transfers for any document (M3, M6).
    CREATE TABLE remittance (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT remittance_pk PRIMARY KEY,
      payer_id bigint NOT NULL CONSTRAINT remittance_payer_fk REFERENCES account (id),
      -- What was due when it was announced.
      amount bigint NOT NULL CONSTRAINT remittance_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
      currency char(3) NOT NULL CONSTRAINT remittance_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- To which account it was sent, as that was recorded then.
      payee text NOT NULL,
      bank_name text NOT NULL,
      branch_name text NOT NULL,
      account_type smallint NOT NULL,
      account_no text NOT NULL,
      -- 0 to be checked, 1 confirmed, -1 rejected, 2 credited to the balance.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT remittance_status_ck CHECK (status IN (0, 1, -1, 2)),
      -- What came instead of what was due.
      received_amount bigint,
      received_currency char(3) CONSTRAINT remittance_received_currency_ck CHECK (received_currency IN ('JPY', 'CNY',
        'USD')),
      decided_by bigint CONSTRAINT remittance_decided_by_fk REFERENCES account (id),
      decided_at timestamptz,
      audit_notes text NOT NULL DEFAULT '' CONSTRAINT remittance_notes_ck CHECK (length(audit_notes) <= 1000),
      -- When finance is alerted next, as long as nobody decides.
      alarm_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '3 days',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      subject_type text NOT NULL,
      subject_id bigint NOT NULL,
      reference text NOT NULL,
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT remittance_decided_ck CHECK (
        (status <> 0) = (decided_at IS NOT NULL) AND (status = 0 OR decided_by IS NOT NULL)),
      CONSTRAINT remittance_self_ck CHECK (decided_by <> payer_id),
      CONSTRAINT remittance_reason_ck CHECK (status IN (0, 1) OR audit_notes <> ''),
      CONSTRAINT remittance_received_ck CHECK (
        num_nulls(received_amount, received_currency) IN (0, 2) AND (status = 2) = (received_amount IS NOT NULL)
        AND received_amount BETWEEN 1 AND 10000000000000),
      CONSTRAINT remittance_subject_ck CHECK (subject_type IN ('order', 'payment_group', 'freight_bill', 'recharge',
        'month_bill'))
    );
    CREATE INDEX remittance_status ON remittance (status, id);
    CREATE INDEX remittance_created_at ON remittance (created_at, id);
    CREATE INDEX remittance_decided_by ON remittance (decided_by);
    CREATE INDEX remittance_alarm ON remittance (alarm_at) WHERE status = 0;
    CREATE INDEX remittance_payer_id ON remittance (payer_id, id);
    CREATE UNIQUE INDEX remittance_open_uq ON remittance (subject_type, subject_id) WHERE status = 0;
    CREATE INDEX remittance_subject ON remittance (subject_type, subject_id);
    CREATE INDEX remittance_reference ON remittance (reference, id);
    CREATE INDEX remittance_decided ON remittance (decided_at) WHERE decided_at IS NOT NULL;
    CREATE INDEX remittance_currency ON remittance (currency, id);
    CREATE INDEX remittance_kind ON remittance (subject_type, id);
    CREATE INDEX remittance_amount ON remittance (amount, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON remittance FROM fovea_app;
    GRANT UPDATE (status, received_amount, received_currency, decided_by, decided_at, audit_notes,
      alarm_at) ON remittance TO fovea_app;
    CREATE TRIGGER remittance_move BEFORE UPDATE OF status ON remittance FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('remittance', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('remittance', NULL, 0), ('remittance', 0, -1), ('remittance', 0, 0), ('remittance', 0, 1),
      ('remittance', 0, 2);
  `);
  await withhold(db, 'remittance', { always: ['created_at', 'tx'], onInsert: ['decided_at', 'alarm_at'] });
  await dateByClock(db, 'remittance', 'decided_at');
  await db.query(`
    -- What each of the documents has of one transfer; a transfer for one document has one share, the whole.
    CREATE TABLE remittance_share (
      remittance_id bigint NOT NULL CONSTRAINT remittance_share_remittance_fk REFERENCES remittance (id),
      subject_type text NOT NULL CONSTRAINT remittance_share_subject_ck CHECK (subject_type IN ('order', 'freight_bill',
        'recharge', 'month_bill')),
      subject_id bigint NOT NULL,
      amount bigint NOT NULL CONSTRAINT remittance_share_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
      reference text NOT NULL,
      CONSTRAINT remittance_share_pk PRIMARY KEY (remittance_id, subject_type, subject_id)
    );
    CREATE INDEX remittance_share_subject ON remittance_share (subject_type, subject_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON remittance_share FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE remittance_file (
      remittance_id bigint NOT NULL CONSTRAINT remittance_file_remittance_fk REFERENCES remittance (id),
      sort smallint NOT NULL CONSTRAINT remittance_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
      file_id bigint NOT NULL CONSTRAINT remittance_file_file_fk REFERENCES file (id),
      CONSTRAINT remittance_file_pk PRIMARY KEY (remittance_id, sort)
    );
    CREATE INDEX remittance_file_file ON remittance_file (file_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON remittance_file FROM fovea_app;
  `);
  await belongs(
    db,
    'remittance_share',
    `EXISTS (SELECT FROM remittance p WHERE p.id = a.remittance_id AND p.tx = pg_current_xact_id())`,
  );
  await belongs(
    db,
    'remittance_file',
    `EXISTS (SELECT FROM remittance p WHERE p.id = a.remittance_id AND p.tx = pg_current_xact_id())`,
  );
}
