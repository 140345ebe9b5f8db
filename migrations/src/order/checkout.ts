import type { QueryRunner } from 'typeorm';

/** Carts, freight and tax. */
export async function createCheckout(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What members intend to buy, before they order it.
    CREATE TABLE cart_line (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT cart_line_pk PRIMARY KEY,
      account_id bigint NOT NULL CONSTRAINT cart_line_account_fk REFERENCES account (id),
      goods_id bigint NOT NULL CONSTRAINT cart_line_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
      quantity int NOT NULL CONSTRAINT cart_line_quantity_ck CHECK (quantity BETWEEN 1 AND 9999),
      -- Goes along with the next order.
      is_checked boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT cart_line_once_uq UNIQUE (account_id, goods_id)
    );
    CREATE INDEX cart_line_goods ON cart_line (goods_id);
  `);
  await db.query(`
    -- Parts of countries that cost more to reach, until staff change them, by how postal codes there begin: of Japan's
    -- islands those that no bridge leads to in Tokyo, Shimane, Nagasaki and Kagoshima; of China Inner Mongolia,
    -- Qinghai, Xinjiang, Tibet.
    CREATE TABLE freight_zone (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT freight_zone_pk PRIMARY KEY,
      country char(2) NOT NULL CONSTRAINT freight_zone_country_ck CHECK (country ~ '^[A-Z]{2}$'),
      name_c text NOT NULL CONSTRAINT freight_zone_name_c_ck CHECK (length(name_c) BETWEEN 1 AND 60),
      name_e text NOT NULL CONSTRAINT freight_zone_name_e_ck CHECK (length(name_e) BETWEEN 1 AND 60),
      name_j text NOT NULL CONSTRAINT freight_zone_name_j_ck CHECK (length(name_j) BETWEEN 1 AND 60),
      -- Digits and letters alone, as codes are compared.
      postal_prefixes text[] NOT NULL CONSTRAINT freight_zone_postal_prefixes_ck CHECK (
        cardinality(postal_prefixes) BETWEEN 1 AND 200
        AND array_to_string(postal_prefixes, ',', '-') ~ '^[0-9A-Z]{1,10}(,[0-9A-Z]{1,10})*$'),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT freight_zone_country_uq UNIQUE (id, country)
    );
    CREATE INDEX freight_zone_by_country ON freight_zone (country, id);
  `);
  await db.query(`
    -- What freight is computed from: rows that staff edit.
    CREATE TABLE freight_rate (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT freight_rate_pk PRIMARY KEY,
      -- Null: the platform's, for sellers who have none of their own.
      company_id bigint CONSTRAINT freight_rate_company_fk REFERENCES company (id),
      currency char(3) NOT NULL CONSTRAINT freight_rate_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- Null: every country without a row of its own.
      delivery_country char(2) CONSTRAINT freight_rate_country_ck CHECK (delivery_country ~ '^[A-Z]{2}$'),
      max_kg int NOT NULL CONSTRAINT freight_rate_max_kg_ck CHECK (max_kg BETWEEN 1 AND 100000),
      -- All in whole units of the currency.
      price bigint NOT NULL DEFAULT 0 CONSTRAINT freight_rate_price_ck CHECK (price BETWEEN 0 AND 1000000000),
      step_price bigint NOT NULL DEFAULT 0 CONSTRAINT freight_rate_step_price_ck CHECK (step_price BETWEEN 0
        AND 1000000000),
      crate_from_kg int CONSTRAINT freight_rate_crate_from_kg_ck CHECK (crate_from_kg BETWEEN 1 AND 100000),
      crate_price bigint NOT NULL DEFAULT 0 CONSTRAINT freight_rate_crate_price_ck CHECK (crate_price BETWEEN 0
        AND 1000000000),
      export_price bigint NOT NULL DEFAULT 0 CONSTRAINT freight_rate_export_price_ck CHECK (export_price BETWEEN 0
        AND 1000000000),
      status smallint NOT NULL DEFAULT 1 CONSTRAINT freight_rate_status_ck CHECK (status IN (0, 1)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      zone_id bigint,
      CONSTRAINT freight_rate_crate_ck CHECK (crate_from_kg IS NOT NULL OR crate_price = 0),
      CONSTRAINT freight_rate_band_uq UNIQUE NULLS NOT DISTINCT (company_id, currency, delivery_country, zone_id, max_kg),
      -- A zone is in the country of its row.
      CONSTRAINT freight_rate_zone_fk FOREIGN KEY (zone_id, delivery_country)
        REFERENCES freight_zone (id, country) ON UPDATE CASCADE,
      CONSTRAINT freight_rate_zone_ck CHECK (zone_id IS NULL OR delivery_country IS NOT NULL)
    );
    CREATE INDEX freight_rate_by_status ON freight_rate (status, id);
    CREATE INDEX freight_rate_zone ON freight_rate (zone_id, delivery_country) WHERE zone_id IS NOT NULL;
  `);
  await db.query(`
    -- What tax is computed from: rows that staff edit.
    CREATE TABLE tax_rate (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT tax_rate_pk PRIMARY KEY,
      -- Where both the seller and the buyer are: what leaves the country is not taxed.
      country char(2) NOT NULL CONSTRAINT tax_rate_country_ck CHECK (country ~ '^[A-Z]{2}$'),
      -- Null: everything without a rate of its own, freight included.
      category_id bigint CONSTRAINT tax_rate_category_fk REFERENCES category (id),
      rate int NOT NULL CONSTRAINT tax_rate_rate_ck CHECK (rate BETWEEN 0 AND 10000),
      effective_from date NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT tax_rate_day_uq UNIQUE NULLS NOT DISTINCT (country, category_id, effective_from)
    );
    CREATE INDEX tax_rate_category ON tax_rate (category_id) WHERE category_id IS NOT NULL;
    CREATE INDEX tax_rate_by_day ON tax_rate (effective_from DESC, id DESC);
  `);
  await db.query(`
    INSERT INTO freight_zone (country, name_c, name_e, name_j, postal_prefixes) VALUES
      ('JP', '北海道', 'Hokkaido', '北海道', '{00,04,05,06,07,08,09}'),
      ('JP', '冲绳及离岛', 'Okinawa and remote islands', '沖縄・離島', regexp_split_to_array(
        '10001 10002 10003 10004 10005 10006 1001 1002 68401 68402 68403 68404 685 8115 817 853 85741 85742
         85744 85745 85746 85747 89009 8913 8914 8915 8916 8917 8918 8919 894 90', '\\s+')),
      ('CN', '偏远地区', 'Remote regions', '遠隔地', regexp_split_to_array(
        '01 02 1374 1375 1376 1626 1627 1628 1654 7503 7353 7354 7373 81 83 84 85 86', '\\s+'));
    -- What the platform charges for sending a device, until staff change it. Country NULL: any other; crate_from_kg: from which weight
    -- a piece is crated.
    INSERT INTO freight_rate (currency, delivery_country, max_kg, price, step_price, crate_from_kg, crate_price, export_price)
    VALUES
      ('JPY', 'JP', 10, 1500, 500, NULL, 0, 0),
      ('JPY', 'JP', 30, 3000, 1000, NULL, 0, 0),
      ('JPY', 'JP', 150, 18000, 6000, 60, 8000, 0),
      ('JPY', 'JP', 1000, 65000, 30000, 60, 15000, 0),
      ('JPY', NULL, 30, 15000, 6000, NULL, 0, 5000),
      ('JPY', NULL, 150, 60000, 25000, 30, 12000, 15000),
      ('JPY', NULL, 1000, 220000, 120000, 30, 30000, 25000),
      ('CNY', 'CN', 10, 40, 15, NULL, 0, 0),
      ('CNY', 'CN', 30, 90, 40, NULL, 0, 0),
      ('CNY', 'CN', 150, 480, 200, 60, 300, 0),
      ('CNY', 'CN', 1000, 2200, 1100, 60, 600, 0),
      ('CNY', NULL, 30, 700, 300, NULL, 0, 250),
      ('CNY', NULL, 150, 2800, 1200, 30, 500, 700),
      ('CNY', NULL, 1000, 10500, 5500, 30, 1400, 1200),
      ('USD', NULL, 30, 110, 45, NULL, 0, 40),
      ('USD', NULL, 150, 420, 180, 30, 90, 110),
      ('USD', NULL, 1000, 1550, 850, 30, 220, 180);
    INSERT INTO freight_rate (currency, zone_id, delivery_country, max_kg, price, step_price, crate_from_kg, crate_price,
      export_price)
    SELECT currency, z.id, z.country, max_kg, price, step_price, crate_from_kg, crate_price, 0
    FROM (VALUES
      (1, 'JPY', 'Hokkaido', 10, 2200, 700, NULL::int, 0),
      (2, 'JPY', 'Hokkaido', 30, 4500, 1500, NULL, 0),
      (3, 'JPY', 'Hokkaido', 150, 27000, 9000, 60, 8000),
      (4, 'JPY', 'Hokkaido', 1000, 98000, 45000, 60, 15000),
      (5, 'JPY', 'Okinawa and remote islands', 10, 2800, 1000, NULL, 0),
      (6, 'JPY', 'Okinawa and remote islands', 30, 6000, 2200, NULL, 0),
      (7, 'JPY', 'Okinawa and remote islands', 150, 38000, 14000, 60, 8000),
      (8, 'JPY', 'Okinawa and remote islands', 1000, 140000, 68000, 60, 15000),
      (9, 'CNY', 'Remote regions', 10, 80, 35, NULL, 0),
      (10, 'CNY', 'Remote regions', 30, 190, 90, NULL, 0),
      (11, 'CNY', 'Remote regions', 150, 980, 420, 60, 300),
      (12, 'CNY', 'Remote regions', 1000, 4600, 2300, 60, 600)
    ) AS rate (place, currency, zone, max_kg, price, step_price, crate_from_kg, crate_price)
    JOIN freight_zone z ON z.name_e = rate.zone ORDER BY rate.place;
  `);
  await db.query(`
    INSERT INTO tax_rate (country, rate, effective_from) VALUES ('JP', 1000, '2019-10-01');
  `);
}
