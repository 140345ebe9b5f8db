import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds, negotiations and transfers are found by when they began; orders, parcels and withdrawals are already. */
const TABLES = ['refund', 'bargain', 'transfer'];
/** The same of one company, of which a month has few among everybody's. */
const OF_COMPANIES = ['bargain', 'transfer'];

export class FindByMonth1764001723000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await db.query(`CREATE INDEX ${table}_created_at ON ${table} (created_at, id)`);
    for (const table of OF_COMPANIES)
      await db.query(`CREATE INDEX ${table}_company_created_at ON ${table} (company_id, created_at, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of OF_COMPANIES) await db.query(`DROP INDEX ${table}_company_created_at`);
    for (const table of TABLES) await db.query(`DROP INDEX ${table}_created_at`);
  }
}
