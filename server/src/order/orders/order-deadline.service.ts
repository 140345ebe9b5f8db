import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { OrderMoveService } from './order-move.service.js';
import { OrderRepository } from './order.repository.js';

/** Orders of one transaction; a longer queue takes several. */
const BATCH_MAX = 200;
const UNPAID = 'unpaid at the payment deadline';

/** Reminds winners, and ends what stays unpaid; safe to run on several nodes and again. */
@Injectable()
export class OrderDeadlineService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoveService,
    private readonly outbox: Outbox,
  ) {}

  async remind(): Promise<number> {
    return this.inRounds(async (tx, max) => {
      const reminded = await this.orders.markReminders(tx, max);
      await this.outbox.addAll(
        tx,
        reminded.map(({ id, buyer_id, reminders_sent }) => ({
          event: 'order.payment-reminder' as const,
          payload: { order_id: id, buyer_id, step: reminders_sent },
        })),
      );
      return reminded.length;
    });
  }

  async cancelUnpaid(): Promise<number> {
    return this.inRounds(async (tx, max) => {
      const defaulted = await this.orders.lockUnpaid(tx, max);
      await this.moves.setDefaulted(tx, defaulted, { actorId: null, reason: UNPAID });
      return defaulted.length;
    });
  }

  private async inRounds(work: (tx: Tx, max: number) => Promise<number>): Promise<number> {
    const total = await inBatches(BATCH_MAX, (max) => this.db.transaction((tx) => work(tx, max)));
    if (total > 0) this.outbox.wake();
    return total;
  }
}
