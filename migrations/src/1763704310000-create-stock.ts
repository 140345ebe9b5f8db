import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kinds of movements: 11 in; 21 sale, 22 loan, 23 trial, 24 repair, 25 loss, 26 count, 29 other; 31 between warehouses. */
const TYPES = '11, 21, 22, 23, 24, 25, 26, 29, 31';

/** What lies where, piece by piece and lot by lot, what of it is promised, and every movement that made it so. */
export class CreateStock1763704310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product
        -- How its stock is kept: 0 by number, 1 by serial numbers, 2 by lots.
        ADD COLUMN tracking smallint NOT NULL DEFAULT 0
          CONSTRAINT product_tracking_ck CHECK (tracking IN (0, 1, 2)),
        -- Stock refers to both: the way it is kept stays as soon as anything lay anywhere.
        ADD CONSTRAINT product_tracking_uq UNIQUE (id, tracking)`);
    await createStock(db);
    await createUnits(db);
    await createMovements(db);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['stock_reservation', 'stock_movement', 'serial_unit', 'stock_part', 'stock'])
      await db.query(`DROP TABLE ${table}`);
    await db.query(`ALTER TABLE product DROP COLUMN tracking`);
  }
}

async function createStock(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE stock (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_pk PRIMARY KEY,
      company_id bigint NOT NULL,
      warehouse_id bigint NOT NULL,
      currency char(3) NOT NULL,
      product_id bigint NOT NULL,
      tracking smallint NOT NULL,
      on_hand int NOT NULL DEFAULT 0 CONSTRAINT stock_on_hand_ck CHECK (on_hand >= 0),
      reserved int NOT NULL DEFAULT 0,
      -- Sent from another warehouse and not received here yet.
      in_transit int NOT NULL DEFAULT 0 CONSTRAINT stock_in_transit_ck CHECK (in_transit >= 0),
      -- What is on hand and what is in transit cost, in minor units.
      value_amount bigint NOT NULL DEFAULT 0,
      transit_amount bigint NOT NULL DEFAULT 0,
      -- At or below this number its keepers are told, once per fall; null: never.
      number_warning int CONSTRAINT stock_number_warning_ck CHECK (number_warning >= 0),
      warned_at timestamptz,
      location text NOT NULL DEFAULT '' CONSTRAINT stock_location_ck CHECK (length(location) <= 100),
      remark text NOT NULL DEFAULT '' CONSTRAINT stock_remark_ck CHECK (length(remark) <= 500),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT stock_place_uq UNIQUE (warehouse_id, product_id),
      CONSTRAINT stock_lies_uq UNIQUE (id, warehouse_id),
      CONSTRAINT stock_thing_uq UNIQUE (id, product_id),
      CONSTRAINT stock_reserved_ck CHECK (reserved BETWEEN 0 AND on_hand),
      CONSTRAINT stock_value_ck CHECK (value_amount >= 0 AND (on_hand > 0 OR value_amount = 0)),
      CONSTRAINT stock_transit_ck CHECK (transit_amount >= 0 AND (in_transit > 0 OR transit_amount = 0)),
      CONSTRAINT stock_warned_ck CHECK (warned_at IS NULL OR on_hand <= number_warning),
      CONSTRAINT stock_warehouse_fk FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouse (company_id, id),
      CONSTRAINT stock_money_fk FOREIGN KEY (warehouse_id, currency) REFERENCES warehouse (id, currency),
      CONSTRAINT stock_product_fk FOREIGN KEY (product_id, tracking) REFERENCES product (id, tracking)
    )`);
  await db.query(`CREATE INDEX stock_company ON stock (company_id, id)`);
  await db.query(`CREATE INDEX stock_warehouse ON stock (warehouse_id, id)`);
  await db.query(`CREATE INDEX stock_product ON stock (product_id, id)`);
  await db.query(`CREATE INDEX stock_on_hand ON stock (on_hand, id)`);
  await db.query(`CREATE INDEX stock_warned ON stock (warned_at, id) WHERE warned_at IS NOT NULL`);
  await db.query(`REVOKE DELETE, TRUNCATE ON stock FROM fovea_app`);
  await db.query(`
    CREATE TABLE stock_part (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_part_pk PRIMARY KEY,
      stock_id bigint NOT NULL,
      warehouse_id bigint NOT NULL,
      bin_id bigint,
      lot_number text NOT NULL DEFAULT '' CONSTRAINT stock_part_lot_ck CHECK (length(lot_number) <= 60),
      expires_on date,
      on_hand int NOT NULL DEFAULT 0 CONSTRAINT stock_part_on_hand_ck CHECK (on_hand >= 0),
      reserved int NOT NULL DEFAULT 0,
      CONSTRAINT stock_part_reserved_ck CHECK (reserved BETWEEN 0 AND on_hand),
      CONSTRAINT stock_part_place_uq UNIQUE NULLS NOT DISTINCT (stock_id, bin_id, lot_number, expires_on),
      CONSTRAINT stock_part_stock_fk FOREIGN KEY (stock_id, warehouse_id) REFERENCES stock (id, warehouse_id),
      CONSTRAINT stock_part_bin_fk FOREIGN KEY (warehouse_id, bin_id) REFERENCES warehouse_bin (warehouse_id, id)
    )`);
  await db.query(`CREATE INDEX stock_part_bin ON stock_part (bin_id) WHERE bin_id IS NOT NULL`);
  await db.query(`CREATE INDEX stock_part_lot ON stock_part (lot_number) WHERE lot_number <> ''`);
  await db.query(`REVOKE DELETE, TRUNCATE ON stock_part FROM fovea_app`);
}

async function createUnits(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE serial_unit (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT serial_unit_pk PRIMARY KEY,
      product_id bigint NOT NULL CONSTRAINT serial_unit_product_fk REFERENCES product (id),
      -- As it was typed or scanned the first time.
      serial_number text NOT NULL
        CONSTRAINT serial_unit_number_ck CHECK (length(serial_number) <= 60 AND serial_number ~ '\\S'),
      serial_key text GENERATED ALWAYS AS (upper(normalize(btrim(serial_number), NFKC))) STORED,
      -- In whose stock it is, or was last.
      company_id bigint NOT NULL CONSTRAINT serial_unit_company_fk REFERENCES company (id),
      -- 0 nowhere of ours, 1 on hand, 2 in transit; a piece is at one place, as it is one row for its life.
      place smallint NOT NULL DEFAULT 0 CONSTRAINT serial_unit_place_ck CHECK (place IN (0, 1, 2)),
      stock_id bigint,
      bin_id bigint CONSTRAINT serial_unit_bin_fk REFERENCES warehouse_bin (id),
      is_reserved boolean NOT NULL DEFAULT false,
      -- What it stands in the books for, in minor units of its stock's currency.
      cost_amount bigint NOT NULL DEFAULT 0 CONSTRAINT serial_unit_cost_ck CHECK (cost_amount >= 0),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT serial_unit_once_uq UNIQUE (product_id, serial_key),
      CONSTRAINT serial_unit_stock_ck CHECK ((place = 0) = (stock_id IS NULL)),
      CONSTRAINT serial_unit_bin_ck CHECK (bin_id IS NULL OR place = 1),
      CONSTRAINT serial_unit_reserved_ck CHECK (NOT is_reserved OR place = 1),
      CONSTRAINT serial_unit_stock_fk FOREIGN KEY (stock_id, product_id) REFERENCES stock (id, product_id)
    )`);
  await db.query(`CREATE INDEX serial_unit_key ON serial_unit (serial_key)`);
  await db.query(`CREATE INDEX serial_unit_stock ON serial_unit (stock_id, id) WHERE stock_id IS NOT NULL`);
  await db.query(`CREATE INDEX serial_unit_company ON serial_unit (company_id, id)`);
  await db.query(`CREATE INDEX serial_unit_bin ON serial_unit (bin_id) WHERE bin_id IS NOT NULL`);
  await db.query(`REVOKE DELETE, TRUNCATE ON serial_unit FROM fovea_app`);
}

async function createMovements(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE stock_movement (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_movement_pk PRIMARY KEY,
      company_id bigint NOT NULL,
      warehouse_id bigint NOT NULL,
      stock_id bigint NOT NULL,
      -- 1 on hand, 2 in transit.
      place smallint NOT NULL CONSTRAINT stock_movement_place_ck CHECK (place IN (1, 2)),
      type smallint NOT NULL CONSTRAINT stock_movement_type_ck CHECK (type IN (${TYPES})),
      change int NOT NULL CONSTRAINT stock_movement_change_ck CHECK (change <> 0),
      -- What the stock had at that place then.
      after int NOT NULL CONSTRAINT stock_movement_after_ck CHECK (after >= 0),
      serial_unit_id bigint CONSTRAINT stock_movement_unit_fk REFERENCES serial_unit (id),
      part_id bigint CONSTRAINT stock_movement_part_fk REFERENCES stock_part (id),
      -- Of the same sign as the change, in minor units of the stock's currency.
      cost_amount bigint NOT NULL,
      -- What moved it: a document, or what an order or repair held; its steps count up, -1 undoes the first.
      source_type text NOT NULL CONSTRAINT stock_movement_source_ck CHECK (source_type ~ '^[a-z_]{3,40}$'),
      source_id bigint NOT NULL,
      step smallint NOT NULL CONSTRAINT stock_movement_step_ck CHECK (step <> 0),
      line smallint NOT NULL CONSTRAINT stock_movement_line_ck CHECK (line > 0),
      account_id bigint CONSTRAINT stock_movement_account_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT stock_movement_once_uq UNIQUE (source_type, source_id, step, line),
      CONSTRAINT stock_movement_what_ck CHECK (num_nonnulls(serial_unit_id, part_id) = 1),
      CONSTRAINT stock_movement_piece_ck CHECK (serial_unit_id IS NULL OR abs(change) = 1),
      CONSTRAINT stock_movement_cost_ck CHECK (cost_amount = 0 OR sign(cost_amount) = sign(change)),
      CONSTRAINT stock_movement_stock_fk FOREIGN KEY (stock_id, warehouse_id) REFERENCES stock (id, warehouse_id),
      CONSTRAINT stock_movement_warehouse_fk FOREIGN KEY (company_id, warehouse_id)
        REFERENCES warehouse (company_id, id)
    )`);
  for (const column of ['company_id', 'warehouse_id', 'stock_id', 'type', 'created_at', 'account_id'])
    await db.query(`CREATE INDEX stock_movement_${column} ON stock_movement (${column}, id)`);
  for (const column of ['serial_unit_id', 'part_id'])
    await db.query(
      `CREATE INDEX stock_movement_${column} ON stock_movement (${column}, id) WHERE ${column} IS NOT NULL`,
    );
  await db.query(`
    CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movement
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON stock_movement FROM fovea_app`);
  await db.query(`
    CREATE TABLE stock_reservation (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_reservation_pk PRIMARY KEY,
      stock_id bigint NOT NULL CONSTRAINT stock_reservation_stock_fk REFERENCES stock (id),
      serial_unit_id bigint CONSTRAINT stock_reservation_unit_fk REFERENCES serial_unit (id),
      part_id bigint CONSTRAINT stock_reservation_part_fk REFERENCES stock_part (id),
      quantity int NOT NULL CONSTRAINT stock_reservation_quantity_ck CHECK (quantity > 0),
      -- Whom it is promised to: a document, an order, a repair, a lot.
      holder_type text NOT NULL CONSTRAINT stock_reservation_holder_ck CHECK (holder_type ~ '^[a-z_]{3,40}$'),
      holder_id bigint NOT NULL,
      line smallint NOT NULL CONSTRAINT stock_reservation_line_ck CHECK (line > 0),
      -- 1 held, 2 consumed, 3 given back.
      status smallint NOT NULL DEFAULT 1 CONSTRAINT stock_reservation_status_ck CHECK (status IN (1, 2, 3)),
      expires_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      ended_at timestamptz,
      CONSTRAINT stock_reservation_what_ck CHECK (num_nonnulls(serial_unit_id, part_id) = 1),
      CONSTRAINT stock_reservation_piece_ck CHECK (serial_unit_id IS NULL OR quantity = 1),
      CONSTRAINT stock_reservation_ended_ck CHECK ((status = 1) = (ended_at IS NULL)),
      CONSTRAINT stock_reservation_once_uq UNIQUE (holder_type, holder_id, line)
    )`);
  await db.query(`
    CREATE UNIQUE INDEX stock_reservation_unit_uq ON stock_reservation (serial_unit_id) WHERE status = 1`);
  await db.query(`CREATE INDEX stock_reservation_part ON stock_reservation (part_id) WHERE status = 1`);
  await db.query(`CREATE INDEX stock_reservation_stock ON stock_reservation (stock_id, id) WHERE status = 1`);
  await db.query(
    `CREATE INDEX stock_reservation_expires ON stock_reservation (expires_at, id) WHERE status = 1 AND expires_at IS NOT NULL`,
  );
  // Held once, then consumed or given back once.
  await db.query(`
    CREATE TRIGGER stock_reservation_append_only BEFORE UPDATE ON stock_reservation FOR EACH ROW
    WHEN (OLD.status <> 1) EXECUTE FUNCTION refuse_change()`);
  await db.query(`REVOKE DELETE, TRUNCATE ON stock_reservation FROM fovea_app`);
}
