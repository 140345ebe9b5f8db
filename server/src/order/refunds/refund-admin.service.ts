import { Injectable } from '@nestjs/common';
import {
  adminAddRefundMessage,
  auditRefund,
  confirmRefundReturn,
} from '@fovea/shared-types/order/refund.calls';
import type {
  AuditRefundRequest,
  ConfirmRefundReturnRequest,
  RefundAnswer,
  RefundMessageRequest,
} from '@fovea/shared-types/order/refund.dto';
import { REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { REFUND_STATUS } from '@fovea/shared-types/states';
import { fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderReturns } from '../../warehouse/documents/order-returns.js';
import { agreedAmount, RefundActions } from './refund-actions.js';
import { RefundHistory, type RefundRemark } from './refund-history.service.js';
import { RefundPiecesRepository } from './refund-pieces.repository.js';
import { refuseUnless, RefundSettlement } from './refund-settlement.service.js';

/** What a merchant's people answer to buyers who want their money back. */
@Injectable()
export class RefundAdminService {
  constructor(
    private readonly actions: RefundActions,
    private readonly history: RefundHistory,
    private readonly pieces: RefundPiecesRepository,
    private readonly settlement: RefundSettlement,
    private readonly returns: OrderReturns,
  ) {}

  /**
   * @throws NOT_FOUND, STATE_CONFLICT, REFUND_EXCEEDS_PAID for more than was requested, VALIDATION for a
   * refusal without notes
   */
  answerRefund(caller: StaffCaller, request: AuditRefundRequest): Promise<RefundAnswer> {
    return this.actions.act(caller, auditRefund.path, request, 'order:refund:audit', async (tx, locked) => {
      const remark = ofMerchant(caller, request.audit_notes);
      if (request.status === -1) {
        refuseUnless(locked, 'reject');
        requireRemark('audit_notes', request.audit_notes);
        return (await this.history.move(tx, locked, REFUND_STATUS.rejected, remark)).refund.status;
      }
      const amount = agreedAmount(locked, request.amount);
      if (request.need_return !== 1) {
        refuseUnless(locked, 'approve without return');
        return this.settlement.pay(tx, locked, remark, amount);
      }
      refuseUnless(locked, 'approve with return');
      return this.actions.awaitReturn(tx, locked, remark, amount);
    });
  }

  /** What came back goes into stock by a document of its own, which is pending as every other. */
  async confirmReturn(caller: StaffCaller, request: ConfirmRefundReturnRequest): Promise<RefundAnswer> {
    const answer = await this.actions.act(
      caller,
      confirmRefundReturn.path,
      request,
      'order:refund:return',
      async (tx, locked) => {
        const remark = { ...ofMerchant(caller, request.reason), images: request.images };
        if (request.status === -1) {
          refuseUnless(locked, 'dispute the return');
          requireRemark('reason', request.reason);
          return (await this.history.move(tx, locked, REFUND_STATUS.escalated, remark)).refund.status;
        }
        refuseUnless(locked, 'confirm the return');
        const { order, refund } = locked;
        invariant(refund.amount !== null, 'a return was agreed for an amount');
        await this.returns.returned(tx, caller, await this.pieces.cameBack(tx, refund), order.order_no);
        return this.settlement.pay(tx, locked, remark, refund.amount);
      },
    );
    this.returns.wake();
    return answer;
  }

  /** Of the platform's people the platform speaks. */
  addRemark(caller: StaffCaller, request: RefundMessageRequest): Promise<RefundAnswer> {
    return this.actions.act(caller, adminAddRefundMessage.path, request, null, async (tx, locked) => {
      const side = caller.companies === null ? REFUND_SIDE.platform : REFUND_SIDE.merchant;
      const { content, images } = request;
      await this.history.addRemark(tx, locked, { side, accountId: caller.member.accountId, content, images });
      return locked.refund.status;
    });
  }
}

const ofMerchant = ({ member }: StaffCaller, content?: string): RefundRemark => ({
  side: REFUND_SIDE.merchant,
  accountId: member.accountId,
  content,
});

function requireRemark(field: string, remark: string | undefined): void {
  if ((remark ?? '').trim() === '') throw fieldError({ [field]: { key: 'required' } });
}
