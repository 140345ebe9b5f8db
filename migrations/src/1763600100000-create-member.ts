import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, their companies, sessions, codes, roles. */
export class CreateMember1763600100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE company (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT company_pk PRIMARY KEY,
        name_c text NOT NULL,
        name_e text NOT NULL,
        name_j text NOT NULL,
        country char(2) NOT NULL,
        time_zone text NOT NULL,
        certification_status smallint NOT NULL DEFAULT 0
          CONSTRAINT company_certification_status_ck CHECK (certification_status IN (-1, 0, 1, 2, 3)),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await db.query(`
      CREATE TABLE account (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT account_pk PRIMARY KEY,
        email text NOT NULL CONSTRAINT account_email_folded_ck CHECK (email = lower(normalize(email, NFC))),
        phone text CONSTRAINT account_phone_e164_ck CHECK (phone ~ '^\\+[1-9][0-9]{5,14}$'),
        area_code text,
        username text NOT NULL CONSTRAINT account_username_length_ck CHECK (length(username) BETWEEN 1 AND 50),
        password_hash text NOT NULL CONSTRAINT account_password_argon2id_ck CHECK (password_hash LIKE '$argon2id$%'),
        language text NOT NULL DEFAULT 'en' CONSTRAINT account_language_ck CHECK (language IN ('zh', 'en', 'ja')),
        country char(2),
        postal_code text,
        address text,
        avatar_url text,
        company_id bigint CONSTRAINT account_company_fk REFERENCES company (id),
        status smallint NOT NULL DEFAULT 1 CONSTRAINT account_status_ck CHECK (status IN (0, 1)),
        is_add_good smallint NOT NULL DEFAULT 0 CONSTRAINT account_is_add_good_ck CHECK (is_add_good IN (0, 1)),
        is_month_payment smallint NOT NULL DEFAULT 0
          CONSTRAINT account_is_month_payment_ck CHECK (is_month_payment IN (0, 1)),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        deleted_at timestamptz
      )`);
    await db.query(`CREATE UNIQUE INDEX account_email_uq ON account (email) WHERE deleted_at IS NULL`);
    await db.query(`CREATE UNIQUE INDEX account_phone_uq ON account (phone) WHERE deleted_at IS NULL`);
    await db.query(`CREATE INDEX account_company ON account (company_id)`);
    await db.query(
      `ALTER TABLE idempotency ADD CONSTRAINT idempotency_account_fk FOREIGN KEY (account_id) REFERENCES account (id)`,
    );

    await db.query(`
      CREATE TABLE session (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT session_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT session_account_fk REFERENCES account (id),
        token_hash bytea NOT NULL CONSTRAINT session_token_hash_uq UNIQUE
          CONSTRAINT session_token_hash_length_ck CHECK (length(token_hash) = 32),
        client_address text,
        user_agent text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      )`);
    await db.query(`CREATE INDEX session_account ON session (account_id) WHERE ended_at IS NULL`);
    await db.query(`CREATE INDEX session_expires_at ON session (expires_at)`);

    await db.query(`
      CREATE TABLE verification_code (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT verification_code_pk PRIMARY KEY,
        address text NOT NULL,
        purpose smallint NOT NULL,
        code_hash bytea NOT NULL,
        client_address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        tries smallint NOT NULL DEFAULT 0 CONSTRAINT verification_code_tries_ck CHECK (tries BETWEEN 0 AND 5),
        used_at timestamptz
      )`);
    await db.query(`CREATE INDEX verification_code_address ON verification_code (address, created_at)`);
    await db.query(`CREATE INDEX verification_code_client ON verification_code (client_address, created_at)`);

    await db.query(`
      CREATE TABLE login_failure (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT login_failure_pk PRIMARY KEY,
        address text NOT NULL,
        client_address text NOT NULL,
        -- A try is written before the password is checked and removed when it was right; while it is undecided
        -- it counts for its account, so that many tries at once cannot slip past the limit.
        is_decided boolean NOT NULL DEFAULT false,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await db.query(`CREATE INDEX login_failure_address ON login_failure (address, at)`);
    await db.query(`CREATE INDEX login_failure_client ON login_failure (client_address, at)`);

    await db.query(`
      CREATE TABLE role (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT role_pk PRIMARY KEY,
        company_id bigint CONSTRAINT role_company_fk REFERENCES company (id),
        role_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT role_name_uq UNIQUE NULLS NOT DISTINCT (company_id, role_name)
      )`);
    await db.query(`
      CREATE TABLE role_permission (
        role_id bigint NOT NULL CONSTRAINT role_permission_role_fk REFERENCES role (id) ON DELETE CASCADE,
        permission text NOT NULL,
        CONSTRAINT role_permission_pk PRIMARY KEY (role_id, permission)
      )`);
    // A role held on the platform (company_id null) or in one merchant company.
    await db.query(`
      CREATE TABLE account_role (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT account_role_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT account_role_account_fk REFERENCES account (id),
        role_id bigint NOT NULL CONSTRAINT account_role_role_fk REFERENCES role (id),
        company_id bigint CONSTRAINT account_role_company_fk REFERENCES company (id),
        CONSTRAINT account_role_once_uq UNIQUE NULLS NOT DISTINCT (account_id, role_id, company_id)
      )`);
    await db.query(`CREATE INDEX account_role_role ON account_role (role_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE idempotency DROP CONSTRAINT idempotency_account_fk`);
    await db.query(
      `DROP TABLE account_role, role_permission, role, login_failure, verification_code, session, account, company`,
    );
  }
}
