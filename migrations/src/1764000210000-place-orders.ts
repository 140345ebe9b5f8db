import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order of the shop is made of: freight, tax, where it goes, and what is paid together. */
export class PlaceOrders1764000210000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createTables(db);
    await db.query(`
      CREATE TABLE payment_group (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_group_pk PRIMARY KEY,
        buyer_id bigint NOT NULL CONSTRAINT payment_group_buyer_fk REFERENCES account (id),
        currency char(3) NOT NULL CONSTRAINT payment_group_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_group_buyer_uq UNIQUE (id, buyer_id, currency)
      )`);
    await db.query(`CREATE INDEX payment_group_of_buyer ON payment_group (buyer_id, id DESC)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON payment_group FROM fovea_app`);
    await db.query(`
      ALTER TABLE orders
        -- 1 shop, 2 auction, 3 bargain, 4 by staff for a customer.
        ADD COLUMN source smallint NOT NULL DEFAULT 1 CONSTRAINT orders_source_ck CHECK (source BETWEEN 1 AND 4),
        ADD COLUMN placed_by bigint CONSTRAINT orders_placed_by_fk REFERENCES account (id),
        ADD COLUMN payment_group_id bigint,
        -- The buyer's words to the seller.
        ADD COLUMN remark text NOT NULL DEFAULT '' CONSTRAINT orders_remark_ck CHECK (length(remark) <= 500),
        ADD CONSTRAINT orders_payment_group_fk FOREIGN KEY (payment_group_id, buyer_id, currency)
          REFERENCES payment_group (id, buyer_id, currency)`);
    await db.query(`UPDATE orders SET source = 2 WHERE auction_id IS NOT NULL`);
    await db.query(
      `CREATE INDEX orders_payment_group ON orders (payment_group_id, buyer_id, currency) WHERE payment_group_id IS NOT NULL`,
    );
    await db.query(`CREATE INDEX orders_placed_by ON orders (placed_by) WHERE placed_by IS NOT NULL`);
    await db.query(`
      CREATE TABLE order_address (
        order_id bigint CONSTRAINT order_address_pk PRIMARY KEY CONSTRAINT order_address_order_fk REFERENCES orders (id),
        name text NOT NULL,
        country char(2) NOT NULL,
        province text,
        city text NOT NULL,
        district text,
        street text NOT NULL,
        house_number text,
        building text,
        postal_code text,
        mobile text,
        telephone text
      )`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON order_address FROM fovea_app`);
    await db.query(`
      CREATE TABLE order_tax (
        order_id bigint NOT NULL CONSTRAINT order_tax_order_fk REFERENCES orders (id),
        -- In hundredths of a percent.
        rate int NOT NULL CONSTRAINT order_tax_rate_ck CHECK (rate BETWEEN 0 AND 10000),
        base bigint NOT NULL CONSTRAINT order_tax_base_ck CHECK (base > 0),
        tax bigint NOT NULL,
        CONSTRAINT order_tax_pk PRIMARY KEY (order_id, rate),
        CONSTRAINT order_tax_floor_ck CHECK (tax = base * rate / 10000)
      )`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON order_tax FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE order_tax, order_address`);
    await db.query(`
      ALTER TABLE orders DROP COLUMN source, DROP COLUMN placed_by, DROP COLUMN payment_group_id, DROP COLUMN remark`);
    await db.query(`DROP TABLE payment_group, tax_rate, freight_rate`);
  }
}

/** What freight and tax are worked out from: rows that staff edit. */
async function createTables(db: QueryRunner): Promise<void> {
  const price = (name: string): string =>
    `${name} bigint NOT NULL DEFAULT 0 CONSTRAINT freight_rate_${name}_ck CHECK (${name} BETWEEN 0 AND 1000000000)`;
  await db.query(`
    CREATE TABLE freight_rate (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT freight_rate_pk PRIMARY KEY,
      -- Null: the platform's, for sellers who have none of their own.
      company_id bigint CONSTRAINT freight_rate_company_fk REFERENCES company (id),
      currency char(3) NOT NULL CONSTRAINT freight_rate_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- Null: wherever no row of its own leads.
      delivery_country char(2) CONSTRAINT freight_rate_country_ck CHECK (delivery_country ~ '^[A-Z]{2}$'),
      max_kg int NOT NULL CONSTRAINT freight_rate_max_kg_ck CHECK (max_kg BETWEEN 1 AND 100000),
      -- All in whole units of the currency.
      ${price('price')},
      ${price('step_price')},
      crate_from_kg int CONSTRAINT freight_rate_crate_from_kg_ck CHECK (crate_from_kg BETWEEN 1 AND 100000),
      ${price('crate_price')},
      ${price('export_price')},
      status smallint NOT NULL DEFAULT 1 CONSTRAINT freight_rate_status_ck CHECK (status IN (0, 1)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT freight_rate_crate_ck CHECK (crate_from_kg IS NOT NULL OR crate_price = 0),
      CONSTRAINT freight_rate_band_uq UNIQUE NULLS NOT DISTINCT (company_id, currency, delivery_country, max_kg)
    )`);
  await db.query(`
    CREATE TABLE tax_rate (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT tax_rate_pk PRIMARY KEY,
      -- Where both the seller and the buyer are: what leaves the country goes without.
      country char(2) NOT NULL CONSTRAINT tax_rate_country_ck CHECK (country ~ '^[A-Z]{2}$'),
      -- Null: whatever has no rate of its own, freight among it.
      category_id bigint CONSTRAINT tax_rate_category_fk REFERENCES category (id),
      rate int NOT NULL CONSTRAINT tax_rate_rate_ck CHECK (rate BETWEEN 0 AND 10000),
      effective_from date NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT tax_rate_day_uq UNIQUE NULLS NOT DISTINCT (country, category_id, effective_from)
    )`);
  await db.query(`CREATE INDEX tax_rate_category ON tax_rate (category_id) WHERE category_id IS NOT NULL`);
  await db.query(`INSERT INTO tax_rate (country, rate, effective_from) VALUES ('JP', 1000, '2019-10-01')`);
}
