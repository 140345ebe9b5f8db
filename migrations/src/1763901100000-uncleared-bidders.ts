import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever was cleared for a lot whose piece is called back meanwhile is asked about anew before he bids again. */
export class UnclearedBidders1763901100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE auction_bidder ADD COLUMN uncleared_at timestamptz,
        DROP CONSTRAINT auction_bidder_cleared_ck,
        ADD CONSTRAINT auction_bidder_cleared_ck
          CHECK (bidder_no IS NULL OR cleared_at IS NOT NULL OR uncleared_at IS NOT NULL)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `UPDATE auction_bidder SET cleared_at = uncleared_at WHERE bidder_no IS NOT NULL AND cleared_at IS NULL`,
    );
    await db.query(`
      ALTER TABLE auction_bidder DROP COLUMN uncleared_at,
        ADD CONSTRAINT auction_bidder_cleared_ck CHECK (bidder_no IS NULL OR cleared_at IS NOT NULL)`);
  }
}
