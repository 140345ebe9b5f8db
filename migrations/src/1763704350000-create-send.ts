import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves of a delivery: from which code (null: it begins) to which. */
const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [0, 9],
  [1, 2],
  [1, 3],
];

/** Goods that leave: what an approved stock-out took out, on its way to whoever gets it. */
export class CreateSend1763704350000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE send (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT send_pk PRIMARY KEY,
        company_id bigint NOT NULL,
        sn text GENERATED ALWAYS AS ('SE' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT send_sn_uq UNIQUE,
        -- The stock-out that took the goods out.
        document_id bigint NOT NULL,
        customer_id bigint,
        -- To whom, as it was when it was prepared: customers move.
        receiver_name text NOT NULL
          CONSTRAINT send_receiver_ck CHECK (receiver_name ~ '\\S' AND length(receiver_name) <= 100),
        receiver_tel text NOT NULL DEFAULT '',
        receiver_address text NOT NULL DEFAULT '',
        receiver_country char(2) CONSTRAINT send_country_ck CHECK (receiver_country ~ '^[A-Z]{2}$'),
        -- 0: fetched by whoever gets it.
        carrier smallint NOT NULL CONSTRAINT send_carrier_ck CHECK (carrier BETWEEN 0 AND 99),
        logistics_code text NOT NULL DEFAULT '' CONSTRAINT send_logistics_ck CHECK (length(logistics_code) <= 60),
        remark text NOT NULL DEFAULT '' CONSTRAINT send_remark_ck CHECK (length(remark) <= 500),
        -- 0 prepared, 1 sent, 2 delivered, 3 came back, 9 cancelled.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT send_status_ck CHECK (status IN (0, 1, 2, 3, 9)),
        sent_at timestamptz,
        -- Delivered, or back here.
        ended_at timestamptz,
        account_id bigint NOT NULL CONSTRAINT send_account_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT send_own_uq UNIQUE (company_id, id),
        CONSTRAINT send_document_fk FOREIGN KEY (company_id, document_id) REFERENCES stock_document (company_id, id),
        CONSTRAINT send_customer_fk FOREIGN KEY (company_id, customer_id) REFERENCES customer (company_id, id),
        CONSTRAINT send_sent_ck CHECK ((status IN (1, 2, 3)) = (sent_at IS NOT NULL)),
        CONSTRAINT send_ended_ck CHECK ((status IN (2, 3)) = (ended_at IS NOT NULL)),
        CONSTRAINT send_code_ck CHECK (status IN (0, 9) OR carrier = 0 OR logistics_code <> '')
      )`);
    for (const column of ['company_id', 'status', 'created_at', 'sent_at', 'document_id', 'account_id'])
      await db.query(`CREATE INDEX send_${column} ON send (${column}, id)`);
    await db.query(`CREATE INDEX send_customer_id ON send (customer_id, id) WHERE customer_id IS NOT NULL`);
    await db.query(`CREATE INDEX send_logistics ON send (logistics_code) WHERE logistics_code <> ''`);
    await db.query(
      `CREATE INDEX send_receiver ON send USING gin (lower(normalize(receiver_name, NFKC)) gin_trgm_ops)`,
    );
    await db.query(`
      CREATE TABLE send_line (
        send_id bigint NOT NULL CONSTRAINT send_line_send_fk REFERENCES send (id),
        line smallint NOT NULL CONSTRAINT send_line_line_ck CHECK (line BETWEEN 1 AND 500),
        -- The line of the stock-out that it is of.
        document_id bigint NOT NULL,
        document_line smallint NOT NULL,
        product_id bigint NOT NULL CONSTRAINT send_line_product_fk REFERENCES product (id),
        quantity int NOT NULL CONSTRAINT send_line_quantity_ck CHECK (quantity BETWEEN 1 AND 1000000),
        serial_number text,
        CONSTRAINT send_line_pk PRIMARY KEY (send_id, line),
        CONSTRAINT send_line_once_uq UNIQUE (send_id, document_line),
        CONSTRAINT send_line_document_fk FOREIGN KEY (document_id, document_line)
          REFERENCES stock_document_line (document_id, line)
      )`);
    await db.query(`CREATE INDEX send_line_document ON send_line (document_id, document_line)`);
    await db.query(`CREATE INDEX send_line_product ON send_line (product_id)`);
    await db.query(`
      CREATE TABLE send_file (
        send_id bigint NOT NULL CONSTRAINT send_file_send_fk REFERENCES send (id),
        sort smallint NOT NULL CONSTRAINT send_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
        file_id bigint NOT NULL CONSTRAINT send_file_file_fk REFERENCES file (id),
        CONSTRAINT send_file_pk PRIMARY KEY (send_id, sort),
        CONSTRAINT send_file_once_uq UNIQUE (send_id, file_id)
      )`);
    await db.query(`CREATE INDEX send_file_file ON send_file (file_id)`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('send', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER send_move BEFORE UPDATE OF status ON send FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('send', 'status')`);
    await db.query(`REVOKE DELETE, TRUNCATE ON send FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['send_file', 'send_line', 'send']) await db.query(`DROP TABLE ${table}`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'send'`);
  }
}
