import { Injectable } from '@nestjs/common';
import { SALE_STATE, type SaleState, type SaleType } from '@fovea/shared-types/sale-states';
import type { Tx } from '../platform/database/database.js';
import { AppError } from '../platform/kernel/app-error.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { NotifyService } from './favourites/notify.service.js';
import { GoodsRepository, type LockedGoods } from './goods.repository.js';

/** What goods show of a sale that another module runs. */
export interface SaleStateChange {
  saleState: SaleState;
  /** The newest auction of these goods; left out, the known one stays. */
  auctionId?: number;
  /** Its planned end, for the order of lists; left out, goods have none. */
  auctionEndAt?: Date;
  /** true: on the shelf, false: off it; left out, as before. */
  isListed?: boolean;
  /** Left out, as before. */
  saleType?: SaleType;
}

/** The face of goods towards later modules. */
@Injectable()
export class GoodsService {
  constructor(
    private readonly goods: GoodsRepository,
    private readonly notifies: NotifyService,
    private readonly outbox: Outbox,
  ) {}

  /** Locks goods in id order; NOT_FOUND when one of them does not exist. */
  async lockGoods(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedGoods>> {
    const rows = await this.goods.lockGoods(tx, ids);
    if (rows.length !== new Set(ids).size) throw new AppError('NOT_FOUND');
    return new Map(rows.map((row) => [row.id, row]));
  }

  setSaleState(tx: Tx, goodsId: number, change: SaleStateChange): Promise<void> {
    return this.setSaleStates(tx, [{ goodsId, ...change }]);
  }

  /**
   * Many at once in one statement; lock them first where the old state matters. Members who waited for goods
   * to arrive are notified by `goods.sale-state-changed`.
   */
  async setSaleStates(tx: Tx, changes: readonly (SaleStateChange & { goodsId: number })[]): Promise<void> {
    if (changes.length === 0) return;
    const arrived = await this.goods.setSaleStates(
      tx,
      changes.map(({ goodsId, saleState, auctionId, auctionEndAt, isListed, saleType }) => ({
        goodsId,
        saleState,
        auctionId: auctionId ?? null,
        endAt: auctionEndAt ?? null,
        isListed: isListed ?? null,
        saleType: saleType ?? null,
      })),
    );
    await this.outbox.addAll(
      tx,
      arrived.map(({ id, to }) => ({
        event: 'goods.sale-state-changed',
        payload: { goods_id: id, from: SALE_STATE.coming_soon, to },
      })),
    );
  }

  /** The subscribers of the arrival, each once: the names leave the list with this transaction. */
  consumeSubscribers(tx: Tx, goodsId: number): Promise<number[]> {
    return this.notifies.consume(tx, goodsId);
  }
}
