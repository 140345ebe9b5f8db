import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the law asks of a device: its class, whether it needs maintenance by specialists, its numbers and generic name. */
export class ClassifyDevices1763805100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // GS1: from the right, weights 1 (the check digit itself) and 3 by turns sum to a multiple of ten.
    await db.query(`
      CREATE FUNCTION has_check_digit(gtin text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT sum(digit::int * CASE WHEN (length(gtin) - place) % 2 = 0 THEN 1 ELSE 3 END) % 10 = 0
        FROM regexp_split_to_table(gtin, '') WITH ORDINALITY AS digits (digit, place)
      $$`);
    await db.query(`
      ALTER TABLE product
        ADD COLUMN device_class smallint CONSTRAINT product_device_class_ck CHECK (device_class BETWEEN 1 AND 4),
        ADD COLUMN is_maintenance_required boolean NOT NULL DEFAULT false,
        ADD COLUMN gtin text,
        ADD COLUMN udi_di text CONSTRAINT product_udi_di_ck CHECK (length(udi_di) BETWEEN 1 AND 40),
        ADD COLUMN generic_name_c text NOT NULL DEFAULT '',
        ADD COLUMN generic_name_e text NOT NULL DEFAULT '',
        ADD COLUMN generic_name_j text NOT NULL DEFAULT '',
        -- Shorter ones are kept with zeros before them.
        ADD CONSTRAINT product_gtin_ck CHECK (CASE WHEN gtin ~ '^[0-9]{14}$' THEN has_check_digit(gtin) ELSE gtin IS NULL END)`);
    await db.query(`CREATE INDEX product_device_class ON product (device_class, id)`);
    await db.query(`CREATE INDEX product_maintenance_required ON product (is_maintenance_required, id)`);
    await db.query(`CREATE INDEX product_gtin ON product (gtin, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product DROP CONSTRAINT product_gtin_ck, DROP COLUMN device_class,
        DROP COLUMN is_maintenance_required, DROP COLUMN gtin, DROP COLUMN udi_di, DROP COLUMN generic_name_c,
        DROP COLUMN generic_name_e, DROP COLUMN generic_name_j`);
    await db.query(`DROP FUNCTION has_check_digit`);
  }
}
