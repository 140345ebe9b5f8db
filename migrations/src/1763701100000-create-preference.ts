import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person set for himself, and the views of tables that he kept or shares. */
export class CreatePreference1763701100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE preference (
        account_id bigint NOT NULL CONSTRAINT preference_account_fk REFERENCES account (id),
        key text NOT NULL CONSTRAINT preference_key_form_ck CHECK (key ~ '^[a-z][A-Za-z0-9_.:-]{0,99}$'),
        value jsonb NOT NULL CONSTRAINT preference_value_size_ck CHECK (octet_length(value::text) <= 16384),
        -- A place of its own for each key of a person: there are no more keys than places.
        place smallint NOT NULL CONSTRAINT preference_place_ck CHECK (place BETWEEN 1 AND 200),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT preference_key_uq PRIMARY KEY (account_id, key),
        CONSTRAINT preference_place_uq UNIQUE (account_id, place)
      )`);
    await db.query(`
      CREATE TABLE table_view (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT table_view_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT table_view_account_fk REFERENCES account (id),
        -- Of whom it is shared with; null while it is personal, or for the staff of the platform.
        company_id bigint CONSTRAINT table_view_company_fk REFERENCES company (id),
        table_key text NOT NULL CONSTRAINT table_view_table_form_ck CHECK (table_key ~ '^[a-z][A-Za-z0-9_.:-]{0,99}$'),
        name text NOT NULL CONSTRAINT table_view_name_length_ck CHECK (length(name) BETWEEN 1 AND 60),
        view jsonb NOT NULL CONSTRAINT table_view_size_ck CHECK (octet_length(view::text) <= 16384),
        is_shared boolean NOT NULL DEFAULT false,
        place smallint NOT NULL CONSTRAINT table_view_place_ck CHECK (place BETWEEN 1 AND 200),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT table_view_scope_ck CHECK (is_shared OR company_id IS NULL),
        CONSTRAINT table_view_name_uq UNIQUE (account_id, table_key, name),
        CONSTRAINT table_view_place_uq UNIQUE (account_id, place)
      )`);
    await db.query(`CREATE INDEX table_view_shared ON table_view (table_key, company_id) WHERE is_shared`);
    await db.query(`CREATE INDEX table_view_company ON table_view (company_id) WHERE company_id IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE table_view, preference`);
  }
}
