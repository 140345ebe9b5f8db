import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';

/** Whether something of a stock-out is with somebody, so that it cannot lie in its warehouse again. */
export type StockOutHold = (tx: Tx, documentId: number) => Promise<boolean>;

/** Rooms above register what they did with what a stock-out took out: documents know none of them. */
@Injectable()
export class StockOutHolds {
  private readonly holds: StockOutHold[] = [];

  register(hold: StockOutHold): void {
    this.holds.push(hold);
  }

  /** Asked under the lock of the document. @throws STATE_CONFLICT */
  async refuseAway(tx: Tx, documentId: number): Promise<void> {
    for (const hold of this.holds) if (await hold(tx, documentId)) throw new AppError('STATE_CONFLICT');
  }
}
