import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves of an arrival: from which code (null: it begins) to which. */
const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [1, 2],
  [1, 0],
  [0, 9],
  [1, 9],
];

/** Goods that are announced or have come, before they are counted as stock. */
export class CreateArrival1763704340000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE arrival (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT arrival_pk PRIMARY KEY,
        company_id bigint NOT NULL CONSTRAINT arrival_company_fk REFERENCES company (id),
        sn text GENERATED ALWAYS AS ('AR' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT arrival_sn_uq UNIQUE,
        -- Where it is to be put; NULL: not said yet.
        warehouse_id bigint,
        -- Who sends it.
        customer_id bigint,
        logistics_code text NOT NULL DEFAULT ''
          CONSTRAINT arrival_logistics_ck CHECK (length(logistics_code) <= 60),
        expected_on date,
        arrived_at timestamptz,
        remark text NOT NULL DEFAULT '' CONSTRAINT arrival_remark_ck CHECK (length(remark) <= 500),
        -- 0 expected, 1 arrived, 2 put in stock, 9 cancelled.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT arrival_status_ck CHECK (status IN (0, 1, 2, 9)),
        account_id bigint NOT NULL CONSTRAINT arrival_account_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT arrival_own_uq UNIQUE (company_id, id),
        CONSTRAINT arrival_warehouse_fk FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouse (company_id, id),
        CONSTRAINT arrival_customer_fk FOREIGN KEY (company_id, customer_id) REFERENCES customer (company_id, id),
        CONSTRAINT arrival_arrived_ck CHECK (status = 9 OR (status <> 0) = (arrived_at IS NOT NULL))
      )`);
    await db.query(`CREATE INDEX arrival_status ON arrival (status, id)`);
    await db.query(`CREATE INDEX arrival_created_at ON arrival (created_at, id)`);
    await db.query(`CREATE INDEX arrival_arrived_at ON arrival (arrived_at, id)`);
    await db.query(`CREATE INDEX arrival_expected_on ON arrival (expected_on, id)`);
    await db.query(`CREATE INDEX arrival_account ON arrival (account_id, id)`);
    for (const column of ['warehouse_id', 'customer_id'])
      await db.query(`CREATE INDEX arrival_${column} ON arrival (${column}, id) WHERE ${column} IS NOT NULL`);
    await db.query(`
      CREATE TABLE arrival_line (
        arrival_id bigint NOT NULL CONSTRAINT arrival_line_arrival_fk REFERENCES arrival (id),
        line smallint NOT NULL CONSTRAINT arrival_line_line_ck CHECK (line BETWEEN 1 AND 500),
        product_id bigint NOT NULL CONSTRAINT arrival_line_product_fk REFERENCES product (id),
        -- As the sender announced them.
        quantity int NOT NULL CONSTRAINT arrival_line_quantity_ck CHECK (quantity BETWEEN 1 AND 1000000),
        serial_number text CONSTRAINT arrival_line_serial_ck
          CHECK (length(serial_number) <= 60 AND serial_number ~ '\\S'),
        -- As they were counted when they came.
        arrived int CONSTRAINT arrival_line_counted_ck CHECK (arrived BETWEEN 0 AND 1000000),
        CONSTRAINT arrival_line_pk PRIMARY KEY (arrival_id, line),
        CONSTRAINT arrival_line_piece_ck CHECK (serial_number IS NULL OR quantity = 1 AND arrived <= 1)
      )`);
    await db.query(`
      CREATE UNIQUE INDEX arrival_line_serial_uq
      ON arrival_line (arrival_id, product_id, upper(normalize(serial_number, NFKC))) WHERE serial_number IS NOT NULL`);
    await db.query(`CREATE INDEX arrival_line_product ON arrival_line (product_id)`);
    await db.query(
      `CREATE INDEX arrival_line_serial ON arrival_line (upper(normalize(serial_number, NFKC))) WHERE serial_number IS NOT NULL`,
    );
    await db.query(`
      CREATE TABLE arrival_file (
        arrival_id bigint NOT NULL CONSTRAINT arrival_file_arrival_fk REFERENCES arrival (id),
        sort smallint NOT NULL CONSTRAINT arrival_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
        file_id bigint NOT NULL CONSTRAINT arrival_file_file_fk REFERENCES file (id),
        CONSTRAINT arrival_file_pk PRIMARY KEY (arrival_id, sort),
        CONSTRAINT arrival_file_once_uq UNIQUE (arrival_id, file_id)
      )`);
    await db.query(`CREATE INDEX arrival_file_file ON arrival_file (file_id)`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('arrival', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER arrival_move BEFORE UPDATE OF status ON arrival FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('arrival', 'status')`);
    await db.query(`REVOKE DELETE, TRUNCATE ON arrival FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['arrival_file', 'arrival_line', 'arrival']) await db.query(`DROP TABLE ${table}`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'arrival'`);
  }
}
