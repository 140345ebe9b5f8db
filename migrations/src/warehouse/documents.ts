import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, belongsAtCommit, dateByClock } from '../row-guards.js';

/** Documents by which stock moves. */
export async function createDocuments(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Goods that are announced or have come, before they are counted as stock. Documents made from an arrival put them
    -- into stock; when one of these is scrapped, the arrival is pending again.
    CREATE TABLE arrival (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT arrival_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT arrival_company_fk REFERENCES company (id),
      sn text GENERATED ALWAYS AS ('AR' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT arrival_sn_uq UNIQUE,
      -- Where it is to be stored; NULL: not decided yet.
      warehouse_id bigint,
      -- Who sends it.
      customer_id bigint,
      logistics_code text NOT NULL DEFAULT ''
        CONSTRAINT arrival_logistics_ck CHECK (length(logistics_code) <= 60),
      expected_on date,
      arrived_at timestamptz,
      remark text NOT NULL DEFAULT '' CONSTRAINT arrival_remark_ck CHECK (length(remark) <= 500),
      -- 0 expected, 1 arrived, 2 in stock, 9 cancelled.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT arrival_status_ck CHECK (status IN (0, 1, 2, 9)),
      account_id bigint NOT NULL CONSTRAINT arrival_account_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT arrival_own_uq UNIQUE (company_id, id),
      CONSTRAINT arrival_warehouse_fk FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouse (company_id, id),
      CONSTRAINT arrival_customer_fk FOREIGN KEY (company_id, customer_id) REFERENCES customer (company_id, id),
      CONSTRAINT arrival_arrived_ck CHECK (status = 9 OR (status <> 0) = (arrived_at IS NOT NULL))
    );
    CREATE INDEX arrival_status ON arrival (status, id);
    CREATE INDEX arrival_created_at ON arrival (created_at, id);
    CREATE INDEX arrival_arrived_at ON arrival (arrived_at, id);
    CREATE INDEX arrival_expected_on ON arrival (expected_on, id);
    CREATE INDEX arrival_account ON arrival (account_id, id);
    CREATE INDEX arrival_warehouse_id ON arrival (warehouse_id, id) WHERE warehouse_id IS NOT NULL;
    CREATE INDEX arrival_customer_id ON arrival (customer_id, id) WHERE customer_id IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON arrival FROM fovea_app;
    CREATE TRIGGER arrival_move BEFORE UPDATE OF status ON arrival FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('arrival', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('arrival', NULL, 0), ('arrival', 0, 1), ('arrival', 0, 9), ('arrival', 1, 0), ('arrival', 1, 2),
      ('arrival', 1, 9), ('arrival', 2, 1);
  `);
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
    );
    CREATE UNIQUE INDEX arrival_line_serial_uq
      ON arrival_line (arrival_id, product_id, upper(normalize(serial_number, NFKC))) WHERE serial_number IS NOT NULL;
    CREATE INDEX arrival_line_product ON arrival_line (product_id);
    CREATE INDEX arrival_line_serial ON arrival_line (upper(normalize(serial_number, NFKC)))
      WHERE serial_number IS NOT NULL;
  `);
  await db.query(`
    CREATE TABLE arrival_file (
      arrival_id bigint NOT NULL CONSTRAINT arrival_file_arrival_fk REFERENCES arrival (id),
      sort smallint NOT NULL CONSTRAINT arrival_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
      file_id bigint NOT NULL CONSTRAINT arrival_file_file_fk REFERENCES file (id),
      CONSTRAINT arrival_file_pk PRIMARY KEY (arrival_id, sort),
      CONSTRAINT arrival_file_once_uq UNIQUE (arrival_id, file_id)
    );
    CREATE INDEX arrival_file_file ON arrival_file (file_id);
  `);
  await db.query(`
    -- Documents by which stock comes in, goes out, and moves from one warehouse to another.
    CREATE TABLE stock_document (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_document_pk PRIMARY KEY,
      company_id bigint NOT NULL,
      -- 11 in; out: 21 sale, 22 loan, 23 trial, 24 repair parts, 25 loss, 26 count, 29 other.
      type smallint NOT NULL CONSTRAINT stock_document_type_ck CHECK (type IN (11, 21, 22, 23, 24, 25, 26, 29, 31)),
      -- Why something came in; of the dictionary stock_in_kind.
      kind smallint CONSTRAINT stock_document_kind_ck CHECK (kind BETWEEN 1 AND 9),
      sn text GENERATED ALWAYS AS (CASE type WHEN 11 THEN 'IN'
        WHEN 31 THEN 'MV' ELSE 'OUT' END || right('0000000' || id::text, greatest(8,
        length(id::text)))) STORED CONSTRAINT stock_document_sn_uq UNIQUE,
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
      -- 0 under review, 1 approved, -1 rejected, -2 withdrawn.
      audit_status smallint NOT NULL DEFAULT 0,
      decision_id bigint CONSTRAINT stock_document_decision_fk REFERENCES approval_decision (id),
      account_id bigint NOT NULL CONSTRAINT stock_document_account_fk REFERENCES account (id),
      scrapped_at timestamptz,
      scrapped_by bigint CONSTRAINT stock_document_scrapped_by_fk REFERENCES account (id),
      scrap_notes text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- Number, names, models, serial and tracking numbers, folded as the words of a search are.
      search_text text NOT NULL DEFAULT '',
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(search_text)) STORED,
      -- Where an allocation goes: another warehouse of the same company, valued in the same currency.
      to_warehouse_id bigint,
      -- The allocation of which a loss writes off what never arrived.
      allocation_id bigint,
      arrival_id bigint
        CONSTRAINT stock_document_arrival_ck CHECK (arrival_id IS NULL OR type = 11),
      -- Written by module order, which comes later.
      order_line_id bigint
        CONSTRAINT stock_document_order_line_ck CHECK (order_line_id IS NULL OR type = 21),
      -- The stock-out from which it returns something.
      returns_id bigint,
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      moved_from smallint,
      moved_tx xid8,
      CONSTRAINT stock_document_own_uq UNIQUE (company_id, id),
      CONSTRAINT stock_document_decision_uq UNIQUE (decision_id),
      CONSTRAINT stock_document_kinds_ck CHECK ((type = 11) = (kind IS NOT NULL)),
      CONSTRAINT stock_document_agree_ck CHECK (
        (status, audit_status) IN ((0, 0), (1, 1), (-1, -1), (9, 1), (9, -1), (9, -2)) OR type = 31 AND audit_status = 1
          AND status IN (2, 3, 4, 5)),
      CONSTRAINT stock_document_decided_ck CHECK ((audit_status IN (1, -1)) = (decision_id IS NOT NULL)),
      CONSTRAINT stock_document_scrapped_ck CHECK (
        CASE WHEN status = 9 THEN num_nulls(scrapped_at, scrapped_by, scrap_notes) = 0 AND scrap_notes <> ''
        ELSE num_nonnulls(scrapped_at, scrapped_by, scrap_notes) = 0 END),
      CONSTRAINT stock_document_warehouse_fk FOREIGN KEY (company_id, warehouse_id)
        REFERENCES warehouse (company_id, id),
      CONSTRAINT stock_document_money_fk FOREIGN KEY (warehouse_id, currency) REFERENCES warehouse (id, currency),
      CONSTRAINT stock_document_customer_fk FOREIGN KEY (company_id, customer_id) REFERENCES customer (company_id, id),
      CONSTRAINT stock_document_to_ck CHECK (
        (type = 31) = (to_warehouse_id IS NOT NULL) AND to_warehouse_id IS DISTINCT FROM warehouse_id),
      CONSTRAINT stock_document_loss_ck CHECK (allocation_id IS NULL OR type = 25),
      CONSTRAINT stock_document_to_warehouse_fk FOREIGN KEY (company_id, to_warehouse_id)
        REFERENCES warehouse (company_id, id),
      CONSTRAINT stock_document_to_money_fk FOREIGN KEY (to_warehouse_id, currency)
        REFERENCES warehouse (id, currency),
      CONSTRAINT stock_document_allocation_fk FOREIGN KEY (company_id, allocation_id)
        REFERENCES stock_document (company_id, id),
      CONSTRAINT stock_document_arrival_fk FOREIGN KEY (company_id, arrival_id) REFERENCES arrival (company_id, id),
      CONSTRAINT stock_document_returns_fk FOREIGN KEY (returns_id) REFERENCES stock_document (id),
      CONSTRAINT stock_document_returns_ck CHECK (returns_id IS NULL OR type = 11)
    );
    CREATE INDEX stock_document_company_id ON stock_document (company_id, id);
    CREATE INDEX stock_document_warehouse_id ON stock_document (warehouse_id, id);
    CREATE INDEX stock_document_type ON stock_document (type, id);
    CREATE INDEX stock_document_audit_status ON stock_document (audit_status, id);
    CREATE INDEX stock_document_status ON stock_document (status, id);
    CREATE INDEX stock_document_created_at ON stock_document (created_at, id);
    CREATE INDEX stock_document_kind ON stock_document (kind, id) WHERE kind IS NOT NULL;
    CREATE INDEX stock_document_customer_id ON stock_document (customer_id, id) WHERE customer_id IS NOT NULL;
    CREATE INDEX stock_document_scrapped_by ON stock_document (scrapped_by, id) WHERE scrapped_by IS NOT NULL;
    CREATE INDEX stock_document_account ON stock_document (account_id, id);
    CREATE INDEX stock_document_search_text ON stock_document USING gin (search_text gin_trgm_ops);
    CREATE INDEX stock_document_search_bigrams ON stock_document USING gin (search_bigrams);
    CREATE INDEX stock_document_to_warehouse_id ON stock_document (to_warehouse_id, id) WHERE to_warehouse_id IS NOT NULL;
    CREATE INDEX stock_document_allocation_id ON stock_document (allocation_id, id) WHERE allocation_id IS NOT NULL;
    CREATE INDEX stock_document_arrival_id ON stock_document (arrival_id, id) WHERE arrival_id IS NOT NULL;
    CREATE INDEX stock_document_returns ON stock_document (returns_id) WHERE returns_id IS NOT NULL;
    -- A paid line of an order becomes one stock-out of type sale, however often its payment is reported. One whose
    -- stock-out came to nothing gets another: one of them is alive at a time (0 pending, 1 approved).
    CREATE UNIQUE INDEX stock_document_order_line_uq ON stock_document (order_line_id)
      WHERE order_line_id IS NOT NULL AND status IN (0, 1);
    CREATE INDEX stock_document_order_line ON stock_document (order_line_id, id) WHERE order_line_id IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON stock_document FROM fovea_app;
    CREATE TRIGGER stock_document_in_move BEFORE UPDATE OF status ON stock_document FOR EACH ROW
      WHEN (OLD.type = 11 AND OLD.status IS DISTINCT FROM NEW.status)
      EXECUTE FUNCTION refuse_move('stock_in', 'status');
    CREATE TRIGGER stock_document_out_move BEFORE UPDATE OF status ON stock_document FOR EACH ROW
      WHEN (OLD.type BETWEEN 21 AND 29 AND OLD.status IS DISTINCT FROM NEW.status)
      EXECUTE FUNCTION refuse_move('stock_out', 'status');
    CREATE TRIGGER stock_document_audit_move BEFORE UPDATE OF audit_status ON stock_document FOR EACH ROW
      WHEN (true AND OLD.audit_status IS DISTINCT FROM NEW.audit_status)
      EXECUTE FUNCTION refuse_move('stock_approval', 'audit_status');
    -- What was sent stays what it was; only what was lent becomes a sale, once it is out.
    CREATE TRIGGER stock_document_append_only BEFORE UPDATE OF type, company_id, kind, warehouse_id, currency,
      customer_id, quantity, line_count, value_amount, account_id, created_at, to_warehouse_id,
      allocation_id ON stock_document FOR EACH ROW
      WHEN ((OLD.company_id, OLD.kind, OLD.warehouse_id, OLD.currency, OLD.customer_id, OLD.quantity, OLD.line_count,
        OLD.value_amount, OLD.account_id, OLD.created_at, OLD.to_warehouse_id, OLD.allocation_id)
        IS DISTINCT FROM (NEW.company_id, NEW.kind, NEW.warehouse_id, NEW.currency, NEW.customer_id, NEW.quantity,
          NEW.line_count, NEW.value_amount, NEW.account_id, NEW.created_at, NEW.to_warehouse_id, NEW.allocation_id)
        OR OLD.type <> NEW.type AND NOT (OLD.type IN (22, 23) AND NEW.type = 21 AND OLD.status = 1))
      EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER stock_document_allocation_move BEFORE UPDATE OF status ON stock_document FOR EACH ROW
      WHEN (OLD.type = 31 AND OLD.status IS DISTINCT FROM NEW.status)
      EXECUTE FUNCTION refuse_move('allocation', 'status');
    CREATE TRIGGER stock_document_arrival_append_only BEFORE UPDATE OF arrival_id ON stock_document FOR EACH ROW
      WHEN (OLD.arrival_id IS DISTINCT FROM NEW.arrival_id) EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER stock_document_order_append_only BEFORE UPDATE OF order_line_id ON stock_document FOR EACH ROW
      WHEN (OLD.order_line_id IS DISTINCT FROM NEW.order_line_id) EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER stock_document_returns_append_only BEFORE UPDATE OF returns_id ON stock_document FOR EACH ROW
      WHEN (OLD.returns_id IS DISTINCT FROM NEW.returns_id) EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER stock_document_moved BEFORE UPDATE OF status, audit_status ON stock_document FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.audit_status IS DISTINCT FROM NEW.audit_status)
        EXECUTE FUNCTION note_move();
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('stock_in', NULL, 0), ('stock_in', -1, -1), ('stock_in', -1, 9), ('stock_in', 0, -1), ('stock_in', 0, 0),
      ('stock_in', 0, 1), ('stock_in', 0, 9), ('stock_in', 1, 1), ('stock_in', 1, 9);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('stock_out', NULL, 0), ('stock_out', -1, 9), ('stock_out', 0, -1), ('stock_out', 0, 1), ('stock_out', 0, 9),
      ('stock_out', 1, 1), ('stock_out', 1, 9);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('stock_approval', NULL, 0), ('stock_approval', 0, -2), ('stock_approval', 0, -1), ('stock_approval', 0, 0),
      ('stock_approval', 0, 1);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('allocation', NULL, 0), ('allocation', 0, -1), ('allocation', 0, 1), ('allocation', 0, 9),
      ('allocation', 1, 2), ('allocation', 1, 9), ('allocation', 2, 2), ('allocation', 2, 3), ('allocation', 2, 4),
      ('allocation', 2, 5), ('allocation', 2, 9), ('allocation', 3, 4), ('allocation', 3, 9), ('allocation', 4, 3),
      ('allocation', 4, 4), ('allocation', 4, 9), ('allocation', 5, 2);
  `);
  await withhold(db, 'stock_document', {
    always: ['created_at', 'tx', 'moved_from', 'moved_tx'],
    onInsert: ['scrapped_at'],
  });
  await dateByClock(db, 'stock_document', 'scrapped_at');
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
      -- Of one, in minor units; what goes out has the recorded cost.
      unit_cost_amount bigint CONSTRAINT stock_document_line_cost_ck CHECK (unit_cost_amount >= 0),
      goods_id bigint,
      -- Of the listing, and so of the document.
      company_id bigint,
      -- The listing is put on the shelf with it.
      is_published boolean NOT NULL DEFAULT false,
      CONSTRAINT stock_document_line_pk PRIMARY KEY (document_id, line),
      CONSTRAINT stock_document_line_piece_ck CHECK (serial_number IS NULL OR quantity = 1),
      CONSTRAINT stock_document_line_listing_ck CHECK ((goods_id IS NULL) = (company_id IS NULL)),
      CONSTRAINT stock_document_line_published_ck CHECK (NOT is_published OR goods_id IS NOT NULL),
      -- What goes out has no cost of its own: only a stock-in names a listing.
      CONSTRAINT stock_document_line_restock_ck CHECK (goods_id IS NULL OR unit_cost_amount IS NOT NULL),
      CONSTRAINT stock_document_line_company_fk FOREIGN KEY (company_id, document_id)
        REFERENCES stock_document (company_id, id),
      CONSTRAINT stock_document_line_goods_fk FOREIGN KEY (goods_id, company_id) REFERENCES goods (id, company_id),
      CONSTRAINT stock_document_line_listing_fk FOREIGN KEY (goods_id, product_id) REFERENCES goods (id, product_id)
    );
    CREATE UNIQUE INDEX stock_document_line_serial_uq
      ON stock_document_line (document_id, product_id, upper(normalize(serial_number, NFKC)))
      WHERE serial_number IS NOT NULL;
    CREATE INDEX stock_document_line_product ON stock_document_line (product_id);
    CREATE INDEX stock_document_line_bin ON stock_document_line (bin_id) WHERE bin_id IS NOT NULL;
    CREATE INDEX stock_document_line_goods ON stock_document_line (goods_id) WHERE goods_id IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_document_line FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE stock_document_file (
      document_id bigint NOT NULL
        CONSTRAINT stock_document_file_document_fk REFERENCES stock_document (id),
      -- 1 to 20 pictures; 0 the video.
      sort smallint NOT NULL CONSTRAINT stock_document_file_sort_ck CHECK (sort BETWEEN 0 AND 20),
      file_id bigint NOT NULL CONSTRAINT stock_document_file_file_fk REFERENCES file (id),
      CONSTRAINT stock_document_file_pk PRIMARY KEY (document_id, sort),
      CONSTRAINT stock_document_file_once_uq UNIQUE (document_id, file_id)
    );
    CREATE INDEX stock_document_file_file ON stock_document_file (file_id);
  `);
  await db.query(`
    -- With whom goods were exchanged, as they were at that moment, kept with the document.
    CREATE TABLE stock_partner (
      document_id bigint CONSTRAINT stock_partner_pk PRIMARY KEY
        CONSTRAINT stock_partner_document_fk REFERENCES stock_document (id),
      name text NOT NULL CONSTRAINT stock_partner_name_ck CHECK (name <> ''),
      address text NOT NULL,
      phone text NOT NULL,
      licence_kind text NOT NULL,
      licence_number text NOT NULL,
      licence_valid_until date,
      kept_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_partner FROM fovea_app;
    CREATE TRIGGER stock_partner_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_partner
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'stock_partner', { always: ['kept_at'] });
  await db.query(`
    -- What is on its way between warehouses.
    CREATE TABLE stock_transit (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_transit_pk PRIMARY KEY,
      -- Of the warehouse it goes to, and of the one it comes from.
      stock_id bigint NOT NULL CONSTRAINT stock_transit_stock_fk REFERENCES stock (id),
      from_stock_id bigint NOT NULL CONSTRAINT stock_transit_from_fk REFERENCES stock (id),
      serial_unit_id bigint CONSTRAINT stock_transit_unit_fk REFERENCES serial_unit (id),
      -- The part it was taken from: its lot and expiry go with it.
      part_id bigint CONSTRAINT stock_transit_part_fk REFERENCES stock_part (id),
      quantity int NOT NULL CONSTRAINT stock_transit_quantity_ck CHECK (quantity > 0),
      -- What it cost when it was sent, in minor units, and how much of that is no longer on its way.
      cost_amount bigint NOT NULL CONSTRAINT stock_transit_cost_ck CHECK (cost_amount >= 0),
      settled_amount bigint NOT NULL DEFAULT 0,
      -- What became of it so far; the rest is on its way.
      received int NOT NULL DEFAULT 0,
      returned int NOT NULL DEFAULT 0,
      lost int NOT NULL DEFAULT 0,
      -- What it belongs to: the allocation.
      holder_type text NOT NULL CONSTRAINT stock_transit_holder_ck CHECK (holder_type ~ '^[a-z_]{3,40}$'),
      holder_id bigint NOT NULL,
      line smallint NOT NULL CONSTRAINT stock_transit_line_ck CHECK (line > 0),
      CONSTRAINT stock_transit_what_ck CHECK (num_nonnulls(serial_unit_id, part_id) = 1),
      CONSTRAINT stock_transit_piece_ck CHECK (serial_unit_id IS NULL OR quantity = 1),
      CONSTRAINT stock_transit_places_ck CHECK (stock_id <> from_stock_id),
      CONSTRAINT stock_transit_left_ck CHECK (
        least(received, returned, lost) >= 0 AND received::bigint + returned + lost <= quantity),
      CONSTRAINT stock_transit_settled_ck CHECK (settled_amount BETWEEN 0 AND cost_amount
        AND (received + returned + lost < quantity OR settled_amount = cost_amount)),
      CONSTRAINT stock_transit_once_uq UNIQUE (holder_type, holder_id, line)
    );
    CREATE UNIQUE INDEX stock_transit_unit_uq ON stock_transit (serial_unit_id)
      WHERE received + returned + lost < quantity;
    CREATE INDEX stock_transit_stock_id ON stock_transit (stock_id, id);
    CREATE INDEX stock_transit_from_stock_id ON stock_transit (from_stock_id, id);
    CREATE INDEX stock_transit_serial_unit_id ON stock_transit (serial_unit_id, id) WHERE serial_unit_id IS NOT NULL;
    CREATE INDEX stock_transit_part_id ON stock_transit (part_id, id) WHERE part_id IS NOT NULL;
    -- What was sent stays what it was.
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_transit FROM fovea_app;
    GRANT UPDATE (settled_amount, received, returned, lost) ON stock_transit TO fovea_app;
  `);
  await db.query(`
    -- Goods that leave: what an approved stock-out took out, on its way to the receiver.
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
      -- 0: collected by the receiver.
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
    );
    CREATE INDEX send_company_id ON send (company_id, id);
    CREATE INDEX send_status ON send (status, id);
    CREATE INDEX send_created_at ON send (created_at, id);
    CREATE INDEX send_sent_at ON send (sent_at, id);
    CREATE INDEX send_document_id ON send (document_id, id);
    CREATE INDEX send_account_id ON send (account_id, id);
    CREATE INDEX send_customer_id ON send (customer_id, id) WHERE customer_id IS NOT NULL;
    CREATE INDEX send_logistics ON send (logistics_code) WHERE logistics_code <> '';
    CREATE INDEX send_receiver ON send USING gin (lower(normalize(receiver_name, NFKC)) gin_trgm_ops);
    REVOKE DELETE, TRUNCATE ON send FROM fovea_app;
    CREATE TRIGGER send_move BEFORE UPDATE OF status ON send FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('send', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('send', NULL, 0), ('send', 0, 1), ('send', 0, 9), ('send', 1, 2), ('send', 1, 3);
  `);
  await db.query(`
    CREATE TABLE send_line (
      send_id bigint NOT NULL CONSTRAINT send_line_send_fk REFERENCES send (id),
      line smallint NOT NULL CONSTRAINT send_line_line_ck CHECK (line BETWEEN 1 AND 500),
      -- The line of the stock-out that it belongs to.
      document_id bigint NOT NULL,
      document_line smallint NOT NULL,
      product_id bigint NOT NULL CONSTRAINT send_line_product_fk REFERENCES product (id),
      quantity int NOT NULL CONSTRAINT send_line_quantity_ck CHECK (quantity BETWEEN 1 AND 1000000),
      serial_number text,
      CONSTRAINT send_line_pk PRIMARY KEY (send_id, line),
      CONSTRAINT send_line_once_uq UNIQUE (send_id, document_line),
      CONSTRAINT send_line_document_fk FOREIGN KEY (document_id, document_line)
        REFERENCES stock_document_line (document_id, line)
    );
    CREATE INDEX send_line_document ON send_line (document_id, document_line);
    CREATE INDEX send_line_product ON send_line (product_id);
  `);
  await db.query(`
    CREATE TABLE send_file (
      send_id bigint NOT NULL CONSTRAINT send_file_send_fk REFERENCES send (id),
      sort smallint NOT NULL CONSTRAINT send_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
      file_id bigint NOT NULL CONSTRAINT send_file_file_fk REFERENCES file (id),
      CONSTRAINT send_file_pk PRIMARY KEY (send_id, sort),
      CONSTRAINT send_file_once_uq UNIQUE (send_id, file_id)
    );
    CREATE INDEX send_file_file ON send_file (file_id);
  `);
  await belongs(
    db,
    'stock_document_line',
    `EXISTS (SELECT FROM stock_document p WHERE p.id = a.document_id AND p.tx = pg_current_xact_id())`,
  );
  await belongs(
    db,
    'stock_partner',
    `EXISTS (
    SELECT FROM stock_document p WHERE p.id = a.document_id AND p.moved_tx = pg_current_xact_id() AND p.audit_status = 1)`,
  );
  await belongsAtCommit(
    db,
    'stock_transit',
    `NEW.holder_type = 'stock_document' AND EXISTS (
    SELECT FROM stock_document p WHERE p.id = NEW.holder_id AND p.moved_tx = pg_current_xact_id())`,
  );
}
