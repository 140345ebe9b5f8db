import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A part of a number finds its customer. */
export class FindCustomersByPhone1763704330000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX customer_tel_part ON customer USING gin (tel_key gin_trgm_ops)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX customer_tel_part`);
  }
}
