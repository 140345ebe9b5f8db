import type { MigrationInterface, QueryRunner } from 'typeorm';

const searched = `lower(normalize(number || ' ' || authority || ' ' || place_name || ' ' || place_address, NFKC))`;

/** Licences of companies: the register, what was sent for review, and which warnings were given. */
export class CreateLicence1763703220000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE company_licence (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT company_licence_pk PRIMARY KEY,
        company_id bigint NOT NULL CONSTRAINT company_licence_company_fk REFERENCES company (id),
        kind smallint NOT NULL CONSTRAINT company_licence_kind_ck CHECK (kind > 0),
        number text NOT NULL,
        authority text NOT NULL,
        -- 1 to 4: classes I to IV; 5: devices that need maintenance by specialists.
        classes smallint[] NOT NULL DEFAULT '{}'
          CONSTRAINT company_licence_classes_ck CHECK (classes <@ ARRAY[1, 2, 3, 4, 5]::smallint[]),
        place_name text NOT NULL,
        place_address text NOT NULL,
        valid_from date NOT NULL,
        -- The last day; NULL: it does not end.
        valid_until date,
        -- The approved one whose place it takes once it is approved itself.
        renews_id bigint,
        -- 0 under review, 1 approved, -1 rejected, 2 replaced by its renewal.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT company_licence_status_ck CHECK (status IN (-1, 0, 1, 2)),
        submitted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        search_text text GENERATED ALWAYS AS (${searched}) STORED,
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(${searched})) STORED,
        CONSTRAINT company_licence_own_uq UNIQUE (company_id, id),
        CONSTRAINT company_licence_renews_fk FOREIGN KEY (company_id, renews_id)
          REFERENCES company_licence (company_id, id),
        CONSTRAINT company_licence_renews_uq UNIQUE (renews_id),
        CONSTRAINT company_licence_dates_ck CHECK (valid_until >= valid_from),
        CONSTRAINT company_licence_words_ck CHECK (
          number <> '' AND authority <> '' AND place_name <> '' AND place_address <> '')
      )`);
    for (const column of ['company_id', 'kind', 'status', 'valid_until', 'created_at'])
      await db.query(`CREATE INDEX company_licence_${column} ON company_licence (${column}, id)`);
    for (const [column, operators] of [
      ['search_text', 'gin_trgm_ops'],
      ['search_bigrams', 'array_ops'],
    ])
      await db.query(
        `CREATE INDEX company_licence_${column} ON company_licence USING gin (${column} ${operators})`,
      );
    await db.query(`CREATE INDEX company_licence_submitted_at ON company_licence (status, submitted_at, id)`);
    await db.query(`
      CREATE TABLE licence_paper (
        licence_id bigint NOT NULL
          CONSTRAINT licence_paper_licence_fk REFERENCES company_licence (id),
        sort smallint NOT NULL CONSTRAINT licence_paper_count_ck CHECK (sort BETWEEN 1 AND 10),
        file_id bigint NOT NULL CONSTRAINT licence_paper_file_fk REFERENCES file (id),
        CONSTRAINT licence_paper_pk PRIMARY KEY (licence_id, sort),
        CONSTRAINT licence_paper_once_uq UNIQUE (licence_id, file_id)
      )`);
    await db.query(`CREATE INDEX licence_paper_file ON licence_paper (file_id)`);
    await db.query(`
      CREATE TABLE licence_submission (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT licence_submission_pk PRIMARY KEY,
        licence_id bigint NOT NULL CONSTRAINT licence_submission_licence_fk REFERENCES company_licence (id),
        account_id bigint NOT NULL CONSTRAINT licence_submission_account_fk REFERENCES account (id),
        -- What it said then, by the names of the fields.
        words jsonb NOT NULL,
        -- 0 waits, 1 approved, -1 rejected, 2 replaced by a later one before it was decided.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT licence_submission_status_ck CHECK (status IN (-1, 0, 1, 2)),
        decision_id bigint CONSTRAINT licence_submission_decision_fk REFERENCES approval_decision (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT licence_submission_decided_ck CHECK ((status IN (-1, 1)) = (decision_id IS NOT NULL)),
        CONSTRAINT licence_submission_decision_uq UNIQUE (decision_id)
      )`);
    await db.query(
      `CREATE UNIQUE INDEX licence_submission_pending_uq ON licence_submission (licence_id) WHERE status = 0`,
    );
    await db.query(`CREATE INDEX licence_submission_licence ON licence_submission (licence_id, id)`);
    await db.query(`CREATE INDEX licence_submission_account ON licence_submission (account_id)`);
    await db.query(`
      CREATE TABLE licence_warning (
        licence_id bigint NOT NULL CONSTRAINT licence_warning_licence_fk REFERENCES company_licence (id),
        -- As many days before the end as the setting says; 0: it has ended.
        days smallint NOT NULL CONSTRAINT licence_warning_days_ck CHECK (days >= 0),
        warned_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT licence_warning_once_uq UNIQUE (licence_id, days)
      )`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON licence_warning FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['licence_warning', 'licence_submission', 'licence_paper', 'company_licence'])
      await db.query(`DROP TABLE ${table}`);
  }
}
