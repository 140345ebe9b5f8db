import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of tables; the finished file is in the storage under `key`. */
export class CreateExportJob1763701000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE export_job (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT export_job_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT export_job_account_fk REFERENCES account (id),
        resource text NOT NULL,
        format text NOT NULL CONSTRAINT export_job_format_ck CHECK (format IN ('csv', 'xlsx')),
        filters jsonb NOT NULL,
        columns text[] NOT NULL CONSTRAINT export_job_columns_ck CHECK (cardinality(columns) BETWEEN 1 AND 60),
        language text NOT NULL CONSTRAINT export_job_language_ck CHECK (language IN ('zh', 'en', 'ja')),
        status smallint NOT NULL DEFAULT 0 CONSTRAINT export_job_status_ck CHECK (status IN (-1, 0, 10, 20)),
        rows bigint NOT NULL CONSTRAINT export_job_rows_ck CHECK (rows >= 0),
        rows_done bigint NOT NULL DEFAULT 0 CONSTRAINT export_job_rows_done_ck CHECK (rows_done >= 0),
        -- Who works on it holds the number of his attempt; beat_at tells that he still does.
        attempts int NOT NULL DEFAULT 0 CONSTRAINT export_job_attempts_ck CHECK (attempts BETWEEN 0 AND 3),
        beat_at timestamptz,
        key text CONSTRAINT export_job_key_uq UNIQUE
          CONSTRAINT export_job_key_form_ck CHECK (key ~ '^x/[0-9a-f]{2}/[0-9a-f]{32}\\.(csv|xlsx)$'),
        size bigint CONSTRAINT export_job_size_ck CHECK (size > 0),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        finished_at timestamptz,
        CONSTRAINT export_job_done_ck
          CHECK ((status = 20) = (key IS NOT NULL) AND (status = 20) = (size IS NOT NULL)),
        CONSTRAINT export_job_finished_ck CHECK ((status IN (-1, 20)) = (finished_at IS NOT NULL))
      )`);
    await db.query(`CREATE INDEX export_job_account ON export_job (account_id, id DESC)`);
    await db.query(`CREATE INDEX export_job_account_status ON export_job (account_id, status, id DESC)`);
    await db.query(`CREATE INDEX export_job_unfinished ON export_job (id) WHERE status IN (0, 10)`);
    await db.query(
      `CREATE INDEX export_job_finished_at ON export_job (finished_at) WHERE finished_at IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE export_job`);
  }
}
