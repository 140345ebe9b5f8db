import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, dateByClock } from '../row-guards.js';

/** Bargains. */
export async function createBargains(db: QueryRunner): Promise<void> {
  await db.query(`
    -- A buyer and a merchant bargain about goods; the price they agree on is used by one order (O5).
    CREATE TABLE bargain (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bargain_pk PRIMARY KEY,
      goods_id bigint NOT NULL CONSTRAINT bargain_goods_fk REFERENCES goods (id),
      company_id bigint,
      seller_id bigint NOT NULL CONSTRAINT bargain_seller_fk REFERENCES account (id),
      buyer_id bigint NOT NULL CONSTRAINT bargain_buyer_fk REFERENCES account (id),
      quantity int NOT NULL CONSTRAINT bargain_quantity_ck CHECK (quantity BETWEEN 1 AND 999),
      currency char(3) NOT NULL CONSTRAINT bargain_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- Of one piece, in minor units: the list price when the thread began, the buyer's last offer, the merchant's.
      price bigint NOT NULL CONSTRAINT bargain_price_ck CHECK (price BETWEEN 1 AND 10000000000000),
      buyer_price bigint NOT NULL CONSTRAINT bargain_buyer_price_ck CHECK (buyer_price >= 1 AND buyer_price < price),
      merchant_price bigint
        CONSTRAINT bargain_merchant_price_ck CHECK (merchant_price > buyer_price AND merchant_price <= price),
      -- The newest of the two: what is on the table, and in the end what was agreed.
      offer_price bigint NOT NULL,
      offers smallint NOT NULL DEFAULT 1 CONSTRAINT bargain_offers_ck CHECK (offers BETWEEN 1 AND 10),
      status smallint NOT NULL DEFAULT 10,
      remark text NOT NULL DEFAULT '',
      terms_agreed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      expired_at timestamptz NOT NULL,
      ended_at timestamptz,
      -- Who ended it; null: time did.
      ended_by bigint CONSTRAINT bargain_ended_by_fk REFERENCES account (id),
      reason text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      offered_tx xid8,
      CONSTRAINT bargain_own_ck CHECK (buyer_id <> seller_id),
      CONSTRAINT bargain_company_fk FOREIGN KEY (company_id, goods_id) REFERENCES goods (company_id, id),
      CONSTRAINT bargain_turn_ck CHECK (
        offer_price = CASE WHEN offers % 2 = 1 THEN buyer_price ELSE merchant_price END
        AND (status <> 10 OR offers % 2 = 1) AND (status <> 20 OR offers % 2 = 0)),
      CONSTRAINT bargain_ended_ck CHECK ((status >= 40) = (ended_at IS NOT NULL)),
      CONSTRAINT bargain_ended_by_ck CHECK (ended_by IS NULL OR ended_at IS NOT NULL),
      CONSTRAINT bargain_void_ck CHECK (reason IS NULL OR status = 61),
      CONSTRAINT bargain_agreed_uq UNIQUE (id, buyer_id, goods_id, quantity, offer_price)
    );
    -- One open thread per buyer and goods.
    CREATE UNIQUE INDEX bargain_open_uq ON bargain (buyer_id, goods_id) WHERE status IN (10, 20, 30);
    CREATE INDEX bargain_open_expired_at ON bargain (expired_at) WHERE status IN (10, 20, 30);
    CREATE INDEX bargain_open_goods ON bargain (goods_id) WHERE status IN (10, 20, 30);
    CREATE INDEX bargain_of_goods ON bargain (company_id, goods_id);
    CREATE INDEX bargain_buyer ON bargain (buyer_id, id DESC);
    CREATE INDEX bargain_buyer_status ON bargain (buyer_id, status, id DESC);
    CREATE INDEX bargain_buyer_goods ON bargain (buyer_id, goods_id, id DESC);
    CREATE INDEX bargain_company ON bargain (company_id, id);
    CREATE INDEX bargain_company_status ON bargain (company_id, status, id);
    CREATE INDEX bargain_status ON bargain (status, id);
    CREATE INDEX bargain_seller ON bargain (seller_id, id);
    CREATE INDEX bargain_ended_by ON bargain (ended_by) WHERE ended_by IS NOT NULL;
    CREATE INDEX bargain_created_at ON bargain (created_at, id);
    CREATE INDEX bargain_company_created_at ON bargain (company_id, created_at, id);
    REVOKE DELETE, TRUNCATE ON bargain FROM fovea_app;
    CREATE TRIGGER bargain_move BEFORE UPDATE OF status ON bargain FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('bargaining', 'status');
    CREATE TRIGGER bargain_append_only BEFORE UPDATE OF goods_id, company_id, seller_id, buyer_id, quantity, currency,
        price, terms_agreed_at, created_at ON bargain FOR EACH ROW
      WHEN ((OLD.goods_id, OLD.company_id, OLD.seller_id, OLD.buyer_id, OLD.quantity, OLD.currency, OLD.price,
          OLD.terms_agreed_at, OLD.created_at) IS DISTINCT FROM
        (NEW.goods_id, NEW.company_id, NEW.seller_id, NEW.buyer_id, NEW.quantity, NEW.currency, NEW.price,
          NEW.terms_agreed_at, NEW.created_at))
      EXECUTE FUNCTION refuse_change();
    ALTER TABLE order_line ADD CONSTRAINT order_line_bargain_fk FOREIGN KEY (bargain_id, bargain_buyer_id, goods_id,
      quantity, unit_price) REFERENCES bargain (id, buyer_id, goods_id, quantity, offer_price);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('bargaining', NULL, 10), ('bargaining', 10, 20), ('bargaining', 10, 30), ('bargaining', 10, 50),
      ('bargaining', 10, 51), ('bargaining', 10, 60), ('bargaining', 10, 61), ('bargaining', 20, 10),
      ('bargaining', 20, 30), ('bargaining', 20, 50), ('bargaining', 20, 51), ('bargaining', 20, 60),
      ('bargaining', 20, 61), ('bargaining', 30, 40), ('bargaining', 30, 60), ('bargaining', 30, 61);
  `);
  await withhold(db, 'bargain', {
    always: ['created_at', 'terms_agreed_at', 'tx', 'offered_tx'],
    onInsert: ['ended_at'],
  });
  await dateByClock(db, 'bargain', 'ended_at');
  await db.query(`
    -- In which transaction an offer was made.
    CREATE FUNCTION note_offer() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      NEW.offered_tx := pg_current_xact_id();
      RETURN NEW;
    END $$;
    CREATE TRIGGER bargain_offered BEFORE UPDATE OF offers ON bargain FOR EACH ROW
      WHEN (NEW.offers > OLD.offers) EXECUTE FUNCTION note_offer();
  `);
  await db.query(`
    -- Offers never change; the buyer makes the first, the third, the fifth.
    CREATE TABLE bargain_offer (
      bargain_id bigint NOT NULL CONSTRAINT bargain_offer_bargain_fk REFERENCES bargain (id),
      seq smallint NOT NULL CONSTRAINT bargain_offer_seq_ck CHECK (seq BETWEEN 1 AND 10),
      account_id bigint NOT NULL CONSTRAINT bargain_offer_account_fk REFERENCES account (id),
      price bigint NOT NULL CONSTRAINT bargain_offer_price_ck CHECK (price >= 1),
      expired_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT bargain_offer_pk PRIMARY KEY (bargain_id, seq)
    );
    CREATE INDEX bargain_offer_account ON bargain_offer (account_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON bargain_offer FROM fovea_app;
  `);
  await withhold(db, 'bargain_offer', { always: ['created_at'] });
  await belongs(
    db,
    'bargain_offer',
    `EXISTS (
    SELECT FROM bargain p WHERE p.id = a.bargain_id AND pg_current_xact_id() IN (p.tx, p.offered_tx)
      AND (p.offers, p.offer_price) = (a.seq, a.price))`,
  );
}
