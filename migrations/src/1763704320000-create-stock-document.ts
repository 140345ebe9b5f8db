import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves by machine: from which code (null: it begins) to which. */
const MOVES: Record<string, ReadonlyArray<readonly [number | null, number]>> = {
  stock_in: [
    [null, 0],
    [0, 1],
    [0, -1],
    [0, 9],
    [-1, 9],
    [1, 9],
    [0, 0],
    [1, 1],
    [-1, -1],
  ],
  stock_out: [
    [null, 0],
    [0, 1],
    [0, -1],
    [0, 9],
    [-1, 9],
    [1, 9],
    [1, 1],
  ],
  stock_approval: [
    [null, 0],
    [0, 1],
    [0, 0],
    [0, -1],
    [0, -2],
  ],
};

/** Papers by which stock comes in and goes out: lines, files, and the word said on each. */
export class CreateStockDocument1763704320000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE stock_document (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_document_pk PRIMARY KEY,
        company_id bigint NOT NULL,
        -- 11 in; out: 21 sale, 22 loan, 23 trial, 24 repair parts, 25 loss, 26 count, 29 other.
        type smallint NOT NULL CONSTRAINT stock_document_type_ck CHECK (type IN (11, 21, 22, 23, 24, 25, 26, 29)),
        -- Why something came in; of the dictionary stock_in_kind.
        kind smallint CONSTRAINT stock_document_kind_ck CHECK (kind BETWEEN 1 AND 9),
        sn text GENERATED ALWAYS AS (
          CASE WHEN type = 11 THEN 'IN' ELSE 'OUT' END || right('0000000' || id::text, greatest(8, length(id::text)))
        ) STORED CONSTRAINT stock_document_sn_uq UNIQUE,
        warehouse_id bigint NOT NULL,
        currency char(3) NOT NULL,
        customer_id bigint,
        logistics_code text NOT NULL DEFAULT ''
          CONSTRAINT stock_document_logistics_ck CHECK (length(logistics_code) <= 60),
        remark text NOT NULL DEFAULT '' CONSTRAINT stock_document_remark_ck CHECK (length(remark) <= 500),
        -- How many pieces in how many lines, and what they were worth when it was sent, in minor units.
        quantity int NOT NULL CONSTRAINT stock_document_quantity_ck CHECK (quantity > 0),
        line_count smallint NOT NULL CONSTRAINT stock_document_lines_ck CHECK (line_count BETWEEN 1 AND 500),
        value_amount bigint NOT NULL CONSTRAINT stock_document_value_ck CHECK (value_amount >= 0),
        -- 0 under review, 1 in or out of stock, -1 rejected, 9 scrapped.
        status smallint NOT NULL DEFAULT 0,
        -- 0 under review, 1 approved, -1 rejected, -2 taken back.
        audit_status smallint NOT NULL DEFAULT 0,
        decision_id bigint CONSTRAINT stock_document_decision_fk REFERENCES approval_decision (id),
        account_id bigint NOT NULL CONSTRAINT stock_document_account_fk REFERENCES account (id),
        scrapped_at timestamptz,
        scrapped_by bigint CONSTRAINT stock_document_scrapped_by_fk REFERENCES account (id),
        scrap_notes text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Number, names, models, serial and tracking numbers, folded as words of a search are.
        search_text text NOT NULL DEFAULT '',
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(search_text)) STORED,
        CONSTRAINT stock_document_own_uq UNIQUE (company_id, id),
        CONSTRAINT stock_document_decision_uq UNIQUE (decision_id),
        CONSTRAINT stock_document_kinds_ck CHECK ((type = 11) = (kind IS NOT NULL)),
        CONSTRAINT stock_document_agree_ck CHECK (
          (status, audit_status) IN ((0, 0), (1, 1), (-1, -1), (9, 1), (9, -1), (9, -2))),
        CONSTRAINT stock_document_decided_ck CHECK ((audit_status IN (1, -1)) = (decision_id IS NOT NULL)),
        CONSTRAINT stock_document_scrapped_ck CHECK (
          CASE WHEN status = 9 THEN num_nulls(scrapped_at, scrapped_by, scrap_notes) = 0 AND scrap_notes <> ''
          ELSE num_nonnulls(scrapped_at, scrapped_by, scrap_notes) = 0 END),
        CONSTRAINT stock_document_warehouse_fk FOREIGN KEY (company_id, warehouse_id)
          REFERENCES warehouse (company_id, id),
        CONSTRAINT stock_document_money_fk FOREIGN KEY (warehouse_id, currency) REFERENCES warehouse (id, currency),
        CONSTRAINT stock_document_customer_fk FOREIGN KEY (company_id, customer_id) REFERENCES customer (company_id, id)
      )`);
    for (const column of ['company_id', 'warehouse_id', 'type', 'audit_status', 'status', 'created_at'])
      await db.query(`CREATE INDEX stock_document_${column} ON stock_document (${column}, id)`);
    for (const column of ['kind', 'customer_id', 'scrapped_by'])
      await db.query(
        `CREATE INDEX stock_document_${column} ON stock_document (${column}, id) WHERE ${column} IS NOT NULL`,
      );
    await db.query(`CREATE INDEX stock_document_account ON stock_document (account_id, id)`);
    await db.query(
      `CREATE INDEX stock_document_search_text ON stock_document USING gin (search_text gin_trgm_ops)`,
    );
    await db.query(`CREATE INDEX stock_document_search_bigrams ON stock_document USING gin (search_bigrams)`);
    await db.query(`
      CREATE TABLE stock_document_line (
        document_id bigint NOT NULL
          CONSTRAINT stock_document_line_document_fk REFERENCES stock_document (id),
        line smallint NOT NULL CONSTRAINT stock_document_line_line_ck CHECK (line BETWEEN 1 AND 500),
        product_id bigint NOT NULL CONSTRAINT stock_document_line_product_fk REFERENCES product (id),
        quantity int NOT NULL CONSTRAINT stock_document_line_quantity_ck CHECK (quantity BETWEEN 1 AND 1000000),
        serial_number text
          CONSTRAINT stock_document_line_serial_ck CHECK (length(serial_number) <= 60 AND serial_number ~ '\\S'),
        lot_number text NOT NULL DEFAULT '' CONSTRAINT stock_document_line_lot_ck CHECK (length(lot_number) <= 60),
        expires_on date,
        bin_id bigint CONSTRAINT stock_document_line_bin_fk REFERENCES warehouse_bin (id),
        -- Of one, in minor units; what goes out has the books' own.
        unit_cost_amount bigint CONSTRAINT stock_document_line_cost_ck CHECK (unit_cost_amount >= 0),
        CONSTRAINT stock_document_line_pk PRIMARY KEY (document_id, line),
        CONSTRAINT stock_document_line_piece_ck CHECK (serial_number IS NULL OR quantity = 1)
      )`);
    await db.query(`
      CREATE UNIQUE INDEX stock_document_line_serial_uq
      ON stock_document_line (document_id, product_id, upper(normalize(serial_number, NFKC)))
      WHERE serial_number IS NOT NULL`);
    await db.query(`CREATE INDEX stock_document_line_product ON stock_document_line (product_id)`);
    await db.query(
      `CREATE INDEX stock_document_line_bin ON stock_document_line (bin_id) WHERE bin_id IS NOT NULL`,
    );
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON stock_document_line FROM fovea_app`);
    await db.query(`
      CREATE TABLE stock_document_file (
        document_id bigint NOT NULL
          CONSTRAINT stock_document_file_document_fk REFERENCES stock_document (id),
        -- 1 to 20 pictures; 0 the film.
        sort smallint NOT NULL CONSTRAINT stock_document_file_sort_ck CHECK (sort BETWEEN 0 AND 20),
        file_id bigint NOT NULL CONSTRAINT stock_document_file_file_fk REFERENCES file (id),
        CONSTRAINT stock_document_file_pk PRIMARY KEY (document_id, sort),
        CONSTRAINT stock_document_file_once_uq UNIQUE (document_id, file_id)
      )`);
    await db.query(`CREATE INDEX stock_document_file_file ON stock_document_file (file_id)`);
    await holdMoves(db);
    await db.query(`REVOKE DELETE, TRUNCATE ON stock_document FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['stock_document_file', 'stock_document_line', 'stock_document'])
      await db.query(`DROP TABLE ${table}`);
    for (const machine of Object.keys(MOVES))
      await db.query(`DELETE FROM state_transition WHERE machine = $1`, [machine]);
  }
}

async function holdMoves(db: QueryRunner): Promise<void> {
  for (const [machine, moves] of Object.entries(MOVES))
    for (const [from, to] of moves)
      await db.query(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ($1, $2, $3)`, [
        machine,
        from,
        to,
      ]);
  for (const [trigger, column, machine, types] of [
    ['in_move', 'status', 'stock_in', 'OLD.type = 11'],
    ['out_move', 'status', 'stock_out', 'OLD.type BETWEEN 21 AND 29'],
    ['audit_move', 'audit_status', 'stock_approval', 'true'],
  ])
    await db.query(`
      CREATE TRIGGER stock_document_${trigger} BEFORE UPDATE OF ${column} ON stock_document FOR EACH ROW
      WHEN (${types} AND OLD.${column} IS DISTINCT FROM NEW.${column})
      EXECUTE FUNCTION refuse_move('${machine}', '${column}')`);
  // What was sent stays what it was; only what was lent becomes a sale, once it is out.
  await db.query(`
    CREATE TRIGGER stock_document_append_only BEFORE UPDATE OF company_id, type, kind, warehouse_id, currency,
      customer_id, quantity, line_count, value_amount, account_id, created_at ON stock_document FOR EACH ROW
    WHEN ((OLD.company_id, OLD.kind, OLD.warehouse_id, OLD.currency, OLD.customer_id, OLD.quantity, OLD.line_count,
        OLD.value_amount, OLD.account_id, OLD.created_at)
      IS DISTINCT FROM (NEW.company_id, NEW.kind, NEW.warehouse_id, NEW.currency, NEW.customer_id, NEW.quantity,
        NEW.line_count, NEW.value_amount, NEW.account_id, NEW.created_at)
      OR OLD.type <> NEW.type AND NOT (OLD.type IN (22, 23) AND NEW.type = 21 AND OLD.status = 1))
    EXECUTE FUNCTION refuse_change()`);
}
