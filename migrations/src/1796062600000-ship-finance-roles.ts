import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = (finance: string): string => `
  ALTER TABLE role DROP CONSTRAINT role_kind_ck,
    ADD CONSTRAINT role_kind_ck CHECK (
      CASE kind
        WHEN 'owner' THEN company_id IS NOT NULL AND is_wildcard
        WHEN 'administrator' THEN company_id IS NULL
        WHEN 'auction_staff' THEN company_id IS NULL
        WHEN 'merchant_staff' THEN company_id IS NOT NULL
        ${finance}
        ELSE kind IS NULL
      END);`;

const ROLES = [
  ['finance_requester', 'Finance: requester'],
  ['finance_approver', 'Finance: approver'],
  ['finance_payer', 'Finance: payer'],
  ['finance_settings', 'Finance: settings'],
] as const;

/** Four roles of finance come with the program: nobody needs one that may request, approve, pay and set the limits. */
export class ShipFinanceRoles1796062600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ${KIND(`WHEN 'finance_requester' THEN company_id IS NULL AND NOT is_wildcard
        WHEN 'finance_approver' THEN company_id IS NULL AND NOT is_wildcard
        WHEN 'finance_payer' THEN company_id IS NULL AND NOT is_wildcard
        WHEN 'finance_settings' THEN company_id IS NULL AND NOT is_wildcard`)}
      ALTER TABLE role
        -- A role that comes with the program has its menus from its first start on; they are not given again.
        ADD COLUMN is_filled boolean NOT NULL DEFAULT true;
    `);
    for (const [kind, name] of ROLES)
      await db.query(
        // With the next id, which a database of an earlier release has passed.
        `INSERT INTO role (id, role_name, kind, is_filled) OVERRIDING SYSTEM VALUE
         SELECT (SELECT coalesce(max(id), 0) + 1 FROM role), CASE WHEN EXISTS (SELECT FROM role WHERE company_id IS NULL AND role_name = $1)
           THEN $1 || ' ' || gen_random_uuid() ELSE $1 END, $2, false`,
        [name, kind],
      );
    await db.query(`SELECT setval('role_id_seq', max(id)) FROM role`);
  }

  async down(db: QueryRunner): Promise<void> {
    const kinds = ROLES.map(([kind]) => `'${kind}'`).join(', ');
    await db.query(`
      DELETE FROM account_role WHERE role_id IN (SELECT id FROM role WHERE kind IN (${kinds}));
      DELETE FROM role WHERE kind IN (${kinds});
      ALTER TABLE role DROP COLUMN is_filled;
      ${KIND('')}
    `);
  }
}
