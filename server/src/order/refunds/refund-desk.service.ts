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
import { mayComeBack, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { REFUND_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import { isInScope, type StaffCaller } from '../../platform/kernel/caller.js';
import { OrderReturnDoor } from '../../warehouse/documents/order-return-door.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { RefundBook, type LockedRefund, type Said } from './refund-book.service.js';
import { RefundRepository } from './refund.repository.js';
import { refuseUnless, RefundSettlement } from './refund-settlement.service.js';

/** What a merchant's people answer to buyers who want their money back. */
@Injectable()
export class RefundDeskService {
  constructor(
    private readonly book: RefundBook,
    private readonly refunds: RefundRepository,
    private readonly settlement: RefundSettlement,
    private readonly returns: OrderReturnDoor,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** @throws NOT_FOUND, STATE_CONFLICT, REFUND_EXCEEDS_PAID for more than was asked, VALIDATION for a refusal without notes */
  answer(caller: StaffCaller, request: AuditRefundRequest): Promise<RefundAnswer> {
    return this.run(caller, auditRefund.path, request, 'order:refund:audit', async (tx, locked) => {
      const said = ofMerchant(caller, request.audit_notes);
      if (request.status === -1) {
        refuseUnless(locked, 'reject');
        requireWords('audit_notes', request.audit_notes);
        return (await this.book.move(tx, locked, REFUND_STATUS.rejected, said)).refund.status;
      }
      const amount = agreedAmount(locked, request.amount);
      if (request.need_return !== 1) {
        refuseUnless(locked, 'approve without return');
        return this.settlement.pay(tx, locked, said, amount);
      }
      refuseUnless(locked, 'approve with return');
      return awaitReturn(tx, this.book, locked, said, amount);
    });
  }

  /** What came back goes into stock by a paper of its own, which waits for its word as every other. */
  confirmReturn(caller: StaffCaller, request: ConfirmRefundReturnRequest): Promise<RefundAnswer> {
    return this.run(caller, confirmRefundReturn.path, request, 'order:refund:return', async (tx, locked) => {
      const said = { ...ofMerchant(caller, request.reason), images: request.images };
      if (request.status === -1) {
        refuseUnless(locked, 'dispute the return');
        requireWords('reason', request.reason);
        return (await this.book.move(tx, locked, REFUND_STATUS.escalated, said)).refund.status;
      }
      refuseUnless(locked, 'confirm the return');
      const { order, refund } = locked;
      invariant(refund.amount !== null, 'a return was agreed for an amount');
      await this.returns.returned(tx, caller, await this.refunds.listGone(tx, refund), order.order_no);
      return this.settlement.pay(tx, locked, said, refund.amount);
    });
  }

  /** Of the platform's people the platform speaks. */
  say(caller: StaffCaller, request: RefundMessageRequest): Promise<RefundAnswer> {
    return this.run(caller, adminAddRefundMessage.path, request, null, async (tx, locked) => {
      const side = caller.companies === null ? REFUND_SIDE.platform : REFUND_SIDE.merchant;
      const { content, images } = request;
      await this.book.say(tx, locked, { side, accountId: caller.member.accountId, content, images });
      return locked.refund.status;
    });
  }

  private async run(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string },
    action: 'order:refund:audit' | 'order:refund:return' | null,
    work: (tx: Tx, locked: LockedRefund) => Promise<number>,
  ): Promise<RefundAnswer> {
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      await refuseBeyondReach(tx, caller, ORDER_ROWS, request.id);
      const locked = await this.book.lock(tx, request.id, (order) => isInScope(caller, order.company_id));
      const status = await work(tx, locked);
      if (action !== null)
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
    this.returns.wake();
    return answer;
  }
}

const ofMerchant = ({ member }: StaffCaller, content?: string): Said => ({
  side: REFUND_SIDE.merchant,
  accountId: member.accountId,
  content,
});

/** All that was asked, where nothing else is said. @throws REFUND_EXCEEDS_PAID */
export function agreedAmount({ refund }: LockedRefund, amount: number | undefined): number {
  const agreed = amount ?? refund.asked;
  if (agreed > refund.asked) throw new AppError('REFUND_EXCEEDS_PAID');
  return agreed;
}

/** @throws STATE_CONFLICT for goods that were never sent */
export async function awaitReturn(
  tx: Tx,
  book: RefundBook,
  locked: LockedRefund,
  said: Said,
  amount: number,
): Promise<number> {
  const { order, refund } = locked;
  if (!mayComeBack(refund.order_status, order.hasParcels)) throw new AppError('STATE_CONFLICT');
  const moved = await book.move(tx, locked, REFUND_STATUS.awaiting_return, said, {
    amount,
    needReturn: true,
  });
  return moved.refund.status;
}

function requireWords(field: string, words: string | undefined): void {
  if ((words ?? '').trim() === '') throw fieldError({ [field]: { key: 'required' } });
}
