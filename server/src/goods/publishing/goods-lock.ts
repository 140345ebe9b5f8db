import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { withinReach } from '../../platform/database/row-scope.js';
import { GOODS_ROWS } from '../listing/goods-rows.js';
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
    const row = (await this.each(tx, caller, [id])).get(id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** In id order; those that the caller may not touch are missing. */
  async each(tx: Tx, caller: StaffCaller, ids: readonly number[]): Promise<Map<number, PublishedGoods>> {
    const rows = await this.goods.lockListing(tx, ids, caller.companies);
    const reached = await withinReach(tx, caller, GOODS_ROWS, ids);
    return new Map([...rows].filter(([id]) => reached.has(id)));
  }

  /** Goods of a lot that is not over stay as they are. */
  async refuseHeld(tx: Tx, id: number): Promise<void> {
    if ((await this.heldAmong(tx, [id])).has(id)) throw new AppError('AUCTION_LOCKED');
  }

  heldAmong(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.holds.inLot(tx, ids);
  }

  /** Goods that somebody ordered are kept. */
  async refuseUsed(tx: Tx, { id, goods_sn }: PublishedGoods): Promise<void> {
    if ((await this.holds.inUse(tx, [id])).has(id))
      throw new AppError('IN_USE', { by: 'orders', count: 1, where: goods_sn });
  }

  /** As for publishing (R-PUB-03); the platform's own staff need no leave to publish, the merchant does. */
  async refuseUnpublishing(tx: Tx, { member, companies }: StaffCaller, row: PublishedGoods): Promise<void> {
    if (row.company_id === null) return;
    const publisher = companies === null ? null : member.accountId;
    if (!(await this.goods.mayPublish(tx, publisher, row.company_id))) throw new AppError('FORBIDDEN');
  }
}
