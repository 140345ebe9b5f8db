import { Injectable } from '@nestjs/common';
import { decideRefund, retryRefund } from '@fovea/shared-types/order/refund.calls';
import type {
  DecideRefundRequest,
  RefundAnswer,
  RetryRefundRequest,
} from '@fovea/shared-types/order/refund.dto';
import { REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { agreedAmount, RefundActions } from './refund-actions.js';
import type { RefundRemark } from './refund-history.service.js';
import { refuseUnless, RefundSettlement } from './refund-settlement.service.js';

/** The platform's decision where the parties did not settle, and on money that a provider would not refund. */
@Injectable()
export class RefundDecisionService {
  constructor(
    private readonly actions: RefundActions,
    private readonly settlement: RefundSettlement,
  ) {}

  /** @throws NOT_FOUND, STATE_CONFLICT, SELF_APPROVAL for a member of either side, REFUND_EXCEEDS_PAID */
  decideRefund(caller: StaffCaller, request: DecideRefundRequest): Promise<RefundAnswer> {
    return this.actions.act(caller, decideRefund.path, request, 'order:refund:decide', async (tx, locked) => {
      const remark = ofPlatform(caller, request.audit_notes);
      if (request.status === -1) {
        refuseUnless(locked, 'decide for the merchant');
        return this.settlement.close(tx, locked, remark);
      }
      const amount = agreedAmount(locked, request.amount);
      if (request.need_return !== 1) {
        refuseUnless(locked, 'decide for the buyer, whole or part');
        return this.settlement.pay(tx, locked, remark, amount);
      }
      refuseUnless(locked, 'decide for a return first');
      return this.actions.awaitReturn(tx, locked, remark, amount);
    });
  }

  /**
   * @throws NOT_FOUND, STATE_CONFLICT unless a provider refused it, SELF_APPROVAL for a member of either side
   */
  retry(caller: StaffCaller, request: RetryRefundRequest): Promise<RefundAnswer> {
    return this.actions.act(caller, retryRefund.path, request, 'order:refund:retry', async (tx, locked) => {
      const remark = ofPlatform(caller, request.remark);
      if (request.to_balance === 1) {
        refuseUnless(locked, "credit the buyer's balance instead");
        return this.settlement.credit(tx, locked, remark);
      }
      refuseUnless(locked, 'try again');
      return this.settlement.tryAgain(tx, locked, remark);
    });
  }
}

const ofPlatform = ({ member }: StaffCaller, content: string): RefundRemark => ({
  side: REFUND_SIDE.platform,
  accountId: member.accountId,
  content,
});
