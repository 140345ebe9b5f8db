import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each time that somebody takes an import it has the next number, which no new start sets back: whoever was stopped and is
 * still at it must not be taken for the one who was started after him.
 */
export class NumberImportTakes1764001700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['goods_import', 'opening_import'])
      await db.query(`
        ALTER TABLE ${table} ADD COLUMN takes int NOT NULL DEFAULT 0
          CONSTRAINT ${table}_takes_ck CHECK (takes >= 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['goods_import', 'opening_import'])
      await db.query(`ALTER TABLE ${table} DROP COLUMN takes`);
  }
}
