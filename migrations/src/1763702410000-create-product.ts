import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchedText = `lower(normalize(
  name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(goods_code, ''), NFKC))`;

/** The item master: what one thing is called and looks like, for every offer and, later, every stock row of it. */
export class CreateProduct1763702410000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE product (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT product_pk PRIMARY KEY,
        -- Null: the platform's own, which every merchant may offer.
        company_id bigint CONSTRAINT product_company_fk REFERENCES company (id),
        category_id bigint NOT NULL CONSTRAINT product_category_fk REFERENCES category (id),
        brand_id bigint NOT NULL CONSTRAINT product_brand_fk REFERENCES brand (id),
        -- The maker's model.
        goods_code text CONSTRAINT product_code_ck CHECK (length(goods_code) BETWEEN 1 AND 80),
        name_c text NOT NULL DEFAULT '',
        name_e text NOT NULL DEFAULT '',
        name_j text NOT NULL DEFAULT '',
        content_c text NOT NULL DEFAULT '',
        content_e text NOT NULL DEFAULT '',
        content_j text NOT NULL DEFAULT '',
        -- 1 in use, 0 no longer offered to choose.
        status smallint NOT NULL DEFAULT 1 CONSTRAINT product_status_ck CHECK (status IN (0, 1)),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        search_text text GENERATED ALWAYS AS (${searchedText}) STORED,
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searchedText})) STORED,
        CONSTRAINT product_name_ck CHECK (
          name_c || name_e || name_j <> '' AND greatest(length(name_c), length(name_e), length(name_j)) <= 200)
      )`);
    await db.query(`CREATE INDEX product_company ON product (company_id, id)`);
    await db.query(`CREATE INDEX product_category ON product (category_id)`);
    await db.query(`CREATE INDEX product_brand ON product (brand_id)`);
    await db.query(`CREATE INDEX product_status ON product (status, id)`);
    await db.query(`CREATE INDEX product_code ON product (goods_code, id)`);
    await db.query(`CREATE INDEX product_created_at ON product (created_at, id)`);
    await db.query(`CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops)`);
    await db.query(`CREATE INDEX product_search_bigrams ON product USING gin (search_bigrams)`);
    await db.query(`
      CREATE TABLE product_image (
        product_id bigint NOT NULL CONSTRAINT product_image_product_fk REFERENCES product (id) ON DELETE CASCADE,
        sort smallint NOT NULL CONSTRAINT product_image_sort_ck CHECK (sort BETWEEN 1 AND 20),
        file_id bigint NOT NULL CONSTRAINT product_image_file_fk REFERENCES file (id),
        CONSTRAINT product_image_pk PRIMARY KEY (product_id, sort),
        CONSTRAINT product_image_once_uq UNIQUE (product_id, file_id)
      )`);
    await db.query(`CREATE INDEX product_image_file ON product_image (file_id)`);
    await db.query(`
      CREATE TABLE product_content_image (
        product_id bigint NOT NULL
          CONSTRAINT product_content_image_product_fk REFERENCES product (id) ON DELETE CASCADE,
        file_id bigint NOT NULL CONSTRAINT product_content_image_file_fk REFERENCES file (id),
        CONSTRAINT product_content_image_pk PRIMARY KEY (product_id, file_id)
      )`);
    await db.query(`CREATE INDEX product_content_image_file ON product_content_image (file_id)`);
    await db.query(`
      ALTER TABLE goods ADD COLUMN product_id bigint CONSTRAINT goods_product_fk REFERENCES product (id)`);
    await db.query(`CREATE INDEX goods_product ON goods (product_id) WHERE product_id IS NOT NULL`);
    await db.query(`
      CREATE INDEX draft_product_product ON draft_product (((form ->> 'product_id')::bigint)) WHERE status = 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX draft_product_product, goods_product`);
    await db.query(`ALTER TABLE goods DROP COLUMN product_id`);
    await db.query(`DROP TABLE product_content_image, product_image, product`);
  }
}
