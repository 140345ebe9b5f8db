import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAGES = [
  ['auction:order:list', 'orders.auctionOrder'],
  ['auction:strike:list', 'orders.auctionStrike'],
] as const;

/**
 * Auction orders and defaults have their pages: who may list them holds the page's row, which was a button. The start gives
 * them their place. Defaults are asked for by whether they are settled.
 */
export class AuctionOrderPages1763704170000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX auction_strike_settled ON auction_strike (settled_at, id)`);
    for (const [button, page] of PAGES)
      await db.query(`UPDATE menu SET key = $2, is_edited = false WHERE key = $1`, [button, page]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX auction_strike_settled`);
    for (const [button, page] of PAGES)
      await db.query(`UPDATE menu SET key = $1 WHERE key = $2`, [button, page]);
  }
}
