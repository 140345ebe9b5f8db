import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, dateByClock } from '../row-guards.js';

/** The merchant's share of orders, and the platform's. */
export async function createProceedsPayouts(db: QueryRunner): Promise<void> {
  await db.query(`
    -- The platform's fee and the tax on it.
    CREATE TABLE platform_fee (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT platform_fee_pk PRIMARY KEY,
      -- Null: everything without a row of its own.
      category_id bigint,
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
    );
    CREATE INDEX platform_fee_category ON platform_fee (category_id) WHERE category_id IS NOT NULL;
  `);
  await db.query(`
    -- Percent, where nothing narrower applies.
    INSERT INTO platform_fee (currency, rate, tax_rate, effective_from) VALUES
      ('JPY', 5, 10, '2026-01-01'), ('CNY', 5, 6, '2026-01-01'), ('USD', 5, 0, '2026-01-01');
  `);
  await db.query(`
    -- Proceeds of orders: from escrow to the merchant's frozen money at the receipt, less the fee, and released 7 days
    -- later.
    CREATE TABLE transfer (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT transfer_pk PRIMARY KEY,
      order_id bigint NOT NULL,
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
      -- Of the gross, what was refunded to the buyer since; and what of that the merchant bore.
      refunded bigint NOT NULL DEFAULT 0 CONSTRAINT transfer_refunded_ck CHECK (refunded BETWEEN 0 AND gross),
      returned bigint NOT NULL DEFAULT 0 CONSTRAINT transfer_returned_ck CHECK (returned BETWEEN 0 AND amount),
      -- 0 waits, 1 released, -1 stopped, 2 returned to the buyer.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT transfer_status_ck CHECK (status IN (0, 1, -1, 2)),
      -- Who made it by hand, and why; the others are made by the receipt of the order.
      made_by bigint CONSTRAINT transfer_made_by_fk REFERENCES account (id),
      remark text NOT NULL DEFAULT '' CONSTRAINT transfer_remark_ck CHECK (length(remark) <= 500),
      -- From when it is released by itself; one made by hand never is.
      release_at timestamptz,
      -- When finance is alerted about one that was stopped.
      alarm_at timestamptz,
      released_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      moved_from smallint,
      moved_tx xid8,
      CONSTRAINT transfer_by_hand_ck CHECK ((made_by IS NULL) = (release_at IS NOT NULL)),
      CONSTRAINT transfer_alarm_ck CHECK ((status = -1) = (alarm_at IS NOT NULL)),
      CONSTRAINT transfer_released_ck CHECK ((status = 1) = (released_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX transfer_once_uq ON transfer (order_id) WHERE made_by IS NULL;
    CREATE INDEX transfer_order_id ON transfer (order_id, id);
    CREATE INDEX transfer_buyer_id ON transfer (buyer_id, id);
    CREATE INDEX transfer_seller_id ON transfer (seller_id, id);
    CREATE INDEX transfer_company_id ON transfer (company_id, id);
    CREATE INDEX transfer_status ON transfer (status, id);
    CREATE INDEX transfer_made_by ON transfer (made_by) WHERE made_by IS NOT NULL;
    CREATE INDEX transfer_due ON transfer (release_at, id) WHERE status = 0;
    CREATE INDEX transfer_stopped ON transfer (alarm_at, id) WHERE status = -1;
    CREATE INDEX transfer_created_at ON transfer (created_at, id);
    CREATE INDEX transfer_company_created_at ON transfer (company_id, created_at, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON transfer FROM fovea_app;
    GRANT UPDATE (status, refunded, returned, alarm_at, released_at) ON transfer TO fovea_app;
    CREATE TRIGGER transfer_move AFTER UPDATE OF status ON transfer FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('transfer', 'status');
    -- An alert about one that is stopped is a step of its history too.
    CREATE TRIGGER transfer_moved BEFORE UPDATE OF status, alarm_at ON transfer FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.alarm_at IS DISTINCT FROM NEW.alarm_at)
        EXECUTE FUNCTION note_move();
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('transfer', NULL, 0), ('transfer', -1, -1), ('transfer', -1, 1), ('transfer', -1, 2), ('transfer', 0, -1),
      ('transfer', 0, 1), ('transfer', 0, 2);
  `);
  await withhold(db, 'transfer', {
    always: ['created_at', 'tx', 'moved_from', 'moved_tx'],
    onInsert: ['released_at', 'alarm_at'],
  });
  await dateByClock(db, 'transfer', 'released_at');
  await db.query(`
    -- Each step of a proceeds payout can be decided: its id is what a decision names.
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
    );
    CREATE INDEX transfer_history_transition ON transfer_history (machine, from_key, to_status);
    CREATE INDEX transfer_history_actor ON transfer_history (actor_id) WHERE actor_id IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON transfer_history FROM fovea_app;
  `);
  await withhold(db, 'transfer_history', { always: ['created_at'] });
  await belongs(
    db,
    'transfer_history',
    `EXISTS (
      SELECT FROM transfer p WHERE p.id = a.transfer_id AND p.status = a.to_status
        AND CASE a.from_key WHEN -32768 THEN p.tx = pg_current_xact_id() AND p.moved_tx IS NULL
          ELSE p.moved_tx = pg_current_xact_id() AND p.moved_from = a.from_key END)
    -- One move is one row: the next goes on from where the last one came to.
    AND NOT EXISTS (
      SELECT FROM (SELECT h.from_key, h.to_status FROM transfer_history h
        WHERE h.transfer_id = a.transfer_id AND h.seq < a.seq ORDER BY h.seq DESC LIMIT 1) last
      WHERE (last.from_key, last.to_status) = (a.from_key, a.to_status) AND a.from_key <> a.to_status)`,
  );
}
