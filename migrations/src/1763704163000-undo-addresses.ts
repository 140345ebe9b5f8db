import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For some days whoever reads the old address can put the addresses of an account back. */
export class UndoAddresses1763704163000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE address_undo (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT address_undo_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT address_undo_account_fk REFERENCES account (id),
        token_hash bytea NOT NULL CONSTRAINT address_undo_token_hash_uq UNIQUE
          CONSTRAINT address_undo_token_hash_length_ck CHECK (length(token_hash) = 32),
        kind text NOT NULL CONSTRAINT address_undo_kind_ck CHECK (kind IN ('email', 'phone')),
        -- Both as they stood before: who took the account over may have changed the other one after this.
        email text NOT NULL,
        email_proved_at timestamptz,
        phone text,
        area_code text,
        phone_proved_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        closed_at timestamptz
      )`);
    await db.query(`CREATE INDEX address_undo_account ON address_undo (account_id)`);
    await db.query(`CREATE INDEX address_undo_expires_at ON address_undo (expires_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE address_undo`);
  }
}
