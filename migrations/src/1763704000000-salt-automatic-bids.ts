import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An automatic bid commits to its maximum by itself, as every bid does, and can be opened like one. */
export class SaltAutomaticBids1763704000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Rows that repeat the commitment of a submission open as that one does.
    await db.query(`ALTER TABLE auction_bid DISABLE TRIGGER auction_bid_append_only`);
    await db.query(`
      UPDATE auction_bid b SET max_amount = s.max_amount, salt = s.salt
      FROM auction_bid s
      WHERE b.kind = 2 AND s.auction_id = b.auction_id AND s.bidder_id = b.bidder_id
        AND s.kind IN (1, 6) AND s.commitment = b.commitment`);
    await db.query(`ALTER TABLE auction_bid ENABLE TRIGGER auction_bid_append_only`);
    await db.query(`
      ALTER TABLE auction_bid ADD CONSTRAINT auction_bid_automatic_ck CHECK (
        kind <> 2 OR (bidder_id IS NOT NULL AND bidder_no IS NOT NULL AND max_amount IS NOT NULL
          AND salt IS NOT NULL AND commitment IS NOT NULL AND max_amount >= price_after))`);
    await db.query(`ALTER TABLE auction DROP COLUMN leader_commitment`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE auction ADD COLUMN leader_commitment bytea`);
    await db.query(`
      UPDATE auction a SET leader_commitment = (
        SELECT s.commitment FROM auction_bid s
        WHERE s.auction_id = a.id AND s.bidder_id = a.leader_id AND s.kind IN (1, 6) AND s.max_amount = a.leader_max
        ORDER BY s.ord LIMIT 1)
      WHERE a.leader_id IS NOT NULL`);
    await db.query(`ALTER TABLE auction_bid DROP CONSTRAINT auction_bid_automatic_ck`);
  }
}
