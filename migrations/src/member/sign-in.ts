import type { QueryRunner } from 'typeorm';

/** Sessions, codes, and the second factor. */
export async function createSignIn(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Open and ended sign-ins.
    CREATE TABLE session (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT session_pk PRIMARY KEY,
      account_id bigint NOT NULL CONSTRAINT session_account_fk REFERENCES account (id),
      token_hash bytea NOT NULL CONSTRAINT session_token_hash_uq UNIQUE
        CONSTRAINT session_token_hash_length_ck CHECK (length(token_hash) = 32),
      client_address text,
      user_agent text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      device_hash bytea
        CONSTRAINT session_device_hash_length_ck CHECK (length(device_hash) = 32)
    );
    CREATE INDEX session_account ON session (account_id) WHERE ended_at IS NULL;
    CREATE INDEX session_expires_at ON session (expires_at);
    -- Also those that ended: a sign-in from a new place is recognised by all that are kept.
    CREATE INDEX session_account_newest ON session (account_id, id DESC);
    CREATE INDEX session_open_since ON session (created_at, id) WHERE ended_at IS NULL;
    CREATE INDEX session_open_address ON session (client_address) WHERE ended_at IS NULL;
  `);
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
    );
    CREATE INDEX verification_code_address ON verification_code (address, created_at);
    CREATE INDEX verification_code_client ON verification_code (client_address, created_at);
  `);
  await db.query(`
    CREATE TABLE login_failure (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT login_failure_pk PRIMARY KEY,
      address text NOT NULL,
      client_address text NOT NULL,
      -- A try is written before the password is checked and removed when it was right; while it is undecided it
      -- counts for its account, so that many tries at once cannot slip past the limit.
      is_decided boolean NOT NULL DEFAULT false,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      budget text NOT NULL DEFAULT ''
    );
    CREATE INDEX login_failure_client ON login_failure (client_address, at);
    -- Strangers who guess at an account share one budget of tries; each device and network its owner signed in from
    -- has its own, so that nobody locks the owner out.
    CREATE INDEX login_failure_budget ON login_failure (address, budget, at);
  `);
  await db.query(`
    -- How people prove who they are beyond the password.
    CREATE TABLE second_factor (
      account_id bigint CONSTRAINT second_factor_pk PRIMARY KEY
        CONSTRAINT second_factor_account_fk REFERENCES account (id),
      -- Sealed: version, nonce, tag and the encrypted secret.
      secret bytea NOT NULL CONSTRAINT second_factor_secret_sealed_ck CHECK (length(secret) >= 49),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- Null until its owner proved that their authenticator knows it.
      confirmed_at timestamptz,
      -- The last 30-second step whose code was accepted: none is accepted twice.
      last_step bigint NOT NULL DEFAULT 0 CONSTRAINT second_factor_last_step_ck CHECK (last_step >= 0)
    );
  `);
  await db.query(`
    CREATE TABLE recovery_code (
      account_id bigint NOT NULL
        CONSTRAINT recovery_code_factor_fk REFERENCES second_factor (account_id) ON DELETE CASCADE,
      code_hash bytea NOT NULL CONSTRAINT recovery_code_hash_length_ck CHECK (length(code_hash) = 32),
      used_at timestamptz,
      CONSTRAINT recovery_code_pk PRIMARY KEY (account_id, code_hash)
    );
  `);
  await db.query(`
    -- Between the password and the second factor.
    CREATE TABLE sign_in_challenge (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sign_in_challenge_pk PRIMARY KEY,
      account_id bigint NOT NULL CONSTRAINT sign_in_challenge_account_fk REFERENCES account (id),
      token_hash bytea NOT NULL CONSTRAINT sign_in_challenge_token_hash_uq UNIQUE
        CONSTRAINT sign_in_challenge_token_hash_length_ck CHECK (length(token_hash) = 32),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      expires_at timestamptz NOT NULL,
      tries smallint NOT NULL DEFAULT 0 CONSTRAINT sign_in_challenge_tries_ck CHECK (tries BETWEEN 0 AND 5),
      closed_at timestamptz,
      purpose smallint NOT NULL DEFAULT 1
        CONSTRAINT sign_in_challenge_purpose_ck CHECK (purpose IN (1, 2))
    );
    CREATE INDEX sign_in_challenge_account ON sign_in_challenge (account_id) WHERE closed_at IS NULL;
    CREATE INDEX sign_in_challenge_expires_at ON sign_in_challenge (expires_at);
  `);
}
