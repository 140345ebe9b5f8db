import type { MigrationInterface, QueryRunner } from 'typeorm';

const searched = `lower(normalize(trade_name || ' ' || model || ' ' || serial_number, NFKC))`;

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [1, 2],
];

/** What a dealer tells the maker of a used device before it is sold, and what the maker said to it. */
export class NotifyMakers1763805400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE brand
        -- To whom a notice of a used device goes, and in which language (1 zh, 2 en, 3 ja).
        ADD COLUMN notice_name text NOT NULL DEFAULT '',
        ADD COLUMN notice_email text CONSTRAINT brand_notice_email_ck CHECK (notice_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
        ADD COLUMN notice_language smallint NOT NULL DEFAULT 3
          CONSTRAINT brand_notice_language_ck CHECK (notice_language IN (1, 2, 3))`);
    await db.query(`
      CREATE TABLE device_notice (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT device_notice_pk PRIMARY KEY,
        company_id bigint NOT NULL CONSTRAINT device_notice_company_fk REFERENCES company (id),
        product_id bigint NOT NULL CONSTRAINT device_notice_product_fk REFERENCES product (id),
        serial_number text NOT NULL CONSTRAINT device_notice_serial_ck CHECK (serial_number <> ''),
        serial_key text GENERATED ALWAYS AS (upper(normalize(btrim(serial_number), NFKC))) STORED,
        trade_name text NOT NULL,
        generic_name text NOT NULL,
        model text NOT NULL,
        user_name text NOT NULL,
        earlier_users text NOT NULL,
        delivered_on date,
        servicing text NOT NULL,
        serviced_by text NOT NULL,
        condition_note text NOT NULL,
        past_repairs text NOT NULL,
        -- 0 draft, 1 sent, 2 answered.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT device_notice_status_ck CHECK (status IN (0, 1, 2)),
        sent_at timestamptz,
        sent_to text,
        -- When the maker was last reminded of it.
        reminded_at timestamptz,
        answered_on date,
        answer text NOT NULL DEFAULT '',
        instructions text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        search_text text GENERATED ALWAYS AS (${searched}) STORED,
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searched})) STORED,
        CONSTRAINT device_notice_sent_ck CHECK (
          (status > 0) = (sent_at IS NOT NULL) AND (sent_at IS NULL) = (sent_to IS NULL)),
        CONSTRAINT device_notice_reminded_ck CHECK (reminded_at IS NULL OR reminded_at >= sent_at),
        CONSTRAINT device_notice_answered_ck CHECK (
          (status = 2) = (answered_on IS NOT NULL) AND (status = 2) = (answer <> ''))
      )`);
    for (const column of ['company_id', 'product_id', 'status', 'created_at', 'serial_key'])
      await db.query(`CREATE INDEX device_notice_${column} ON device_notice (${column}, id)`);
    await db.query(
      `CREATE INDEX device_notice_silent ON device_notice (coalesce(reminded_at, sent_at)) WHERE status = 1`,
    );
    await db.query(
      `CREATE INDEX device_notice_search_text ON device_notice USING gin (search_text gin_trgm_ops)`,
    );
    await db.query(
      `CREATE INDEX device_notice_search_bigrams ON device_notice USING gin (search_bigrams array_ops)`,
    );
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('device_notice', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER device_notice_move BEFORE UPDATE OF status ON device_notice FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('device_notice', 'status')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE device_notice`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'device_notice'`);
    await db.query(
      `ALTER TABLE brand DROP COLUMN notice_name, DROP COLUMN notice_email, DROP COLUMN notice_language`,
    );
  }
}
