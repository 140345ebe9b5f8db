import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles, the append-only guard, and the tables every module rests on. */
export class CreatePlatform1763600000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // The server works as this role: it owns nothing, so no trigger and no revoked grant can be stepped over.
    await db.query(`
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fovea_app') THEN CREATE ROLE fovea_app NOLOGIN; END IF;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this cluster was quicker
      END $$`);
    await db.query(`GRANT fovea_app TO CURRENT_USER`);
    await db.query(`GRANT USAGE ON SCHEMA public TO fovea_app`);
    await db.query(
      `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fovea_app`,
    );
    await db.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO fovea_app`);
    await db.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);

    await db.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'rows of % are append-only', TG_TABLE_NAME
          USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only_ck';
      END $$`);

    await db.query(`
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outbox_pk PRIMARY KEY,
        event text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        queued_at timestamptz,
        attempts int NOT NULL DEFAULT 0,
        available_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        parked_at timestamptz,
        last_error text
      )`);
    await db.query(
      `CREATE INDEX outbox_waiting ON outbox (id) WHERE queued_at IS NULL AND parked_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX outbox_queued ON outbox (queued_at) WHERE queued_at IS NOT NULL AND parked_at IS NULL`,
    );
    await db.query(`
      CREATE TABLE event_inbox (
        handler text NOT NULL,
        event_id bigint NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT event_inbox_once_uq PRIMARY KEY (handler, event_id)
      )`);
    await db.query(`CREATE INDEX event_inbox_handled_at ON event_inbox (handled_at)`);

    await db.query(`
      CREATE TABLE idempotency (
        account_id bigint NOT NULL,
        key_digest bytea NOT NULL CONSTRAINT idempotency_key_length_ck CHECK (length(key_digest) = 16),
        request_hash bytea NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT idempotency_once_uq PRIMARY KEY (account_id, key_digest)
      )`);
    await db.query(`CREATE INDEX idempotency_created_at ON idempotency (created_at)`);

    await db.query(`
      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_log_pk PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        account_id bigint,
        company_id bigint,
        client_address text,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id bigint,
        reason text,
        before jsonb,
        after jsonb,
        trace_id text
      )`);
    await db.query(`CREATE INDEX audit_log_subject ON audit_log (subject_type, subject_id, id)`);
    await db.query(`CREATE INDEX audit_log_account ON audit_log (account_id, id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM fovea_app`);
    await db.query(`
      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);

    // One row that any node renews; a gap in it is an outage of the whole platform.
    await db.query(`
      CREATE TABLE heartbeat (
        id smallint CONSTRAINT heartbeat_pk PRIMARY KEY DEFAULT 1 CONSTRAINT heartbeat_one_row_ck CHECK (id = 1),
        at timestamptz NOT NULL
      )`);
    await db.query(`
      CREATE TABLE outage (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outage_pk PRIMARY KEY,
        began_at timestamptz NOT NULL,
        recovered_at timestamptz NOT NULL,
        CONSTRAINT outage_order_ck CHECK (recovered_at > began_at)
      )`);
    await db.query(`CREATE INDEX outage_recovered_at ON outage (recovered_at)`);

    // Mails and text messages: sent by a job; in embedded mode kept here and shown on the developer's inbox page.
    await db.query(`
      CREATE TABLE outgoing_message (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outgoing_message_pk PRIMARY KEY,
        channel text NOT NULL CONSTRAINT outgoing_message_channel_ck CHECK (channel IN ('mail', 'sms')),
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        attempts int NOT NULL DEFAULT 0,
        available_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        last_error text,
        sent_at timestamptz
      )`);
    await db.query(
      `CREATE INDEX outgoing_message_unsent ON outgoing_message (available_at) WHERE sent_at IS NULL`,
    );
    await db.query(`CREATE INDEX outgoing_message_created_at ON outgoing_message (created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP TABLE outgoing_message, outage, heartbeat, audit_log, idempotency, event_inbox, outbox`,
    );
    await db.query(`DROP FUNCTION refuse_change()`);
  }
}
