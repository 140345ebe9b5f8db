import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds name lines and pieces: what comes back, what is no longer owed. Of each line the database counts both, and no
 * more of them than were ordered (M8, S4).
 */
export class RefundPieces1764001710000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE order_line
        -- Never sent, and not owed any more; sent, and back again.
        ADD COLUMN released int NOT NULL DEFAULT 0,
        ADD COLUMN returned int NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_line_pieces_ck
          CHECK (released >= 0 AND returned >= 0 AND released + returned <= quantity)`);
    await createLines(db);
    await addReturnedPieces(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER stock_document_returns_append_only ON stock_document`);
    await db.query(`ALTER TABLE stock_document DROP COLUMN returns_id`);
    await db.query(`DROP TABLE refund_line`);
    await db.query(`DROP FUNCTION refund_line_counted()`);
    await db.query(`ALTER TABLE refund DROP CONSTRAINT refund_order_uq`);
    await db.query(`ALTER TABLE order_line DROP COLUMN released, DROP COLUMN returned`);
  }
}

async function createLines(db: QueryRunner): Promise<void> {
  await db.query(`ALTER TABLE refund ADD CONSTRAINT refund_order_uq UNIQUE (id, order_id)`);
  await db.query(`
    CREATE TABLE refund_line (
      refund_id bigint NOT NULL,
      order_id bigint NOT NULL,
      line smallint NOT NULL,
      -- So many were named; 0: it says only what comes back, or is not owed any more.
      quantity int NOT NULL DEFAULT 0 CONSTRAINT refund_line_quantity_ck CHECK (quantity >= 0),
      -- So many are to come back, and did.
      to_return int NOT NULL DEFAULT 0 CONSTRAINT refund_line_to_return_ck CHECK (to_return >= 0),
      returned int NOT NULL DEFAULT 0,
      -- So many were never sent, and are not owed any more.
      released int NOT NULL DEFAULT 0 CONSTRAINT refund_line_released_ck CHECK (released >= 0),
      CONSTRAINT refund_line_pk PRIMARY KEY (refund_id, line),
      CONSTRAINT refund_line_refund_fk FOREIGN KEY (refund_id, order_id) REFERENCES refund (id, order_id),
      CONSTRAINT refund_line_line_fk FOREIGN KEY (order_id, line) REFERENCES order_line (order_id, line),
      CONSTRAINT refund_line_returned_ck CHECK (returned IN (0, to_return)),
      CONSTRAINT refund_line_says_ck CHECK (quantity + to_return + released > 0)
    )`);
  await db.query(`CREATE INDEX refund_line_refund ON refund_line (refund_id, order_id)`);
  await db.query(`CREATE INDEX refund_line_line ON refund_line (order_id, line)`);
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON refund_line FROM fovea_app`);
  await db.query(`GRANT UPDATE (to_return, returned, released) ON refund_line TO fovea_app`);
  await db.query(`
    CREATE FUNCTION refund_line_counted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE order_line SET released = released + NEW.released - coalesce(OLD.released, 0),
        returned = returned + NEW.returned - coalesce(OLD.returned, 0)
      WHERE order_id = NEW.order_id AND line = NEW.line;
      RETURN NULL;
    END $$`);
  await db.query(`
    CREATE TRIGGER refund_line_counted AFTER INSERT OR UPDATE OF returned, released ON refund_line
    FOR EACH ROW EXECUTE FUNCTION refund_line_counted()`);
}

async function addReturnedPieces(db: QueryRunner): Promise<void> {
  await db.query(`
    ALTER TABLE stock_document
      -- The stock-out of which it brings something back.
      ADD COLUMN returns_id bigint CONSTRAINT stock_document_returns_fk REFERENCES stock_document (id),
      ADD CONSTRAINT stock_document_returns_ck CHECK (returns_id IS NULL OR type = 11)`);
  await db.query(
    `CREATE INDEX stock_document_returns ON stock_document (returns_id) WHERE returns_id IS NOT NULL`,
  );
  await db.query(`
    CREATE TRIGGER stock_document_returns_append_only BEFORE UPDATE OF returns_id ON stock_document FOR EACH ROW
    WHEN (OLD.returns_id IS DISTINCT FROM NEW.returns_id) EXECUTE FUNCTION refuse_change()`);
}
