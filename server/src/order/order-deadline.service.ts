import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { Database } from '../platform/database/database.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { OrderRepository } from './orders/order.repository.js';

/** Orders of one transaction; a longer queue takes several. */
const BATCH_MAX = 200;
const UNPAID = 'unpaid at the payment deadline';

/** Reminds winners, and ends what stays unpaid; safe to run on several nodes and again. */
@Injectable()
export class OrderDeadlineService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
  ) {}

  async remind(): Promise<number> {
    return this.inBatches(() =>
      this.db.transaction(async (tx) => {
        const reminded = await this.orders.markReminders(tx, BATCH_MAX);
        await this.outbox.addAll(
          tx,
          reminded.map(({ id, buyer_id, reminders_sent }) => ({
            event: 'order.payment-reminder' as const,
            payload: { order_id: id, buyer_id, step: reminders_sent },
          })),
        );
        return reminded.length;
      }),
    );
  }

  /** The deposit, the strike and the second chance follow from the event, in module auction's terms. */
  async cancelUnpaid(): Promise<number> {
    return this.inBatches(() =>
      this.db.transaction(async (tx) => {
        const defaulted = await this.orders.cancelUnpaid(tx, BATCH_MAX);
        if (defaulted.length === 0) return 0;
        await this.orders.insertHistory(
          tx,
          defaulted.map(({ id }) => id),
          { from: ORDER_STATUS.pending_payment, to: ORDER_STATUS.canceled, actorId: null, reason: UNPAID },
        );
        await this.outbox.addAll(
          tx,
          defaulted.map(({ id, auction_id, buyer_id }) => ({
            event: 'order.defaulted' as const,
            payload: { order_id: id, auction_id, buyer_id },
          })),
        );
        return defaulted.length;
      }),
    );
  }

  private async inBatches(runOne: () => Promise<number>): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await runOne();
      total += count;
      if (count < BATCH_MAX) break;
    }
    if (total > 0) this.outbox.wake();
    return total;
  }
}
