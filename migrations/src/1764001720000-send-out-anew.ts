import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line of an order whose stock-out came to nothing is sent out by another one; one of them lives at a time. */
export class SendOutAnew1764001720000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX stock_document_order_line_uq`);
    // 0 waits for its word, 1 is approved.
    await db.query(
      `CREATE UNIQUE INDEX stock_document_order_line_uq ON stock_document (order_line_id)
       WHERE order_line_id IS NOT NULL AND status IN (0, 1)`,
    );
    await db.query(
      `CREATE INDEX stock_document_order_line ON stock_document (order_line_id, id) WHERE order_line_id IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX stock_document_order_line`);
    await db.query(`DROP INDEX stock_document_order_line_uq`);
    await db.query(
      `CREATE UNIQUE INDEX stock_document_order_line_uq ON stock_document (order_line_id) WHERE order_line_id IS NOT NULL`,
    );
  }
}
