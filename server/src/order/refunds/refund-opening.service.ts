import { Injectable } from '@nestjs/common';
import type { RefundCause } from '@fovea/shared-types/order/refund-rules';
import { REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { ORDER_STATUS, REFUND_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { RefundHistory, type RefundRemark } from './refund-history.service.js';
import { unsentPieces, worthOf, type Pieces } from './refund-pieces.js';
import { asItStands, RefundPiecesRepository } from './refund-pieces.repository.js';
import { RefundRepository, type RefundOrderRow } from './refund.repository.js';
import { RefundSettlement } from './refund-settlement.service.js';

/** Who ended the order, and why; without an account the time did. */
export interface EndedBy {
  cause: Exclude<RefundCause, 1>;
  side: RefundRemark['side'];
  accountId: number | null;
  reason: string;
}

/** Refunds what was captured for an order that cannot continue, approved at once. */
@Injectable()
export class RefundOpening {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly pieces: RefundPiecesRepository,
    private readonly history: RefundHistory,
    private readonly orders: OrderMoveService,
    private readonly settlement: RefundSettlement,
  ) {}

  /**
   * From a paid order that was not shipped to the refunded one, in the caller's transaction, which has checked the state machine of
   * orders.
   * @throws NOT_FOUND, STATE_CONFLICT where nothing is left to refund
   */
  async refundWholeOrder(tx: Tx, orderId: number, by: EndedBy): Promise<void> {
    const order = await this.lock(tx, orderId);
    await this.openApprovedRefund(tx, order, order.captured - order.refunded, by);
  }

  /**
   * What was not sent of a paid order; all of it where nothing was. The order continues with what was sent.
   * @returns whether it was a part
   * @throws NOT_FOUND, STATE_CONFLICT where nothing is left to refund
   */
  async refundUnsentPieces(tx: Tx, orderId: number, by: EndedBy): Promise<boolean> {
    const order = await this.lock(tx, orderId);
    const left = order.captured - order.refunded;
    if (!order.hasParcels) {
      await this.openApprovedRefund(tx, order, left, by);
      return false;
    }
    const rest = unsentPieces(await this.pieces.listRefundPieces(tx, asItStands(order)));
    if (rest.length === 0) throw new AppError('STATE_CONFLICT');
    await this.openApprovedRefund(tx, order, Math.min(left, worthOf(rest, order)), by, rest);
    return true;
  }

  private async lock(tx: Tx, orderId: number): Promise<RefundOrderRow> {
    const order = await this.refunds.lockOrder(tx, orderId);
    if (!order) throw new AppError('NOT_FOUND');
    return order;
  }

  private async openApprovedRefund(
    tx: Tx,
    order: RefundOrderRow,
    amount: number,
    by: EndedBy,
    pieces: readonly Pieces[] = [],
  ): Promise<void> {
    if (amount <= 0) throw new AppError('STATE_CONFLICT');
    const remark: RefundRemark = { side: by.side, accountId: by.accountId, content: by.reason };
    const locked = await this.history.open(
      tx,
      order,
      { status: REFUND_STATUS.paying, cause: by.cause, asked: amount, amount },
      by.accountId === null ? { ...remark, side: REFUND_SIDE.time } : remark,
    );
    if (pieces.length > 0) await this.pieces.name(tx, locked.refund, pieces);
    await this.orders.move(tx, [order.id], {
      from: order.status,
      to: ORDER_STATUS.refunding,
      actorId: by.accountId,
      reason: by.reason,
    });
    await this.settlement.payBack(tx, locked);
  }
}
