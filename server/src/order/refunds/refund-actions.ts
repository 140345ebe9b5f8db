import { Injectable } from '@nestjs/common';
import type { RefundAnswer } from '@fovea/shared-types/order/refund.dto';
import { REFUND_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { isInScope, type MemberCaller, type StaffCaller } from '../../platform/kernel/caller.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { RefundHistory, type LockedRefund, type RefundRemark } from './refund-history.service.js';
import { comingBack } from './refund-pieces.js';
import { RefundPiecesRepository } from './refund-pieces.repository.js';
import { RefundRepository } from './refund.repository.js';

/** Who decides each: the merchant's may not come from the buyer's side, the platform's from neither. */
const SPEAKER = {
  'order:refund:audit': 'merchant',
  'order:refund:return': 'merchant',
  'order:refund:decide': 'platform',
  'order:refund:retry': 'platform',
} as const;
type StaffAction = keyof typeof SPEAKER;

interface ActRequest {
  id: number;
  request_id?: string;
}

/** What anybody does about a refund: once, under the locks of order and refund, by who may, and written down. */
@Injectable()
export class RefundActions {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly pieces: RefundPiecesRepository,
    private readonly history: RefundHistory,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param action which the audit log records; null: a remark alone
   * @throws NOT_FOUND, STATE_CONFLICT where nothing is open, SELF_APPROVAL for whose own money it is
   */
  act(
    caller: StaffCaller,
    path: string,
    request: ActRequest,
    action: StaffAction | null,
    work: (tx: Tx, locked: LockedRefund) => Promise<number>,
  ): Promise<RefundAnswer> {
    return this.once(caller, path, request, async (tx) => {
      await refuseBeyondReach(tx, caller, ORDER_ROWS, request.id);
      const locked = await this.history.lock(tx, request.id, (order) => isInScope(caller, order.company_id));
      const side = await this.refunds.sideOf(tx, request.id, caller.member.accountId);
      if (side.isBuyers || (action !== null && SPEAKER[action] === 'platform' && side.isParty))
        throw new AppError('SELF_APPROVAL');
      const status = await work(tx, locked);
      if (action !== null)
        await this.audit.record(tx, caller, {
          action,
          subjectType: 'order',
          subjectId: request.id,
          before: { status: locked.refund.status },
          after: { status },
        });
      return status;
    });
  }

  /** Of a buyer about their own open refund; another's order is as if absent (I7). */
  actOfBuyer(
    caller: MemberCaller,
    path: string,
    request: ActRequest,
    work: (tx: Tx, locked: LockedRefund) => Promise<number>,
  ): Promise<RefundAnswer> {
    const { accountId } = caller.member;
    return this.once(caller, path, request, async (tx) =>
      work(tx, await this.history.lock(tx, request.id, (order) => order.buyer_id === accountId)),
    );
  }

  /** In one transaction, after which its events are sent. */
  async once(
    caller: MemberCaller | StaffCaller,
    path: string,
    request: ActRequest,
    work: (tx: Tx) => Promise<number>,
  ): Promise<RefundAnswer> {
    const answer = await this.idempotency.run(caller, path, request, async (tx) => ({
      id: request.id,
      status: await work(tx),
    }));
    this.history.wake();
    return answer;
  }

  /** @throws STATE_CONFLICT for goods that were never sent, or are back already */
  async awaitReturn(tx: Tx, locked: LockedRefund, remark: RefundRemark, amount: number): Promise<number> {
    const pieces = comingBack(await this.pieces.listRefundPieces(tx, locked.refund));
    if (pieces.length === 0) throw new AppError('STATE_CONFLICT');
    await this.pieces.awaitBack(tx, locked.refund, pieces);
    const changes = { amount, needReturn: true };
    const moved = await this.history.move(tx, locked, REFUND_STATUS.awaiting_return, remark, changes);
    return moved.refund.status;
  }
}

/** The whole requested amount by default. @throws REFUND_EXCEEDS_PAID */
export function agreedAmount({ refund }: LockedRefund, amount: number | undefined): number {
  const agreed = amount ?? refund.asked;
  if (agreed > refund.asked) throw new AppError('REFUND_EXCEEDS_PAID');
  return agreed;
}
