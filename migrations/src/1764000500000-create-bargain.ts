import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES = [
  [null, 10],
  [10, 20],
  [20, 10],
  [10, 30],
  [20, 30],
  [10, 50],
  [20, 50],
  [10, 51],
  [20, 51],
  [10, 60],
  [20, 60],
  [30, 60],
  [30, 40],
  [10, 61],
  [20, 61],
  [30, 61],
] as const;

/** A buyer and a merchant bargain about goods; the price they agree on serves one order (O5). */
export class CreateBargain1764000500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('bargaining', $1, $2)`,
        [from, to],
      );
    await createThreads(db);
    await createOffers(db);
    await nameBargainsInOrders(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE order_line DROP COLUMN bargain_id, DROP COLUMN bargain_buyer_id`);
    await db.query(`DROP TABLE bargain_offer, bargain`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'bargaining'`);
  }
}

async function createThreads(db: QueryRunner): Promise<void> {
  await db.query(`
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
      -- Who ended it; nobody where time did.
      ended_by bigint CONSTRAINT bargain_ended_by_fk REFERENCES account (id),
      reason text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT bargain_own_ck CHECK (buyer_id <> seller_id),
      CONSTRAINT bargain_company_fk FOREIGN KEY (company_id, goods_id) REFERENCES goods (company_id, id),
      CONSTRAINT bargain_turn_ck CHECK (
        offer_price = CASE WHEN offers % 2 = 1 THEN buyer_price ELSE merchant_price END
        AND (status <> 10 OR offers % 2 = 1) AND (status <> 20 OR offers % 2 = 0)),
      CONSTRAINT bargain_ended_ck CHECK ((status >= 40) = (ended_at IS NOT NULL)),
      CONSTRAINT bargain_ended_by_ck CHECK (ended_by IS NULL OR ended_at IS NOT NULL),
      CONSTRAINT bargain_void_ck CHECK (reason IS NULL OR status = 61),
      CONSTRAINT bargain_agreed_uq UNIQUE (id, buyer_id, goods_id, quantity, offer_price)
    )`);
  // One open thread per buyer and goods.
  await db.query(
    `CREATE UNIQUE INDEX bargain_open_uq ON bargain (buyer_id, goods_id) WHERE status IN (10, 20, 30)`,
  );
  await db.query(`CREATE INDEX bargain_open_expired_at ON bargain (expired_at) WHERE status IN (10, 20, 30)`);
  await db.query(`CREATE INDEX bargain_open_goods ON bargain (goods_id) WHERE status IN (10, 20, 30)`);
  await db.query(`CREATE INDEX bargain_of_goods ON bargain (company_id, goods_id)`);
  await db.query(`CREATE INDEX bargain_buyer ON bargain (buyer_id, id DESC)`);
  await db.query(`CREATE INDEX bargain_buyer_status ON bargain (buyer_id, status, id DESC)`);
  await db.query(`CREATE INDEX bargain_buyer_goods ON bargain (buyer_id, goods_id, id DESC)`);
  await db.query(`CREATE INDEX bargain_company ON bargain (company_id, id)`);
  await db.query(`CREATE INDEX bargain_company_status ON bargain (company_id, status, id)`);
  await db.query(`CREATE INDEX bargain_status ON bargain (status, id)`);
  await db.query(`CREATE INDEX bargain_seller ON bargain (seller_id, id)`);
  await db.query(`CREATE INDEX bargain_ended_by ON bargain (ended_by) WHERE ended_by IS NOT NULL`);
  await db.query(`
    CREATE TRIGGER bargain_move BEFORE UPDATE OF status ON bargain FOR EACH ROW
    WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('bargaining', 'status')`);
  await db.query(`
    CREATE TRIGGER bargain_append_only BEFORE UPDATE OF goods_id, company_id, seller_id, buyer_id, quantity, currency,
      price, terms_agreed_at, created_at ON bargain FOR EACH ROW
    WHEN ((OLD.goods_id, OLD.company_id, OLD.seller_id, OLD.buyer_id, OLD.quantity, OLD.currency, OLD.price,
        OLD.terms_agreed_at, OLD.created_at) IS DISTINCT FROM
      (NEW.goods_id, NEW.company_id, NEW.seller_id, NEW.buyer_id, NEW.quantity, NEW.currency, NEW.price,
        NEW.terms_agreed_at, NEW.created_at))
    EXECUTE FUNCTION refuse_change()`);
  await db.query(`REVOKE DELETE, TRUNCATE ON bargain FROM fovea_app`);
}

/** What was said stays said; the buyer says the first, the third, the fifth. */
async function createOffers(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE bargain_offer (
      bargain_id bigint NOT NULL CONSTRAINT bargain_offer_bargain_fk REFERENCES bargain (id),
      seq smallint NOT NULL CONSTRAINT bargain_offer_seq_ck CHECK (seq BETWEEN 1 AND 10),
      account_id bigint NOT NULL CONSTRAINT bargain_offer_account_fk REFERENCES account (id),
      price bigint NOT NULL CONSTRAINT bargain_offer_price_ck CHECK (price >= 1),
      expired_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT bargain_offer_pk PRIMARY KEY (bargain_id, seq)
    )`);
  await db.query(`CREATE INDEX bargain_offer_account ON bargain_offer (account_id)`);
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON bargain_offer FROM fovea_app`);
}

/** O5: one line of one order, of that buyer, for those goods, as many, at that price. */
async function nameBargainsInOrders(db: QueryRunner): Promise<void> {
  await db.query(`
    ALTER TABLE order_line
      ADD COLUMN bargain_id bigint CONSTRAINT order_line_bargain_uq UNIQUE,
      ADD COLUMN bargain_buyer_id bigint,
      ADD CONSTRAINT order_line_bargain_ck CHECK ((bargain_id IS NULL) = (bargain_buyer_id IS NULL)),
      ADD CONSTRAINT order_line_bargain_buyer_fk FOREIGN KEY (bargain_buyer_id, order_id) REFERENCES orders (buyer_id, id),
      ADD CONSTRAINT order_line_bargain_fk FOREIGN KEY (bargain_id, bargain_buyer_id, goods_id, quantity, unit_price)
        REFERENCES bargain (id, buyer_id, goods_id, quantity, offer_price)`);
}
