import type { QueryRunner } from 'typeorm';

/** Warehouses, and those with whom goods are exchanged. */
export async function createPlaces(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Places where goods are stored.
    CREATE TABLE warehouse (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT warehouse_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT warehouse_company_fk REFERENCES company (id),
      name text NOT NULL CONSTRAINT warehouse_name_ck CHECK (name <> '' AND length(name) <= 100),
      country char(2) NOT NULL CONSTRAINT warehouse_country_ck CHECK (country ~ '^[A-Z]{2}$'),
      address text NOT NULL DEFAULT '',
      manager text NOT NULL DEFAULT '',
      phone text NOT NULL DEFAULT '',
      -- In which its stock is valued.
      currency char(3) NOT NULL CONSTRAINT warehouse_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      -- 1 enabled, 0 disabled, 9 deleted.
      status smallint NOT NULL DEFAULT 1 CONSTRAINT warehouse_status_ck CHECK (status IN (0, 1, 9)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      search_text text GENERATED ALWAYS AS (lower(normalize(name || ' ' || address || ' ' || manager, NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(name || ' ' || address || ' ' || manager,
        NFKC)))) STORED,
      CONSTRAINT warehouse_own_uq UNIQUE (company_id, id),
      -- Stock valued in its currency refers to both: the currency is fixed once there was any stock.
      CONSTRAINT warehouse_money_uq UNIQUE (id, currency)
    );
    CREATE UNIQUE INDEX warehouse_name_uq ON warehouse (company_id, lower(normalize(name, NFKC)))
      WHERE status <> 9;
    CREATE INDEX warehouse_status ON warehouse (status, id);
    CREATE INDEX warehouse_created_at ON warehouse (created_at, id);
    CREATE INDEX warehouse_search_text ON warehouse USING gin (search_text gin_trgm_ops);
    CREATE INDEX warehouse_search_bigrams ON warehouse USING gin (search_bigrams);
    REVOKE DELETE, TRUNCATE ON warehouse FROM fovea_app;
    CREATE TRIGGER warehouse_move BEFORE UPDATE OF status ON warehouse FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('warehouse', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('warehouse', NULL, 1), ('warehouse', 0, 1), ('warehouse', 0, 9), ('warehouse', 1, 0), ('warehouse', 1, 9);
  `);
  await db.query(`
    CREATE TABLE warehouse_bin (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT warehouse_bin_pk PRIMARY KEY,
      warehouse_id bigint NOT NULL CONSTRAINT warehouse_bin_warehouse_fk REFERENCES warehouse (id),
      -- The zone: a room, an aisle, a cabinet.
      location text NOT NULL DEFAULT '',
      -- As on its label, which scanners read.
      code text COLLATE "C" NOT NULL CONSTRAINT warehouse_bin_code_ck CHECK (code ~ '^[A-Z0-9][A-Z0-9./_-]{0,31}$'),
      -- 1 in use, 0 nothing more is stored there.
      status smallint NOT NULL DEFAULT 1 CONSTRAINT warehouse_bin_status_ck CHECK (status IN (0, 1)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT warehouse_bin_code_uq UNIQUE (warehouse_id, code),
      CONSTRAINT warehouse_bin_own_uq UNIQUE (warehouse_id, id)
    );
    CREATE INDEX warehouse_bin_code ON warehouse_bin (code, id);
    CREATE INDEX warehouse_bin_status ON warehouse_bin (status, id);
  `);
  await db.query(`
    -- With whom goods are exchanged.
    CREATE TABLE customer_company (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT customer_company_pk PRIMARY KEY,
      -- The merchant whose customer it is.
      company_id bigint NOT NULL CONSTRAINT customer_company_company_fk REFERENCES company (id),
      name text NOT NULL CONSTRAINT customer_company_name_ck CHECK (name <> '' AND length(name) <= 100),
      phone text NOT NULL DEFAULT '',
      address text NOT NULL DEFAULT '',
      remark text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      search_text text GENERATED ALWAYS AS (lower(normalize(name || ' ' || phone || ' ' || address, NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(name || ' ' || phone || ' ' || address,
        NFKC)))) STORED,
      CONSTRAINT customer_company_own_uq UNIQUE (company_id, id)
    );
    CREATE UNIQUE INDEX customer_company_name_uq ON customer_company (company_id, lower(normalize(name, NFKC)));
    CREATE INDEX customer_company_created_at ON customer_company (created_at, id);
    CREATE INDEX customer_company_search_text ON customer_company USING gin (search_text gin_trgm_ops);
    CREATE INDEX customer_company_search_bigrams ON customer_company USING gin (search_bigrams);
  `);
  await db.query(`
    CREATE TABLE customer (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT customer_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT customer_company_fk REFERENCES company (id),
      customer_company_id bigint,
      name text NOT NULL CONSTRAINT customer_name_ck CHECK (name <> '' AND length(name) <= 100),
      tel text NOT NULL DEFAULT '',
      email text NOT NULL DEFAULT '',
      -- Where goods are sent: trade rules depend on it.
      country char(2) CONSTRAINT customer_country_ck CHECK (country ~ '^[A-Z]{2}$'),
      address text NOT NULL DEFAULT '',
      remark text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      name_key text GENERATED ALWAYS AS (customer_name_key(name)) STORED,
      tel_key text GENERATED ALWAYS AS (customer_phone_key(tel)) STORED,
      address_key text GENERATED ALWAYS AS (customer_address_key(address)) STORED,
      search_text text GENERATED ALWAYS AS (lower(normalize(name || ' ' || tel || ' ' || address, NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(name || ' ' || tel || ' ' || address,
        NFKC)))) STORED,
      licence_kind text NOT NULL DEFAULT '',
      licence_number text NOT NULL DEFAULT '',
      -- The last day; NULL: it does not end.
      licence_valid_until date,
      CONSTRAINT customer_own_uq UNIQUE (company_id, id),
      CONSTRAINT customer_customer_company_fk FOREIGN KEY (company_id, customer_company_id)
        REFERENCES customer_company (company_id, id),
      CONSTRAINT customer_licence_ck CHECK (
        (licence_kind = '') = (licence_number = '') AND (licence_kind <> '' OR licence_valid_until IS NULL))
    );
    CREATE INDEX customer_name_key ON customer (company_id, name_key) WHERE name_key <> '';
    CREATE INDEX customer_tel_key ON customer (company_id, tel_key) WHERE tel_key <> '';
    CREATE INDEX customer_address_key ON customer (company_id, address_key) WHERE address_key <> '';
    CREATE INDEX customer_of_company ON customer (customer_company_id, id);
    CREATE INDEX customer_created_at ON customer (created_at, id);
    CREATE INDEX customer_search_text ON customer USING gin (search_text gin_trgm_ops);
    CREATE INDEX customer_search_bigrams ON customer USING gin (search_bigrams);
    -- A part of a number finds its customer.
    CREATE INDEX customer_tel_part ON customer USING gin (tel_key gin_trgm_ops);
  `);
}
