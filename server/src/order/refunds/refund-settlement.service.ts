import { Injectable } from '@nestjs/common';
import { hasLeft, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { ORDER_STATUS, REFUND_STATUS } from '@fovea/shared-types/states';
import { payeeAccount, type Cause } from '../../finance/ledger/ledger-rows.js';
import { CaptureRefunds } from '../../finance/payments/capture-refunds.js';
import { OrderProceeds, type EscrowedOrder } from '../../finance/proceeds-payouts/order-proceeds.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { CreditNotes } from '../documents/credit-notes.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { RefundHistory, type LockedRefund, type RefundRemark } from './refund-history.service.js';
import { RefundRepository, type RefundOrderRow } from './refund.repository.js';
import { UnsentGoods } from './unsent-goods.service.js';

const { refunding, refunded, to_ship } = ORDER_STATUS;
const THE_TIME: RefundRemark = { side: REFUND_SIDE.time, accountId: null };

/** The end of refunds: money is refunded, the order continues or ends, what was never sent is free again. */
@Injectable()
export class RefundSettlement {
  constructor(
    private readonly history: RefundHistory,
    private readonly refunds: RefundRepository,
    private readonly orders: OrderMoveService,
    private readonly money: CaptureRefunds,
    private readonly proceeds: OrderProceeds,
    private readonly unsent: UnsentGoods,
    private readonly creditNotes: CreditNotes,
  ) {}

  /** Refunds the agreed amount to its source. */
  async pay(tx: Tx, locked: LockedRefund, remark: RefundRemark, amount: number): Promise<number> {
    return this.payBack(tx, await this.history.move(tx, locked, REFUND_STATUS.paying, remark, { amount }));
  }

  /** After a provider refused it. */
  async tryAgain(tx: Tx, locked: LockedRefund, remark: RefundRemark): Promise<number> {
    const paying = await this.history.move(tx, locked, REFUND_STATUS.paying, remark);
    if (await this.money.tryAgain(tx, causeOf(locked))) return REFUND_STATUS.paying;
    return this.payBack(tx, paying);
  }

  /** To the buyer's balance, where no provider refunds it. */
  async credit(tx: Tx, locked: LockedRefund, remark: RefundRemark): Promise<number> {
    const { order } = locked;
    await this.unsent.lock(tx, locked, order.captured === order.refunded);
    if (await this.money.creditFailed(tx, causeOf(locked), order.buyer_id, order.currency))
      return this.settled(tx, locked, remark);
    return this.payBack(tx, locked, { remark, toBalance: true });
  }

  /** A refund in payment: its money, and what follows; a provider takes its time. */
  async payBack(
    tx: Tx,
    paying: LockedRefund,
    { remark = THE_TIME, toBalance = false }: { remark?: RefundRemark; toBalance?: boolean } = {},
  ): Promise<number> {
    const { order, refund } = paying;
    invariant(refund.amount !== null, 'what is paid back was agreed');
    await this.unsent.lock(tx, paying, order.captured - order.refunded <= refund.amount);
    // What the merchant gives up for it: in escrow, among proceeds that wait, or released already.
    const given = await this.proceeds.payBack(tx, escrowed(order), refund.amount);
    const subject = { type: 'order' as const, id: order.id };
    const cause = causeOf(paying);
    const went = await this.money.refundCapture(tx, subject, refund.amount, cause, given, { toBalance });
    await this.orders.addRefunded(tx, order.id, refund.amount);
    return went === 'done' ? this.settled(tx, paying, remark) : REFUND_STATUS.paying;
  }

  /**
   * Money arrived. The order ends where nothing of it is left: neither money, nor goods that left or are
   * owed. Else it returns to its previous state, and continues from there where the rest of it is not owed
   * any more.
   */
  async settled(tx: Tx, locked: LockedRefund, remark: RefundRemark = THE_TIME): Promise<number> {
    const { refund } = locked;
    await this.history.move(tx, locked, REFUND_STATUS.refunded, remark);
    const order = await this.refunds.findOrder(tx, locked.order.id);
    invariant(order, 'an order that was locked is there');
    const isPaidBack = order.captured === order.refunded;
    const isOwed = await this.unsent.free(tx, locked, isPaidBack);
    const left = hasLeft(refund.order_status, order.hasParcels);
    const isOver = isPaidBack || !(left || isOwed);
    await this.orders.move(tx, [order.id], {
      from: refunding,
      to: isOver ? refunded : refund.order_status,
      actorId: null,
      reason: null,
    });
    const freight = isOver ? await this.shareEscrow(tx, order, left) : 0;
    if (!isOver && !isOwed && refund.order_status === to_ship)
      await this.orders.move(tx, [order.id], {
        from: to_ship,
        to: ORDER_STATUS.to_receive,
        actorId: null,
        reason: null,
      });
    invariant(refund.amount !== null, 'what is paid back was agreed');
    await this.creditNotes.issue(tx, {
      ...{ orderId: order.id, refundId: refund.id, amount: refund.amount, freight },
      pieces: await this.unsent.named(tx, locked),
    });
    return REFUND_STATUS.refunded;
  }

  /**
   * What escrow still holds of an order that a refund ended has an owner at once. Freight that was paid by a bill of its
   * own is refunded with an order of which nothing was sent; else it is the merchant's, as is what was not requested.
   * @returns the freight that was refunded
   */
  private async shareEscrow(tx: Tx, order: RefundOrderRow, hasLeft: boolean): Promise<number> {
    const isFreightOwed = !hasLeft && order.paidFreight > 0;
    if (isFreightOwed) await this.refundFreight(tx, order);
    const left = order.captured - order.refunded + (isFreightOwed ? 0 : order.paidFreight);
    if (left > 0) await this.proceeds.take(tx, [order.id]);
    return isFreightOwed ? order.paidFreight : 0;
  }

  private async refundFreight(tx: Tx, order: RefundOrderRow): Promise<void> {
    const { id, currency, paidFreight: amount } = order;
    const subject = { type: 'freight_bill' as const, id };
    const given = [{ account: payeeAccount(escrowed(order), 'escrow', currency), change: -amount }];
    await this.money.refundCapture(tx, subject, amount, { ...subject, step: 'give-back' }, given);
  }

  /** A provider gave it up: finance tries again, or credits the balance. */
  async failed(tx: Tx, locked: LockedRefund): Promise<void> {
    await this.history.move(tx, locked, REFUND_STATUS.pay_failed, THE_TIME);
  }

  /** Ended without money: the order continues with the rest of its time. */
  async close(tx: Tx, locked: LockedRefund, remark: RefundRemark): Promise<number> {
    await this.history.move(tx, locked, REFUND_STATUS.closed, remark);
    await this.orders.move(tx, [locked.order.id], {
      from: refunding,
      to: locked.refund.order_status,
      actorId: remark.accountId,
      reason: null,
    });
    return REFUND_STATUS.closed;
  }
}

const escrowed = (order: RefundOrderRow): EscrowedOrder => ({
  ...{ id: order.id, sellerId: order.seller_id, companyId: order.company_id, currency: order.currency },
  ...{ captured: order.captured + order.paidFreight, refunded: order.refunded },
});

const causeOf = ({ refund }: LockedRefund): Cause => ({ type: 'refund', id: refund.id, step: 'give-back' });

type RefundAction = (typeof refundMachine.moves)[number][3];

/** @throws STATE_CONFLICT unless one of these actions starts in the refund's state */
export function refuseUnless({ refund }: LockedRefund, ...actions: readonly RefundAction[]): void {
  if (!refundMachine.may(refund.status, ...actions)) throw new AppError('STATE_CONFLICT');
}
