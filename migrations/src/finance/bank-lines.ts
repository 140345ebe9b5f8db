import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, dateByClock } from '../row-guards.js';

/** What our banks report. */
export async function createBankLines(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Files of our banks, as they were read.
    CREATE TABLE bank_import (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_import_pk PRIMARY KEY,
      account_id bigint NOT NULL CONSTRAINT bank_import_account_fk REFERENCES account (id),
      file_name text NOT NULL CONSTRAINT bank_import_name_ck CHECK (length(file_name) BETWEEN 1 AND 200),
      currency text NOT NULL CONSTRAINT bank_import_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- What was read, until it is accepted.
      content jsonb NOT NULL,
      added_count integer CONSTRAINT bank_import_added_ck CHECK (added_count >= 0),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX bank_import_account ON bank_import (account_id, created_at);
    REVOKE UPDATE, DELETE, TRUNCATE ON bank_import FROM fovea_app;
    GRANT UPDATE (added_count) ON bank_import TO fovea_app;
    CREATE TRIGGER bank_import_append_only BEFORE UPDATE ON bank_import FOR EACH ROW
      WHEN (OLD.added_count IS NOT NULL) EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'bank_import', { always: ['created_at'] });
  await db.query(`
    -- Movements on our bank accounts: each once, whichever file contains it, and what a person decided it was.
    CREATE TABLE bank_line (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_line_pk PRIMARY KEY,
      import_id bigint NOT NULL CONSTRAINT bank_line_import_fk REFERENCES bank_import (id),
      row_no integer NOT NULL,
      -- Null: the bank reported the result of a payment, not its day.
      booked_on date,
      -- 1 money came in, 2 money left, 3 a payment was refused.
      kind smallint NOT NULL CONSTRAINT bank_line_kind_ck CHECK (kind BETWEEN 1 AND 3),
      amount bigint NOT NULL CONSTRAINT bank_line_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
      currency text NOT NULL CONSTRAINT bank_line_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      reference text NOT NULL CONSTRAINT bank_line_reference_ck CHECK (length(reference) <= 200),
      words text NOT NULL CONSTRAINT bank_line_words_ck CHECK (length(words) <= 300),
      -- Of everything that the bank reports of it, and of its number among equal lines.
      hash bytea NOT NULL CONSTRAINT bank_line_hash_uq UNIQUE CONSTRAINT bank_line_hash_ck CHECK (length(hash) = 32),
      -- 0 undecided, 1 matched, 2 set aside.
      matching smallint NOT NULL DEFAULT 0 CONSTRAINT bank_line_matching_ck CHECK (matching BETWEEN 0 AND 2),
      subject_type text,
      subject_id bigint,
      subject_sn text,
      reason text CONSTRAINT bank_line_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
      decided_by bigint CONSTRAINT bank_line_decided_by_fk REFERENCES account (id),
      decided_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT bank_line_decided_ck CHECK (
        (matching = 0) = (decided_at IS NULL) AND (matching = 0) = (decided_by IS NULL)
        AND (matching = 1) = (subject_id IS NOT NULL) AND (matching = 1) = (subject_type IS NOT NULL)
        AND (matching = 1) = (subject_sn IS NOT NULL) AND CASE matching WHEN 0 THEN reason IS NULL
          WHEN 2 THEN reason IS NOT NULL ELSE true END)
    );
    CREATE INDEX bank_line_import ON bank_line (import_id);
    CREATE INDEX bank_line_matching ON bank_line (matching, id);
    CREATE INDEX bank_line_kind ON bank_line (kind, id);
    CREATE INDEX bank_line_currency ON bank_line (currency, id);
    CREATE INDEX bank_line_reference ON bank_line (reference, id);
    CREATE INDEX bank_line_created_at ON bank_line (created_at, id);
    CREATE INDEX bank_line_decided_by ON bank_line (decided_by) WHERE decided_by IS NOT NULL;
    -- Money that moved is of one thing, and a thing is paid by one movement: once in the bank's result, once in its
    -- statement.
    CREATE UNIQUE INDEX bank_line_subject_uq ON bank_line (subject_type, subject_id, (booked_on IS NULL))
      WHERE matching = 1 AND kind <> 3;
    CREATE INDEX bank_line_booked_on ON bank_line (currency, booked_on);
    CREATE INDEX bank_line_day ON bank_line (booked_on, id);
    CREATE INDEX bank_line_amount ON bank_line (amount, id);
    -- As the list shows it: money that left is negative.
    CREATE INDEX bank_line_signed ON bank_line ((CASE WHEN kind = 1 THEN amount ELSE -amount END), id);
    REVOKE UPDATE, DELETE, TRUNCATE ON bank_line FROM fovea_app;
    GRANT UPDATE (matching, subject_type, subject_id, subject_sn, reason, decided_by,
      decided_at) ON bank_line TO fovea_app;
    CREATE TRIGGER bank_line_move BEFORE UPDATE OF matching ON bank_line FOR EACH ROW
      WHEN (OLD.matching <> NEW.matching) EXECUTE FUNCTION refuse_move('bank_line', 'matching');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('bank_line', NULL, 0), ('bank_line', 0, 1), ('bank_line', 0, 2), ('bank_line', 2, 0);
  `);
  await withhold(db, 'bank_line', { always: ['created_at'], onInsert: ['decided_at'] });
  await dateByClock(db, 'bank_line', 'decided_at');
  await belongs(
    db,
    'bank_line',
    `EXISTS (SELECT FROM bank_import p WHERE p.id = a.import_id AND p.added_count IS NULL)`,
  );
}
