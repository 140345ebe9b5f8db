import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rows an export was written of, so that it is given only to who may still see them. */
export class ScopeExports1763704164000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Null for those written before: the permission alone is asked for then, for the few days they are kept.
    await db.query(`ALTER TABLE export_job ADD COLUMN scope jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE export_job DROP COLUMN scope`);
  }
}
