import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Before the first bid on a lot the rules of the law are asked about its bidder, whatever else the lot asks of him; that
 * they were stands with his row, where a batch of bids reads it. Whoever bid before the rule was there may go on.
 */
export class ClearBidders1763900300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE auction_bidder ADD COLUMN cleared_at timestamptz`);
    await db.query(`UPDATE auction_bidder SET cleared_at = first_bid_at WHERE bidder_no IS NOT NULL`);
    await db.query(
      `ALTER TABLE auction_bidder ADD CONSTRAINT auction_bidder_cleared_ck
         CHECK (bidder_no IS NULL OR cleared_at IS NOT NULL)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE auction_bidder DROP COLUMN cleared_at`);
  }
}
