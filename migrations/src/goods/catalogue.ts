import type { QueryRunner } from 'typeorm';

/** Categories, makers and the item master. */
export async function createCatalogue(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Categories: a sound tree, kept by staff.
    CREATE TABLE category (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT category_pk PRIMARY KEY,
      pid bigint CONSTRAINT category_parent_fk REFERENCES category (id),
      level smallint NOT NULL CONSTRAINT category_level_ck CHECK (level BETWEEN 1 AND 3),
      -- A category that staff make has no name of the program's.
      code text CONSTRAINT category_code_uq UNIQUE,
      name_c text NOT NULL,
      name_e text NOT NULL,
      name_j text NOT NULL,
      image_key text,
      sort int NOT NULL DEFAULT 0,
      status smallint NOT NULL DEFAULT 1 CONSTRAINT category_status_ck CHECK (status IN (0, 1)),
      image_file_id bigint CONSTRAINT category_image_fk REFERENCES file (id),
      parent_level smallint GENERATED ALWAYS AS (nullif(level - 1, 0)) STORED,
      find_text text GENERATED ALWAYS AS (
        ' ' || search_fold(name_c || ' ' || name_e || ' ' || name_j) || ' ') STORED,
      CONSTRAINT category_root_ck CHECK ((pid IS NULL) = (level = 1)),
      CONSTRAINT category_name_ck
        CHECK (length(name_c) BETWEEN 1 AND 60 AND length(name_e) BETWEEN 1 AND 60 AND length(name_j) BETWEEN 1 AND 60),
      CONSTRAINT category_id_level_uq UNIQUE (id, level),
      -- At the end of the transaction: moving a branch writes its levels one after the other.
      CONSTRAINT category_parent_level_fk
        FOREIGN KEY (pid, parent_level) REFERENCES category (id, level) DEFERRABLE INITIALLY DEFERRED
    );
    CREATE INDEX category_parent ON category (pid);
    CREATE INDEX category_image ON category (image_file_id) WHERE image_file_id IS NOT NULL;
    CREATE UNIQUE INDEX category_name_uq ON category (coalesce(pid, 0), (lower(normalize(name_e, NFKC))));
    ALTER TABLE platform_fee ADD CONSTRAINT platform_fee_category_fk FOREIGN KEY (category_id) REFERENCES category (id);
  `);
  await db.query(`
    -- Makers, as staff keep them.
    CREATE TABLE brand (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT brand_pk PRIMARY KEY,
      name_e text NOT NULL,
      sort int NOT NULL DEFAULT 0,
      status smallint NOT NULL DEFAULT 1 CONSTRAINT brand_status_ck CHECK (status IN (0, 1)),
      name_c text NOT NULL DEFAULT '',
      name_j text NOT NULL DEFAULT '',
      image_file_id bigint CONSTRAINT brand_image_fk REFERENCES file (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      find_text text GENERATED ALWAYS AS (
        ' ' || search_fold(name_c || ' ' || name_e || ' ' || name_j) || ' ') STORED,
      -- To whom a notice of a used device goes, and in which language (1 zh, 2 en, 3 ja).
      notice_name text NOT NULL DEFAULT '',
      notice_email text CONSTRAINT brand_notice_email_ck CHECK (notice_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
      notice_language smallint NOT NULL DEFAULT 3
        CONSTRAINT brand_notice_language_ck CHECK (notice_language IN (1, 2, 3)),
      CONSTRAINT brand_name_ck
        CHECK (length(name_c) <= 60 AND length(name_e) BETWEEN 1 AND 60 AND length(name_j) <= 60)
    );
    CREATE UNIQUE INDEX brand_name_uq ON brand ((lower(normalize(name_e, NFKC))));
    CREATE INDEX brand_image ON brand (image_file_id) WHERE image_file_id IS NOT NULL;
    CREATE INDEX brand_sort ON brand (sort, id);
    CREATE INDEX brand_name ON brand (name_e, id);
    CREATE INDEX brand_created ON brand (created_at, id);
  `);
  await db.query(`
    -- The item master: names and pictures of one item, for every offer and every stock row of it.
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
      search_text text GENERATED ALWAYS AS (lower(normalize(
        name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(goods_code, ''), NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(
        name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(goods_code, ''), NFKC)))) STORED,
      -- How its stock is kept: 0 by number, 1 by serial numbers, 2 by lots.
      tracking smallint NOT NULL DEFAULT 0
        CONSTRAINT product_tracking_ck CHECK (tracking IN (0, 1, 2)),
      device_class smallint CONSTRAINT product_device_class_ck CHECK (device_class BETWEEN 1 AND 4),
      is_maintenance_required boolean NOT NULL DEFAULT false,
      gtin text,
      udi_di text CONSTRAINT product_udi_di_ck CHECK (length(udi_di) BETWEEN 1 AND 40),
      generic_name_c text NOT NULL DEFAULT '',
      generic_name_e text NOT NULL DEFAULT '',
      generic_name_j text NOT NULL DEFAULT '',
      CONSTRAINT product_name_ck CHECK (
        name_c || name_e || name_j <> '' AND greatest(length(name_c), length(name_e), length(name_j)) <= 200),
      -- Stock refers to both: the way it is tracked is fixed once there was any stock.
      CONSTRAINT product_tracking_uq UNIQUE (id, tracking),
      -- Shorter numbers are stored with leading zeros.
      CONSTRAINT product_gtin_ck CHECK (CASE WHEN gtin ~ '^[0-9]{14}$' THEN has_check_digit(gtin) ELSE gtin IS NULL END)
    );
    CREATE INDEX product_company ON product (company_id, id);
    CREATE INDEX product_category ON product (category_id);
    CREATE INDEX product_brand ON product (brand_id);
    CREATE INDEX product_status ON product (status, id);
    CREATE INDEX product_code ON product (goods_code, id);
    CREATE INDEX product_created_at ON product (created_at, id);
    CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops);
    CREATE INDEX product_search_bigrams ON product USING gin (search_bigrams);
    CREATE INDEX product_device_class ON product (device_class, id);
    CREATE INDEX product_maintenance_required ON product (is_maintenance_required, id);
    CREATE INDEX product_gtin ON product (gtin, id);
    -- Models as recalls name them.
    CREATE INDEX product_model ON product (brand_id, upper(normalize(btrim(goods_code), NFKC)));
  `);
  await db.query(`
    CREATE TABLE product_image (
      product_id bigint NOT NULL CONSTRAINT product_image_product_fk REFERENCES product (id) ON DELETE CASCADE,
      sort smallint NOT NULL CONSTRAINT product_image_sort_ck CHECK (sort BETWEEN 1 AND 20),
      file_id bigint NOT NULL CONSTRAINT product_image_file_fk REFERENCES file (id),
      CONSTRAINT product_image_pk PRIMARY KEY (product_id, sort),
      CONSTRAINT product_image_once_uq UNIQUE (product_id, file_id)
    );
    CREATE INDEX product_image_file ON product_image (file_id);
  `);
  await db.query(`
    CREATE TABLE product_content_image (
      product_id bigint NOT NULL
        CONSTRAINT product_content_image_product_fk REFERENCES product (id) ON DELETE CASCADE,
      file_id bigint NOT NULL CONSTRAINT product_content_image_file_fk REFERENCES file (id),
      CONSTRAINT product_content_image_pk PRIMARY KEY (product_id, file_id)
    );
    CREATE INDEX product_content_image_file ON product_content_image (file_id);
  `);
}
