import { Injectable } from '@nestjs/common';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { GoodsUnits } from '../../goods/units/goods-units.js';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { BargainMoves } from './bargain-moves.js';
import { BargainRepository } from './bargain.repository.js';

/** Threads of one transaction; a longer queue takes several. */
const BATCH_MAX = 100;

/** What ends by itself: offers and agreed prices whose time is over, and whatever is about goods that are gone. */
@Injectable()
export class BargainEndingService {
  constructor(
    private readonly db: Database,
    private readonly bargains: BargainRepository,
    private readonly moves: BargainMoves,
    private readonly units: GoodsUnits,
    private readonly outbox: Outbox,
  ) {}

  /** Safe on several nodes at once and again. */
  async endAll(): Promise<void> {
    const ended =
      (await inBatches(BATCH_MAX, (max) => this.expire(max))) +
      (await inBatches(BATCH_MAX, (max) => this.voidGone(max)));
    if (ended > 0) this.outbox.wake();
  }

  private async expire(max: number): Promise<number> {
    const due = await this.bargains.listDue(this.db, max);
    if (due.length === 0) return 0;
    await this.db.transaction(async (tx) => {
      await this.units.lock(tx, [...new Set(due.map(({ goods_id }) => goods_id))]);
      const rows = await this.bargains.lockDue(
        tx,
        due.map(({ id }) => id),
      );
      for (const row of rows) await this.moves.end(tx, row, BARGAIN_STATUS.expired, null);
    });
    return due.length;
  }

  private voidGone(max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const gone = await this.bargains.voidGone(tx, max);
      await this.outbox.addAll(
        tx,
        gone.map(({ id, offer_price: price, currency }) => ({
          event: 'bargain.moved' as const,
          payload: { bargain_id: id, status: BARGAIN_STATUS.void, price, currency, by: null },
        })),
      );
      return gone.length;
    });
  }
}
