import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs, belongsAtCommit, dateByClock } from '../row-guards.js';

/** Refunds, and freight that is billed afterwards. */
export async function createRefunds(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Money that a buyer requests back, what became of it, and everything that the parties wrote (M8).
    CREATE TABLE refund (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT refund_pk PRIMARY KEY,
      order_id bigint NOT NULL CONSTRAINT refund_order_fk REFERENCES orders (id),
      status smallint NOT NULL,
      -- 1 requested by the buyer, 2 freight declined, 3 freight unpaid, 4 not shipped, 5 the merchant cannot
      -- deliver.
      cause smallint NOT NULL CONSTRAINT refund_cause_ck CHECK (cause BETWEEN 1 AND 5),
      -- The status that the order returns to.
      order_status smallint NOT NULL CONSTRAINT refund_order_status_ck CHECK (order_status IN (12, 20, 30, 40, 50)),
      asked bigint NOT NULL CONSTRAINT refund_asked_ck CHECK (asked BETWEEN 1 AND 10000000000000),
      -- What was agreed or decided.
      amount bigint CONSTRAINT refund_amount_ck CHECK (amount BETWEEN 1 AND asked),
      need_return boolean NOT NULL DEFAULT false,
      logistics_company text CONSTRAINT refund_logistics_company_ck CHECK (length(logistics_company) <= 60),
      logistics_code text CONSTRAINT refund_logistics_code_ck CHECK (length(logistics_code) <= 60),
      -- When it moves on by itself.
      due_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      moved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      moved_from smallint,
      moved_tx xid8,
      CONSTRAINT refund_agreed_ck CHECK (status NOT IN (40, 41, 50, 51, 60) OR amount IS NOT NULL),
      CONSTRAINT refund_sent_back_ck CHECK (status <> 41 OR logistics_code <> ''),
      CONSTRAINT refund_order_uq UNIQUE (id, order_id)
    );
    CREATE UNIQUE INDEX refund_open_uq ON refund (order_id) WHERE status NOT IN (60, 70);
    CREATE INDEX refund_order ON refund (order_id, id);
    CREATE INDEX refund_status ON refund (status, id);
    CREATE INDEX refund_cause ON refund (cause, id);
    CREATE INDEX refund_moved ON refund (moved_at, id);
    CREATE INDEX refund_due ON refund (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX refund_created_at ON refund (created_at, id);
    REVOKE DELETE, TRUNCATE ON refund FROM fovea_app;
    CREATE TRIGGER refund_move BEFORE UPDATE OF status ON refund FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('refund', 'status');
    CREATE TRIGGER refund_moved BEFORE UPDATE OF status ON refund FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_move();
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('refund', NULL, 10), ('refund', NULL, 50), ('refund', 10, 20), ('refund', 10, 30), ('refund', 10, 40),
      ('refund', 10, 50), ('refund', 10, 70), ('refund', 20, 30), ('refund', 20, 70), ('refund', 30, 40),
      ('refund', 30, 50), ('refund', 30, 70), ('refund', 40, 41), ('refund', 40, 70), ('refund', 41, 30),
      ('refund', 41, 50), ('refund', 50, 51), ('refund', 50, 60), ('refund', 51, 50), ('refund', 51, 60);
  `);
  await withhold(db, 'refund', {
    always: ['created_at', 'tx', 'moved_from', 'moved_tx'],
    onInsert: ['moved_at'],
  });
  await dateByClock(db, 'refund', 'moved_at');
  await db.query(`
    -- Refunds name lines and pieces: what comes back, what is no longer owed. Of each line the database counts both,
    -- and no more of them than were ordered (M8, S4).
    CREATE TABLE refund_line (
      refund_id bigint NOT NULL,
      order_id bigint NOT NULL,
      line smallint NOT NULL,
      -- Pieces requested; 0: only what comes back, or is not owed any more.
      quantity int NOT NULL DEFAULT 0 CONSTRAINT refund_line_quantity_ck CHECK (quantity >= 0),
      -- Pieces that are to come back, and that did.
      to_return int NOT NULL DEFAULT 0 CONSTRAINT refund_line_to_return_ck CHECK (to_return >= 0),
      returned int NOT NULL DEFAULT 0,
      -- Pieces that were never sent, and are not owed any more.
      released int NOT NULL DEFAULT 0 CONSTRAINT refund_line_released_ck CHECK (released >= 0),
      CONSTRAINT refund_line_pk PRIMARY KEY (refund_id, line),
      CONSTRAINT refund_line_refund_fk FOREIGN KEY (refund_id, order_id) REFERENCES refund (id, order_id),
      CONSTRAINT refund_line_line_fk FOREIGN KEY (order_id, line) REFERENCES order_line (order_id, line),
      CONSTRAINT refund_line_returned_ck CHECK (returned IN (0, to_return)),
      CONSTRAINT refund_line_says_ck CHECK (quantity + to_return + released > 0)
    );
    CREATE INDEX refund_line_refund ON refund_line (refund_id, order_id);
    CREATE INDEX refund_line_line ON refund_line (order_id, line);
    REVOKE UPDATE, DELETE, TRUNCATE ON refund_line FROM fovea_app;
    GRANT UPDATE (to_return, returned, released) ON refund_line TO fovea_app;
  `);
  await db.query(`
    CREATE FUNCTION refund_line_counted() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      UPDATE order_line SET released = released + NEW.released - coalesce(OLD.released, 0),
        returned = returned + NEW.returned - coalesce(OLD.returned, 0)
      WHERE order_id = NEW.order_id AND line = NEW.line;
      RETURN NULL;
    END $$;
    CREATE TRIGGER refund_line_counted AFTER INSERT OR UPDATE OF returned, released ON refund_line
      FOR EACH ROW EXECUTE FUNCTION refund_line_counted();
  `);
  await db.query(`
    CREATE TABLE refund_entry (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT refund_entry_pk PRIMARY KEY,
      refund_id bigint NOT NULL CONSTRAINT refund_entry_refund_fk REFERENCES refund (id),
      -- 0 time, 1 the buyer, 2 the merchant, 3 the platform.
      side smallint NOT NULL CONSTRAINT refund_entry_side_ck CHECK (side BETWEEN 0 AND 3),
      account_id bigint CONSTRAINT refund_entry_account_fk REFERENCES account (id),
      -- Null: a remark alone.
      status smallint,
      amount bigint,
      content text NOT NULL DEFAULT '' CONSTRAINT refund_entry_content_ck CHECK (length(content) <= 1000),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT refund_entry_author_ck CHECK ((side = 0) = (account_id IS NULL)),
      CONSTRAINT refund_entry_says_ck CHECK (status IS NOT NULL OR content <> '')
    );
    CREATE INDEX refund_entry_refund ON refund_entry (refund_id, id);
    CREATE INDEX refund_entry_account ON refund_entry (account_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON refund_entry FROM fovea_app;
  `);
  await withhold(db, 'refund_entry', { always: ['created_at', 'tx'] });
  await db.query(`
    CREATE TABLE refund_entry_file (
      entry_id bigint NOT NULL CONSTRAINT refund_entry_file_entry_fk REFERENCES refund_entry (id),
      sort smallint NOT NULL CONSTRAINT refund_entry_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
      file_id bigint NOT NULL CONSTRAINT refund_entry_file_file_fk REFERENCES file (id),
      CONSTRAINT refund_entry_file_pk PRIMARY KEY (entry_id, sort)
    );
    CREATE INDEX refund_entry_file_file ON refund_entry_file (file_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON refund_entry_file FROM fovea_app;
  `);
  await db.query(`
    -- Freight that is billed after an order was paid: once, by a bill of its own.
    CREATE TABLE freight_bill (
      order_id bigint CONSTRAINT freight_bill_pk PRIMARY KEY
        CONSTRAINT freight_bill_order_fk REFERENCES orders (id),
      amount bigint NOT NULL CONSTRAINT freight_bill_amount_ck CHECK (amount > 0),
      currency char(3) NOT NULL CONSTRAINT freight_bill_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- 0 unpaid, 10 paid, 20 waived, 30 declined, 40 lapsed.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT freight_bill_status_ck CHECK (status IN (0, 10, 20, 30, 40)),
      asked_by bigint NOT NULL CONSTRAINT freight_bill_asked_by_fk REFERENCES account (id),
      -- Null: time did.
      ended_by bigint CONSTRAINT freight_bill_ended_by_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      ended_at timestamptz,
      CONSTRAINT freight_bill_ended_ck CHECK ((status = 0) = (ended_at IS NULL))
    );
    CREATE INDEX freight_bill_asked_by ON freight_bill (asked_by);
    CREATE INDEX freight_bill_ended_by ON freight_bill (ended_by) WHERE ended_by IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON freight_bill FROM fovea_app;
  `);
  await belongsAtCommit(
    db,
    'refund_line',
    `EXISTS (SELECT FROM refund p WHERE p.id = NEW.refund_id AND pg_current_xact_id() IN (p.tx, p.moved_tx))`,
  );
  // With a state it is of a move; without one it is a remark, which people may write at any time.
  await belongs(
    db,
    'refund_entry',
    `a.status IS NULL OR EXISTS (
    SELECT FROM refund p WHERE p.id = a.refund_id AND p.status = a.status
      AND pg_current_xact_id() IN (p.tx, p.moved_tx))`,
  );
  await belongs(
    db,
    'refund_entry_file',
    `EXISTS (SELECT FROM refund_entry p WHERE p.id = a.entry_id AND p.tx = pg_current_xact_id())`,
  );
}
