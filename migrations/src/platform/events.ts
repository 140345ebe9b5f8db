import type { QueryRunner } from 'typeorm';

/** Events, repeated requests, mails, and the record of outages. */
export async function createEvents(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Events, written in the transaction that causes them and delivered by a job.
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
    );
    CREATE INDEX outbox_waiting ON outbox (id) WHERE queued_at IS NULL AND parked_at IS NULL;
    CREATE INDEX outbox_queued ON outbox (queued_at) WHERE queued_at IS NOT NULL AND parked_at IS NULL;
    -- Dead letters are looked at on a page: newest first, and by their name. There are few, so are the indexes small.
    CREATE INDEX outbox_parked ON outbox (parked_at, id) WHERE parked_at IS NOT NULL;
    CREATE INDEX outbox_parked_event ON outbox (event, id) WHERE parked_at IS NOT NULL;
  `);
  await db.query(`
    -- Which handler has handled which event: each event once.
    CREATE TABLE event_inbox (
      handler text NOT NULL,
      event_id bigint NOT NULL,
      handled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT event_inbox_once_uq PRIMARY KEY (handler, event_id)
    );
    CREATE INDEX event_inbox_handled_at ON event_inbox (handled_at);
  `);
  await db.query(`
    -- Answers of requests that carried a key: a repeated request gets the first answer.
    CREATE TABLE idempotency (
      account_id bigint NOT NULL,
      key_digest bytea NOT NULL CONSTRAINT idempotency_key_length_ck CHECK (length(key_digest) = 16),
      request_hash bytea NOT NULL,
      answer jsonb,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT idempotency_once_uq PRIMARY KEY (account_id, key_digest)
    );
    CREATE INDEX idempotency_created_at ON idempotency (created_at);
  `);
  await db.query(`
    -- Mails and text messages: sent by a job; in embedded mode kept here and shown on the developer's inbox page.
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
      sent_at timestamptz,
      -- The document to attach, drawn when the message leaves: { kind, subject, language }.
      paper jsonb CONSTRAINT outgoing_message_paper_ck CHECK (jsonb_typeof(paper) = 'object')
    );
    CREATE INDEX outgoing_message_unsent ON outgoing_message (available_at) WHERE sent_at IS NULL;
    CREATE INDEX outgoing_message_created_at ON outgoing_message (created_at);
  `);
  await db.query(`
    -- One row that any node renews; a gap in it is an outage of the whole platform.
    CREATE TABLE heartbeat (
      id smallint CONSTRAINT heartbeat_pk PRIMARY KEY DEFAULT 1 CONSTRAINT heartbeat_one_row_ck CHECK (id = 1),
      at timestamptz NOT NULL
    );
  `);
  await db.query(`
    CREATE TABLE outage (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outage_pk PRIMARY KEY,
      began_at timestamptz NOT NULL,
      recovered_at timestamptz NOT NULL,
      CONSTRAINT outage_order_ck CHECK (recovered_at > began_at)
    );
    CREATE INDEX outage_recovered_at ON outage (recovered_at);
  `);
}
