import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and the written table of their moves (O1, O3, A5). */
export class CreateOrder1763600500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE SEQUENCE order_no_seq`);
    await db.query(`
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
        refund_switch smallint NOT NULL DEFAULT 0 CONSTRAINT orders_refund_switch_ck CHECK (refund_switch IN (0, 1)),
        pay_deadline timestamptz,
        reminders_sent smallint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT orders_total_ck CHECK (total = goods_total + freight + tax),
        CONSTRAINT orders_auction_once_uq UNIQUE (auction_id, buyer_id)
      )`);
    await db.query(`CREATE INDEX orders_buyer ON orders (buyer_id, id DESC)`);
    await db.query(`CREATE INDEX orders_buyer_status ON orders (buyer_id, status, id DESC)`);
    await db.query(`CREATE INDEX orders_company_status ON orders (company_id, status, id DESC)`);
    await db.query(`CREATE INDEX orders_seller ON orders (seller_id, id DESC)`);
    await db.query(`CREATE INDEX orders_unpaid ON orders (pay_deadline) WHERE status = 10`);
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
        CONSTRAINT order_line_pk PRIMARY KEY (order_id, line)
      )`);
    await db.query(`CREATE INDEX order_line_goods ON order_line (goods_id)`);
    await db.query(`
      CREATE TABLE order_transition (
        from_status smallint NOT NULL,
        to_status smallint NOT NULL,
        CONSTRAINT order_transition_pk PRIMARY KEY (from_status, to_status)
      )`);
    // From 0: placement. The later moves come with the calls that make them.
    await db.query(`INSERT INTO order_transition VALUES (0, 10), (10, 60)`);
    await db.query(`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON order_transition FROM fovea_app`);
    await db.query(`
      CREATE TABLE order_history (
        order_id bigint NOT NULL CONSTRAINT order_history_order_fk REFERENCES orders (id),
        seq smallint NOT NULL,
        from_status smallint NOT NULL,
        to_status smallint NOT NULL,
        actor_id bigint CONSTRAINT order_history_actor_fk REFERENCES account (id),
        reason text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT order_history_pk PRIMARY KEY (order_id, seq),
        CONSTRAINT order_history_transition_fk FOREIGN KEY (from_status, to_status)
          REFERENCES order_transition (from_status, to_status)
      )`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON order_history FROM fovea_app`);

    await db.query(`
      CREATE FUNCTION orders_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'order %: %', OLD.id, TG_ARGV[1]
          USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0];
      END $$`);
    // O1: what was agreed at placement stays.
    await db.query(`
      CREATE TRIGGER orders_placement_fixed BEFORE UPDATE ON orders FOR EACH ROW
      WHEN ((OLD.order_no, OLD.buyer_id, OLD.seller_id, OLD.auction_id, OLD.currency, OLD.goods_total, OLD.total)
            IS DISTINCT FROM
            (NEW.order_no, NEW.buyer_id, NEW.seller_id, NEW.auction_id, NEW.currency, NEW.goods_total, NEW.total))
      EXECUTE FUNCTION orders_refuse_change('orders_placement_fixed_ck', 'fixed at placement')`);
    // O3: a move must be in the written table.
    await db.query(`
      CREATE FUNCTION orders_check_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM order_transition WHERE from_status = OLD.status AND to_status = NEW.status) THEN
          RAISE EXCEPTION 'order %: no move from % to %', OLD.id, OLD.status, NEW.status
            USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_move_ck';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER orders_move BEFORE UPDATE ON orders FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION orders_check_move()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE order_history, order_transition, order_line, orders`);
    await db.query(`DROP SEQUENCE order_no_seq`);
    await db.query(`DROP FUNCTION orders_refuse_change()`);
    await db.query(`DROP FUNCTION orders_check_move()`);
  }
}
