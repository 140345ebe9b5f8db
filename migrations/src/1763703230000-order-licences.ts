import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The register is sorted by when each was sent, whatever its state. */
export class OrderLicences1763703230000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX company_licence_sent ON company_licence (submitted_at, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX company_licence_sent`);
  }
}
