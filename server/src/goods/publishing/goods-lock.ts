import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { GoodsHolds } from '../holds/goods-holds.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';

/** Goods as staff may touch them: under their lock, and with what forbids it. */
@Injectable()
export class GoodsLock {
  constructor(
    private readonly goods: PublishingRepository,
    private readonly holds: GoodsHolds,
  ) {}

  async one(tx: Tx, caller: StaffCaller, id: number): Promise<PublishedGoods> {
    const row = (await this.goods.lock(tx, [id], caller.companies)).get(id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Goods of a lot that is not over stay as they are. */
  async refuseHeld(tx: Tx, id: number): Promise<void> {
    if ((await this.holds.inLot(tx, [id])).has(id)) throw new AppError('AUCTION_LOCKED');
  }

  /** As for publishing (R-PUB-03); the platform's own staff need no leave to publish, the merchant does. */
  async refuseUnpublishing(tx: Tx, { member, companies }: StaffCaller, row: PublishedGoods): Promise<void> {
    if (row.company_id === null) return;
    const publisher = companies === null ? null : member.accountId;
    if (!(await this.goods.mayPublish(tx, publisher, row.company_id))) throw new AppError('FORBIDDEN');
  }
}
