import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a bank abroad asks a payer for, of the platform's own accounts. */
export class ReceiveTransfersFromAbroad1796003045092 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE house_account
        ADD COLUMN bic text NOT NULL DEFAULT ''
          CONSTRAINT house_account_bic_ck CHECK (bic = '' OR bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
        ADD COLUMN payee_latin text NOT NULL DEFAULT ''
          CONSTRAINT house_account_payee_latin_ck CHECK (payee_latin ~ '^[A-Za-z0-9 .,''()/&+:?-]{0,100}$');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE house_account DROP COLUMN bic, DROP COLUMN payee_latin');
  }
}
