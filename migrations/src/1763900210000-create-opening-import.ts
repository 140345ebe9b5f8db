import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sheets of what lay there before the books began: what stands in them, what is wrong, and the papers they became. */
export class CreateOpeningImport1763900210000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE opening_import (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT opening_import_pk PRIMARY KEY,
        company_id bigint NOT NULL CONSTRAINT opening_import_company_fk REFERENCES company (id),
        account_id bigint NOT NULL CONSTRAINT opening_import_account_fk REFERENCES account (id),
        file_name text NOT NULL,
        -- Titles of columns that are none of ours.
        ignored text[] NOT NULL,
        -- Of the rows as they are stored: the same sheet comes in once.
        digest bytea NOT NULL CONSTRAINT opening_import_digest_ck CHECK (length(digest) = 32),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- When its papers were made.
        done_at timestamptz
      )`);
    await db.query(`
      CREATE UNIQUE INDEX opening_import_once_uq ON opening_import (company_id, digest) WHERE done_at IS NOT NULL`);
    await db.query(`CREATE INDEX opening_import_account ON opening_import (account_id, id)`);
    await db.query(`CREATE INDEX opening_import_company ON opening_import (company_id)`);
    await db.query(`REVOKE DELETE, TRUNCATE ON opening_import FROM fovea_app`);
    await db.query(`
      CREATE TABLE opening_import_row (
        import_id bigint NOT NULL CONSTRAINT opening_import_row_import_fk REFERENCES opening_import (id),
        -- As it is seen beside the row in the sheet.
        row_no int NOT NULL CONSTRAINT opening_import_row_no_ck CHECK (row_no > 0),
        cells jsonb NOT NULL,
        -- By column; none where the row is sound.
        faults jsonb NOT NULL,
        CONSTRAINT opening_import_row_pk PRIMARY KEY (import_id, row_no)
      )`);
    await db.query(`
      CREATE INDEX opening_import_row_faulty ON opening_import_row (import_id, row_no) WHERE faults <> '{}'`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON opening_import_row FROM fovea_app`);
    await db.query(`
      CREATE TABLE opening_import_document (
        document_id bigint CONSTRAINT opening_import_document_pk PRIMARY KEY
          CONSTRAINT opening_import_document_document_fk REFERENCES stock_document (id),
        import_id bigint NOT NULL CONSTRAINT opening_import_document_import_fk REFERENCES opening_import (id)
      )`);
    await db.query(`CREATE INDEX opening_import_document_import ON opening_import_document (import_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON opening_import_document FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['opening_import_document', 'opening_import_row', 'opening_import'])
      await db.query(`DROP TABLE ${table}`);
  }
}
