import { Injectable } from '@nestjs/common';
import {
  addRefundMessage,
  cancelRefund,
  escalateRefund,
  refundOrder,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import type {
  CancelRefundRequest,
  EscalateRefundRequest,
  RefundAnswer,
  RefundLogisticsRequest,
  RefundMessageRequest,
  RefundOrderRequest,
} from '@fovea/shared-types/order/refund.dto';
import { REFUND_CAUSE, REFUND_SIDE, refundableAmount } from '@fovea/shared-types/order/refund-rules';
import { ORDER_STATUS, REFUND_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { refuseBeyondRest } from '../orders/line-rest.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { RefundActions } from './refund-actions.js';
import { RefundHistory, type RefundRemark } from './refund-history.service.js';
import { refundable, type Pieces } from './refund-pieces.js';
import { asItStands, RefundPiecesRepository } from './refund-pieces.repository.js';
import { RefundRepository, type RefundOrderRow } from './refund.repository.js';
import { refuseUnless, RefundSettlement } from './refund-settlement.service.js';

/** What buyers do about money that is to come back. */
@Injectable()
export class RefundRequestService {
  constructor(
    private readonly actions: RefundActions,
    private readonly refunds: RefundRepository,
    private readonly pieces: RefundPiecesRepository,
    private readonly history: RefundHistory,
    private readonly settlement: RefundSettlement,
    private readonly orders: OrderMoveService,
  ) {}

  /**
   * The order stops where it is until the refund ends.
   * @throws NOT_FOUND, STATE_CONFLICT where refunds are off, over or one is open, REFUND_EXCEEDS_PAID,
   *   VALIDATION for lines that are not there
   */
  requestRefund(caller: MemberCaller, request: RefundOrderRequest): Promise<RefundAnswer> {
    return this.actions.once(caller, refundOrder.path, request, async (tx) => {
      const order = await this.refunds.lockOrder(tx, request.id);
      if (order?.buyer_id !== caller.member.accountId) throw new AppError('NOT_FOUND');
      const most = refundableAmount(order, order.now);
      if (most <= 0) throw new AppError('STATE_CONFLICT');
      if (request.amount > most) throw new AppError('REFUND_EXCEEDS_PAID');
      const status = REFUND_STATUS.requested;
      const pieces = await this.named(tx, order, request.lines);
      const { refund } = await this.history.open(
        tx,
        order,
        { status, cause: REFUND_CAUSE.asked, asked: request.amount, amount: null },
        remark(caller, request.reason, request.images),
      );
      if (pieces.length > 0) await this.pieces.name(tx, refund, pieces);
      await this.orders.move(tx, [order.id], {
        from: order.status,
        to: ORDER_STATUS.refunding,
        actorId: caller.member.accountId,
        reason: request.reason,
      });
      return status;
    });
  }

  /** @throws VALIDATION for more than the order has, or than is still owed or with the buyer */
  private async named(
    tx: Tx,
    order: RefundOrderRow,
    lines: RefundOrderRequest['lines'] = [],
  ): Promise<Pieces[]> {
    if (lines.length === 0) return [];
    const rest = new Map(
      refundable(await this.pieces.listRefundPieces(tx, asItStands(order))).map((one) => [one.line.id, one]),
    );
    refuseBeyondRest(
      lines.map(({ order_line_id, quantity }) => [order_line_id, quantity]),
      new Map([...rest].map(([id, { quantity }]) => [id, quantity])),
    );
    return lines.flatMap(({ order_line_id, quantity }) => {
      const one = rest.get(order_line_id);
      return one ? [{ line: one.line, quantity }] : [];
    });
  }

  withdraw(caller: MemberCaller, request: CancelRefundRequest): Promise<RefundAnswer> {
    return this.actions.actOfBuyer(caller, cancelRefund.path, request, async (tx, locked) => {
      refuseUnless(locked, 'withdraw');
      return this.settlement.close(tx, locked, remark(caller));
    });
  }

  sendBack(caller: MemberCaller, request: RefundLogisticsRequest): Promise<RefundAnswer> {
    return this.actions.actOfBuyer(caller, updateRefundLogistics.path, request, async (tx, locked) => {
      refuseUnless(locked, 'give logistics code');
      const moved = await this.history.move(
        tx,
        locked,
        REFUND_STATUS.returning,
        remark(caller, '', request.images),
        {
          logisticsCode: request.logistics_code.trim(),
          ...(request.logistics_company !== undefined && {
            logisticsCompany: request.logistics_company.trim(),
          }),
        },
      );
      return moved.refund.status;
    });
  }

  escalate(caller: MemberCaller, request: EscalateRefundRequest): Promise<RefundAnswer> {
    return this.actions.actOfBuyer(caller, escalateRefund.path, request, async (tx, locked) => {
      refuseUnless(locked, 'escalate');
      const moved = await this.history.move(
        tx,
        locked,
        REFUND_STATUS.escalated,
        remark(caller, request.reason, request.images),
      );
      return moved.refund.status;
    });
  }

  addRemark(caller: MemberCaller, request: RefundMessageRequest): Promise<RefundAnswer> {
    return this.actions.actOfBuyer(caller, addRefundMessage.path, request, async (tx, locked) => {
      await this.history.addRemark(tx, locked, remark(caller, request.content, request.images));
      return locked.refund.status;
    });
  }
}

const remark = ({ member }: MemberCaller, content?: string, images?: readonly number[]): RefundRemark => ({
  side: REFUND_SIDE.buyer,
  accountId: member.accountId,
  content,
  images,
});
