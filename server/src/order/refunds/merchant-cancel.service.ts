import { Injectable } from '@nestjs/common';
import type { CancelOrderAnswer, CancelOrderRequest } from '@fovea/shared-types/order/checkout.dto';
import { REFUND_CAUSE, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderEndingService } from '../orders/order-ending.service.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { RefundOpening } from './refund-opening.service.js';
import { RefundRepository } from './refund.repository.js';

/** A merchant ends an order: an unpaid one is cancelled, of a paid one, what was not sent is refunded. */
@Injectable()
export class MerchantCancelService {
  constructor(
    private readonly db: Database,
    private readonly refunds: RefundRepository,
    private readonly opening: RefundOpening,
    private readonly endings: OrderEndingService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, VALIDATION without a reason, STATE_CONFLICT once all of it is on its way */
  async cancelForMerchant(caller: StaffCaller, request: CancelOrderRequest): Promise<CancelOrderAnswer> {
    const given = await this.refundCancelled(caller, request);
    if (given === null) return this.endings.cancelByStaff(caller, request);
    this.outbox.wake();
    return given;
  }

  /** @returns null where it is no order that was paid and waits to be shipped */
  private refundCancelled(
    caller: StaffCaller,
    request: CancelOrderRequest,
  ): Promise<CancelOrderAnswer | null> {
    const { id } = request;
    return this.db.transaction(async (tx) => {
      await refuseBeyondReach(tx, caller, ORDER_ROWS, id);
      const order = await this.refunds.lockOrder(tx, id);
      if (!order) throw new AppError('NOT_FOUND');
      if (!orderMachine.may(order.status, 'cannot deliver')) return null;
      const reason = request.reason?.trim() ?? '';
      if (reason === '') throw fieldError({ reason: { key: 'required' } });
      await this.opening.refundUnsentPieces(tx, id, {
        cause: REFUND_CAUSE.cannot_deliver,
        side: caller.companies === null ? REFUND_SIDE.platform : REFUND_SIDE.merchant,
        accountId: caller.member.accountId,
        reason,
      });
      const after = await this.refunds.findOrder(tx, id);
      invariant(after, 'an order that was locked is there');
      await this.audit.record(tx, caller, {
        action: 'order:order:cancel',
        subjectType: 'order',
        subjectId: id,
        reason,
        before: { status: order.status },
        after: { status: after.status },
      });
      return { id, status: after.status };
    });
  }
}
