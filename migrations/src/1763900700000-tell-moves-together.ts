import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A batch of bids tells of all its lots in one event; those that wait tell of one lot each. */
export class TellMovesTogether1763900700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE outbox SET payload = jsonb_build_object('moves', jsonb_build_array(payload - 'from_seq' - 'to_seq'))
      WHERE event = 'auction.moved' AND payload ? 'auction_id'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (event, payload)
      SELECT o.event, m.move || '{"from_seq": 0, "to_seq": 0}' FROM outbox o, jsonb_array_elements(o.payload -> 'moves') AS m (move)
      WHERE o.event = 'auction.moved' AND o.payload ? 'moves' ORDER BY o.id`);
    await db.query(`DELETE FROM outbox WHERE event = 'auction.moved' AND payload ? 'moves'`);
  }
}
