import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Movements of a warehouse by kind and days are counted from the index alone, however many there are. */
export class FindMovements1763900800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX stock_movement_found ON stock_movement (warehouse_id, type, created_at) INCLUDE (company_id)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX stock_movement_found`);
  }
}
