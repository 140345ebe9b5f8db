import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The journal is read by the number of a document: what was paid is found by what it quotes. */
export class FindByDocument1764001900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX capture_reference ON capture (reference)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX capture_reference`);
  }
}
