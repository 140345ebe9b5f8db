import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = (text: string): string => `lower(normalize(${text}, NFKC))`;
const companyText = folded(`name_c || ' ' || name_e || ' ' || name_j`);

/** What a submission says and nobody changes afterwards. */
const SUBMITTED = [
  'company_id',
  'account_id',
  'company_name',
  'legal_person',
  'legal_number',
  'type',
  'country',
  'company_phone',
  'postal_code',
  'address',
  'pickup_address',
  'created_at',
];
const row = (name: string): string => `ROW(${SUBMITTED.map((column) => `${name}.${column}`).join(', ')})`;

/** Companies as merchants, the papers by which they are certified, and what staff lists of people and companies search. */
export class CreateCertification1763700400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE company
        ADD COLUMN owner_id bigint CONSTRAINT company_owner_fk REFERENCES account (id),
        ADD COLUMN legal_person text,
        ADD COLUMN legal_number text,
        ADD COLUMN type smallint CONSTRAINT company_type_ck CHECK (type IN (1, 2, 3, 4)),
        ADD COLUMN company_phone text,
        ADD COLUMN postal_code text,
        ADD COLUMN address text,
        ADD COLUMN pickup_address text,
        -- As a merchant: 0 disabled, 1 active, 2 expired; null before the first certification.
        ADD COLUMN status smallint CONSTRAINT company_status_ck CHECK (status IN (0, 1, 2)),
        ADD COLUMN status_reason text,
        ADD COLUMN is_add_good smallint NOT NULL DEFAULT 0
          CONSTRAINT company_is_add_good_ck CHECK (is_add_good IN (0, 1)),
        -- Null: without end, as companies were that the platform opened by itself.
        ADD COLUMN expired_at timestamptz,
        -- The nearest reminder of that end sent so far, in days before it.
        ADD COLUMN reminded_days smallint,
        ADD COLUMN search_text text GENERATED ALWAYS AS (${companyText}) STORED,
        ADD COLUMN search_bigrams text[] GENERATED ALWAYS AS (bigrams(${companyText})) STORED`);
    // Companies that were certified before merchants had a state could sell, and go on doing so.
    await db.query(`UPDATE company SET status = 1, is_add_good = 1 WHERE certification_status = 2`);
    await db.query(`UPDATE company SET status = 2 WHERE certification_status = 3`);
    await db.query(`
      ALTER TABLE company ADD CONSTRAINT company_merchant_ck
        CHECK (certification_status NOT IN (2, 3) OR status IS NOT NULL)`);
    await db.query(`CREATE UNIQUE INDEX company_owner_uq ON company (owner_id)`);
    // A number that waits for its review bars nobody; one that was certified has one company.
    await db.query(
      `CREATE UNIQUE INDEX company_legal_number_uq ON company (country, legal_number) WHERE status IS NOT NULL`,
    );
    await db.query(`CREATE INDEX company_search_text ON company USING gin (search_text gin_trgm_ops)`);
    await db.query(`CREATE INDEX company_search_bigrams ON company USING gin (search_bigrams)`);
    await db.query(`CREATE INDEX company_created_at ON company (created_at, id)`);
    await db.query(`CREATE INDEX company_status ON company (status, id)`);
    await db.query(`CREATE INDEX company_type ON company (type, id)`);
    await db.query(`CREATE INDEX company_expires ON company (expired_at) WHERE certification_status = 2`);

    await db.query(`
      CREATE TABLE company_submission (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT company_submission_pk PRIMARY KEY,
        company_id bigint NOT NULL CONSTRAINT company_submission_company_fk REFERENCES company (id),
        account_id bigint NOT NULL CONSTRAINT company_submission_account_fk REFERENCES account (id),
        company_name text NOT NULL,
        legal_person text NOT NULL,
        legal_number text NOT NULL,
        type smallint NOT NULL CONSTRAINT company_submission_type_ck CHECK (type IN (1, 2, 3, 4)),
        country char(2) NOT NULL,
        company_phone text NOT NULL,
        postal_code text NOT NULL,
        address text NOT NULL,
        pickup_address text NOT NULL,
        -- 1 waits, 2 approved, -1 refused, 0 taken back or replaced by a fuller one.
        status smallint NOT NULL DEFAULT 1 CONSTRAINT company_submission_status_ck CHECK (status IN (-1, 0, 1, 2)),
        reason text,
        field_reasons jsonb NOT NULL DEFAULT '{}',
        decided_by bigint CONSTRAINT company_submission_decided_by_fk REFERENCES account (id),
        decided_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT company_submission_decided_ck CHECK (
          CASE WHEN status IN (-1, 2) THEN decided_by IS NOT NULL AND decided_at IS NOT NULL
          ELSE decided_by IS NULL AND decided_at IS NULL END),
        CONSTRAINT company_submission_self_ck CHECK (decided_by <> account_id),
        CONSTRAINT company_submission_reason_ck CHECK (status <> -1 OR reason <> '')
      )`);
    await db.query(
      `CREATE UNIQUE INDEX company_submission_pending_uq ON company_submission (company_id) WHERE status = 1`,
    );
    await db.query(`CREATE INDEX company_submission_company ON company_submission (company_id, id)`);
    await db.query(`
      CREATE TRIGGER company_submission_append_only BEFORE UPDATE ON company_submission FOR EACH ROW
      WHEN (OLD.status <> 1 OR ${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE DELETE, TRUNCATE ON company_submission FROM fovea_app`);
    // The papers of a submission, each of the person who uploaded it.
    await db.query(`
      CREATE TABLE company_submission_file (
        submission_id bigint NOT NULL
          CONSTRAINT company_submission_file_submission_fk REFERENCES company_submission (id),
        sort smallint NOT NULL CONSTRAINT company_submission_file_count_ck CHECK (sort BETWEEN 1 AND 20),
        owner_id bigint NOT NULL,
        file_id bigint NOT NULL,
        CONSTRAINT company_submission_file_pk PRIMARY KEY (submission_id, sort),
        CONSTRAINT company_submission_file_once_uq UNIQUE (submission_id, file_id),
        CONSTRAINT company_submission_file_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
      )`);
    await db.query(`CREATE INDEX company_submission_file_file ON company_submission_file (file_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON company_submission_file FROM fovea_app`);

    await db.query(`
      ALTER TABLE account
        ADD COLUMN status_reason text,
        ADD COLUMN search_text text GENERATED ALWAYS AS (${folded('username')}) STORED,
        ADD COLUMN search_bigrams text[] GENERATED ALWAYS AS (bigrams(${folded('username')})) STORED`);
    await db.query(`CREATE INDEX account_search_text ON account USING gin (search_text gin_trgm_ops)`);
    await db.query(`CREATE INDEX account_search_bigrams ON account USING gin (search_bigrams)`);
    await db.query(`CREATE INDEX account_email_part ON account USING gin (email gin_trgm_ops)`);
    await db.query(`CREATE INDEX account_phone_part ON account USING gin (phone gin_trgm_ops)`);
    // What lists filter by comes along, so that a jump to page 2,000 stays in the index.
    await db.query(
      `CREATE INDEX account_created_at ON account (created_at, id)
       INCLUDE (status, is_month_payment, is_add_good) WHERE deleted_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX account_username ON account (username, id)
       INCLUDE (status, is_month_payment, is_add_good) WHERE deleted_at IS NULL`,
    );
    // Few people are disabled, pay monthly or may publish: found without reading the others.
    await db.query(
      `CREATE INDEX account_disabled ON account (created_at, id) WHERE status = 0 AND deleted_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX account_month_payment ON account (created_at, id) WHERE is_month_payment = 1 AND deleted_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX account_add_good ON account (created_at, id) WHERE is_add_good = 1 AND deleted_at IS NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP INDEX account_add_good, account_month_payment, account_disabled, account_username, account_created_at`,
    );
    await db.query(
      `ALTER TABLE account DROP COLUMN search_bigrams, DROP COLUMN search_text, DROP COLUMN status_reason`,
    );
    await db.query(`DROP INDEX account_email_part, account_phone_part`);
    await db.query(`DROP TABLE company_submission_file, company_submission`);
    await db.query(`
      ALTER TABLE company DROP CONSTRAINT company_merchant_ck,
        ${[
          'search_bigrams',
          'search_text',
          'reminded_days',
          'expired_at',
          'is_add_good',
          'status_reason',
          'status',
          'pickup_address',
          'address',
          'postal_code',
          'company_phone',
          'type',
          'legal_number',
          'legal_person',
          'owner_id',
        ]
          .map((column) => `DROP COLUMN ${column}`)
          .join(', ')}`);
    await db.query(`DROP INDEX IF EXISTS company_created_at`);
  }
}
