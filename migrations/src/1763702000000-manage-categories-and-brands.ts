import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = `lower(normalize(name_e, NFKC))`;

/** Categories and makers as staff keep them: names in three languages, pictures of their own, a sound tree. */
export class ManageCategoriesAndBrands1763702000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A category that staff make has no name of the program's.
    await db.query(`ALTER TABLE category ALTER COLUMN code DROP NOT NULL`);
    await db.query(`
      ALTER TABLE category
        ADD COLUMN image_file_id bigint CONSTRAINT category_image_fk REFERENCES file (id),
        ADD COLUMN parent_level smallint GENERATED ALWAYS AS (nullif(level - 1, 0)) STORED,
        ADD CONSTRAINT category_name_ck
          CHECK (length(name_c) BETWEEN 1 AND 60 AND length(name_e) BETWEEN 1 AND 60 AND length(name_j) BETWEEN 1 AND 60),
        ADD CONSTRAINT category_id_level_uq UNIQUE (id, level)`);
    // At the end of the transaction: who moves a branch writes its levels one after the other.
    await db.query(`
      ALTER TABLE category ADD CONSTRAINT category_parent_level_fk
        FOREIGN KEY (pid, parent_level) REFERENCES category (id, level) DEFERRABLE INITIALLY DEFERRED`);
    await db.query(`CREATE INDEX category_image ON category (image_file_id) WHERE image_file_id IS NOT NULL`);
    await db.query(`CREATE UNIQUE INDEX category_name_uq ON category (coalesce(pid, 0), (${folded}))`);
    await db.query(`ALTER TABLE brand RENAME COLUMN brand_name TO name_e`);
    await db.query(`ALTER TABLE brand DROP CONSTRAINT brand_name_uq`);
    await db.query(`
      ALTER TABLE brand
        DROP COLUMN image_key,
        ADD COLUMN name_c text NOT NULL DEFAULT '',
        ADD COLUMN name_j text NOT NULL DEFAULT '',
        ADD COLUMN image_file_id bigint CONSTRAINT brand_image_fk REFERENCES file (id),
        ADD COLUMN created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ADD CONSTRAINT brand_name_ck
          CHECK (length(name_c) <= 60 AND length(name_e) BETWEEN 1 AND 60 AND length(name_j) <= 60)`);
    await db.query(`CREATE UNIQUE INDEX brand_name_uq ON brand ((${folded}))`);
    await db.query(`CREATE INDEX brand_image ON brand (image_file_id) WHERE image_file_id IS NOT NULL`);
    await db.query(`CREATE INDEX brand_sort ON brand (sort, id)`);
    await db.query(`CREATE INDEX brand_name ON brand (name_e, id)`);
    await db.query(`CREATE INDEX brand_created ON brand (created_at, id)`);
    // Whatever became of them: what is counted beside a maker, and asked before one is deleted.
    await db.query(`CREATE INDEX goods_category ON goods (category_id)`);
    await db.query(`CREATE INDEX goods_brand ON goods (brand_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP INDEX goods_brand, goods_category, brand_created, brand_name, brand_sort, brand_image, brand_name_uq`,
    );
    await db.query(`
      ALTER TABLE brand DROP CONSTRAINT brand_name_ck, DROP COLUMN created_at, DROP COLUMN image_file_id,
        DROP COLUMN name_j, DROP COLUMN name_c, ADD COLUMN image_key text`);
    await db.query(`ALTER TABLE brand RENAME COLUMN name_e TO brand_name`);
    await db.query(`ALTER TABLE brand ADD CONSTRAINT brand_name_uq UNIQUE (brand_name)`);
    await db.query(`DROP INDEX category_name_uq, category_image`);
    await db.query(`
      ALTER TABLE category DROP CONSTRAINT category_parent_level_fk, DROP CONSTRAINT category_id_level_uq,
        DROP CONSTRAINT category_name_ck, DROP COLUMN parent_level, DROP COLUMN image_file_id`);
    await db.query(`UPDATE category SET code = 'category-' || id WHERE code IS NULL`);
    await db.query(`ALTER TABLE category ALTER COLUMN code SET NOT NULL`);
  }
}
