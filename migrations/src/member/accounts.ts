import type { QueryRunner } from 'typeorm';

/** People and companies. */
export async function createAccounts(db: QueryRunner): Promise<void> {
  await db.query(`
    -- A company's time zone is the name of a place that both PostgreSQL and the server know. What else PostgreSQL
    -- accepts as a zone ('Foo3', an abbreviation) nobody else does: the close of a lot would fail on it.
    CREATE FUNCTION is_time_zone(name text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
    BEGIN
      IF name !~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+){1,2}|Etc/GMT[+-][0-9]{1,2})$' THEN RETURN false; END IF;
      PERFORM now() AT TIME ZONE name;
      RETURN true;
    EXCEPTION WHEN invalid_parameter_value THEN RETURN false;
    END $$;
  `);
  await db.query(`
    -- Companies, as merchants too.
    CREATE TABLE company (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT company_pk PRIMARY KEY,
      name_c text NOT NULL,
      name_e text NOT NULL,
      name_j text NOT NULL,
      country char(2) NOT NULL,
      time_zone text NOT NULL,
      certification_status smallint NOT NULL DEFAULT 0
        CONSTRAINT company_certification_status_ck CHECK (certification_status IN (-1, 0, 1, 2, 3)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      owner_id bigint,
      legal_person text,
      legal_number text,
      type smallint CONSTRAINT company_type_ck CHECK (type IN (1, 2, 3, 4)),
      company_phone text,
      postal_code text,
      address text,
      pickup_address text,
      -- As a merchant: 0 disabled, 1 active, 2 expired; null before the first certification.
      status smallint CONSTRAINT company_status_ck CHECK (status IN (0, 1, 2)),
      status_reason text,
      is_add_good smallint NOT NULL DEFAULT 0
        CONSTRAINT company_is_add_good_ck CHECK (is_add_good IN (0, 1)),
      -- Null: without end, for a company that the platform opened by itself.
      expired_at timestamptz,
      -- The nearest reminder of that end sent so far, in days before it.
      reminded_days smallint,
      search_text text GENERATED ALWAYS AS (lower(normalize(name_c || ' ' || name_e || ' ' || name_j, NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(name_c || ' ' || name_e || ' ' || name_j,
        NFKC)))) STORED,
      CONSTRAINT company_merchant_ck
        CHECK (certification_status NOT IN (2, 3) OR status IS NOT NULL),
      CONSTRAINT company_time_zone_ck CHECK (is_time_zone(time_zone))
    );
    CREATE UNIQUE INDEX company_owner_uq ON company (owner_id);
    -- A number under review bars nobody; one that was certified has one company.
    CREATE UNIQUE INDEX company_legal_number_uq ON company (country, legal_number) WHERE status IS NOT NULL;
    CREATE INDEX company_search_text ON company USING gin (search_text gin_trgm_ops);
    CREATE INDEX company_search_bigrams ON company USING gin (search_bigrams);
    CREATE INDEX company_created_at ON company (created_at, id);
    CREATE INDEX company_status ON company (status, id);
    CREATE INDEX company_type ON company (type, id);
    CREATE INDEX company_expires ON company (expired_at) WHERE certification_status = 2;
    CREATE INDEX company_expired_at ON company (expired_at, id);
    CREATE TRIGGER company_move BEFORE UPDATE OF status ON company FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('merchant', 'status');
    CREATE TRIGGER company_certification_move BEFORE UPDATE OF certification_status ON company FOR EACH ROW
      WHEN (OLD.certification_status IS DISTINCT FROM NEW.certification_status)
        EXECUTE FUNCTION refuse_move('certification', 'certification_status');
    ALTER TABLE table_view ADD CONSTRAINT table_view_company_fk FOREIGN KEY (company_id) REFERENCES company (id);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('certification', NULL, 0), ('certification', -1, 1), ('certification', 0, 1), ('certification', 1, -1),
      ('certification', 1, 0), ('certification', 1, 2), ('certification', 2, 1), ('certification', 2, 3),
      ('certification', 3, -1), ('certification', 3, 1), ('certification', 3, 2);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('merchant', NULL, 1), ('merchant', 0, 1), ('merchant', 1, 0), ('merchant', 1, 2), ('merchant', 2, 0),
      ('merchant', 2, 1);
  `);
  await db.query(`
    -- People.
    CREATE TABLE account (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT account_pk PRIMARY KEY,
      email text NOT NULL CONSTRAINT account_email_folded_ck CHECK (email = lower(normalize(email, NFC))),
      phone text CONSTRAINT account_phone_e164_ck CHECK (phone ~ '^\\+[1-9][0-9]{5,14}$'),
      area_code text,
      username text NOT NULL CONSTRAINT account_username_length_ck CHECK (length(username) BETWEEN 1 AND 50),
      password_hash text CONSTRAINT account_password_argon2id_ck CHECK (password_hash LIKE '$argon2id$%'),
      language text NOT NULL DEFAULT 'en' CONSTRAINT account_language_ck CHECK (language IN ('zh', 'en', 'ja')),
      country char(2),
      postal_code text,
      address text,
      company_id bigint CONSTRAINT account_company_fk REFERENCES company (id),
      status smallint NOT NULL DEFAULT 1 CONSTRAINT account_status_ck CHECK (status IN (0, 1)),
      is_add_good smallint NOT NULL DEFAULT 0 CONSTRAINT account_is_add_good_ck CHECK (is_add_good IN (0, 1)),
      is_month_payment smallint NOT NULL DEFAULT 0
        CONSTRAINT account_is_month_payment_ck CHECK (is_month_payment IN (0, 1)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      deleted_at timestamptz,
      -- Null while the number was only written down at registration: it may be somebody else's.
      phone_proved_at timestamptz,
      avatar_file_id bigint,
      status_reason text,
      search_text text GENERATED ALWAYS AS (lower(normalize(username, NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(username, NFKC)))) STORED,
      dept_id bigint,
      email_proved_at timestamptz DEFAULT now(),
      -- Whoever got their password or address from staff sets a password of their own.
      must_change_password boolean NOT NULL DEFAULT false,
      company_text text
        CONSTRAINT account_company_text_length_ck CHECK (length(company_text) BETWEEN 1 AND 100),
      CONSTRAINT account_avatar_fk FOREIGN KEY (avatar_file_id, id) REFERENCES file (id, owner_id),
      CONSTRAINT account_password_of_proved_ck CHECK (password_hash IS NOT NULL OR email_proved_at IS NULL)
    );
    CREATE INDEX account_company ON account (company_id);
    CREATE INDEX account_search_text ON account USING gin (search_text gin_trgm_ops);
    CREATE INDEX account_search_bigrams ON account USING gin (search_bigrams);
    CREATE INDEX account_email_part ON account USING gin (email gin_trgm_ops);
    CREATE INDEX account_phone_part ON account USING gin (phone gin_trgm_ops);
    -- What lists filter by is included, so that a jump to page 2,000 stays in the index.
    CREATE INDEX account_created_at ON account (created_at, id)
      INCLUDE (status, is_month_payment, is_add_good) WHERE deleted_at IS NULL;
    CREATE INDEX account_username ON account (username, id)
      INCLUDE (status, is_month_payment, is_add_good) WHERE deleted_at IS NULL;
    -- Few people are disabled, pay monthly or may publish: found without reading the others.
    CREATE INDEX account_disabled ON account (created_at, id) WHERE status = 0 AND deleted_at IS NULL;
    CREATE INDEX account_month_payment ON account (created_at, id) WHERE is_month_payment = 1 AND deleted_at IS NULL;
    CREATE INDEX account_add_good ON account (created_at, id) WHERE is_add_good = 1 AND deleted_at IS NULL;
    CREATE INDEX account_dept ON account (dept_id) WHERE dept_id IS NOT NULL;
    CREATE INDEX account_status ON account (status, id) WHERE deleted_at IS NULL;
    CREATE INDEX account_username_part ON account USING gin (lower(normalize(username, NFKC)) gin_trgm_ops)
      WHERE deleted_at IS NULL;
    -- An address belongs to whoever proved that they read it. What was only written down, by its owner at registration
    -- or by staff, reserves it for nobody and is reported to nobody as taken.
    CREATE UNIQUE INDEX account_email_uq ON account (email)
      WHERE deleted_at IS NULL AND email_proved_at IS NOT NULL;
    CREATE INDEX account_email_written ON account (email) WHERE deleted_at IS NULL;
    CREATE UNIQUE INDEX account_phone_uq ON account (phone)
      WHERE deleted_at IS NULL AND phone_proved_at IS NOT NULL;
    CREATE INDEX account_phone_written ON account (phone) WHERE deleted_at IS NULL;
    -- Staff open an account for a customer who orders by phone: it has no password until its owner proves that they
    -- read its mail, and there is one for each address.
    CREATE UNIQUE INDEX account_email_waiting_uq ON account (email)
      WHERE password_hash IS NULL AND deleted_at IS NULL;
    CREATE TRIGGER account_move BEFORE UPDATE OF status ON account FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('member', 'status');
    ALTER TABLE idempotency ADD CONSTRAINT idempotency_account_fk FOREIGN KEY (account_id) REFERENCES account (id);
    ALTER TABLE approval_decision ADD CONSTRAINT approval_decision_initiator_fk FOREIGN KEY (initiator_id)
      REFERENCES account (id);
    ALTER TABLE approval_decision ADD CONSTRAINT approval_decision_decided_by_fk FOREIGN KEY (decided_by)
      REFERENCES account (id);
    ALTER TABLE file ADD CONSTRAINT file_owner_fk FOREIGN KEY (owner_id) REFERENCES account (id);
    ALTER TABLE export_job ADD CONSTRAINT export_job_account_fk FOREIGN KEY (account_id) REFERENCES account (id);
    ALTER TABLE preference ADD CONSTRAINT preference_account_fk FOREIGN KEY (account_id) REFERENCES account (id);
    ALTER TABLE table_view ADD CONSTRAINT table_view_account_fk FOREIGN KEY (account_id) REFERENCES account (id);
    ALTER TABLE company ADD CONSTRAINT company_owner_fk FOREIGN KEY (owner_id) REFERENCES account (id);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('member', NULL, 1), ('member', 0, 1), ('member', 1, 0);
  `);
  await db.query(`
    -- Where a person has goods sent. A deleted address is kept for the orders that went there.
    CREATE TABLE address (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT address_pk PRIMARY KEY,
      account_id bigint NOT NULL CONSTRAINT address_account_fk REFERENCES account (id),
      name text NOT NULL CONSTRAINT address_name_length_ck CHECK (length(name) BETWEEN 1 AND 101),
      family_name text,
      given_name text,
      family_name_reading text,
      given_name_reading text,
      country char(2) NOT NULL CONSTRAINT address_country_form_ck CHECK (country ~ '^[A-Z]{2}$'),
      province text,
      city text NOT NULL,
      district text,
      street text NOT NULL,
      house_number text,
      building text,
      postal_code text,
      mobile text CONSTRAINT address_mobile_e164_ck CHECK (mobile ~ '^\\+[1-9][0-9]{5,14}$'),
      telephone text CONSTRAINT address_telephone_e164_ck CHECK (telephone ~ '^\\+[1-9][0-9]{5,14}$'),
      is_default boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      deleted_at timestamptz,
      CONSTRAINT address_phone_given_ck CHECK (mobile IS NOT NULL OR telephone IS NOT NULL),
      CONSTRAINT address_postal_code_ck CHECK (CASE country
        WHEN 'JP' THEN postal_code IS NOT NULL AND postal_code ~ '^[0-9]{3}-[0-9]{4}$'
        WHEN 'CN' THEN postal_code ~ '^[0-9]{6}$'
        ELSE length(postal_code) <= 10 END),
      CONSTRAINT address_default_kept_ck CHECK (NOT is_default OR deleted_at IS NULL)
    );
    CREATE UNIQUE INDEX address_default_uq ON address (account_id) WHERE is_default;
    CREATE INDEX address_account ON address (account_id, id) WHERE deleted_at IS NULL;
    REVOKE DELETE, TRUNCATE ON address FROM fovea_app;
  `);
  await db.query(`
    -- For some days whoever reads the old address can restore the addresses of an account.
    CREATE TABLE address_undo (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT address_undo_pk PRIMARY KEY,
      account_id bigint NOT NULL CONSTRAINT address_undo_account_fk REFERENCES account (id),
      token_hash bytea NOT NULL CONSTRAINT address_undo_token_hash_uq UNIQUE
        CONSTRAINT address_undo_token_hash_length_ck CHECK (length(token_hash) = 32),
      kind text NOT NULL CONSTRAINT address_undo_kind_ck CHECK (kind IN ('email', 'phone')),
      -- Both as they were before: whoever took the account over may have changed the other one after this.
      email text NOT NULL,
      email_proved_at timestamptz,
      phone text,
      area_code text,
      phone_proved_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      expires_at timestamptz NOT NULL,
      closed_at timestamptz
    );
    CREATE INDEX address_undo_account ON address_undo (account_id);
    CREATE INDEX address_undo_expires_at ON address_undo (expires_at);
  `);
}
