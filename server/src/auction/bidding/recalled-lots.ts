import { Injectable } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { LockedLots } from './locked-lots.js';

const { scheduled, bidding } = AUCTION_STATUS;

/**
 * Lots whose piece is recalled while they run. Clearances for them are revoked: the next bid of each bidder
 * repeats the legal check and is refused until the recall is closed, which costs bids on other lots nothing.
 */
@Injectable()
export class RecalledLots {
  constructor(
    private readonly lots: LockedLots,
    private readonly outbox: Outbox,
  ) {}

  /** Sellers and staff are notified, once for each lot. */
  async stop(tx: Tx, recallId: number, goodsIds: readonly number[]): Promise<void> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM auction WHERE goods_id = ANY ($1::bigint[]) AND status IN (${scheduled}, ${bidding}) ORDER BY id`,
      [[...goodsIds]],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await this.lots.lockLots(tx, ids);
    await tx.query(
      `UPDATE auction_bidder SET cleared_at = NULL, uncleared_at = clock_timestamp()
       WHERE auction_id = ANY ($1::bigint[]) AND cleared_at IS NOT NULL`,
      [ids],
    );
    for (const id of ids)
      await this.outbox.add(tx, 'auction.recalled', { auction_id: id, recall_id: recallId });
  }
}
