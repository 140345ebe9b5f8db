import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, dateByClock } from '../row-guards.js';

/** Submissions, drafts and imports of goods. */
export async function createPublishing(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What sellers submitted, and how it was reviewed before the shop shows it. Nothing that was submitted changes
    -- afterwards.
    CREATE TABLE goods_submission (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT goods_submission_pk PRIMARY KEY,
      goods_id bigint NOT NULL CONSTRAINT goods_submission_goods_fk REFERENCES goods (id),
      submitted_by bigint NOT NULL CONSTRAINT goods_submission_submitted_by_fk REFERENCES account (id),
      -- The whole form as it was sent, and as the shop showed it then; null when it showed nothing yet.
      form jsonb NOT NULL,
      published jsonb,
      -- 0 under review, 1 approved, -1 rejected, -2 withdrawn.
      audit_status smallint NOT NULL DEFAULT 0
        CONSTRAINT goods_submission_status_ck CHECK (audit_status BETWEEN -2 AND 1),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      decision_id bigint CONSTRAINT goods_submission_decision_fk REFERENCES approval_decision (id),
      withdrawn_at timestamptz,
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT goods_submission_decided_ck CHECK ((audit_status IN (-1, 1)) = (decision_id IS NOT NULL)),
      CONSTRAINT goods_submission_decision_uq UNIQUE (decision_id)
    );
    CREATE UNIQUE INDEX goods_submission_pending_uq ON goods_submission (goods_id) WHERE audit_status = 0;
    CREATE INDEX goods_submission_goods ON goods_submission (goods_id, id);
    CREATE INDEX goods_submission_waiting ON goods_submission (audit_status, created_at, id);
    REVOKE DELETE, TRUNCATE ON goods_submission FROM fovea_app;
    CREATE TRIGGER goods_submission_append_only BEFORE UPDATE ON goods_submission FOR EACH ROW
      WHEN (OLD.audit_status <> 0 OR ROW(OLD.goods_id, OLD.submitted_by, OLD.form, OLD.published, OLD.created_at)
        IS DISTINCT FROM ROW(NEW.goods_id, NEW.submitted_by, NEW.form, NEW.published, NEW.created_at))
      EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER goods_submission_move BEFORE UPDATE OF audit_status ON goods_submission FOR EACH ROW
      WHEN (OLD.audit_status <> NEW.audit_status) EXECUTE FUNCTION refuse_move('goods_approval', 'audit_status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('goods_approval', NULL, 0), ('goods_approval', 0, -2), ('goods_approval', 0, -1), ('goods_approval', 0, 1);
  `);
  await withhold(db, 'goods_submission', { always: ['created_at', 'tx'], onInsert: ['withdrawn_at'] });
  await dateByClock(db, 'goods_submission', 'withdrawn_at');
  await db.query(`
    -- What a form under review shows stays in the storage.
    CREATE TABLE goods_submission_file (
      submission_id bigint NOT NULL
        CONSTRAINT goods_submission_file_submission_fk REFERENCES goods_submission (id),
      owner_id bigint NOT NULL,
      file_id bigint NOT NULL,
      CONSTRAINT goods_submission_file_pk PRIMARY KEY (submission_id, file_id),
      CONSTRAINT goods_submission_file_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
    );
    CREATE INDEX goods_submission_file_file ON goods_submission_file (file_id);
    REVOKE UPDATE, TRUNCATE ON goods_submission_file FROM fovea_app;
  `);
  await db.query(`
    -- Forms that are not finished.
    CREATE TABLE draft_product (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT draft_product_pk PRIMARY KEY,
      owner_id bigint NOT NULL CONSTRAINT draft_product_owner_fk REFERENCES account (id),
      company_id bigint CONSTRAINT draft_product_company_fk REFERENCES company (id),
      form jsonb NOT NULL CONSTRAINT draft_product_form_ck CHECK (jsonb_typeof(form) = 'object'),
      -- 0 draft, 1 published, 9 deleted.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT draft_product_status_ck CHECK (status IN (0, 1, 9)),
      goods_id bigint CONSTRAINT draft_product_goods_fk REFERENCES goods (id)
        CONSTRAINT draft_product_goods_uq UNIQUE,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      category_id bigint GENERATED ALWAYS AS ((form ->> 'category_id')::bigint) STORED,
      search_text text GENERATED ALWAYS AS (lower(normalize(
        coalesce(form ->> 'goods_name_c', '') || ' ' || coalesce(form ->> 'goods_name_e', '') || ' ' ||
        coalesce(form ->> 'goods_name_j', '') || ' ' || coalesce(form ->> 'goods_code', ''), NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(
        coalesce(form ->> 'goods_name_c', '') || ' ' || coalesce(form ->> 'goods_name_e', '') || ' ' ||
        coalesce(form ->> 'goods_name_j', '') || ' ' || coalesce(form ->> 'goods_code', ''), NFKC)))) STORED,
      CONSTRAINT draft_product_published_ck CHECK ((status = 1) = (goods_id IS NOT NULL))
    );
    CREATE INDEX draft_product_owner ON draft_product (owner_id, id) WHERE status = 0;
    CREATE INDEX draft_product_company ON draft_product (company_id, id) WHERE status = 0;
    CREATE INDEX draft_product_updated ON draft_product (updated_at, id) WHERE status = 0;
    CREATE INDEX draft_product_created ON draft_product (created_at, id) WHERE status = 0;
    CREATE INDEX draft_product_category ON draft_product (category_id) WHERE status = 0;
    CREATE INDEX draft_product_search_text ON draft_product USING gin (search_text gin_trgm_ops);
    CREATE INDEX draft_product_search_bigrams ON draft_product USING gin (search_bigrams);
    CREATE INDEX draft_product_product ON draft_product (((form ->> 'product_id')::bigint)) WHERE status = 0;
    CREATE TRIGGER draft_product_move BEFORE UPDATE OF status ON draft_product FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('draft_product', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('draft_product', NULL, 0), ('draft_product', 0, 1), ('draft_product', 0, 9);
  `);
  await db.query(`
    CREATE TABLE draft_product_file (
      draft_id bigint NOT NULL CONSTRAINT draft_product_file_draft_fk REFERENCES draft_product (id),
      owner_id bigint NOT NULL,
      file_id bigint NOT NULL,
      CONSTRAINT draft_product_file_pk PRIMARY KEY (draft_id, file_id),
      CONSTRAINT draft_product_file_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
    );
    CREATE INDEX draft_product_file_file ON draft_product_file (file_id);
  `);
  await db.query(`
    -- Sheets of goods that are imported: every row with its result, and the keys by which no row is imported twice.
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
      -- The worker that runs it holds the number of its attempt; beat_at shows that it still runs.
      attempts int NOT NULL DEFAULT 0 CONSTRAINT goods_import_attempts_ck CHECK (attempts >= 0),
      beat_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      finished_at timestamptz,
      -- Each worker that starts an import has the next number, which no new start resets: one that was stopped and
      -- still runs must not be mistaken for the one started after it.
      takes int NOT NULL DEFAULT 0
        CONSTRAINT goods_import_takes_ck CHECK (takes >= 0),
      CONSTRAINT goods_import_finished_ck CHECK ((status IN (-2, -1, 30)) = (finished_at IS NOT NULL))
    );
    CREATE INDEX goods_import_account ON goods_import (account_id, id);
    CREATE INDEX goods_import_unfinished ON goods_import (id) WHERE status IN (10, 20);
    CREATE INDEX goods_import_created_at ON goods_import (created_at);
  `);
  await db.query(`
    CREATE TABLE goods_import_row (
      import_id bigint NOT NULL
        CONSTRAINT goods_import_row_import_fk REFERENCES goods_import (id) ON DELETE CASCADE,
      -- As a person sees it beside the row.
      row_no int NOT NULL CONSTRAINT goods_import_row_no_ck CHECK (row_no >= 1),
      -- Texts of its cells by column.
      cells jsonb NOT NULL CONSTRAINT goods_import_row_cells_ck CHECK (jsonb_typeof(cells) = 'object'),
      -- Of the name that its sender gave it, as in goods_import_key.
      digest bytea NOT NULL CONSTRAINT goods_import_row_digest_ck CHECK (length(digest) = 16),
      -- 0 ready, 1 a draft, 2 under review, 3 was there already, -1 faulty, -2 refused.
      state smallint NOT NULL CONSTRAINT goods_import_row_state_ck CHECK (state BETWEEN -2 AND 3),
      -- By column: what is wrong, and what is missing before it can be submitted.
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
    );
    CREATE INDEX goods_import_row_state ON goods_import_row (import_id, state, row_no);
    CREATE INDEX goods_import_row_draft ON goods_import_row (draft_id) WHERE draft_id IS NOT NULL;
    CREATE INDEX goods_import_row_goods ON goods_import_row (goods_id) WHERE goods_id IS NOT NULL;
  `);
  await db.query(`
    -- What a row was called by its sender (a digest), and what it became: of a company, or of a person without one.
    CREATE TABLE goods_import_key (
      company_id bigint CONSTRAINT goods_import_key_company_fk REFERENCES company (id),
      account_id bigint CONSTRAINT goods_import_key_account_fk REFERENCES account (id),
      digest bytea NOT NULL CONSTRAINT goods_import_key_digest_ck CHECK (length(digest) = 16),
      draft_id bigint CONSTRAINT goods_import_key_draft_fk REFERENCES draft_product (id),
      goods_id bigint CONSTRAINT goods_import_key_goods_fk REFERENCES goods (id),
      CONSTRAINT goods_import_key_digest_uq UNIQUE NULLS NOT DISTINCT (company_id, account_id, digest),
      CONSTRAINT goods_import_key_holder_ck CHECK (num_nonnulls(company_id, account_id) = 1),
      CONSTRAINT goods_import_key_made_ck CHECK (num_nonnulls(draft_id, goods_id) = 1)
    );
    CREATE INDEX goods_import_key_draft ON goods_import_key (draft_id) WHERE draft_id IS NOT NULL;
    CREATE INDEX goods_import_key_goods ON goods_import_key (goods_id) WHERE goods_id IS NOT NULL;
    CREATE INDEX goods_import_key_account ON goods_import_key (account_id) WHERE account_id IS NOT NULL;
  `);
  await belongs(
    db,
    'goods_submission_file',
    `EXISTS (SELECT FROM goods_submission p WHERE p.id = a.submission_id AND p.tx = pg_current_xact_id())`,
  );
}
