import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What modules and people add to the passport of a piece; movements and listings are read where they stand. */
export class CreatePassportLine1763805310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE passport_line (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT passport_line_pk PRIMARY KEY,
        serial_unit_id bigint NOT NULL CONSTRAINT passport_line_unit_fk REFERENCES serial_unit (id),
        -- Whose it is to read.
        company_id bigint NOT NULL CONSTRAINT passport_line_company_fk REFERENCES company (id),
        account_id bigint CONSTRAINT passport_line_account_fk REFERENCES account (id),
        kind text NOT NULL CONSTRAINT passport_line_kind_ck CHECK (kind ~ '^[a-z_]{3,40}$'),
        -- What it refers to; null: it stands for itself.
        subject_type text CONSTRAINT passport_line_subject_ck CHECK (subject_type ~ '^[a-z_]{3,40}$'),
        subject_id bigint,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- { text?, result? }
        facts jsonb NOT NULL DEFAULT '{}'
          CONSTRAINT passport_line_facts_ck CHECK (jsonb_typeof(facts) = 'object' AND length(facts::text) <= 8000),
        CONSTRAINT passport_line_whole_ck CHECK ((subject_type IS NULL) = (subject_id IS NULL)),
        CONSTRAINT passport_line_once_uq UNIQUE (serial_unit_id, kind, subject_type, subject_id)
      )`);
    await db.query(`CREATE INDEX passport_line_unit ON passport_line (serial_unit_id, at)`);
    await db.query(`CREATE INDEX passport_line_company ON passport_line (company_id)`);
    await db.query(`CREATE INDEX passport_line_account ON passport_line (account_id)`);
    await db.query(`
      CREATE TRIGGER passport_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON passport_line
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON passport_line FROM fovea_app`);
    // The offers of one item: a passport looks for those of its piece.
    await db.query(`
      CREATE INDEX goods_piece ON goods (product_id, upper(normalize(btrim(serial_number), NFKC)))
      WHERE product_id IS NOT NULL AND serial_number IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX goods_piece`);
    await db.query(`DROP TABLE passport_line`);
  }
}
