import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An export may hold the rows that somebody selected, instead of the whole filtered set. */
export class ChooseExportedRows1763703120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE export_job
        ADD COLUMN ids bigint[] CONSTRAINT export_job_ids_ck CHECK (cardinality(ids) BETWEEN 1 AND 1000)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE export_job DROP COLUMN ids`);
  }
}
