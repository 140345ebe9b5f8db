import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports write times as the clock of their reader shows them. */
export class AddExportTimeZone1763701150000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE export_job ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC'
        CONSTRAINT export_job_time_zone_ck CHECK (length(time_zone) BETWEEN 1 AND 64)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE export_job DROP COLUMN time_zone`);
  }
}
