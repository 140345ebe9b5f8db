import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An address belongs to who proved that he reads it. What was only written down, by its owner at registration or by staff,
 * holds it for nobody and is told to nobody as taken. Who got his password or address from staff sets a password of his own.
 */
export class ProveEmails1763704162000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Of those that are there registration proved all but a few, and these were unique so far; a stable default rewrites nothing.
    await db.query(`ALTER TABLE account ADD COLUMN email_proved_at timestamptz DEFAULT now()`);
    await db.query(`ALTER TABLE account ADD COLUMN must_change_password boolean NOT NULL DEFAULT false`);
    await db.query(`DROP INDEX account_email_uq, account_phone_uq`);
    for (const kind of ['email', 'phone']) {
      await db.query(
        `CREATE UNIQUE INDEX account_${kind}_uq ON account (${kind})
         WHERE deleted_at IS NULL AND ${kind}_proved_at IS NOT NULL`,
      );
      await db.query(`CREATE INDEX account_${kind}_written ON account (${kind}) WHERE deleted_at IS NULL`);
    }
    await db.query(`
      ALTER TABLE sign_in_challenge ADD COLUMN purpose smallint NOT NULL DEFAULT 1
        CONSTRAINT sign_in_challenge_purpose_ck CHECK (purpose IN (1, 2))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM sign_in_challenge WHERE purpose <> 1`);
    await db.query(`ALTER TABLE sign_in_challenge DROP COLUMN purpose`);
    for (const kind of ['email', 'phone']) {
      await db.query(`DROP INDEX account_${kind}_written, account_${kind}_uq`);
      await db.query(`CREATE UNIQUE INDEX account_${kind}_uq ON account (${kind}) WHERE deleted_at IS NULL`);
    }
    await db.query(`ALTER TABLE account DROP COLUMN must_change_password, DROP COLUMN email_proved_at`);
  }
}
