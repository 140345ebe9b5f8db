import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which words the page of a payment is opened, the same each time; and that it is paid by a way that takes days. */
export class WaitForSlowPayments1764001741000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment ADD COLUMN page_language text, ADD COLUMN waiting_at timestamptz,
        ADD CONSTRAINT payment_page_language_ck CHECK (page_language IN ('zh', 'en', 'ja')),
        ADD CONSTRAINT payment_page_ck CHECK (method = 4 OR num_nonnulls(page_language, waiting_at) = 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment DROP COLUMN page_language, DROP COLUMN waiting_at');
  }
}
