import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each day in each currency as gateway, bank and books tell of it, and wherein they differ. */
export class ReconcileDays1764001390000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE reconciled_day (
        day date NOT NULL,
        currency char(3) NOT NULL CONSTRAINT reconciled_day_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        attempts smallint NOT NULL DEFAULT 0 CONSTRAINT reconciled_day_attempts_ck CHECK (attempts BETWEEN 0 AND 5),
        -- When it is compared for the first time, again after a fault, or once more because something is open.
        next_at timestamptz DEFAULT clock_timestamp(),
        finished_at timestamptz,
        last_error text,
        CONSTRAINT reconciled_day_pk PRIMARY KEY (day, currency)
      )`);
    await db.query(`CREATE INDEX reconciled_day_due ON reconciled_day (next_at) WHERE next_at IS NOT NULL`);
    await db.query(`REVOKE DELETE, TRUNCATE ON reconciled_day FROM fovea_app`);
    await db.query(`
      CREATE TABLE reconciliation (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT reconciliation_pk PRIMARY KEY,
        day date NOT NULL,
        currency char(3) NOT NULL,
        -- 1 gateway, 2 bank, 3 the books themselves.
        source smallint NOT NULL CONSTRAINT reconciliation_source_ck CHECK (source IN (1, 2, 3)),
        reference text NOT NULL CONSTRAINT reconciliation_reference_ck CHECK (length(reference) BETWEEN 1 AND 200),
        -- What was told outside and what is booked; minor units, null where one side knows nothing of it.
        told bigint,
        booked bigint,
        -- 1 not booked, 2 booked only, 3 another amount.
        cause smallint NOT NULL GENERATED ALWAYS AS (
          CASE WHEN booked IS NULL THEN 1 WHEN told IS NULL THEN 2 ELSE 3 END) STORED,
        remark text NOT NULL DEFAULT '' CONSTRAINT reconciliation_remark_ck CHECK (length(remark) <= 500),
        explained_by bigint CONSTRAINT reconciliation_explained_by_fk REFERENCES account (id),
        explained_at timestamptz,
        -- Both sides agree by now.
        settled_at timestamptz,
        -- 0 open, 1 explained, 2 settled.
        standing smallint NOT NULL GENERATED ALWAYS AS (
          CASE WHEN settled_at IS NOT NULL THEN 2 WHEN explained_at IS NOT NULL THEN 1 ELSE 0 END) STORED,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT reconciliation_day_fk FOREIGN KEY (day, currency) REFERENCES reconciled_day (day, currency),
        CONSTRAINT reconciliation_once_uq UNIQUE (day, currency, source, reference),
        CONSTRAINT reconciliation_differs_ck CHECK (told IS DISTINCT FROM booked),
        CONSTRAINT reconciliation_explained_ck CHECK (
          (explained_at IS NULL) = (explained_by IS NULL) AND (explained_at IS NULL OR remark <> ''))
      )`);
    for (const column of ['currency', 'source', 'cause', 'standing', 'created_at'])
      await db.query(`CREATE INDEX reconciliation_${column} ON reconciliation (${column}, id)`);
    await db.query(
      `CREATE INDEX reconciliation_explained_by ON reconciliation (explained_by) WHERE explained_by IS NOT NULL`,
    );
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON reconciliation FROM fovea_app`);
    await db.query(
      `GRANT UPDATE (told, booked, remark, explained_by, explained_at, settled_at) ON reconciliation TO fovea_app`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE reconciliation, reconciled_day`);
  }
}
