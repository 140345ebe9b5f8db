import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A heavier parcel that costs less than a lighter one is confirmed by whoever sets its freight. */
export class ConfirmFallingFreight1796200002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- More pieces in this band may cost less than fewer in the one below.
      ALTER TABLE freight_rate ADD COLUMN may_fall boolean NOT NULL DEFAULT false;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE freight_rate DROP COLUMN may_fall');
  }
}
