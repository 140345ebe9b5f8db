import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Viewings to come are counted at the menu, and those that are over are never deleted. */
export class CountViewings1764001722000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX reservation_booked ON reservation (end_at, company_id) WHERE status = 20`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX reservation_booked`);
  }
}
