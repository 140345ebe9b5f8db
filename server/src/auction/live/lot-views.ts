import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { LotHub, isNewer } from './lot-hub.js';
import { LotViewRepository } from './lot-view.repository.js';

/** States as the database has them, for callers that do not hold the lot's lock. */
@Injectable()
export class LotViews {
  constructor(
    private readonly db: Database,
    private readonly views: LotViewRepository,
    private readonly hub: LotHub,
  ) {}

  async publish(auctionIds: readonly number[]): Promise<void> {
    for (const view of await this.views.findViews(this.db, auctionIds)) this.hub.publish(view);
  }

  /** Publishes what a crash or Redis lost: states of these lots that the hub does not have. */
  async catchUp(auctionIds: readonly number[]): Promise<void> {
    const stale = await this.staleLots(auctionIds);
    if (stale.length === 0) return;
    for (const view of await this.views.findViews(this.db, stale)) this.hub.offer(view);
  }

  private async staleLots(ids: readonly number[]): Promise<number[]> {
    const heads = await this.views.findHeads(this.db, ids);
    return heads
      .filter((head) => {
        const known = this.hub.latest(head.id);
        return !known || isNewer(head, known);
      })
      .map((head) => head.id);
  }
}
