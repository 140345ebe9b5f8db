import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A paid line of an order becomes one stock-out of type sale, however often its payment is told. */
export class SaleToStockOut1763900330000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Told by module order, which comes later.
    await db.query(
      `ALTER TABLE stock_document ADD COLUMN order_line_id bigint
         CONSTRAINT stock_document_order_line_ck CHECK (order_line_id IS NULL OR type = 21)`,
    );
    await db.query(
      `CREATE UNIQUE INDEX stock_document_order_line_uq ON stock_document (order_line_id) WHERE order_line_id IS NOT NULL`,
    );
    await db.query(`
      CREATE TRIGGER stock_document_order_append_only BEFORE UPDATE OF order_line_id ON stock_document FOR EACH ROW
      WHEN (OLD.order_line_id IS DISTINCT FROM NEW.order_line_id) EXECUTE FUNCTION refuse_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER stock_document_order_append_only ON stock_document`);
    await db.query(`ALTER TABLE stock_document DROP COLUMN order_line_id`);
  }
}
