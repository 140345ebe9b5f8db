import { Injectable } from '@nestjs/common';
import { decideRefund, retryRefund } from '@fovea/shared-types/order/refund.calls';
import type {
  DecideRefundRequest,
  RefundAnswer,
  RetryRefundRequest,
} from '@fovea/shared-types/order/refund.dto';
import { REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { isInScope, type StaffCaller } from '../../platform/kernel/caller.js';
import { agreedAmount, awaitReturn } from './refund-desk.service.js';
import { RefundBook, type LockedRefund, type Said } from './refund-book.service.js';
import { RefundRepository } from './refund.repository.js';
import { refuseUnless, RefundSettlement } from './refund-settlement.service.js';

/** The platform's word where the parties did not settle, and on money that a provider would not give back. */
@Injectable()
export class RefundDecisionService {
  constructor(
    private readonly book: RefundBook,
    private readonly refunds: RefundRepository,
    private readonly settlement: RefundSettlement,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** @throws NOT_FOUND, STATE_CONFLICT, SELF_APPROVAL for whoever stands on a side, REFUND_EXCEEDS_PAID */
  decide(caller: StaffCaller, request: DecideRefundRequest): Promise<RefundAnswer> {
    return this.run(caller, decideRefund.path, request, 'order:refund:decide', async (tx, locked) => {
      if (await this.refunds.isParty(tx, request.id, caller.member.accountId))
        throw new AppError('SELF_APPROVAL');
      const said = ofPlatform(caller, request.audit_notes);
      if (request.status === -1) {
        refuseUnless(locked, 'decide for the merchant');
        return this.settlement.close(tx, locked, said);
      }
      const amount = agreedAmount(locked, request.amount);
      if (request.need_return !== 1) {
        refuseUnless(locked, 'decide for the buyer, whole or part');
        return this.settlement.pay(tx, locked, said, amount);
      }
      refuseUnless(locked, 'decide for a return first');
      return awaitReturn(tx, this.book, locked, said, amount);
    });
  }

  /** @throws NOT_FOUND, STATE_CONFLICT unless a provider refused it */
  retry(caller: StaffCaller, request: RetryRefundRequest): Promise<RefundAnswer> {
    return this.run(caller, retryRefund.path, request, 'order:refund:retry', async (tx, locked) => {
      const said = ofPlatform(caller, request.remark);
      if (request.to_balance === 1) {
        refuseUnless(locked, "credit the buyer's balance instead");
        return this.settlement.credit(tx, locked, said);
      }
      refuseUnless(locked, 'try again');
      return this.settlement.tryAgain(tx, locked, said);
    });
  }

  private async run(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string },
    action: 'order:refund:decide' | 'order:refund:retry',
    work: (tx: Tx, locked: LockedRefund) => Promise<number>,
  ): Promise<RefundAnswer> {
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      const locked = await this.book.lock(tx, request.id, (order) => isInScope(caller, order.company_id));
      const status = await work(tx, locked);
      await this.audit.record(tx, caller, {
        action,
        subjectType: 'order',
        subjectId: request.id,
        before: { status: locked.refund.status },
        after: { status },
      });
      return { id: request.id, status };
    });
    this.book.wake();
    return answer;
  }
}

const ofPlatform = ({ member }: StaffCaller, content: string): Said => ({
  side: REFUND_SIDE.platform,
  accountId: member.accountId,
  content,
});
