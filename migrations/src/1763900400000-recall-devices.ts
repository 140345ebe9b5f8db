import type { MigrationInterface, QueryRunner } from 'typeorm';

const searched = `lower(normalize(name_c || ' ' || name_e || ' ' || name_j || ' ' || reference, NFKC))`;

/** Moves of a recall, and of what each who was told makes of it. */
const MOVES: ReadonlyArray<readonly [machine: string, from: number | null, to: number]> = [
  ['recall', null, 0],
  ['recall', 0, 1],
  ['recall', 1, 2],
  ['recall_party', null, 0],
  ['recall_party', 0, 1],
  ['recall_party', 1, 2],
];

/** Devices that their maker calls back: which, who holds or held one, and what became of them. */
export class RecallDevices1763900400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A range is `A001~A099`, or one number; numbers of one length are held against each other sign by sign.
    await db.query(`
      CREATE FUNCTION is_in_ranges(number text, ranges text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT EXISTS (
          SELECT FROM unnest(ranges) AS said (range)
          CROSS JOIN LATERAL (SELECT split_part(range, '~', 1) AS first, regexp_replace(range, '^.*~', '') AS last) AS ends
          WHERE length(number) = length(first) AND number COLLATE "C" BETWEEN first AND last)
      $$`);
    await db.query(`
      CREATE FUNCTION is_recalled(serials text[], lots text[], serial text, lot text) RETURNS boolean
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT cardinality(serials) = 0 AND cardinality(lots) = 0
          OR coalesce(is_in_ranges(upper(normalize(btrim(serial), NFKC)), serials), false)
          OR coalesce(is_in_ranges(upper(normalize(btrim(lot), NFKC)), lots), false)
      $$`);
    await createRecall(db);
    await createParties(db);
    for (const [machine, from, to] of MOVES)
      await db.query(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ($1, $2, $3)`, [
        machine,
        from,
        to,
      ]);
    for (const machine of ['recall', 'recall_party'])
      await db.query(`
        CREATE TRIGGER ${machine}_move BEFORE UPDATE OF status ON ${machine} FOR EACH ROW
        WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('${machine}', 'status')`);
    // Models as recalls name them.
    await db.query(
      `CREATE INDEX product_model ON product (brand_id, upper(normalize(btrim(goods_code), NFKC)))`,
    );
    await db.query(`
      CREATE INDEX goods_model ON goods (brand_id, upper(normalize(btrim(model), NFKC))) WHERE model IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX goods_model, product_model`);
    for (const table of ['recall_piece', 'recall_party', 'recall']) await db.query(`DROP TABLE ${table}`);
    await db.query(`DELETE FROM state_transition WHERE machine IN ('recall', 'recall_party')`);
    await db.query(`DROP FUNCTION is_recalled`);
    await db.query(`DROP FUNCTION is_in_ranges`);
  }
}

async function createRecall(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE recall (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recall_pk PRIMARY KEY,
      sn text GENERATED ALWAYS AS ('RC' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT recall_sn_uq UNIQUE,
      brand_id bigint NOT NULL CONSTRAINT recall_brand_fk REFERENCES brand (id),
      -- In capitals and half width, as serials and lots; neither of these: every piece of the models.
      models text[] NOT NULL CONSTRAINT recall_models_ck CHECK (cardinality(models) BETWEEN 1 AND 50),
      serials text[] NOT NULL DEFAULT '{}' CONSTRAINT recall_serials_ck CHECK (cardinality(serials) <= 200),
      lots text[] NOT NULL DEFAULT '{}' CONSTRAINT recall_lots_ck CHECK (cardinality(lots) <= 200),
      -- How grave it is: 1 the gravest, 3 the least.
      class smallint NOT NULL CONSTRAINT recall_class_ck CHECK (class IN (1, 2, 3)),
      -- 1 taken back, 2 corrected, 3 patients watched.
      action smallint NOT NULL CONSTRAINT recall_action_ck CHECK (action IN (1, 2, 3)),
      name_c text NOT NULL,
      name_e text NOT NULL,
      name_j text NOT NULL,
      reason_c text NOT NULL,
      reason_e text NOT NULL,
      reason_j text NOT NULL,
      measures_c text NOT NULL,
      measures_e text NOT NULL,
      measures_j text NOT NULL,
      announced_on date NOT NULL,
      -- Where the maker or the authority tells of it, and by which number.
      source text NOT NULL CONSTRAINT recall_source_ck CHECK (source ~ '^https?://[^[:space:]]+$'),
      reference text NOT NULL DEFAULT '',
      -- 0 draft, 1 open, 2 closed.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT recall_status_ck CHECK (status IN (0, 1, 2)),
      opened_at timestamptz,
      closed_at timestamptz,
      report text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      search_text text GENERATED ALWAYS AS (${searched}) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searched})) STORED,
      CONSTRAINT recall_words_ck CHECK ('' <> ALL (ARRAY[name_c, name_e, name_j, reason_c, reason_e, reason_j,
        measures_c, measures_e, measures_j])),
      CONSTRAINT recall_opened_ck CHECK ((status > 0) = (opened_at IS NOT NULL)),
      CONSTRAINT recall_closed_ck CHECK ((status = 2) = (closed_at IS NOT NULL) AND (status = 2) = (report <> ''))
    )`);
  for (const column of ['brand_id', 'class', 'status', 'announced_on', 'created_at'])
    await db.query(`CREATE INDEX recall_${column} ON recall (${column}, id)`);
  await db.query(`CREATE INDEX recall_search_text ON recall USING gin (search_text gin_trgm_ops)`);
  await db.query(`CREATE INDEX recall_search_bigrams ON recall USING gin (search_bigrams array_ops)`);
}

async function createParties(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE recall_party (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recall_party_pk PRIMARY KEY,
      recall_id bigint NOT NULL CONSTRAINT recall_party_recall_fk REFERENCES recall (id),
      -- A merchant, or somebody who bought a piece.
      company_id bigint CONSTRAINT recall_party_company_fk REFERENCES company (id),
      account_id bigint CONSTRAINT recall_party_account_fk REFERENCES account (id),
      -- 0 told, 1 acknowledged, 2 settled.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT recall_party_status_ck CHECK (status IN (0, 1, 2)),
      told_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      acknowledged_at timestamptz,
      acknowledged_by bigint CONSTRAINT recall_party_by_fk REFERENCES account (id),
      -- 1 taken back, 2 corrected, 3 destroyed, 4 none was there any more.
      outcome smallint CONSTRAINT recall_party_outcome_ck CHECK (outcome BETWEEN 1 AND 4),
      settled_at timestamptz,
      notes text NOT NULL DEFAULT '' CONSTRAINT recall_party_notes_ck CHECK (length(notes) <= 2000),
      CONSTRAINT recall_party_whose_ck CHECK (num_nonnulls(company_id, account_id) = 1),
      CONSTRAINT recall_party_once_uq UNIQUE NULLS NOT DISTINCT (recall_id, company_id, account_id),
      CONSTRAINT recall_party_acknowledged_ck CHECK (
        (status > 0) = (acknowledged_at IS NOT NULL) AND (acknowledged_at IS NULL) = (acknowledged_by IS NULL)),
      CONSTRAINT recall_party_settled_ck CHECK (
        (status = 2) = (settled_at IS NOT NULL) AND (status = 2) = (outcome IS NOT NULL))
    )`);
  for (const column of ['company_id', 'account_id', 'acknowledged_by', 'status', 'told_at'])
    await db.query(`CREATE INDEX recall_party_${column} ON recall_party (${column}, id)`);
  await db.query(`REVOKE DELETE, TRUNCATE ON recall_party FROM fovea_app`);
  await db.query(`
    CREATE TABLE recall_piece (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recall_piece_pk PRIMARY KEY,
      party_id bigint NOT NULL CONSTRAINT recall_piece_party_fk REFERENCES recall_party (id),
      product_id bigint CONSTRAINT recall_piece_product_fk REFERENCES product (id),
      goods_id bigint CONSTRAINT recall_piece_goods_fk REFERENCES goods (id),
      serial_unit_id bigint CONSTRAINT recall_piece_unit_fk REFERENCES serial_unit (id),
      serial_number text NOT NULL DEFAULT '',
      lot_number text NOT NULL DEFAULT '',
      quantity int NOT NULL CONSTRAINT recall_piece_quantity_ck CHECK (quantity > 0),
      -- 1 on hand, 2 between two places, 3 gone, 4 offered, 5 bought.
      whereabouts smallint NOT NULL CONSTRAINT recall_piece_whereabouts_ck CHECK (whereabouts BETWEEN 1 AND 5),
      -- Who got it, where it is gone; the paper that says so.
      customer_id bigint CONSTRAINT recall_piece_customer_fk REFERENCES customer (id),
      paper text NOT NULL DEFAULT '',
      CONSTRAINT recall_piece_what_ck CHECK (num_nonnulls(product_id, goods_id) > 0),
      CONSTRAINT recall_piece_once_uq UNIQUE NULLS NOT DISTINCT
        (party_id, product_id, goods_id, serial_unit_id, lot_number, whereabouts, customer_id, paper)
    )`);
  for (const column of ['product_id', 'goods_id', 'serial_unit_id', 'customer_id'])
    await db.query(
      `CREATE INDEX recall_piece_${column} ON recall_piece (${column}, id) WHERE ${column} IS NOT NULL`,
    );
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON recall_piece FROM fovea_app`);
}
