import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A sheet of opening stock is brought in by a job: how far it is, who is at it, and why it came to nothing. */
export class RunOpeningImportByJob1763901610000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE opening_import
        -- 0 checked, 10 waiting, 20 running, 30 done, -1 failed, -2 cancelled.
        ADD COLUMN status smallint NOT NULL DEFAULT 0
          CONSTRAINT opening_import_status_ck CHECK (status IN (0, 10, 20, 30, -1, -2)),
        ADD COLUMN attempts smallint NOT NULL DEFAULT 0
          CONSTRAINT opening_import_attempts_ck CHECK (attempts BETWEEN 0 AND 3),
        -- When whoever is at it was last heard of.
        ADD COLUMN beat_at timestamptz,
        -- Lines that stand in papers, also while these are not there for others yet.
        ADD COLUMN made_lines int NOT NULL DEFAULT 0 CONSTRAINT opening_import_made_ck CHECK (made_lines >= 0),
        -- What refused it: its identifier, and the figures of its text.
        ADD COLUMN failure jsonb`);
    await db.query(`UPDATE opening_import SET status = 30 WHERE done_at IS NOT NULL`);
    await db.query(`
      ALTER TABLE opening_import
        ADD CONSTRAINT opening_import_done_ck CHECK ((status = 30) = (done_at IS NOT NULL)),
        ADD CONSTRAINT opening_import_failure_ck CHECK ((status = -1) = (failure IS NOT NULL))`);
    await db.query(`CREATE INDEX opening_import_at_work ON opening_import (id) WHERE status IN (10, 20)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE opening_import DROP COLUMN status, DROP COLUMN attempts, DROP COLUMN beat_at, DROP COLUMN made_lines,
        DROP COLUMN failure`);
  }
}
