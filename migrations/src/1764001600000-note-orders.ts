import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff say of an order among themselves, and when its papers for the parcel were printed. */
export class NoteOrders1764001600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_note (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT order_note_pk PRIMARY KEY,
        order_id bigint NOT NULL CONSTRAINT order_note_order_fk REFERENCES orders (id),
        author_id bigint NOT NULL CONSTRAINT order_note_author_fk REFERENCES account (id),
        content text NOT NULL CONSTRAINT order_note_content_ck CHECK (length(content) BETWEEN 1 AND 1000),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await db.query(`CREATE INDEX order_note_order ON order_note (order_id, id)`);
    await db.query(`CREATE INDEX order_note_author ON order_note (author_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON order_note FROM fovea_app`);
    // The last time that its packing list was given out.
    await db.query(`ALTER TABLE orders ADD COLUMN packed_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE orders DROP COLUMN packed_at`);
    await db.query(`DROP TABLE order_note`);
  }
}
