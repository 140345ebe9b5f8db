import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff look an auction order up by the number that its winner quotes. */
export class FindAuctionOrders1763805230000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX auction_bidder_order_no ON auction_bidder (order_no) WHERE order_no IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX auction_bidder_order_no`);
  }
}
