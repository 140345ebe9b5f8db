import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';

/** A sale that another module runs with goods. */
export interface GoodsHold {
  /** `lot`: an auction is scheduled or running, nothing may change; `sale`: somebody has a right to it, it stays. */
  kind: 'lot' | 'sale';
  /** @returns those of the goods that are held */
  find(q: Queryable, goodsIds: readonly number[]): Promise<number[]>;
}

/** Holds of later modules on goods. They register while they are built: goods depend on none of them. */
@Injectable()
export class GoodsHolds {
  private readonly holds: GoodsHold[] = [];

  register(hold: GoodsHold): void {
    this.holds.push(hold);
  }

  /** Goods of a live lot; checked under the lock of the goods, which opening a lot takes first. */
  inLot(q: Queryable, goodsIds: readonly number[]): Promise<Set<number>> {
    return this.find(q, goodsIds, ['lot']);
  }

  /** Goods to which a lot or an unfinished sale refers. */
  inUse(q: Queryable, goodsIds: readonly number[]): Promise<Set<number>> {
    return this.find(q, goodsIds, ['lot', 'sale']);
  }

  private async find(
    q: Queryable,
    goodsIds: readonly number[],
    kinds: readonly GoodsHold['kind'][],
  ): Promise<Set<number>> {
    const found = new Set<number>();
    if (goodsIds.length === 0) return found;
    for (const hold of this.holds.filter(({ kind }) => kinds.includes(kind)))
      for (const id of await hold.find(q, goodsIds)) found.add(id);
    return found;
  }
}
