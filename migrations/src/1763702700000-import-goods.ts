import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sheets of goods that are imported: every row with what became of it, and what keeps a row from coming in twice. */
export class ImportGoods1763702700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE goods_import (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT goods_import_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT goods_import_account_fk REFERENCES account (id),
        company_id bigint CONSTRAINT goods_import_company_fk REFERENCES company (id),
        file_name text NOT NULL CONSTRAINT goods_import_file_name_ck CHECK (length(file_name) BETWEEN 1 AND 200),
        -- Columns of the sheet that are known, in its order, and titles of the others.
        columns text[] NOT NULL CONSTRAINT goods_import_columns_ck CHECK (cardinality(columns) BETWEEN 1 AND 60),
        ignored text[] NOT NULL,
        -- What complete rows become: 0 drafts, 1 goods under review.
        mode smallint NOT NULL DEFAULT 0 CONSTRAINT goods_import_mode_ck CHECK (mode IN (0, 1)),
        -- 0 checked, 10 waiting, 20 running, 30 done, -1 failed, -2 cancelled.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT goods_import_status_ck CHECK (status IN (-2, -1, 0, 10, 20, 30)),
        -- Who works on it holds the number of his attempt; beat_at tells that he still does.
        attempts int NOT NULL DEFAULT 0 CONSTRAINT goods_import_attempts_ck CHECK (attempts >= 0),
        beat_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        finished_at timestamptz,
        CONSTRAINT goods_import_finished_ck CHECK ((status IN (-2, -1, 30)) = (finished_at IS NOT NULL))
      )`);
    await db.query(`CREATE INDEX goods_import_account ON goods_import (account_id, id)`);
    await db.query(`CREATE INDEX goods_import_unfinished ON goods_import (id) WHERE status IN (10, 20)`);
    await db.query(`CREATE INDEX goods_import_created_at ON goods_import (created_at)`);
    await db.query(`
      CREATE TABLE goods_import_row (
        import_id bigint NOT NULL
          CONSTRAINT goods_import_row_import_fk REFERENCES goods_import (id) ON DELETE CASCADE,
        -- As a person sees it beside the row.
        row_no int NOT NULL CONSTRAINT goods_import_row_no_ck CHECK (row_no >= 1),
        -- Texts of its cells by column.
        cells jsonb NOT NULL CONSTRAINT goods_import_row_cells_ck CHECK (jsonb_typeof(cells) = 'object'),
        -- What its sender calls it, as the keys below have it.
        digest bytea NOT NULL CONSTRAINT goods_import_row_digest_ck CHECK (length(digest) = 16),
        -- 0 ready, 1 a draft, 2 under review, 3 was there already, -1 faulty, -2 refused.
        state smallint NOT NULL CONSTRAINT goods_import_row_state_ck CHECK (state BETWEEN -2 AND 3),
        -- By column what is wrong with it, and what it lacks to be submitted.
        faults jsonb NOT NULL DEFAULT '{}',
        missing jsonb NOT NULL DEFAULT '{}',
        -- Why it was refused.
        error text,
        draft_id bigint CONSTRAINT goods_import_row_draft_fk REFERENCES draft_product (id),
        goods_id bigint CONSTRAINT goods_import_row_goods_fk REFERENCES goods (id),
        CONSTRAINT goods_import_row_pk PRIMARY KEY (import_id, row_no),
        CONSTRAINT goods_import_row_made_ck CHECK (
          CASE state WHEN 1 THEN draft_id IS NOT NULL WHEN 2 THEN goods_id IS NOT NULL
            WHEN 3 THEN num_nonnulls(draft_id, goods_id) = 1 ELSE num_nonnulls(draft_id, goods_id) = 0 END),
        CONSTRAINT goods_import_row_error_ck CHECK ((state = -2) = (error IS NOT NULL))
      )`);
    await db.query(`CREATE INDEX goods_import_row_state ON goods_import_row (import_id, state, row_no)`);
    await db.query(
      `CREATE INDEX goods_import_row_draft ON goods_import_row (draft_id) WHERE draft_id IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX goods_import_row_goods ON goods_import_row (goods_id) WHERE goods_id IS NOT NULL`,
    );
    // What a row was called by its sender (a digest), and what it became: of a company, or of a person without one.
    await db.query(`
      CREATE TABLE goods_import_key (
        company_id bigint CONSTRAINT goods_import_key_company_fk REFERENCES company (id),
        account_id bigint CONSTRAINT goods_import_key_account_fk REFERENCES account (id),
        digest bytea NOT NULL CONSTRAINT goods_import_key_digest_ck CHECK (length(digest) = 16),
        draft_id bigint CONSTRAINT goods_import_key_draft_fk REFERENCES draft_product (id),
        goods_id bigint CONSTRAINT goods_import_key_goods_fk REFERENCES goods (id),
        CONSTRAINT goods_import_key_digest_uq UNIQUE NULLS NOT DISTINCT (company_id, account_id, digest),
        CONSTRAINT goods_import_key_holder_ck CHECK (num_nonnulls(company_id, account_id) = 1),
        CONSTRAINT goods_import_key_made_ck CHECK (num_nonnulls(draft_id, goods_id) = 1)
      )`);
    await db.query(
      `CREATE INDEX goods_import_key_draft ON goods_import_key (draft_id) WHERE draft_id IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX goods_import_key_goods ON goods_import_key (goods_id) WHERE goods_id IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX goods_import_key_account ON goods_import_key (account_id) WHERE account_id IS NOT NULL`,
    );
    // Pictures are named in the sheet as their owner called them.
    await db.query(`CREATE INDEX file_owner_name ON file (owner_id, name, id) WHERE kind = 'image'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX file_owner_name`);
    await db.query(`DROP TABLE goods_import_key, goods_import_row, goods_import`);
  }
}
