import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongsAtCommit, dateByClock } from '../row-guards.js';

/** What is stored where, piece by piece and lot by lot, what of it is reserved, and every movement. */
export async function createStock(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What is stored where, and how much of it is reserved.
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
      -- Cost of what is on hand and of what is in transit, in minor units.
      value_amount bigint NOT NULL DEFAULT 0,
      transit_amount bigint NOT NULL DEFAULT 0,
      -- At or below this number its keepers are notified, once per fall; null: never.
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
    );
    CREATE INDEX stock_company ON stock (company_id, id);
    CREATE INDEX stock_warehouse ON stock (warehouse_id, id);
    CREATE INDEX stock_product ON stock (product_id, id);
    CREATE INDEX stock_on_hand ON stock (on_hand, id);
    CREATE INDEX stock_warned ON stock (warned_at, id) WHERE warned_at IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON stock FROM fovea_app;
  `);
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
      CONSTRAINT stock_part_bin_fk FOREIGN KEY (warehouse_id, bin_id) REFERENCES warehouse_bin (warehouse_id, id),
      CONSTRAINT stock_part_bin_uq UNIQUE (id, bin_id)
    );
    CREATE INDEX stock_part_bin ON stock_part (bin_id) WHERE bin_id IS NOT NULL;
    CREATE INDEX stock_part_lot ON stock_part (lot_number) WHERE lot_number <> '';
    REVOKE DELETE, TRUNCATE ON stock_part FROM fovea_app;
  `);
  await db.query(`
    -- Pieces, one row for the life of each.
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
      -- Its recorded cost, in minor units of its stock's currency.
      cost_amount bigint NOT NULL DEFAULT 0 CONSTRAINT serial_unit_cost_ck CHECK (cost_amount >= 0),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT serial_unit_once_uq UNIQUE (product_id, serial_key),
      CONSTRAINT serial_unit_stock_ck CHECK ((place = 0) = (stock_id IS NULL)),
      CONSTRAINT serial_unit_bin_ck CHECK (bin_id IS NULL OR place = 1),
      CONSTRAINT serial_unit_reserved_ck CHECK (NOT is_reserved OR place = 1),
      CONSTRAINT serial_unit_stock_fk FOREIGN KEY (stock_id, product_id) REFERENCES stock (id, product_id)
    );
    CREATE INDEX serial_unit_key ON serial_unit (serial_key);
    CREATE INDEX serial_unit_stock ON serial_unit (stock_id, id) WHERE stock_id IS NOT NULL;
    CREATE INDEX serial_unit_company ON serial_unit (company_id, id);
    CREATE INDEX serial_unit_bin ON serial_unit (bin_id) WHERE bin_id IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON serial_unit FROM fovea_app;
  `);
  await db.query(`
    CREATE SEQUENCE bin_move_seq;
  `);
  await db.query(`
    -- Every movement. Kinds: 11 in; 21 sale, 22 loan, 23 trial, 24 repair, 25 loss, 26 count, 29 other; 31 between
    -- warehouses, 32 between bins: two movements, which together change nothing.
    CREATE TABLE stock_movement (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_movement_pk PRIMARY KEY,
      company_id bigint NOT NULL,
      warehouse_id bigint NOT NULL,
      stock_id bigint NOT NULL,
      -- 1 on hand, 2 in transit.
      place smallint NOT NULL CONSTRAINT stock_movement_place_ck CHECK (place IN (1, 2)),
      type smallint NOT NULL CONSTRAINT stock_movement_type_ck CHECK (type IN (11, 21, 22, 23, 24, 25, 26, 29, 31, 32)),
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
      bin_id bigint,
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT stock_movement_once_uq UNIQUE (source_type, source_id, step, line),
      CONSTRAINT stock_movement_what_ck CHECK (num_nonnulls(serial_unit_id, part_id) = 1),
      CONSTRAINT stock_movement_piece_ck CHECK (serial_unit_id IS NULL OR abs(change) = 1),
      CONSTRAINT stock_movement_cost_ck CHECK (cost_amount = 0 OR sign(cost_amount) = sign(change)),
      CONSTRAINT stock_movement_stock_fk FOREIGN KEY (stock_id, warehouse_id) REFERENCES stock (id, warehouse_id),
      CONSTRAINT stock_movement_warehouse_fk FOREIGN KEY (company_id, warehouse_id)
        REFERENCES warehouse (company_id, id),
      CONSTRAINT stock_movement_bin_ck CHECK (bin_id IS NULL OR place = 1),
      CONSTRAINT stock_movement_bin_fk FOREIGN KEY (warehouse_id, bin_id)
        REFERENCES warehouse_bin (warehouse_id, id),
      CONSTRAINT stock_movement_part_bin_fk FOREIGN KEY (part_id, bin_id) REFERENCES stock_part (id, bin_id),
      CONSTRAINT stock_movement_bins_ck CHECK (
        type <> 32 OR (place, step, source_type) = (1, 1, 'bin_move'))
    );
    CREATE INDEX stock_movement_company_id ON stock_movement (company_id, id);
    CREATE INDEX stock_movement_warehouse_id ON stock_movement (warehouse_id, id);
    CREATE INDEX stock_movement_stock_id ON stock_movement (stock_id, id);
    CREATE INDEX stock_movement_type ON stock_movement (type, id);
    CREATE INDEX stock_movement_created_at ON stock_movement (created_at, id);
    CREATE INDEX stock_movement_account_id ON stock_movement (account_id, id);
    CREATE INDEX stock_movement_serial_unit_id ON stock_movement (serial_unit_id, id) WHERE serial_unit_id IS NOT NULL;
    CREATE INDEX stock_movement_part_id ON stock_movement (part_id, id) WHERE part_id IS NOT NULL;
    -- Movements of a warehouse by kind and days are counted from the index alone, however many there are.
    CREATE INDEX stock_movement_found ON stock_movement (warehouse_id, type, created_at) INCLUDE (company_id);
    CREATE INDEX stock_movement_bin_id ON stock_movement (bin_id, id) WHERE bin_id IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_movement FROM fovea_app;
    CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movement
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'stock_movement', { always: ['created_at', 'tx'] });
  await db.query(`
    -- Moves between bins have no document: each is its movements, with who and when.
    CREATE FUNCTION refuse_uneven_bins() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF EXISTS (
        SELECT FROM added m LEFT JOIN stock_part p ON p.id = m.part_id WHERE m.type = 32
        GROUP BY m.source_id, m.stock_id, m.serial_unit_id, p.lot_number, p.expires_on
        HAVING sum(m.change) <> 0 OR sum(m.cost_amount) <> 0) THEN
        RAISE EXCEPTION 'a move between bins neither brings nor takes anything'
          USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER stock_movement_bins_even AFTER INSERT ON stock_movement REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_uneven_bins();
  `);
  await db.query(`
    -- Held once, then consumed or released once.
    CREATE TABLE stock_reservation (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_reservation_pk PRIMARY KEY,
      stock_id bigint NOT NULL CONSTRAINT stock_reservation_stock_fk REFERENCES stock (id),
      serial_unit_id bigint CONSTRAINT stock_reservation_unit_fk REFERENCES serial_unit (id),
      part_id bigint CONSTRAINT stock_reservation_part_fk REFERENCES stock_part (id),
      quantity int NOT NULL CONSTRAINT stock_reservation_quantity_ck CHECK (quantity > 0),
      -- What it is reserved for: a document, an order, a repair, a lot.
      holder_type text NOT NULL CONSTRAINT stock_reservation_holder_ck CHECK (holder_type ~ '^[a-z_]{3,40}$'),
      holder_id bigint NOT NULL,
      line smallint NOT NULL CONSTRAINT stock_reservation_line_ck CHECK (line > 0),
      -- 1 held, 2 consumed, 3 released.
      status smallint NOT NULL DEFAULT 1 CONSTRAINT stock_reservation_status_ck CHECK (status IN (1, 2, 3)),
      expires_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      ended_at timestamptz,
      CONSTRAINT stock_reservation_what_ck CHECK (num_nonnulls(serial_unit_id, part_id) = 1),
      CONSTRAINT stock_reservation_piece_ck CHECK (serial_unit_id IS NULL OR quantity = 1),
      CONSTRAINT stock_reservation_ended_ck CHECK ((status = 1) = (ended_at IS NULL)),
      CONSTRAINT stock_reservation_once_uq UNIQUE (holder_type, holder_id, line)
    );
    CREATE UNIQUE INDEX stock_reservation_unit_uq ON stock_reservation (serial_unit_id) WHERE status = 1;
    CREATE INDEX stock_reservation_part ON stock_reservation (part_id) WHERE status = 1;
    CREATE INDEX stock_reservation_stock ON stock_reservation (stock_id, id) WHERE status = 1;
    CREATE INDEX stock_reservation_expires ON stock_reservation (expires_at, id) WHERE status = 1
      AND expires_at IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON stock_reservation FROM fovea_app;
    CREATE TRIGGER stock_reservation_append_only BEFORE UPDATE ON stock_reservation FOR EACH ROW
      WHEN (OLD.status <> 1) EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'stock_reservation', { always: ['created_at'], onInsert: ['ended_at'] });
  await dateByClock(db, 'stock_reservation', 'ended_at');
  await db.query(`
    -- By company and item: what stock holds, and what the shop offers of it; kept by the database alone.
    CREATE TABLE offered_stock (
      company_id bigint NOT NULL CONSTRAINT offered_stock_company_fk REFERENCES company (id),
      product_id bigint NOT NULL CONSTRAINT offered_stock_product_fk REFERENCES product (id),
      -- On hand in all of its warehouses, and on the way between them.
      held bigint NOT NULL,
      offered bigint NOT NULL DEFAULT 0 CONSTRAINT offered_stock_offered_ck CHECK (offered >= 0),
      CONSTRAINT offered_stock_pk PRIMARY KEY (company_id, product_id),
      CONSTRAINT offered_stock_held_ck CHECK (offered <= held)
    );
    CREATE INDEX offered_stock_product ON offered_stock (product_id);
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON offered_stock FROM fovea_app;
  `);
  await db.query(`
    -- In the order of the keys, as two warehouses may move the same items at once.
    CREATE FUNCTION follow_stock_held() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public,
      pg_temp AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO offered_stock AS o (company_id, product_id, held)
        SELECT company_id, product_id, sum(on_hand + in_transit) FROM now_lying GROUP BY 1, 2 ORDER BY 1, 2
        ON CONFLICT ON CONSTRAINT offered_stock_pk DO UPDATE SET held = o.held + excluded.held WHERE excluded.held <> 0;
      ELSE
        WITH moved AS (
          SELECT a.company_id, a.product_id, sum(a.on_hand + a.in_transit - b.on_hand - b.in_transit) AS change
          FROM now_lying a JOIN was_lying b ON b.id = a.id GROUP BY 1, 2
          HAVING sum(a.on_hand + a.in_transit - b.on_hand - b.in_transit) <> 0),
        locked AS (
          SELECT o.company_id, o.product_id, m.change FROM offered_stock o
          JOIN moved m USING (company_id, product_id) ORDER BY 1, 2 FOR UPDATE OF o)
        UPDATE offered_stock o SET held = o.held + l.change FROM locked l
        WHERE (o.company_id, o.product_id) = (l.company_id, l.product_id);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER stock_offered_added AFTER INSERT ON stock REFERENCING NEW TABLE AS now_lying
      FOR EACH STATEMENT EXECUTE FUNCTION follow_stock_held();
    CREATE TRIGGER stock_offered_changed AFTER UPDATE ON stock REFERENCING OLD TABLE AS was_lying NEW TABLE AS now_lying
      FOR EACH STATEMENT EXECUTE FUNCTION follow_stock_held();
  `);
  await db.query(`
    CREATE FUNCTION offer_stock(of_company bigint, of_product bigint, change bigint) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF change = 0 THEN RETURN; END IF;
      UPDATE offered_stock SET offered = offered + change WHERE company_id = of_company AND product_id = of_product;
      -- Where nothing ever lay anywhere, nothing can be offered: the constraint says so.
      IF NOT FOUND THEN
        INSERT INTO offered_stock (company_id, product_id, held, offered) VALUES (of_company, of_product, 0, change);
      END IF;
    END $$;
    REVOKE EXECUTE ON FUNCTION offer_stock(bigint, bigint, bigint) FROM PUBLIC;
  `);
  await db.query(`
    CREATE FUNCTION follow_goods_offered() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public,
      pg_temp AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND (OLD.company_id, OLD.product_id) = (NEW.company_id, NEW.product_id) THEN
        PERFORM offer_stock(NEW.company_id, NEW.product_id, CASE WHEN NEW.is_stocked AND NEW.status = 30
          AND NEW.sale_state <> 5 THEN NEW.quantity ELSE 0 END - CASE WHEN OLD.is_stocked AND OLD.status = 30
          AND OLD.sale_state <> 5 THEN OLD.quantity ELSE 0 END);
        RETURN NULL;
      END IF;
      IF TG_OP = 'UPDATE' THEN PERFORM offer_stock(OLD.company_id, OLD.product_id, -(CASE WHEN OLD.is_stocked
        AND OLD.status = 30 AND OLD.sale_state <> 5 THEN OLD.quantity ELSE 0 END)); END IF;
      PERFORM offer_stock(NEW.company_id, NEW.product_id, CASE WHEN NEW.is_stocked AND NEW.status = 30
        AND NEW.sale_state <> 5 THEN NEW.quantity ELSE 0 END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER goods_offered_added AFTER INSERT ON goods FOR EACH ROW WHEN (NEW.is_stocked)
      EXECUTE FUNCTION follow_goods_offered();
    CREATE TRIGGER goods_offered_changed
      AFTER UPDATE OF is_stocked, company_id, product_id, quantity, status, sale_state ON goods FOR EACH ROW
      WHEN (OLD.is_stocked OR NEW.is_stocked) EXECUTE FUNCTION follow_goods_offered();
  `);
  // What is on its way arrives in parts, while its document keeps its state.
  await belongsAtCommit(
    db,
    'stock_movement',
    `CASE NEW.source_type
    WHEN 'stock_document' THEN EXISTS (
      SELECT FROM stock_document p WHERE p.id = NEW.source_id
        AND (p.moved_tx = pg_current_xact_id() OR p.type = 31 AND p.status IN (2, 4)))
    -- A move between bins has no document; it is written at once.
    WHEN 'bin_move' THEN NOT EXISTS (
      SELECT FROM stock_movement m WHERE m.source_type = 'bin_move' AND m.source_id = NEW.source_id
        AND m.tx <> pg_current_xact_id())
    ELSE false END`,
  );
}
