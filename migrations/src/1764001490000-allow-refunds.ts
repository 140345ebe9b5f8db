import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A buyer may ask for his money back unless the order's desk says no (R-ORD-10). */
export class AllowRefunds1764001490000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE orders ALTER refund_switch SET DEFAULT 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE orders ALTER refund_switch SET DEFAULT 0`);
  }
}
