import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs } from '../row-guards.js';

/** Stocktaking, and the stock of the first day. */
export async function createCounts(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What is stored in a warehouse, counted by people: what they found, what was recorded then, and the documents
    -- that follow.
    CREATE TABLE stock_count (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_count_pk PRIMARY KEY,
      company_id bigint NOT NULL,
      sn text GENERATED ALWAYS AS ('CK' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT stock_count_sn_uq UNIQUE,
      warehouse_id bigint NOT NULL,
      -- 0 all of the warehouse, 1 a zone, 2 some bins, 3 some products.
      scope smallint NOT NULL CONSTRAINT stock_count_scope_ck CHECK (scope BETWEEN 0 AND 3),
      location text NOT NULL DEFAULT '' CONSTRAINT stock_count_location_ck CHECK (length(location) <= 60),
      remark text NOT NULL DEFAULT '' CONSTRAINT stock_count_remark_ck CHECK (length(remark) <= 500),
      -- 0 counting, 1 confirmed, 9 cancelled.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT stock_count_status_ck CHECK (status IN (0, 1, 9)),
      -- Totals of its lines, kept with them.
      line_count int NOT NULL DEFAULT 0,
      closed_count int NOT NULL DEFAULT 0,
      differing_count int NOT NULL DEFAULT 0,
      difference int NOT NULL DEFAULT 0,
      account_id bigint NOT NULL CONSTRAINT stock_count_account_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      ended_at timestamptz,
      -- Null: nobody ended it in time.
      ended_by bigint CONSTRAINT stock_count_ended_by_fk REFERENCES account (id),
      -- Why it was cancelled.
      reason text NOT NULL DEFAULT '' CONSTRAINT stock_count_reason_ck CHECK (length(reason) <= 500),
      CONSTRAINT stock_count_progress_ck
        CHECK (closed_count BETWEEN 0 AND line_count AND differing_count BETWEEN 0 AND closed_count),
      CONSTRAINT stock_count_ended_ck CHECK ((status = 0) = (ended_at IS NULL)),
      CONSTRAINT stock_count_ended_by_ck CHECK (ended_by IS NULL OR status <> 0),
      CONSTRAINT stock_count_confirmed_ck CHECK (status <> 1 OR ended_by IS NOT NULL AND closed_count = line_count),
      CONSTRAINT stock_count_cancelled_ck CHECK (status = 9 OR reason = ''),
      CONSTRAINT stock_count_warehouse_fk FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouse (company_id, id)
    );
    CREATE INDEX stock_count_company_id ON stock_count (company_id, id);
    CREATE INDEX stock_count_warehouse_id ON stock_count (warehouse_id, id);
    CREATE INDEX stock_count_status ON stock_count (status, id);
    CREATE INDEX stock_count_created_at ON stock_count (created_at, id);
    CREATE INDEX stock_count_account_id ON stock_count (account_id, id);
    CREATE INDEX stock_count_ended_by ON stock_count (ended_by) WHERE ended_by IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON stock_count FROM fovea_app;
    CREATE TRIGGER stock_count_move BEFORE UPDATE OF status ON stock_count FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('stock_check', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('stock_check', NULL, 0), ('stock_check', 0, 0), ('stock_check', 0, 1), ('stock_check', 0, 9);
  `);
  await db.query(`
    CREATE TABLE stock_count_claim (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_count_claim_pk PRIMARY KEY,
      count_id bigint NOT NULL CONSTRAINT stock_count_claim_count_fk REFERENCES stock_count (id),
      warehouse_id bigint NOT NULL CONSTRAINT stock_count_claim_warehouse_fk REFERENCES warehouse (id),
      -- Null: every one.
      bin_id bigint,
      product_id bigint CONSTRAINT stock_count_claim_product_fk REFERENCES product (id),
      is_open boolean NOT NULL DEFAULT true,
      CONSTRAINT stock_count_claim_one_ck CHECK (num_nonnulls(bin_id, product_id) <= 1),
      CONSTRAINT stock_count_claim_bin_fk FOREIGN KEY (warehouse_id, bin_id)
        REFERENCES warehouse_bin (warehouse_id, id),
      -- What one open count counts no other does; a range without bounds overlaps all.
      CONSTRAINT stock_count_claim_open_ex EXCLUDE USING gist (
        int8range(warehouse_id, warehouse_id, '[]') WITH &&, int8range(bin_id, bin_id, '[]') WITH &&,
        int8range(product_id, product_id, '[]') WITH &&) WHERE (is_open)
    );
    CREATE INDEX stock_count_claim_count ON stock_count_claim (count_id);
    CREATE INDEX stock_count_claim_warehouse ON stock_count_claim (warehouse_id, bin_id);
    CREATE INDEX stock_count_claim_product ON stock_count_claim (product_id);
    REVOKE DELETE, TRUNCATE ON stock_count_claim FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE stock_count_line (
      count_id bigint NOT NULL CONSTRAINT stock_count_line_count_fk REFERENCES stock_count (id),
      line int NOT NULL CONSTRAINT stock_count_line_line_ck CHECK (line BETWEEN 1 AND 20000),
      product_id bigint NOT NULL CONSTRAINT stock_count_line_product_fk REFERENCES product (id),
      bin_id bigint CONSTRAINT stock_count_line_bin_fk REFERENCES warehouse_bin (id),
      lot_number text NOT NULL DEFAULT '' CONSTRAINT stock_count_line_lot_ck CHECK (length(lot_number) <= 60),
      expires_on date,
      -- The recorded quantity when the count began.
      at_start int NOT NULL CONSTRAINT stock_count_line_start_ck CHECK (at_start >= 0),
      -- 1, and one more each time it is counted again.
      round smallint NOT NULL DEFAULT 1 CONSTRAINT stock_count_line_round_ck CHECK (round BETWEEN 1 AND 9),
      -- Null: nobody has counted anything in this round.
      counted int CONSTRAINT stock_count_line_counted_ck CHECK (counted BETWEEN 0 AND 1000000),
      -- The recorded quantity at the moment of counting.
      expected int CONSTRAINT stock_count_line_expected_ck CHECK (expected >= 0),
      counted_by bigint CONSTRAINT stock_count_line_counted_by_fk REFERENCES account (id),
      counted_at timestamptz,
      closed_at timestamptz,
      -- Of the round before.
      previous_counted int,
      previous_expected int,
      previous_by bigint CONSTRAINT stock_count_line_previous_by_fk REFERENCES account (id),
      difference int GENERATED ALWAYS AS (CASE WHEN closed_at IS NOT NULL THEN counted - expected END) STORED,
      CONSTRAINT stock_count_line_pk PRIMARY KEY (count_id, line),
      CONSTRAINT stock_count_line_pile_uq UNIQUE NULLS NOT DISTINCT (count_id, product_id, bin_id, lot_number,
        expires_on),
      CONSTRAINT stock_count_line_who_ck CHECK (num_nulls(counted, counted_by, counted_at, expected) IN (0, 4)),
      CONSTRAINT stock_count_line_closed_ck CHECK (closed_at IS NULL OR counted IS NOT NULL),
      CONSTRAINT stock_count_line_previous_ck CHECK (
        num_nulls(previous_counted, previous_expected, previous_by) = CASE WHEN round = 1 THEN 3 ELSE 0 END)
    );
    CREATE INDEX stock_count_line_product_id ON stock_count_line (product_id) WHERE product_id IS NOT NULL;
    CREATE INDEX stock_count_line_bin_id ON stock_count_line (bin_id) WHERE bin_id IS NOT NULL;
    CREATE INDEX stock_count_line_counted_by ON stock_count_line (counted_by) WHERE counted_by IS NOT NULL;
    CREATE INDEX stock_count_line_previous_by ON stock_count_line (previous_by) WHERE previous_by IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON stock_count_line FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE stock_count_piece (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_count_piece_pk PRIMARY KEY,
      count_id bigint NOT NULL CONSTRAINT stock_count_piece_count_fk REFERENCES stock_count (id),
      -- Null: of no line, as nobody knows of which product it is, or it belongs elsewhere.
      line int,
      -- As it was scanned, or as it is recorded.
      serial_number text NOT NULL
        CONSTRAINT stock_count_piece_number_ck CHECK (length(serial_number) <= 500 AND serial_number ~ '\\S'),
      serial_key text GENERATED ALWAYS AS (upper(normalize(btrim(serial_number), NFKC))) STORED,
      serial_unit_id bigint CONSTRAINT stock_count_piece_unit_fk REFERENCES serial_unit (id),
      -- Where it was found; null: not given.
      bin_id bigint CONSTRAINT stock_count_piece_bin_fk REFERENCES warehouse_bin (id),
      -- 0 scanned, 1 where it is recorded, 2 missing, 3 found though not recorded, 4 belongs elsewhere, 5 moved
      -- since, 6 unknown.
      result smallint NOT NULL CONSTRAINT stock_count_piece_result_ck CHECK (result BETWEEN 0 AND 6),
      account_id bigint NOT NULL CONSTRAINT stock_count_piece_account_fk REFERENCES account (id),
      found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT stock_count_piece_once_uq UNIQUE NULLS NOT DISTINCT (count_id, line, serial_key),
      CONSTRAINT stock_count_piece_unknown_ck CHECK (line IS NOT NULL OR result IN (4, 6)),
      CONSTRAINT stock_count_piece_line_fk FOREIGN KEY (count_id, line) REFERENCES stock_count_line (count_id, line)
    );
    CREATE INDEX stock_count_piece_serial_unit_id ON stock_count_piece (serial_unit_id) WHERE serial_unit_id IS NOT NULL;
    CREATE INDEX stock_count_piece_bin_id ON stock_count_piece (bin_id) WHERE bin_id IS NOT NULL;
    CREATE INDEX stock_count_piece_account ON stock_count_piece (account_id);
    REVOKE TRUNCATE ON stock_count_piece FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE stock_count_scan (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_count_scan_pk PRIMARY KEY,
      count_id bigint NOT NULL CONSTRAINT stock_count_scan_count_fk REFERENCES stock_count (id),
      line int,
      round smallint NOT NULL,
      -- 1 so many more, 2 so many in all, 3 a code that means nothing here, 4 closed, 5 to be counted again.
      kind smallint NOT NULL CONSTRAINT stock_count_scan_kind_ck CHECK (kind BETWEEN 1 AND 5),
      quantity int NOT NULL CONSTRAINT stock_count_scan_quantity_ck CHECK (quantity BETWEEN 0 AND 1000000),
      code text NOT NULL DEFAULT '' CONSTRAINT stock_count_scan_code_ck CHECK (length(code) <= 500),
      account_id bigint NOT NULL CONSTRAINT stock_count_scan_account_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT stock_count_scan_line_fk FOREIGN KEY (count_id, line) REFERENCES stock_count_line (count_id, line)
    );
    CREATE INDEX stock_count_scan_count ON stock_count_scan (count_id, line, id);
    CREATE INDEX stock_count_scan_account ON stock_count_scan (account_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_count_scan FROM fovea_app;
    CREATE TRIGGER stock_count_scan_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_count_scan
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'stock_count_scan', { always: ['created_at'] });
  await db.query(`
    CREATE TABLE stock_count_document (
      document_id bigint CONSTRAINT stock_count_document_pk PRIMARY KEY
        CONSTRAINT stock_count_document_document_fk REFERENCES stock_document (id),
      count_id bigint NOT NULL CONSTRAINT stock_count_document_count_fk REFERENCES stock_count (id)
    );
    CREATE INDEX stock_count_document_count ON stock_count_document (count_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_count_document FROM fovea_app;
  `);
  await db.query(`
    -- Sheets of stock from before the first day: their rows, what is wrong with them, and the documents they became.
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
      -- When its documents were made.
      done_at timestamptz,
      -- 0 checked, 10 waiting, 20 running, 30 done, -1 failed, -2 cancelled.
      status smallint NOT NULL DEFAULT 0
        CONSTRAINT opening_import_status_ck CHECK (status IN (0, 10, 20, 30, -1, -2)),
      attempts smallint NOT NULL DEFAULT 0
        CONSTRAINT opening_import_attempts_ck CHECK (attempts BETWEEN 0 AND 3),
      -- When its worker last reported.
      beat_at timestamptz,
      -- Lines written into documents, also while others cannot see these yet.
      made_lines int NOT NULL DEFAULT 0 CONSTRAINT opening_import_made_ck CHECK (made_lines >= 0),
      -- The refusal: its identifier, and the figures of its text.
      failure jsonb,
      -- As in goods_import.
      takes int NOT NULL DEFAULT 0
        CONSTRAINT opening_import_takes_ck CHECK (takes >= 0),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT opening_import_done_ck CHECK ((status = 30) = (done_at IS NOT NULL)),
      CONSTRAINT opening_import_failure_ck CHECK ((status = -1) = (failure IS NOT NULL))
    );
    CREATE UNIQUE INDEX opening_import_once_uq ON opening_import (company_id, digest) WHERE done_at IS NOT NULL;
    CREATE INDEX opening_import_account ON opening_import (account_id, id);
    CREATE INDEX opening_import_company ON opening_import (company_id);
    CREATE INDEX opening_import_at_work ON opening_import (id) WHERE status IN (10, 20);
    REVOKE DELETE, TRUNCATE ON opening_import FROM fovea_app;
  `);
  await withhold(db, 'opening_import', { always: ['created_at', 'tx'] });
  await db.query(`
    CREATE TABLE opening_import_row (
      import_id bigint NOT NULL CONSTRAINT opening_import_row_import_fk REFERENCES opening_import (id),
      -- As it is seen beside the row in the sheet.
      row_no int NOT NULL CONSTRAINT opening_import_row_no_ck CHECK (row_no > 0),
      cells jsonb NOT NULL,
      -- By column; none where the row is sound.
      faults jsonb NOT NULL,
      CONSTRAINT opening_import_row_pk PRIMARY KEY (import_id, row_no)
    );
    CREATE INDEX opening_import_row_faulty ON opening_import_row (import_id, row_no) WHERE faults <> '{}';
    REVOKE UPDATE, DELETE, TRUNCATE ON opening_import_row FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE opening_import_document (
      document_id bigint CONSTRAINT opening_import_document_pk PRIMARY KEY
        CONSTRAINT opening_import_document_document_fk REFERENCES stock_document (id),
      import_id bigint NOT NULL CONSTRAINT opening_import_document_import_fk REFERENCES opening_import (id)
    );
    CREATE INDEX opening_import_document_import ON opening_import_document (import_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON opening_import_document FROM fovea_app;
  `);
  await belongs(
    db,
    'stock_count_scan',
    `EXISTS (SELECT FROM stock_count p WHERE p.id = a.count_id AND p.status = 0)`,
  );
  await belongs(
    db,
    'stock_count_document',
    `EXISTS (SELECT FROM stock_document p WHERE p.id = a.document_id AND p.tx = pg_current_xact_id())`,
  );
  await belongs(
    db,
    'opening_import_row',
    `EXISTS (SELECT FROM opening_import p WHERE p.id = a.import_id AND p.tx = pg_current_xact_id())`,
  );
  await belongs(
    db,
    'opening_import_document',
    `EXISTS (SELECT FROM stock_document p WHERE p.id = a.document_id AND p.tx = pg_current_xact_id())`,
  );
}
