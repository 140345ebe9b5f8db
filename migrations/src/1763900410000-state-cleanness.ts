import type { MigrationInterface, QueryRunner } from 'typeorm';

const searched = `lower(normalize(serial_number || ' ' || cleaned_by, NFKC))`;

/** Who disinfected a used device and wiped its data, when and how; and for what a rule holds when goods leave. */
export class StateCleanness1763900410000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE clean_statement (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT clean_statement_pk PRIMARY KEY,
        sn text GENERATED ALWAYS AS ('CS' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT clean_statement_sn_uq UNIQUE,
        company_id bigint NOT NULL CONSTRAINT clean_statement_company_fk REFERENCES company (id),
        product_id bigint NOT NULL CONSTRAINT clean_statement_product_fk REFERENCES product (id),
        serial_number text NOT NULL CONSTRAINT clean_statement_serial_ck CHECK (serial_number <> ''),
        serial_key text GENERATED ALWAYS AS (upper(normalize(btrim(serial_number), NFKC))) STORED,
        cleaned_on date NOT NULL,
        cleaned_by text NOT NULL CONSTRAINT clean_statement_by_ck CHECK (cleaned_by <> ''),
        -- 1 wiped with alcohol, 2 hypochlorite, 3 ultraviolet light, 4 ethylene oxide, 5 steam, 9 another.
        method smallint NOT NULL CONSTRAINT clean_statement_method_ck CHECK (method IN (1, 2, 3, 4, 5, 9)),
        agent text NOT NULL,
        -- 1 wiped, 2 it keeps no patient's data, 3 its storage was taken out.
        patient_data smallint NOT NULL CONSTRAINT clean_statement_data_ck CHECK (patient_data IN (1, 2, 3)),
        wiped_on date,
        wiped_by text NOT NULL,
        wipe_method text NOT NULL,
        remark text NOT NULL,
        -- Whoever says it, by adding it.
        account_id bigint CONSTRAINT clean_statement_account_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        withdrawn_at timestamptz,
        withdrawn_reason text NOT NULL DEFAULT '',
        search_text text GENERATED ALWAYS AS (${searched}) STORED,
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searched})) STORED,
        CONSTRAINT clean_statement_wiped_ck CHECK (patient_data = 2 OR wiped_on IS NOT NULL AND wiped_by <> ''),
        CONSTRAINT clean_statement_withdrawn_ck CHECK ((withdrawn_at IS NULL) = (withdrawn_reason = ''))
      )`);
    await db.query(`CREATE INDEX clean_statement_company ON clean_statement (company_id, id)`);
    await db.query(`CREATE INDEX clean_statement_piece ON clean_statement (product_id, serial_key, id)`);
    await db.query(`CREATE INDEX clean_statement_account ON clean_statement (account_id)`);
    await db.query(`CREATE INDEX clean_statement_created_at ON clean_statement (created_at, id)`);
    await db.query(
      `CREATE INDEX clean_statement_search_text ON clean_statement USING gin (search_text gin_trgm_ops)`,
    );
    await db.query(
      `CREATE INDEX clean_statement_search_bigrams ON clean_statement USING gin (search_bigrams array_ops)`,
    );
    await db.query(`REVOKE DELETE, TRUNCATE ON clean_statement FROM fovea_app`);
    await db.query(`
      ALTER TABLE compliance_rule
        -- Kinds of stock-outs that it holds for; none: whatever it is.
        ADD COLUMN purposes smallint[] NOT NULL DEFAULT '{}'
          CONSTRAINT compliance_rule_purposes_ck CHECK (purposes <@ ARRAY[21, 22, 23, 24, 29]::smallint[])`);
    // Before it is sold, given away, lent or tried the maker is told of it; to a workshop it only goes clean.
    await db.query(`UPDATE compliance_rule SET purposes = '{21,22,23,29}' WHERE about = 5`);
    await db.query(`UPDATE compliance_rule SET purposes = '{21,22,23,24,29}' WHERE about = 6`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE compliance_rule DROP COLUMN purposes`);
    await db.query(`DROP TABLE clean_statement`);
  }
}
