import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came is put in stock by papers made from its arrival; when one of them is scrapped, it waits again. */
export class StockInFromArrival1763900310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE stock_document ADD COLUMN arrival_id bigint
        CONSTRAINT stock_document_arrival_ck CHECK (arrival_id IS NULL OR type = 11),
      ADD CONSTRAINT stock_document_arrival_fk FOREIGN KEY (company_id, arrival_id) REFERENCES arrival (company_id, id)`);
    await db.query(
      `CREATE INDEX stock_document_arrival_id ON stock_document (arrival_id, id) WHERE arrival_id IS NOT NULL`,
    );
    await db.query(`
      CREATE TRIGGER stock_document_arrival_append_only BEFORE UPDATE OF arrival_id ON stock_document FOR EACH ROW
      WHEN (OLD.arrival_id IS DISTINCT FROM NEW.arrival_id) EXECUTE FUNCTION refuse_change()`);
    await db.query(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ('arrival', 2, 1)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DELETE FROM state_transition WHERE machine = 'arrival' AND from_status = 2 AND to_status = 1`,
    );
    await db.query(`DROP TRIGGER stock_document_arrival_append_only ON stock_document`);
    await db.query(`ALTER TABLE stock_document DROP COLUMN arrival_id`);
  }
}
