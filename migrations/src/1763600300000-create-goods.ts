import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What words are looked for in, normalised so that full-width letters and brackets are the same as the others; written
 * out twice, because a generated column cannot use another.
 */
const searchText = `lower(normalize(
  name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(model, '') || ' ' || goods_sn, NFKC))`;

/** Categories, brands and the goods offered in the shop. */
export class CreateGoods1763600300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE category (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT category_pk PRIMARY KEY,
        pid bigint CONSTRAINT category_parent_fk REFERENCES category (id),
        level smallint NOT NULL CONSTRAINT category_level_ck CHECK (level BETWEEN 1 AND 3),
        code text NOT NULL CONSTRAINT category_code_uq UNIQUE,
        name_c text NOT NULL,
        name_e text NOT NULL,
        name_j text NOT NULL,
        image_key text,
        sort int NOT NULL DEFAULT 0,
        status smallint NOT NULL DEFAULT 1 CONSTRAINT category_status_ck CHECK (status IN (0, 1)),
        CONSTRAINT category_root_ck CHECK ((pid IS NULL) = (level = 1))
      )`);
    await db.query(`CREATE INDEX category_parent ON category (pid)`);
    await db.query(`
      CREATE TABLE brand (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT brand_pk PRIMARY KEY,
        brand_name text NOT NULL CONSTRAINT brand_name_uq UNIQUE,
        image_key text,
        sort int NOT NULL DEFAULT 0,
        status smallint NOT NULL DEFAULT 1 CONSTRAINT brand_status_ck CHECK (status IN (0, 1))
      )`);
    // Words of two characters, the usual ones in Chinese and Japanese, are too short for trigrams.
    await db.query(`
      CREATE FUNCTION bigrams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(DISTINCT substr(words, place, 2)), '{}')
        FROM generate_series(1, length(words) - 1) AS place
      $$`);
    await db.query(`
      CREATE TABLE goods (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT goods_pk PRIMARY KEY,
        goods_sn text NOT NULL CONSTRAINT goods_sn_uq UNIQUE,
        company_id bigint CONSTRAINT goods_company_fk REFERENCES company (id),
        seller_id bigint NOT NULL CONSTRAINT goods_seller_fk REFERENCES account (id),
        category_id bigint NOT NULL CONSTRAINT goods_category_fk REFERENCES category (id),
        brand_id bigint NOT NULL CONSTRAINT goods_brand_fk REFERENCES brand (id),
        name_c text NOT NULL,
        name_e text NOT NULL,
        name_j text NOT NULL,
        content_c text NOT NULL DEFAULT '',
        content_e text NOT NULL DEFAULT '',
        content_j text NOT NULL DEFAULT '',
        condition_note_c text,
        condition_note_e text,
        condition_note_j text,
        usage_note_c text,
        usage_note_e text,
        usage_note_j text,
        model text,
        year smallint CONSTRAINT goods_year_ck CHECK (year BETWEEN 1950 AND 2100),
        serial_number text,
        condition smallint NOT NULL CONSTRAINT goods_condition_ck CHECK (condition BETWEEN 1 AND 4),
        shipping_time smallint NOT NULL CONSTRAINT goods_shipping_time_ck CHECK (shipping_time BETWEEN 1 AND 4),
        sale_type smallint NOT NULL CONSTRAINT goods_sale_type_ck CHECK (sale_type BETWEEN 2 AND 4),
        sale_state smallint NOT NULL CONSTRAINT goods_sale_state_ck CHECK (sale_state BETWEEN 1 AND 5),
        status smallint NOT NULL DEFAULT 0 CONSTRAINT goods_status_ck CHECK (status IN (0, 10, 11, 20, 30, 90)),
        price bigint CONSTRAINT goods_price_ck CHECK (price BETWEEN 1 AND 10000000000000),
        currency char(3) NOT NULL CONSTRAINT goods_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        quantity int NOT NULL DEFAULT 1 CONSTRAINT goods_quantity_ck CHECK (quantity >= 0),
        pay_types smallint[] NOT NULL DEFAULT '{1,2,4}',
        -- Ordered: [{"label": {"c","e","j"}, "value": {"c","e","j"}}], and [{"c","e","j"}].
        specifications jsonb NOT NULL DEFAULT '[]',
        accessories jsonb NOT NULL DEFAULT '[]',
        need_licence boolean NOT NULL DEFAULT false,
        -- The running, coming or last auction and its planned end: told by module auction, which comes later.
        auction_id bigint,
        auction_end_at timestamptz,
        listed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        search_text text GENERATED ALWAYS AS (${searchText}) STORED,
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searchText})) STORED,
        CONSTRAINT goods_company_uq UNIQUE (id, company_id)
      )`);
    await db.query(`CREATE INDEX goods_listed ON goods (listed_at DESC, id DESC) WHERE status = 30`);
    await db.query(
      `CREATE INDEX goods_by_type ON goods (sale_type, listed_at DESC, id DESC) WHERE status = 30`,
    );
    await db.query(
      `CREATE INDEX goods_by_category ON goods (category_id, listed_at DESC, id DESC) WHERE status = 30`,
    );
    await db.query(
      `CREATE INDEX goods_by_brand ON goods (brand_id, listed_at DESC, id DESC) WHERE status = 30`,
    );
    await db.query(
      `CREATE INDEX goods_by_company ON goods (company_id, listed_at DESC, id DESC) WHERE status = 30`,
    );
    await db.query(
      `CREATE INDEX goods_by_condition ON goods (condition, listed_at DESC, id DESC) WHERE status = 30`,
    );
    await db.query(`CREATE INDEX goods_by_price ON goods (currency, price, id) WHERE status = 30`);
    // Goods without a price come last in both directions.
    await db.query(
      `CREATE INDEX goods_by_price_down ON goods (currency DESC, price DESC NULLS LAST, id DESC) WHERE status = 30`,
    );
    // Running auctions first, the one that ends next on top.
    await db.query(
      `CREATE INDEX goods_by_end ON goods ((sale_state <> 4), auction_end_at, id) WHERE status = 30`,
    );
    await db.query(`CREATE INDEX goods_seller ON goods (seller_id)`);
    await db.query(`CREATE INDEX goods_search_text ON goods USING gin (search_text gin_trgm_ops)`);
    await db.query(`CREATE INDEX goods_search_bigrams ON goods USING gin (search_bigrams)`);
    await db.query(`
      CREATE TABLE goods_image (
        goods_id bigint NOT NULL CONSTRAINT goods_image_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        sort smallint NOT NULL,
        image_key text NOT NULL,
        thumbnail_key text NOT NULL,
        width int NOT NULL,
        height int NOT NULL,
        CONSTRAINT goods_image_pk PRIMARY KEY (goods_id, sort)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE goods_image, goods, brand, category`);
    await db.query(`DROP FUNCTION bigrams(text)`);
  }
}
