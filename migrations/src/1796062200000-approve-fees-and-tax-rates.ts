import type { MigrationInterface, QueryRunner } from 'typeorm';

const subjects = (...names: string[]): string => `
  ALTER TABLE setting_change DROP CONSTRAINT setting_change_subject_ck,
    ADD CONSTRAINT setting_change_subject_ck CHECK (subject IN (${names.map((name) => `'${name}'`).join(', ')}));`;

const BEFORE = ['approval_limit', 'withdrawal_limit', 'house_account'];
const ADDED = ['platform_fee', 'tax_rate'];

/** Whoever may set fees and tax rates does so by changes that another person approves. */
export class ApproveFeesAndTaxRates1796062200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(subjects(...BEFORE, ...ADDED));
    await db.query(`
      -- A narrower fee than one that is there is no first value: it changes what a merchant pays.
      CREATE FUNCTION platform_fee_is_first(bigint, jsonb) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT $2 IS NOT NULL AND NOT EXISTS (SELECT FROM platform_fee f WHERE f.currency = $2->>'currency')
      $$;
      CREATE FUNCTION tax_rate_is_first(bigint, jsonb) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT $2 IS NOT NULL AND NOT EXISTS (SELECT FROM tax_rate r WHERE r.country = $2->>'country')
      $$;
    `);
    for (const table of ADDED)
      await db.query(`
        CREATE TRIGGER ${table}_approved AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW
          WHEN (NOT has_table_privilege('${table}', 'TRIGGER')) EXECUTE FUNCTION setting_change_wrote();
      `);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ADDED) await db.query(`DROP TRIGGER ${table}_approved ON ${table}`);
    await db.query('DROP FUNCTION platform_fee_is_first, tax_rate_is_first');
    await db.query(`
      ALTER TABLE setting_change DISABLE TRIGGER USER;
      DELETE FROM setting_change WHERE subject IN (${ADDED.map((name) => `'${name}'`).join(', ')});
      ALTER TABLE setting_change ENABLE TRIGGER USER;
      ${subjects(...BEFORE)}
    `);
  }
}
