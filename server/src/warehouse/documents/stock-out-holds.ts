import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';

/** Whether something of a stock-out is with somebody, so that it cannot be in its warehouse again. */
export type StockOutHold = (tx: Tx, documentId: number) => Promise<boolean>;

/**
 * Higher packages register what they did with the contents of a stock-out: documents depend on none of them.
 */
@Injectable()
export class StockOutHolds {
  private readonly holds: StockOutHold[] = [];

  register(hold: StockOutHold): void {
    this.holds.push(hold);
  }

  /** Checked under the lock of the document. @throws STATE_CONFLICT */
  async refuseAway(tx: Tx, documentId: number): Promise<void> {
    for (const hold of this.holds) if (await hold(tx, documentId)) throw new AppError('STATE_CONFLICT');
  }
}
