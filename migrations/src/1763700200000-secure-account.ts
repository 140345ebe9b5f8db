import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How people prove who they are beyond the password, and what is known of their sessions. */
export class SecureAccount1763700200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE second_factor (
        account_id bigint CONSTRAINT second_factor_pk PRIMARY KEY
          CONSTRAINT second_factor_account_fk REFERENCES account (id),
        -- Sealed: version, nonce, tag and the encrypted secret.
        secret bytea NOT NULL CONSTRAINT second_factor_secret_sealed_ck CHECK (length(secret) >= 49),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Null until its owner proved that his authenticator knows it.
        confirmed_at timestamptz,
        -- The last 30-second step whose code was taken: none serves twice.
        last_step bigint NOT NULL DEFAULT 0 CONSTRAINT second_factor_last_step_ck CHECK (last_step >= 0)
      )`);
    await db.query(`
      CREATE TABLE recovery_code (
        account_id bigint NOT NULL
          CONSTRAINT recovery_code_factor_fk REFERENCES second_factor (account_id) ON DELETE CASCADE,
        code_hash bytea NOT NULL CONSTRAINT recovery_code_hash_length_ck CHECK (length(code_hash) = 32),
        used_at timestamptz,
        CONSTRAINT recovery_code_pk PRIMARY KEY (account_id, code_hash)
      )`);
    // Between the password and the second factor.
    await db.query(`
      CREATE TABLE sign_in_challenge (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sign_in_challenge_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT sign_in_challenge_account_fk REFERENCES account (id),
        token_hash bytea NOT NULL CONSTRAINT sign_in_challenge_token_hash_uq UNIQUE
          CONSTRAINT sign_in_challenge_token_hash_length_ck CHECK (length(token_hash) = 32),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        tries smallint NOT NULL DEFAULT 0 CONSTRAINT sign_in_challenge_tries_ck CHECK (tries BETWEEN 0 AND 5),
        closed_at timestamptz
      )`);
    await db.query(
      `CREATE INDEX sign_in_challenge_account ON sign_in_challenge (account_id) WHERE closed_at IS NULL`,
    );
    await db.query(`CREATE INDEX sign_in_challenge_expires_at ON sign_in_challenge (expires_at)`);

    await db.query(
      `ALTER TABLE session ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp()`,
    );
    // Also those that ended: a sign-in from a new place is told by all that are kept.
    await db.query(`CREATE INDEX session_account_newest ON session (account_id, id DESC)`);

    // Null while the number was only written down at registration: it may be somebody else's.
    await db.query(`ALTER TABLE account ADD COLUMN phone_proved_at timestamptz`);
    await db.query(`
      ALTER TABLE account DROP COLUMN avatar_url, ADD COLUMN avatar_file_id bigint,
        ADD CONSTRAINT account_avatar_fk FOREIGN KEY (avatar_file_id, id) REFERENCES file (id, owner_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE account DROP COLUMN avatar_file_id, DROP COLUMN phone_proved_at, ADD COLUMN avatar_url text`);
    await db.query(`DROP INDEX session_account_newest`);
    await db.query(`ALTER TABLE session DROP COLUMN last_seen_at`);
    await db.query(`DROP TABLE sign_in_challenge, recovery_code, second_factor`);
  }
}
