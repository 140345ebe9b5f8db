import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An export can be cancelled by whoever asked for it: -2, an end without a file like a failure. */
export class CancelExports1763701200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE export_job
        DROP CONSTRAINT export_job_status_ck,
        DROP CONSTRAINT export_job_finished_ck,
        ADD CONSTRAINT export_job_status_ck CHECK (status IN (-2, -1, 0, 10, 20)),
        ADD CONSTRAINT export_job_finished_ck CHECK ((status IN (-2, -1, 20)) = (finished_at IS NOT NULL))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE export_job SET status = -1 WHERE status = -2`);
    await db.query(`
      ALTER TABLE export_job
        DROP CONSTRAINT export_job_status_ck,
        DROP CONSTRAINT export_job_finished_ck,
        ADD CONSTRAINT export_job_status_ck CHECK (status IN (-1, 0, 10, 20)),
        ADD CONSTRAINT export_job_finished_ck CHECK ((status IN (-1, 20)) = (finished_at IS NOT NULL))`);
  }
}
