import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A company's time zone is the name of a place both PostgreSQL and the server know. What else PostgreSQL takes for a
 * zone ('Foo3', an abbreviation) nobody else does: the close of a lot would fail on it.
 */
export class CheckTimeZones1763704151000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION is_time_zone(name text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
      BEGIN
        IF name !~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+){1,2}|Etc/GMT[+-][0-9]{1,2})$' THEN RETURN false; END IF;
        PERFORM now() AT TIME ZONE name;
        RETURN true;
      EXCEPTION WHEN invalid_parameter_value THEN RETURN false;
      END $$`);
    // One that nobody could read is taken to be that of the company's country.
    await db.query(
      `UPDATE company SET time_zone = CASE country WHEN 'CN' THEN 'Asia/Shanghai' WHEN 'JP' THEN 'Asia/Tokyo' ELSE 'UTC' END
       WHERE NOT is_time_zone(time_zone)`,
    );
    await db.query(`ALTER TABLE company ADD CONSTRAINT company_time_zone_ck CHECK (is_time_zone(time_zone))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE company DROP CONSTRAINT company_time_zone_ck`);
    await db.query(`DROP FUNCTION is_time_zone(text)`);
  }
}
