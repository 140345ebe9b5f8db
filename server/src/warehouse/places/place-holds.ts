import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';

/** What keeps a warehouse or a bin as it is. */
export interface PlaceHold {
  /**
   * `pending`: documents that wait, or something reserved; `stock`: something is there or is on its way
   * there.
   */
  kind: 'pending' | 'stock';
  holdsWarehouse(tx: Tx, warehouseId: number): Promise<boolean>;
  /** Absent where bins are not its business. */
  holdsBin?(tx: Tx, binId: number): Promise<boolean>;
}

/**
 * Higher packages register stock and pending documents while they are built: places depend on none of them.
 */
@Injectable()
export class PlaceHolds {
  private readonly holds: PlaceHold[] = [];

  register(hold: PlaceHold): void {
    this.holds.push(hold);
  }

  /** Checked under the lock of the warehouse, which adding a document there shares (R-WH-10). */
  async refuseHeldWarehouse(tx: Tx, id: number, kinds: ReadonlyArray<PlaceHold['kind']>): Promise<void> {
    for (const hold of this.holds)
      if (kinds.includes(hold.kind) && (await hold.holdsWarehouse(tx, id)))
        throw new AppError('STATE_CONFLICT');
  }

  async refuseHeldBin(tx: Tx, id: number): Promise<void> {
    for (const hold of this.holds) if (await hold.holdsBin?.(tx, id)) throw new AppError('STATE_CONFLICT');
  }
}
