import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What banks tell of our accounts: each movement once, whichever file brings it, and what a person said it was. */
export class ImportBankLines1764001210000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bank_import (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_import_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT bank_import_account_fk REFERENCES account (id),
        file_name text NOT NULL CONSTRAINT bank_import_name_ck CHECK (length(file_name) BETWEEN 1 AND 200),
        currency text NOT NULL CONSTRAINT bank_import_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        -- What was read, until it is taken over.
        content jsonb NOT NULL,
        added_count integer CONSTRAINT bank_import_added_ck CHECK (added_count >= 0),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await db.query(`CREATE INDEX bank_import_account ON bank_import (account_id, created_at)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON bank_import FROM fovea_app`);
    await db.query(`GRANT UPDATE (added_count) ON bank_import TO fovea_app`);
    await db.query(`
      CREATE TABLE bank_line (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_line_pk PRIMARY KEY,
        import_id bigint NOT NULL CONSTRAINT bank_line_import_fk REFERENCES bank_import (id),
        row_no integer NOT NULL,
        -- Null: the bank said what became of a payment, not when.
        booked_on date,
        -- 1 money came in, 2 money left, 3 a payment was refused.
        kind smallint NOT NULL CONSTRAINT bank_line_kind_ck CHECK (kind BETWEEN 1 AND 3),
        amount bigint NOT NULL CONSTRAINT bank_line_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
        currency text NOT NULL CONSTRAINT bank_line_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        reference text NOT NULL CONSTRAINT bank_line_reference_ck CHECK (length(reference) <= 200),
        words text NOT NULL CONSTRAINT bank_line_words_ck CHECK (length(words) <= 300),
        -- Of all that the bank says of it, and of which one it is among its like.
        hash bytea NOT NULL CONSTRAINT bank_line_hash_uq UNIQUE CONSTRAINT bank_line_hash_ck CHECK (length(hash) = 32),
        -- 0 nobody said, 1 matched, 2 set aside.
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
          AND (matching = 1) = (subject_sn IS NOT NULL)
          AND (matching = 2) = (reason IS NOT NULL))
      )`);
    await db.query(`CREATE INDEX bank_line_import ON bank_line (import_id)`);
    for (const column of ['matching', 'kind', 'currency', 'reference', 'created_at'])
      await db.query(`CREATE INDEX bank_line_${column} ON bank_line (${column}, id)`);
    await db.query(
      `CREATE INDEX bank_line_decided_by ON bank_line (decided_by) WHERE decided_by IS NOT NULL`,
    );
    // Money that moved is of one thing, and a thing is paid by one movement.
    await db.query(`
      CREATE UNIQUE INDEX bank_line_subject_uq ON bank_line (subject_type, subject_id)
      WHERE matching = 1 AND kind <> 3`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON bank_line FROM fovea_app`);
    await db.query(`
      GRANT UPDATE (matching, subject_type, subject_id, subject_sn, reason, decided_by, decided_at) ON bank_line TO fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE bank_line, bank_import`);
  }
}
