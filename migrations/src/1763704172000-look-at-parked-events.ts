import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parked events are looked at on a page: newest first, and by their name. There are few, so are the indexes small. */
export class LookAtParkedEvents1763704172000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX outbox_parked ON outbox (parked_at, id) WHERE parked_at IS NOT NULL`);
    await db.query(`CREATE INDEX outbox_parked_event ON outbox (event, id) WHERE parked_at IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX outbox_parked_event, outbox_parked`);
  }
}
