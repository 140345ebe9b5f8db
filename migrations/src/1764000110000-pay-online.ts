import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments at a provider: what it told us, each message once (M7), what is held of it, and its way back. */
export class PayOnline1764000110000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment
        ADD COLUMN token text CONSTRAINT payment_token_uq UNIQUE,
        ADD COLUMN provider text,
        ADD COLUMN provider_ref text,
        ADD COLUMN expires_at timestamptz,
        ADD COLUMN received_amount bigint,
        ADD COLUMN received_currency char(3),
        ADD COLUMN park_cause text,
        ADD CONSTRAINT payment_provider_ck CHECK (provider IN ('sandbox', 'stripe')),
        ADD CONSTRAINT payment_online_ck CHECK ((method = 4) =
          (token IS NOT NULL AND provider IS NOT NULL AND expires_at IS NOT NULL)),
        ADD CONSTRAINT payment_parked_ck CHECK (
          num_nulls(received_amount, received_currency, park_cause) IN (0, 3)
          AND (status <> 40 OR park_cause IS NOT NULL)
          AND park_cause IN ('amount', 'currency', 'closed', 'late'))`);
    await db.query(`CREATE INDEX payment_expiring ON payment (expires_at) WHERE status IN (0, 10)`);
    await db.query(`CREATE INDEX payment_parked ON payment (id DESC) WHERE park_cause IS NOT NULL`);
    await db.query(`
      CREATE TABLE payment_event (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_event_pk PRIMARY KEY,
        provider text NOT NULL,
        event_id text NOT NULL,
        payment_id bigint NOT NULL CONSTRAINT payment_event_payment_fk REFERENCES payment (id),
        is_success boolean NOT NULL,
        amount bigint NOT NULL,
        currency text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_event_once_uq UNIQUE (provider, event_id)
      )`);
    await db.query(`CREATE INDEX payment_event_payment ON payment_event (payment_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON payment_event FROM fovea_app`);
    await db.query(`
      CREATE TRIGGER payment_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_event
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TABLE payment_refund (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_refund_pk PRIMARY KEY,
        payment_id bigint NOT NULL CONSTRAINT payment_refund_payment_fk REFERENCES payment (id),
        amount bigint NOT NULL CONSTRAINT payment_refund_amount_ck CHECK (amount > 0),
        is_parked boolean NOT NULL,
        cause_type text NOT NULL,
        cause_id bigint NOT NULL,
        cause_step text NOT NULL,
        attempts smallint NOT NULL DEFAULT 0 CONSTRAINT payment_refund_attempts_ck CHECK (attempts BETWEEN 0 AND 5),
        next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        done_at timestamptz,
        failed_at timestamptz,
        last_error text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_refund_cause_uq UNIQUE (cause_type, cause_id, cause_step),
        CONSTRAINT payment_refund_end_ck CHECK (done_at IS NULL OR failed_at IS NULL)
      )`);
    await db.query(`CREATE INDEX payment_refund_payment ON payment_refund (payment_id)`);
    await db.query(
      `CREATE INDEX payment_refund_waiting ON payment_refund (next_at) WHERE done_at IS NULL AND failed_at IS NULL`,
    );
    await db.query(`REVOKE DELETE, TRUNCATE ON payment_refund FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE payment_refund`);
    await db.query(`DROP TABLE payment_event`);
    await db.query(`
      ALTER TABLE payment DROP COLUMN token, DROP COLUMN provider, DROP COLUMN provider_ref, DROP COLUMN expires_at,
        DROP COLUMN received_amount, DROP COLUMN received_currency, DROP COLUMN park_cause`);
  }
}
