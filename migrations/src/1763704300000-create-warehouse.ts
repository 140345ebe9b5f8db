import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves of a warehouse: from which code (null: it begins) to which. */
const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 1],
  [1, 0],
  [0, 1],
  [1, 9],
  [0, 9],
];

/** Legal forms, which people write or leave out; compatibility forms (㈱) are spelled out before. */
const LEGAL_FORMS = [
  '株式会社|有限会社|合同会社|合資会社|合名会社|\\((株|有|同|資|名|医|学)\\)',
  '医療法人(社団|財団)?|(一般|公益)(社団|財団)法人|学校法人|社会福祉法人|独立行政法人|国立大学法人',
  '股份有限公司|有限责任公司|有限責任公司|有限公司',
  '\\m(co\\.?,? *ltd|inc|ltd|llc|llp|corp|corporation|limited|gmbh|k\\.?k|g\\.?k)\\M\\.?',
].join('|');
const MARKS = ` .,''"&()[]{}<>/\\_:;!?+*#@~・·•、。「」『』〜-‐‑‒–—―−ー`;
const HYPHENS = '[-‐‑‒–—―−ー]';
/** Characters of names that are written in two ways. */
const VARIANTS = ['髙﨑邊邉齋齊斉澤眞廣國學會', '高崎辺辺斎斎斎沢真広国学会'] as const;

/** Numbers of blocks as digits: 一丁目 is 1丁目. */
const withDigits = (sql: string): string =>
  [...'十一二三四五六七八九'].reduce(
    (inner, digit, at) => `replace(${inner}, '${digit}丁目', '${at === 0 ? 10 : at}丁目')`,
    sql,
  );

const plain = (sql: string): string =>
  `translate(lower(normalize(${sql}, NFKC)), '${VARIANTS[0]}', '${VARIANTS[1]}')`;

const searchedWarehouse = `lower(normalize(name || ' ' || address || ' ' || manager, NFKC))`;
const searchedCompany = `lower(normalize(name || ' ' || phone || ' ' || address, NFKC))`;
const searchedCustomer = `lower(normalize(name || ' ' || tel || ' ' || address, NFKC))`;

/** Places where goods lie, and those with whom goods are exchanged. */
export class CreateWarehouse1763704300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await foldCustomers(db);
    await createPlaces(db);
    await createCustomers(db);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('warehouse', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER warehouse_move BEFORE UPDATE OF status ON warehouse FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('warehouse', 'status')`);
    await db.query(`REVOKE DELETE, TRUNCATE ON warehouse FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['customer', 'customer_company', 'warehouse_bin', 'warehouse'])
      await db.query(`DROP TABLE ${table}`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'warehouse'`);
    await db.query(
      `DROP FUNCTION customer_name_key(text), customer_phone_key(text), customer_address_key(text)`,
    );
  }
}

/** Names, numbers and addresses as they compare: however somebody writes one, it is the same key. */
async function foldCustomers(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE FUNCTION customer_name_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(
        nullif(translate(regexp_replace(folded, '${LEGAL_FORMS}', '', 'g'), '${MARKS}', ''), ''),
        translate(folded, '${MARKS}', ''))
      FROM (SELECT ${plain('words')} AS folded) said
    $$`);
  // What is dialled within a country: of +81 (0)90-1234-5678 and of 090-1234-5678 it is 9012345678.
  await db.query(`
    CREATE FUNCTION customer_phone_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE
        WHEN folded ~ '^[ (]*(\\+|00)' THEN regexp_replace(
          digits, '^(00)?(1|7|33|34|39|44|49|60|61|62|63|65|66|81|82|84|852|853|86|886|91)0*', '')
        WHEN digits ~ '^0' THEN ltrim(digits, '0')
        WHEN digits ~ '^81[1-9][0-9]{8,9}$' OR digits ~ '^86[1-9][0-9]{8,10}$' THEN substr(digits, 3)
        ELSE digits END
      FROM (SELECT normalize(words, NFKC) AS folded,
        regexp_replace(normalize(words, NFKC), '[^0-9]', '', 'g') AS digits) said
    $$`);
  // A hyphen counts between digits alone, and stands for 丁目, 番地 and 号 as well.
  await db.query(`
    CREATE FUNCTION customer_address_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT regexp_replace(regexp_replace(
          regexp_replace(folded, '丁目|番地の?|番|号室?|${HYPHENS}|[ ,.、。]', '-', 'g'),
        '-+', '-', 'g'), '(?<![0-9])-|-(?![0-9])', '', 'g')
      FROM (SELECT regexp_replace(
        ${withDigits(plain('words'))}, '^ *〒 *[0-9]{3}${HYPHENS}?[0-9]{4} *', '') AS folded) said
    $$`);
}

async function createPlaces(db: QueryRunner): Promise<void> {
  await db.query(`
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
      search_text text GENERATED ALWAYS AS (${searchedWarehouse}) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searchedWarehouse})) STORED,
      CONSTRAINT warehouse_own_uq UNIQUE (company_id, id),
      -- What is valued in its currency refers to both: the currency stays as soon as anything lay there.
      CONSTRAINT warehouse_money_uq UNIQUE (id, currency)
    )`);
  await db.query(`
    CREATE UNIQUE INDEX warehouse_name_uq ON warehouse (company_id, lower(normalize(name, NFKC)))
    WHERE status <> 9`);
  await db.query(`CREATE INDEX warehouse_status ON warehouse (status, id)`);
  await db.query(`CREATE INDEX warehouse_created_at ON warehouse (created_at, id)`);
  await search(db, 'warehouse');
  await db.query(`
    CREATE TABLE warehouse_bin (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT warehouse_bin_pk PRIMARY KEY,
      warehouse_id bigint NOT NULL CONSTRAINT warehouse_bin_warehouse_fk REFERENCES warehouse (id),
      -- The zone: a room, an aisle, a cabinet.
      location text NOT NULL DEFAULT '',
      -- As its label has it, which scanners read.
      code text COLLATE "C" NOT NULL CONSTRAINT warehouse_bin_code_ck CHECK (code ~ '^[A-Z0-9][A-Z0-9./_-]{0,31}$'),
      -- 1 in use, 0 nothing more is put there.
      status smallint NOT NULL DEFAULT 1 CONSTRAINT warehouse_bin_status_ck CHECK (status IN (0, 1)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT warehouse_bin_code_uq UNIQUE (warehouse_id, code),
      CONSTRAINT warehouse_bin_own_uq UNIQUE (warehouse_id, id)
    )`);
  await db.query(`CREATE INDEX warehouse_bin_code ON warehouse_bin (code, id)`);
  await db.query(`CREATE INDEX warehouse_bin_status ON warehouse_bin (status, id)`);
}

async function createCustomers(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE customer_company (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT customer_company_pk PRIMARY KEY,
      -- The merchant whose customer it is.
      company_id bigint NOT NULL CONSTRAINT customer_company_company_fk REFERENCES company (id),
      name text NOT NULL CONSTRAINT customer_company_name_ck CHECK (name <> '' AND length(name) <= 100),
      phone text NOT NULL DEFAULT '',
      address text NOT NULL DEFAULT '',
      remark text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      search_text text GENERATED ALWAYS AS (${searchedCompany}) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searchedCompany})) STORED,
      CONSTRAINT customer_company_own_uq UNIQUE (company_id, id)
    )`);
  await db.query(`
    CREATE UNIQUE INDEX customer_company_name_uq ON customer_company (company_id, lower(normalize(name, NFKC)))`);
  await db.query(`CREATE INDEX customer_company_created_at ON customer_company (created_at, id)`);
  await search(db, 'customer_company');
  await db.query(`
    CREATE TABLE customer (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT customer_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT customer_company_fk REFERENCES company (id),
      customer_company_id bigint,
      name text NOT NULL CONSTRAINT customer_name_ck CHECK (name <> '' AND length(name) <= 100),
      tel text NOT NULL DEFAULT '',
      email text NOT NULL DEFAULT '',
      -- Where goods are sent, which rules of trade ask.
      country char(2) CONSTRAINT customer_country_ck CHECK (country ~ '^[A-Z]{2}$'),
      address text NOT NULL DEFAULT '',
      remark text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      name_key text GENERATED ALWAYS AS (customer_name_key(name)) STORED,
      tel_key text GENERATED ALWAYS AS (customer_phone_key(tel)) STORED,
      address_key text GENERATED ALWAYS AS (customer_address_key(address)) STORED,
      search_text text GENERATED ALWAYS AS (${searchedCustomer}) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searchedCustomer})) STORED,
      CONSTRAINT customer_own_uq UNIQUE (company_id, id),
      CONSTRAINT customer_customer_company_fk FOREIGN KEY (company_id, customer_company_id)
        REFERENCES customer_company (company_id, id)
    )`);
  for (const key of ['name_key', 'tel_key', 'address_key'])
    await db.query(`CREATE INDEX customer_${key} ON customer (company_id, ${key}) WHERE ${key} <> ''`);
  await db.query(`CREATE INDEX customer_of_company ON customer (customer_company_id, id)`);
  await db.query(`CREATE INDEX customer_created_at ON customer (created_at, id)`);
  await search(db, 'customer');
}

async function search(db: QueryRunner, table: string): Promise<void> {
  await db.query(`CREATE INDEX ${table}_search_text ON ${table} USING gin (search_text gin_trgm_ops)`);
  await db.query(`CREATE INDEX ${table}_search_bigrams ON ${table} USING gin (search_bigrams)`);
}
