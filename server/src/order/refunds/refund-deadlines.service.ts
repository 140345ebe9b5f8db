import { Injectable } from '@nestjs/common';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { REFUND_STATUS } from '@fovea/shared-types/states';
import { Database, type Tx } from '../../platform/database/database.js';
import { RefundHistory, type RefundRemark } from './refund-history.service.js';
import { RefundRepository } from './refund.repository.js';
import { RefundSettlement } from './refund-settlement.service.js';

/** Orders of one transaction; a longer queue takes several. */
const BATCH_MAX = 50;
const THE_TIME: RefundRemark = { side: REFUND_SIDE.time, accountId: null };

/** Refunds that nobody moves: a silent merchant's are escalated to the platform, a silent buyer's end. */
@Injectable()
export class RefundDeadlines {
  constructor(
    private readonly db: Database,
    private readonly refunds: RefundRepository,
    private readonly history: RefundHistory,
    private readonly settlement: RefundSettlement,
  ) {}

  async moveOn(): Promise<number> {
    const total = await inBatches(BATCH_MAX, (max) =>
      this.db.transaction(async (tx) => {
        const orders = await this.refunds.lockDueOrders(tx, max);
        for (const orderId of orders) await this.moveOne(tx, orderId);
        return orders.length;
      }),
    );
    if (total > 0) this.history.wake();
    return total;
  }

  private async moveOne(tx: Tx, orderId: number): Promise<void> {
    const locked = await this.history.lock(tx, orderId, () => true);
    const { refund } = locked;
    if (!(await this.refunds.isDue(tx, refund.id))) return;
    if (refundMachine.may(refund.status, 'merchant silent'))
      await this.history.move(tx, locked, REFUND_STATUS.escalated, THE_TIME);
    else if (refundMachine.may(refund.status, 'not escalated', 'nothing sent back'))
      await this.settlement.close(tx, locked, THE_TIME);
  }
}
