import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a password that nobody knows. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$xqaTArmrnDQvKAIKzMO+Tg$ksThiU4JIII7gtWbGdGyjQhUfiyROsZO3YSeZUJyfaE';

/**
 * Staff open an account for whoever orders on the phone and has none: it has no password until its owner proves that he
 * reads its mail, and there is one for each address.
 */
export class OpenCustomerAccounts1764002100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE account ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN company_text text
          CONSTRAINT account_company_text_length_ck CHECK (length(company_text) BETWEEN 1 AND 100),
        ADD CONSTRAINT account_password_of_proved_ck CHECK (password_hash IS NOT NULL OR email_proved_at IS NULL)`);
    await db.query(`
      CREATE UNIQUE INDEX account_email_waiting_uq ON account (email)
      WHERE password_hash IS NULL AND deleted_at IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX account_email_waiting_uq`);
    await db.query(`UPDATE account SET password_hash = $1 WHERE password_hash IS NULL`, [NOBODYS]);
    await db.query(`
      ALTER TABLE account DROP CONSTRAINT account_password_of_proved_ck, DROP COLUMN company_text,
        ALTER COLUMN password_hash SET NOT NULL`);
  }
}
