import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices to members (G1). */
export class CreateMessage1764109000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Notices to members (G1).
      CREATE TABLE message (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT message_pk PRIMARY KEY,
        -- Names the cause, so that an event delivered twice is one message.
        event_key text NOT NULL,
        recipient_id bigint NOT NULL CONSTRAINT message_recipient_fk REFERENCES account (id),
        data_type smallint NOT NULL,
        data_id bigint,
        params jsonb NOT NULL DEFAULT '{}',
        is_read smallint NOT NULL DEFAULT 0 CONSTRAINT message_is_read_ck CHECK (is_read IN (0, 1)),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT message_once_uq UNIQUE (event_key, recipient_id)
      );
      -- Who is outbid again on a lot before they have read of the last time is not notified of the same twice.
      CREATE UNIQUE INDEX message_outbid_unread_uq ON message (recipient_id, data_id) WHERE data_type = 1 AND is_read = 0;
      CREATE INDEX message_recipient ON message (recipient_id, id DESC);
      CREATE INDEX message_unread ON message (recipient_id, id DESC) WHERE is_read = 0;
      CREATE INDEX message_recipient_type ON message (recipient_id, data_type, id DESC);
      REVOKE DELETE, TRUNCATE ON message FROM fovea_app;
      CREATE TRIGGER message_move BEFORE UPDATE OF is_read ON message FOR EACH ROW
        WHEN (OLD.is_read IS DISTINCT FROM NEW.is_read) EXECUTE FUNCTION refuse_move('message', 'is_read');
      INSERT INTO state_transition (machine, from_status, to_status) VALUES
        ('message', NULL, 0), ('message', 0, 1);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE message CASCADE;
      DELETE FROM state_transition WHERE machine IN ('message');
    `);
  }
}
