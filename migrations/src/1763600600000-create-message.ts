import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices to members (G1). */
export class CreateMessage1763600600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE message (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT message_pk PRIMARY KEY,
        -- Names the cause, so that an event told twice is one message.
        event_key text NOT NULL,
        recipient_id bigint NOT NULL CONSTRAINT message_recipient_fk REFERENCES account (id),
        data_type smallint NOT NULL,
        data_id bigint,
        params jsonb NOT NULL DEFAULT '{}',
        is_read smallint NOT NULL DEFAULT 0 CONSTRAINT message_is_read_ck CHECK (is_read IN (0, 1)),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT message_once_uq UNIQUE (event_key, recipient_id)
      )`);
    // Who is outbid again on a lot before he has read of the last time is not told the same twice.
    await db.query(
      `CREATE UNIQUE INDEX message_outbid_unread_uq ON message (recipient_id, data_id) WHERE data_type = 1 AND is_read = 0`,
    );
    await db.query(`CREATE INDEX message_recipient ON message (recipient_id, id DESC)`);
    await db.query(`CREATE INDEX message_unread ON message (recipient_id, id DESC) WHERE is_read = 0`);
    await db.query(`CREATE INDEX message_recipient_type ON message (recipient_id, data_type, id DESC)`);
    await db.query(`
      CREATE TRIGGER message_read_once BEFORE UPDATE ON message FOR EACH ROW
      WHEN (OLD.is_read = 1 AND NEW.is_read = 0) EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE DELETE, TRUNCATE ON message FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE message`);
  }
}
