import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs } from '../row-guards.js';

/** Orders and what is paid together. */
export async function createOrders(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE SEQUENCE order_no_seq;
  `);
  await db.query(`
    -- Orders that are paid together.
    CREATE TABLE payment_group (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_group_pk PRIMARY KEY,
      buyer_id bigint NOT NULL CONSTRAINT payment_group_buyer_fk REFERENCES account (id),
      currency char(3) NOT NULL CONSTRAINT payment_group_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT payment_group_buyer_uq UNIQUE (id, buyer_id, currency)
    );
    CREATE INDEX payment_group_of_buyer ON payment_group (buyer_id, id DESC);
    REVOKE UPDATE, DELETE, TRUNCATE ON payment_group FROM fovea_app;
  `);
  await withhold(db, 'payment_group', { always: ['created_at', 'tx'] });
  await db.query(`
    -- Orders (O1, O3, A5).
    CREATE TABLE orders (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT orders_pk PRIMARY KEY,
      order_no text NOT NULL CONSTRAINT orders_order_no_uq UNIQUE,
      buyer_id bigint NOT NULL CONSTRAINT orders_buyer_fk REFERENCES account (id),
      seller_id bigint NOT NULL CONSTRAINT orders_seller_fk REFERENCES account (id),
      company_id bigint CONSTRAINT orders_company_fk REFERENCES company (id),
      auction_id bigint CONSTRAINT orders_auction_fk REFERENCES auction (id),
      currency char(3) NOT NULL CONSTRAINT orders_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      goods_total bigint NOT NULL CONSTRAINT orders_goods_total_ck CHECK (goods_total > 0),
      freight bigint NOT NULL DEFAULT 0 CONSTRAINT orders_freight_ck CHECK (freight >= 0),
      tax bigint NOT NULL DEFAULT 0 CONSTRAINT orders_tax_ck CHECK (tax >= 0),
      total bigint NOT NULL,
      deposit bigint NOT NULL DEFAULT 0 CONSTRAINT orders_deposit_ck CHECK (deposit >= 0),
      status smallint NOT NULL DEFAULT 10,
      pay_type smallint,
      delivery_type smallint,
      refund_switch smallint NOT NULL DEFAULT 1 CONSTRAINT orders_refund_switch_ck CHECK (refund_switch IN (0, 1)),
      pay_deadline timestamptz,
      reminders_sent smallint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      captured bigint NOT NULL DEFAULT 0,
      refunded bigint NOT NULL DEFAULT 0,
      -- 1 shop, 2 auction, 3 bargain, 4 by staff for a customer.
      source smallint NOT NULL DEFAULT 1 CONSTRAINT orders_source_ck CHECK (source BETWEEN 1 AND 4),
      placed_by bigint CONSTRAINT orders_placed_by_fk REFERENCES account (id),
      payment_group_id bigint,
      -- The buyer's remark to the seller.
      remark text NOT NULL DEFAULT '' CONSTRAINT orders_remark_ck CHECK (length(remark) <= 500),
      -- When the state is left by itself; and the time left when the clock was stopped.
      clock_at timestamptz,
      clock_left interval
        CONSTRAINT orders_clock_left_ck CHECK (clock_left >= interval '0'),
      received_at timestamptz,
      -- How often its merchant was reminded to ship.
      ship_reminders smallint NOT NULL DEFAULT 0
        CONSTRAINT orders_ship_reminders_ck CHECK (ship_reminders BETWEEN 0 AND 2),
      -- The last time that its packing list was given out.
      packed_at timestamptz,
      crate_price bigint NOT NULL DEFAULT 0 CONSTRAINT orders_crate_price_ck CHECK (crate_price >= 0),
      export_price bigint NOT NULL DEFAULT 0 CONSTRAINT orders_export_price_ck CHECK (export_price >= 0),
      -- By which ways its seller is paid, as it was placed.
      pay_types smallint[] NOT NULL DEFAULT '{1,2,3,4}'
        CONSTRAINT orders_pay_types_ck CHECK (pay_types <@ '{1,2,3,4}' AND cardinality(pay_types) > 0),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      moved_from smallint,
      moved_tx xid8,
      CONSTRAINT orders_total_ck CHECK (total = goods_total + freight + tax),
      CONSTRAINT orders_auction_once_uq UNIQUE (auction_id, buyer_id),
      CONSTRAINT orders_buyer_uq UNIQUE (id, buyer_id),
      CONSTRAINT orders_company_uq UNIQUE (company_id, id),
      CONSTRAINT orders_refunded_ck CHECK (0 <= refunded AND refunded <= captured),
      CONSTRAINT orders_payment_group_fk FOREIGN KEY (payment_group_id, buyer_id, currency)
        REFERENCES payment_group (id, buyer_id, currency),
      CONSTRAINT orders_of_group_uq UNIQUE (id, payment_group_id),
      CONSTRAINT orders_freight_parts_ck CHECK (crate_price + export_price <= freight)
    );
    CREATE INDEX orders_buyer ON orders (buyer_id, id DESC);
    CREATE INDEX orders_buyer_status ON orders (buyer_id, status, id DESC);
    CREATE INDEX orders_company_status ON orders (company_id, status, id DESC);
    CREATE INDEX orders_seller ON orders (seller_id, id DESC);
    CREATE INDEX orders_unpaid ON orders (pay_deadline) WHERE status = 10;
    CREATE INDEX orders_payment_group ON orders (payment_group_id, buyer_id, currency) WHERE payment_group_id IS NOT NULL;
    CREATE INDEX orders_placed_by ON orders (placed_by) WHERE placed_by IS NOT NULL;
    CREATE INDEX orders_company_created_at ON orders (company_id, created_at, id);
    CREATE INDEX orders_created_at ON orders (created_at, id);
    CREATE INDEX orders_status ON orders (status, id);
    CREATE INDEX orders_pay_type ON orders (pay_type, id);
    CREATE INDEX orders_delivery_type ON orders (delivery_type, id);
    CREATE INDEX orders_clock ON orders (status, clock_at) WHERE clock_at IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON orders FROM fovea_app;
    CREATE TRIGGER orders_move BEFORE UPDATE OF status ON orders FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('order', 'status');
    CREATE TRIGGER orders_moved BEFORE UPDATE OF status ON orders FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_move();
    ALTER TABLE merchant_mark ADD CONSTRAINT merchant_mark_order_fk FOREIGN KEY (order_id) REFERENCES orders (id);
    ALTER TABLE capture ADD CONSTRAINT capture_group_fk FOREIGN KEY (subject_id, payment_group_id) REFERENCES orders (id,
      payment_group_id);
    ALTER TABLE transfer ADD CONSTRAINT transfer_order_fk FOREIGN KEY (order_id) REFERENCES orders (id);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('order', NULL, 10), ('order', NULL, 20), ('order', 10, 11), ('order', 10, 20), ('order', 10, 60),
      ('order', 11, 10), ('order', 11, 20), ('order', 12, 20), ('order', 12, 70), ('order', 20, 12),
      ('order', 20, 30), ('order', 20, 70), ('order', 30, 20), ('order', 30, 40), ('order', 30, 70),
      ('order', 40, 50), ('order', 40, 70), ('order', 50, 70), ('order', 70, 20), ('order', 70, 30),
      ('order', 70, 40), ('order', 70, 50), ('order', 70, 71);
  `);
  await withhold(db, 'orders', { always: ['created_at', 'tx', 'moved_from', 'moved_tx'] });
  await db.query(`
    CREATE TABLE order_line (
      order_id bigint NOT NULL CONSTRAINT order_line_order_fk REFERENCES orders (id),
      line smallint NOT NULL,
      goods_id bigint NOT NULL CONSTRAINT order_line_goods_fk REFERENCES goods (id),
      goods_name_c text NOT NULL,
      goods_name_e text NOT NULL,
      goods_name_j text NOT NULL,
      image_key text,
      quantity int NOT NULL CONSTRAINT order_line_quantity_ck CHECK (quantity > 0),
      unit_price bigint NOT NULL CONSTRAINT order_line_unit_price_ck CHECK (unit_price > 0),
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT order_line_id_uq UNIQUE,
      bargain_id bigint CONSTRAINT order_line_bargain_uq UNIQUE,
      bargain_buyer_id bigint,
      -- Pieces never sent and not owed any more; pieces sent and returned.
      released int NOT NULL DEFAULT 0,
      returned int NOT NULL DEFAULT 0,
      CONSTRAINT order_line_pk PRIMARY KEY (order_id, line),
      CONSTRAINT order_line_bargain_ck CHECK ((bargain_id IS NULL) = (bargain_buyer_id IS NULL)),
      CONSTRAINT order_line_bargain_buyer_fk FOREIGN KEY (bargain_buyer_id, order_id) REFERENCES orders (buyer_id, id),
      CONSTRAINT order_line_pieces_ck
        CHECK (released >= 0 AND returned >= 0 AND released + returned <= quantity)
    );
    CREATE INDEX order_line_goods ON order_line (goods_id);
    -- A line stays as it was ordered, except for what is bargained, sent and returned of it.
    REVOKE UPDATE, DELETE, TRUNCATE ON order_line FROM fovea_app;
    GRANT UPDATE (bargain_id, bargain_buyer_id, released, returned) ON order_line TO fovea_app;
  `);
  await db.query(`
    CREATE TABLE order_history (
      order_id bigint NOT NULL CONSTRAINT order_history_order_fk REFERENCES orders (id),
      seq smallint NOT NULL,
      from_status smallint NOT NULL,
      to_status smallint NOT NULL,
      actor_id bigint CONSTRAINT order_history_actor_fk REFERENCES account (id),
      reason text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      machine text GENERATED ALWAYS AS ('order') STORED,
      -- From 0 an order was placed.
      from_key smallint GENERATED ALWAYS AS (
        CASE WHEN from_status = 0 THEN -32768 ELSE from_status END) STORED,
      CONSTRAINT order_history_pk PRIMARY KEY (order_id, seq),
      CONSTRAINT order_history_transition_fk FOREIGN KEY (machine, from_key, to_status)
        REFERENCES state_transition (machine, from_key, to_status)
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON order_history FROM fovea_app;
  `);
  await withhold(db, 'order_history', { always: ['created_at'] });
  await db.query(`
    CREATE TABLE order_address (
      order_id bigint CONSTRAINT order_address_pk PRIMARY KEY CONSTRAINT order_address_order_fk REFERENCES orders (id),
      name text NOT NULL,
      country char(2) NOT NULL,
      province text,
      city text NOT NULL,
      district text,
      street text NOT NULL,
      house_number text,
      building text,
      postal_code text,
      mobile text,
      telephone text,
      tx xid8 NOT NULL DEFAULT pg_current_xact_id()
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON order_address FROM fovea_app;
  `);
  await withhold(db, 'order_address', { always: ['tx'] });
  await db.query(`
    CREATE TABLE order_tax (
      order_id bigint NOT NULL CONSTRAINT order_tax_order_fk REFERENCES orders (id),
      -- In hundredths of a percent.
      rate int NOT NULL CONSTRAINT order_tax_rate_ck CHECK (rate BETWEEN 0 AND 10000),
      base bigint NOT NULL CONSTRAINT order_tax_base_ck CHECK (base > 0),
      tax bigint NOT NULL,
      CONSTRAINT order_tax_pk PRIMARY KEY (order_id, rate),
      CONSTRAINT order_tax_floor_ck CHECK (tax = base * rate / 10000)
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON order_tax FROM fovea_app;
  `);
  await db.query(`
    -- Remarks of staff among themselves.
    CREATE TABLE order_note (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT order_note_pk PRIMARY KEY,
      order_id bigint NOT NULL CONSTRAINT order_note_order_fk REFERENCES orders (id),
      author_id bigint NOT NULL CONSTRAINT order_note_author_fk REFERENCES account (id),
      content text NOT NULL CONSTRAINT order_note_content_ck CHECK (length(content) BETWEEN 1 AND 1000),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX order_note_order ON order_note (order_id, id);
    CREATE INDEX order_note_author ON order_note (author_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON order_note FROM fovea_app;
  `);
  await withhold(db, 'order_note', { always: ['created_at'] });
  await db.query(`
    CREATE FUNCTION orders_refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      RAISE EXCEPTION 'order %: %', OLD.id, TG_ARGV[1]
        USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0];
    END $$;
    -- O1: what was agreed at placement is fixed.
    CREATE TRIGGER orders_placement_fixed BEFORE UPDATE ON orders FOR EACH ROW
      WHEN ((OLD.order_no, OLD.buyer_id, OLD.seller_id, OLD.auction_id, OLD.currency, OLD.goods_total)
        IS DISTINCT FROM (NEW.order_no, NEW.buyer_id, NEW.seller_id, NEW.auction_id, NEW.currency, NEW.goods_total))
      EXECUTE FUNCTION orders_refuse_change('orders_placement_fixed_ck', 'fixed at placement');
    CREATE TRIGGER orders_pay_types_fixed BEFORE UPDATE OF pay_types ON orders FOR EACH ROW
      WHEN (OLD.pay_types <> NEW.pay_types)
      EXECUTE FUNCTION orders_refuse_change('orders_placement_fixed_ck', 'fixed at placement');
  `);
  await db.query(`
    -- The order of a lot has its total once its buyer has given the address.
    CREATE FUNCTION orders_fix_total() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF OLD.auction_id IS NULL OR OLD.status <> 10
         OR EXISTS (SELECT FROM order_address a WHERE a.order_id = OLD.id) THEN
        RAISE EXCEPTION 'order %: its total is fixed', OLD.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_placement_fixed_ck';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER orders_total_fixed BEFORE UPDATE ON orders FOR EACH ROW
      WHEN ((OLD.freight, OLD.tax, OLD.total, OLD.crate_price, OLD.export_price) IS DISTINCT FROM (NEW.freight, NEW.tax,
        NEW.total, NEW.crate_price, NEW.export_price))
      EXECUTE FUNCTION orders_fix_total();
  `);
  await belongs(
    db,
    'orders',
    `a.payment_group_id IS NULL OR EXISTS (SELECT FROM payment_group p WHERE p.id = a.payment_group_id AND p.tx = pg_current_xact_id())`,
  );
  await belongs(
    db,
    'order_line',
    `EXISTS (SELECT FROM orders p WHERE p.id = a.order_id AND p.tx = pg_current_xact_id())`,
  );
  // One move is one row: the next starts where the last one ended.
  await belongs(
    db,
    'order_history',
    `EXISTS (
      SELECT FROM orders p WHERE p.id = a.order_id AND p.status = a.to_status
        AND CASE a.from_key WHEN -32768 THEN p.tx = pg_current_xact_id() AND p.moved_tx IS NULL
          ELSE p.moved_tx = pg_current_xact_id() AND p.moved_from = a.from_key END)
    -- One move is one row: the next goes on from where the last one came to.
    AND NOT EXISTS (
      SELECT FROM (SELECT h.from_key, h.to_status FROM order_history h
        WHERE h.order_id = a.order_id AND h.seq < a.seq ORDER BY h.seq DESC LIMIT 1) last
      WHERE (last.from_key, last.to_status) = (a.from_key, a.to_status) AND a.from_key <> a.to_status)`,
  );
  // What was won gets its address when its buyer settles it, before it is paid.
  await belongs(
    db,
    'order_address',
    `EXISTS (
    SELECT FROM orders p WHERE p.id = a.order_id
      AND (p.tx = pg_current_xact_id() OR p.auction_id IS NOT NULL AND p.status = 10))`,
  );
  await belongs(
    db,
    'order_tax',
    `EXISTS (SELECT FROM order_address p WHERE p.order_id = a.order_id AND p.tx = pg_current_xact_id())`,
  );
}
