import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles that the house makes are known as such, so that each reader finds them in his own language. */
export class NameBuiltInRoles1763703210000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE role DROP CONSTRAINT role_kind_ck,
        ADD CONSTRAINT role_kind_ck CHECK (
          CASE kind
            WHEN 'owner' THEN company_id IS NOT NULL AND is_wildcard
            WHEN 'administrator' THEN company_id IS NULL
            WHEN 'auction_staff' THEN company_id IS NULL
            WHEN 'merchant_staff' THEN company_id IS NOT NULL
            ELSE kind IS NULL
          END)`);
    await db.query(
      `UPDATE role SET kind = 'administrator'
       WHERE role_name = 'Administrator' AND company_id IS NULL AND is_wildcard AND kind IS NULL`,
    );
    await db.query(
      `UPDATE role SET kind = 'auction_staff'
       WHERE role_name = 'Auction staff' AND company_id IS NULL AND kind IS NULL`,
    );
    await db.query(
      `UPDATE role SET kind = 'merchant_staff'
       WHERE role_name = 'Merchant' AND company_id IS NOT NULL AND kind IS NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE role SET kind = NULL WHERE kind <> 'owner'`);
    await db.query(`
      ALTER TABLE role DROP CONSTRAINT role_kind_ck,
        ADD CONSTRAINT role_kind_ck CHECK (
          kind IS NULL OR (kind = 'owner' AND company_id IS NOT NULL AND is_wildcard))`);
  }
}
