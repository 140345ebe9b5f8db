import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long an order waits in each of its states, at first. */
const WAITS = `CASE status WHEN 12 THEN interval '7 days' WHEN 40 THEN interval '30 days' ELSE interval '14 days' END`;

/** Orders carry the end of what they wait for; what is sent of them stands in parcels, each with its lines. */
export class OrderLife1764000310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders
        -- When the state is left by itself; and what was left of it when the clock was stopped.
        ADD COLUMN clock_at timestamptz,
        ADD COLUMN clock_left interval
          CONSTRAINT orders_clock_left_ck CHECK (clock_left >= interval '0'),
        ADD COLUMN received_at timestamptz,
        -- How often its merchant was reminded to ship.
        ADD COLUMN ship_reminders smallint NOT NULL DEFAULT 0
          CONSTRAINT orders_ship_reminders_ck CHECK (ship_reminders BETWEEN 0 AND 2)`);
    await db.query(
      `UPDATE orders SET clock_at = clock_timestamp() + ${WAITS} WHERE status IN (12, 20, 30, 40)`,
    );
    await db.query(`
      UPDATE orders o SET received_at = h.created_at FROM order_history h
      WHERE h.order_id = o.id AND h.to_status = 40 AND h.from_status = 30`);
    await db.query(`CREATE INDEX orders_clock ON orders (status, clock_at) WHERE clock_at IS NOT NULL`);
    await db.query(`
      CREATE TABLE shipment (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT shipment_pk PRIMARY KEY,
        order_id bigint NOT NULL CONSTRAINT shipment_order_fk REFERENCES orders (id),
        -- 0: fetched by the buyer.
        carrier smallint NOT NULL CONSTRAINT shipment_carrier_ck CHECK (carrier BETWEEN 0 AND 99),
        logistics_code text NOT NULL DEFAULT '' CONSTRAINT shipment_logistics_ck CHECK (length(logistics_code) <= 60),
        -- 0 handed over for sending, 1 sent, 2 delivered, 3 came back, 9 cancelled.
        status smallint NOT NULL CONSTRAINT shipment_status_ck CHECK (status IN (0, 1, 2, 3, 9)),
        sent_at timestamptz,
        ended_at timestamptz,
        account_id bigint NOT NULL CONSTRAINT shipment_account_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT shipment_own_uq UNIQUE (id, order_id),
        CONSTRAINT shipment_sent_ck CHECK ((status IN (1, 2, 3)) = (sent_at IS NOT NULL)),
        CONSTRAINT shipment_ended_ck CHECK ((status IN (2, 3)) = (ended_at IS NOT NULL)),
        CONSTRAINT shipment_code_ck CHECK (status IN (0, 9) OR carrier = 0 OR logistics_code <> '')
      )`);
    for (const column of ['order_id', 'status', 'created_at', 'account_id'])
      await db.query(`CREATE INDEX shipment_${column} ON shipment (${column}, id)`);
    await db.query(`
      CREATE TABLE shipment_line (
        order_id bigint NOT NULL,
        shipment_id bigint NOT NULL,
        line smallint NOT NULL,
        quantity int NOT NULL CONSTRAINT shipment_line_quantity_ck CHECK (quantity > 0),
        CONSTRAINT shipment_line_pk PRIMARY KEY (shipment_id, line),
        CONSTRAINT shipment_line_shipment_fk FOREIGN KEY (shipment_id, order_id) REFERENCES shipment (id, order_id),
        CONSTRAINT shipment_line_line_fk FOREIGN KEY (order_id, line) REFERENCES order_line (order_id, line)
      )`);
    await db.query(`CREATE INDEX shipment_line_order ON shipment_line (order_id, line)`);
    await db.query(`CREATE INDEX shipment_line_shipment ON shipment_line (shipment_id, order_id)`);
    await db.query(`
      CREATE TABLE shipment_file (
        shipment_id bigint NOT NULL CONSTRAINT shipment_file_shipment_fk REFERENCES shipment (id),
        sort smallint NOT NULL CONSTRAINT shipment_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
        file_id bigint NOT NULL CONSTRAINT shipment_file_file_fk REFERENCES file (id),
        CONSTRAINT shipment_file_pk PRIMARY KEY (shipment_id, sort),
        CONSTRAINT shipment_file_once_uq UNIQUE (shipment_id, file_id)
      )`);
    await db.query(`CREATE INDEX shipment_file_file ON shipment_file (file_id)`);
    await db.query(`
      CREATE TRIGGER shipment_move BEFORE UPDATE OF status ON shipment FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('send', 'status')`);
    await db.query(`REVOKE DELETE, TRUNCATE ON shipment, shipment_line FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['shipment_file', 'shipment_line', 'shipment']) await db.query(`DROP TABLE ${table}`);
    await db.query(
      `ALTER TABLE orders DROP COLUMN clock_at, DROP COLUMN clock_left, DROP COLUMN received_at, DROP COLUMN ship_reminders`,
    );
  }
}
