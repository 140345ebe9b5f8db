import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that came and that no document took: what finance did with it, who and why. */
export class ResolveParkedPayments1764001230000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment
        -- 1 credited to the payer's balance, 2 sent back the way it came.
        ADD COLUMN resolution smallint CONSTRAINT payment_resolution_ck CHECK (resolution IN (1, 2)),
        ADD COLUMN resolved_by bigint CONSTRAINT payment_resolved_by_fk REFERENCES account (id),
        ADD COLUMN resolve_note text,
        ADD CONSTRAINT payment_resolved_ck CHECK (
          num_nulls(resolution, resolved_by, resolve_note) IN (0, 3) AND (resolution IS NULL OR park_cause IS NOT NULL)
          AND length(resolve_note) BETWEEN 1 AND 500),
        ADD CONSTRAINT payment_resolved_self_ck CHECK (resolved_by <> payer_id)`);
    await db.query(`CREATE INDEX payment_resolved_by ON payment (resolved_by) WHERE resolved_by IS NOT NULL`);
    await db.query(
      `CREATE INDEX payment_parked_cause ON payment (park_cause, id DESC) WHERE park_cause IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX payment_parked_status ON payment (status, id DESC) WHERE park_cause IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX payment_parked_status, payment_parked_cause`);
    await db.query(
      `ALTER TABLE payment DROP COLUMN resolve_note, DROP COLUMN resolved_by, DROP COLUMN resolution`,
    );
  }
}
