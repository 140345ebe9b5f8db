import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [0, -1],
  [-1, 1],
  [-1, -1],
  [0, 2],
  [-1, 2],
];

/** The platform's fee and the tax on it where nothing narrower is said, in percent. */
const FEES = [
  ['JPY', 5, 10],
  ['CNY', 5, 6],
  ['USD', 5, 0],
] as const;

/** Proceeds of orders: from escrow to the merchant's frozen money at the receipt, less the fee, and free 7 days later. */
export class CreateTransfer1764001190000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createFees(db);
    await db.query(`
      CREATE TABLE transfer (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT transfer_pk PRIMARY KEY,
        order_id bigint NOT NULL CONSTRAINT transfer_order_fk REFERENCES orders (id),
        buyer_id bigint NOT NULL CONSTRAINT transfer_buyer_fk REFERENCES account (id),
        seller_id bigint NOT NULL CONSTRAINT transfer_seller_fk REFERENCES account (id),
        company_id bigint CONSTRAINT transfer_company_fk REFERENCES company (id),
        currency char(3) NOT NULL CONSTRAINT transfer_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        -- What left escrow, and of it the platform's fee and the tax on it.
        gross bigint NOT NULL CONSTRAINT transfer_gross_ck CHECK (gross BETWEEN 1 AND 10000000000000),
        fee bigint NOT NULL DEFAULT 0 CONSTRAINT transfer_fee_ck CHECK (fee >= 0),
        fee_tax bigint NOT NULL DEFAULT 0 CONSTRAINT transfer_fee_tax_ck CHECK (fee_tax >= 0),
        amount bigint NOT NULL GENERATED ALWAYS AS (gross - fee - fee_tax) STORED
          CONSTRAINT transfer_amount_ck CHECK (amount >= 0),
        -- Of the gross, what went back to the buyer since; and what of that the merchant bore.
        refunded bigint NOT NULL DEFAULT 0 CONSTRAINT transfer_refunded_ck CHECK (refunded BETWEEN 0 AND gross),
        returned bigint NOT NULL DEFAULT 0 CONSTRAINT transfer_returned_ck CHECK (returned BETWEEN 0 AND amount),
        -- 0 waits, 1 released, -1 stopped, 2 returned to the buyer.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT transfer_status_ck CHECK (status IN (0, 1, -1, 2)),
        -- Who made it by hand, and why; the receipt of the order makes the others.
        made_by bigint CONSTRAINT transfer_made_by_fk REFERENCES account (id),
        remark text NOT NULL DEFAULT '' CONSTRAINT transfer_remark_ck CHECK (length(remark) <= 500),
        -- From when it is released by itself; one made by hand never is.
        release_at timestamptz,
        -- When finance hears of one that was stopped.
        alarm_at timestamptz,
        released_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT transfer_by_hand_ck CHECK ((made_by IS NULL) = (release_at IS NOT NULL)),
        CONSTRAINT transfer_alarm_ck CHECK ((status = -1) = (alarm_at IS NOT NULL)),
        CONSTRAINT transfer_released_ck CHECK ((status = 1) = (released_at IS NOT NULL))
      )`);
    await db.query(`CREATE UNIQUE INDEX transfer_once_uq ON transfer (order_id) WHERE made_by IS NULL`);
    for (const column of ['order_id', 'buyer_id', 'seller_id', 'company_id', 'status'])
      await db.query(`CREATE INDEX transfer_${column} ON transfer (${column}, id)`);
    await db.query(`CREATE INDEX transfer_made_by ON transfer (made_by) WHERE made_by IS NOT NULL`);
    await db.query(`CREATE INDEX transfer_due ON transfer (release_at, id) WHERE status = 0`);
    await db.query(`CREATE INDEX transfer_stopped ON transfer (alarm_at, id) WHERE status = -1`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON transfer FROM fovea_app`);
    await db.query(
      `GRANT UPDATE (status, refunded, returned, alarm_at, released_at) ON transfer TO fovea_app`,
    );
    await holdStates(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE transfer_history, transfer, platform_fee`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'transfer'`);
  }
}

async function createFees(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE platform_fee (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT platform_fee_pk PRIMARY KEY,
      -- Null: whatever has no line of its own.
      category_id bigint CONSTRAINT platform_fee_category_fk REFERENCES category (id),
      seller_company_id bigint CONSTRAINT platform_fee_seller_fk REFERENCES company (id),
      currency char(3) NOT NULL CONSTRAINT platform_fee_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- In percent.
      rate numeric(5, 2) NOT NULL CONSTRAINT platform_fee_rate_ck CHECK (rate BETWEEN 0 AND 100),
      -- Of each line of an order, in whole units.
      minimum bigint NOT NULL DEFAULT 0 CONSTRAINT platform_fee_minimum_ck CHECK (minimum BETWEEN 0 AND 1000000000),
      tax_rate numeric(5, 2) NOT NULL CONSTRAINT platform_fee_tax_rate_ck CHECK (tax_rate BETWEEN 0 AND 100),
      effective_from date NOT NULL,
      effective_until date,
      CONSTRAINT platform_fee_days_ck CHECK (effective_until >= effective_from),
      CONSTRAINT platform_fee_day_uq UNIQUE NULLS NOT DISTINCT (seller_company_id, category_id, currency, effective_from)
    )`);
  await db.query(
    `CREATE INDEX platform_fee_category ON platform_fee (category_id) WHERE category_id IS NOT NULL`,
  );
  for (const fee of FEES)
    await db.query(
      `INSERT INTO platform_fee (currency, rate, tax_rate, effective_from) VALUES ($1, $2, $3, '2026-01-01')`,
      [...fee],
    );
}

async function holdStates(db: QueryRunner): Promise<void> {
  for (const [from, to] of MOVES)
    await db.query(
      `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('transfer', $1, $2)`,
      [from, to],
    );
  await db.query(`
    CREATE TRIGGER transfer_move AFTER UPDATE OF status ON transfer FOR EACH ROW
    WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('transfer', 'status')`);
  // Each standing of a transfer is something to decide: its id is what a word of approval names.
  await db.query(`
    CREATE TABLE transfer_history (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT transfer_history_pk PRIMARY KEY,
      transfer_id bigint NOT NULL CONSTRAINT transfer_history_transfer_fk REFERENCES transfer (id),
      seq smallint NOT NULL,
      machine text NOT NULL GENERATED ALWAYS AS ('transfer') STORED,
      from_key smallint NOT NULL,
      to_status smallint NOT NULL,
      -- Null: time did it.
      actor_id bigint CONSTRAINT transfer_history_actor_fk REFERENCES account (id),
      reason text CONSTRAINT transfer_history_reason_ck CHECK (length(reason) <= 500),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT transfer_history_place_uq UNIQUE (transfer_id, seq),
      CONSTRAINT transfer_history_transition_fk FOREIGN KEY (machine, from_key, to_status)
        REFERENCES state_transition (machine, from_key, to_status)
    )`);
  await db.query(
    `CREATE INDEX transfer_history_transition ON transfer_history (machine, from_key, to_status)`,
  );
  await db.query(
    `CREATE INDEX transfer_history_actor ON transfer_history (actor_id) WHERE actor_id IS NOT NULL`,
  );
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON transfer_history FROM fovea_app`);
}
