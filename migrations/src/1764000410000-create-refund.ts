import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 10],
  [null, 50],
  [10, 50],
  [10, 40],
  [10, 20],
  [10, 30],
  [10, 70],
  [40, 70],
  [40, 41],
  [41, 50],
  [41, 30],
  [20, 30],
  [20, 70],
  [30, 50],
  [30, 40],
  [30, 70],
  [50, 60],
  [50, 51],
  [51, 50],
  [51, 60],
];

/** Money that a buyer asks back, what became of it, and everything that the parties said (M8). */
export class CreateRefund1764000410000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE refund (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT refund_pk PRIMARY KEY,
        order_id bigint NOT NULL CONSTRAINT refund_order_fk REFERENCES orders (id),
        status smallint NOT NULL,
        -- 1 asked by the buyer, 2 freight declined, 3 freight unpaid, 4 not shipped, 5 the merchant cannot deliver.
        cause smallint NOT NULL CONSTRAINT refund_cause_ck CHECK (cause BETWEEN 1 AND 5),
        -- Where the order goes back to.
        order_status smallint NOT NULL CONSTRAINT refund_order_status_ck CHECK (order_status IN (12, 20, 30, 40, 50)),
        asked bigint NOT NULL CONSTRAINT refund_asked_ck CHECK (asked BETWEEN 1 AND 10000000000000),
        -- What was agreed or decided.
        amount bigint CONSTRAINT refund_amount_ck CHECK (amount BETWEEN 1 AND asked),
        need_return boolean NOT NULL DEFAULT false,
        logistics_company text CONSTRAINT refund_logistics_company_ck CHECK (length(logistics_company) <= 60),
        logistics_code text CONSTRAINT refund_logistics_code_ck CHECK (length(logistics_code) <= 60),
        -- When the time moves it on by itself.
        due_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        moved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT refund_agreed_ck CHECK (status NOT IN (40, 41, 50, 51, 60) OR amount IS NOT NULL),
        CONSTRAINT refund_sent_back_ck CHECK (status <> 41 OR logistics_code <> '')
      )`);
    await db.query(`CREATE UNIQUE INDEX refund_open_uq ON refund (order_id) WHERE status NOT IN (60, 70)`);
    await db.query(`CREATE INDEX refund_order ON refund (order_id, id)`);
    await db.query(`CREATE INDEX refund_status ON refund (status, id)`);
    await db.query(`CREATE INDEX refund_cause ON refund (cause, id)`);
    await db.query(`CREATE INDEX refund_moved ON refund (moved_at, id)`);
    await db.query(`CREATE INDEX refund_due ON refund (due_at) WHERE due_at IS NOT NULL`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('refund', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER refund_move BEFORE UPDATE OF status ON refund FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('refund', 'status')`);
    await db.query(`REVOKE DELETE, TRUNCATE ON refund FROM fovea_app`);
    await db.query(`
      CREATE TABLE refund_entry (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT refund_entry_pk PRIMARY KEY,
        refund_id bigint NOT NULL CONSTRAINT refund_entry_refund_fk REFERENCES refund (id),
        -- 0 the time, 1 the buyer, 2 the merchant, 3 the platform.
        side smallint NOT NULL CONSTRAINT refund_entry_side_ck CHECK (side BETWEEN 0 AND 3),
        account_id bigint CONSTRAINT refund_entry_account_fk REFERENCES account (id),
        -- Null: words alone.
        status smallint,
        amount bigint,
        content text NOT NULL DEFAULT '' CONSTRAINT refund_entry_content_ck CHECK (length(content) <= 1000),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT refund_entry_author_ck CHECK ((side = 0) = (account_id IS NULL)),
        CONSTRAINT refund_entry_says_ck CHECK (status IS NOT NULL OR content <> '')
      )`);
    await db.query(`CREATE INDEX refund_entry_refund ON refund_entry (refund_id, id)`);
    await db.query(`CREATE INDEX refund_entry_account ON refund_entry (account_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON refund_entry FROM fovea_app`);
    await db.query(`
      CREATE TABLE refund_entry_file (
        entry_id bigint NOT NULL CONSTRAINT refund_entry_file_entry_fk REFERENCES refund_entry (id),
        sort smallint NOT NULL CONSTRAINT refund_entry_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
        file_id bigint NOT NULL CONSTRAINT refund_entry_file_file_fk REFERENCES file (id),
        CONSTRAINT refund_entry_file_pk PRIMARY KEY (entry_id, sort)
      )`);
    await db.query(`CREATE INDEX refund_entry_file_file ON refund_entry_file (file_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON refund_entry_file FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE refund_entry_file, refund_entry, refund`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'refund'`);
  }
}
