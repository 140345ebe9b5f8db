import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createBidders } from './auction/bidders.js';
import { createLots } from './auction/lots.js';

/** Lots, their append-only log, who takes part, and what follows a default. Rule ids: invariants A1 to A6. */
export class CreateAuction1764106000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createLots(db);
    await createBidders(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE auction, auction_bid, auction_reserve_change, auction_watch, auction_fault, auction_template,
        auction_plan, auction_bidder, auction_strike, auction_bar, auction_offer CASCADE;
      DROP FUNCTION auction_refuse_change, auction_keep_outcome, note_reserve,
        auction_reserve_change_belongs CASCADE;
      DELETE FROM state_transition WHERE machine IN ('auction', 'auction_order', 'auction_bidder',
        'auction_deposit', 'auction_offer');
    `);
  }
}
