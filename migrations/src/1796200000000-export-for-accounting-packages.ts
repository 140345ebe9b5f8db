import type { MigrationInterface, QueryRunner } from 'typeorm';

const formats = (...names: string[]): string => `
  ALTER TABLE export_job DROP CONSTRAINT export_job_format_ck,
    ADD CONSTRAINT export_job_format_ck CHECK (format IN (${names.map((name) => `'${name}'`).join(', ')}));`;

const PACKAGES = ['yayoi', 'freee', 'yonyou', 'kingdee'];

/** The journal can be exported as the files that accounting packages import. */
export class ExportForAccountingPackages1796200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(formats('csv', 'xlsx', ...PACKAGES));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DELETE FROM export_job WHERE format IN (${PACKAGES.map((name) => `'${name}'`).join(', ')});`,
    );
    await db.query(formats('csv', 'xlsx'));
  }
}
