import { Injectable } from '@nestjs/common';
import { REFUND_CAUSE, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { MerchantMarks } from '../../member/merchants/merchant-marks.js';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Log } from '../../platform/logging/log.js';
import { RefundOpening } from './refund-opening.service.js';
import { RefundRepository } from './refund.repository.js';

/** Read at once; a longer queue takes several. */
const BATCH_MAX = 100;

/** Whatever a merchant did not ship for fourteen days is refunded, the whole order or the rest of it; it counts against the merchant. */
@Injectable()
export class UnshippedOrders {
  constructor(
    private readonly db: Database,
    private readonly refunds: RefundRepository,
    private readonly opening: RefundOpening,
    private readonly marks: MerchantMarks,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /** Each by itself: one that cannot be released is tried again at the next turn, and keeps no other waiting. */
  async refundDueOrders(): Promise<number> {
    let total = 0;
    let after = 0;
    await inBatches(BATCH_MAX, async (max) => {
      const ids = await this.refunds.listUnshipped(this.db, after, max);
      for (const id of ids) if (await this.refundOrder(id)) total++;
      after = ids.at(-1) ?? after;
      return ids.length;
    });
    if (total > 0) this.outbox.wake();
    return total;
  }

  private async refundOrder(id: number): Promise<boolean> {
    try {
      return await this.db.transaction(async (tx) => {
        const order = await this.refunds.lockUnshipped(tx, id);
        if (order === null) return false;
        const isPart = await this.opening.refundUnsentPieces(tx, id, {
          cause: REFUND_CAUSE.not_shipped,
          side: REFUND_SIDE.time,
          accountId: null,
          reason: '',
        });
        const { company_id: company } = order;
        // A person who sells without a company is no merchant.
        const marks = company === null ? null : await this.marks.mark(tx, company, id);
        await this.outbox.add(tx, 'order.unshipped', { order_id: id, is_part: isPart, marks });
        return true;
      });
    } catch (error) {
      this.log.error('an order that nobody shipped was not refunded', { order_id: id, error });
      return false;
    }
  }
}
