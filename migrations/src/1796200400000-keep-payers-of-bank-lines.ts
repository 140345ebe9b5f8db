import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bank line names its payer or payee apart from the other texts of the bank. */
export class KeepPayersOfBankLines1796200400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Empty where the file named nobody. Of earlier lines only the words are known, in which it cannot be told apart.
      ALTER TABLE bank_line
        ADD COLUMN party text NOT NULL DEFAULT '' CONSTRAINT bank_line_party_ck CHECK (length(party) <= 140);
      GRANT INSERT (party) ON bank_line TO fovea_app;
      CREATE INDEX bank_line_party ON bank_line USING gin (lower(normalize(party, NFKC)) gin_trgm_ops);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE bank_line DROP COLUMN party');
  }
}
