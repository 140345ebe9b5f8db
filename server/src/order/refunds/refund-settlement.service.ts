import { Injectable } from '@nestjs/common';
import { REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { ORDER_STATUS, REFUND_STATUS } from '@fovea/shared-types/states';
import type { Cause } from '../../finance/ledger/ledger-rows.js';
import { GiveBackDoor } from '../../finance/payments/give-back.js';
import { ProceedsDoor } from '../../finance/transfers/proceeds-door.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { RefundBook, type LockedRefund, type Said } from './refund-book.service.js';
import { RefundRepository } from './refund.repository.js';
import { UnsentGoods } from './unsent-goods.service.js';

const { refunding } = ORDER_STATUS;
const THE_TIME: Said = { side: REFUND_SIDE.time, accountId: null };

/** The end of refunds: money goes back, the order goes on or ends, what was never sent is free again. */
@Injectable()
export class RefundSettlement {
  constructor(
    private readonly book: RefundBook,
    private readonly refunds: RefundRepository,
    private readonly orders: OrderMoveService,
    private readonly money: GiveBackDoor,
    private readonly proceeds: ProceedsDoor,
    private readonly unsent: UnsentGoods,
  ) {}

  /** What was agreed goes back the way it came. */
  async pay(tx: Tx, locked: LockedRefund, said: Said, amount: number): Promise<number> {
    return this.payBack(tx, await this.book.move(tx, locked, REFUND_STATUS.paying, said, { amount }));
  }

  /** After a provider refused it. */
  async tryAgain(tx: Tx, locked: LockedRefund, said: Said): Promise<number> {
    const paying = await this.book.move(tx, locked, REFUND_STATUS.paying, said);
    if (await this.money.tryAgain(tx, causeOf(locked))) return REFUND_STATUS.paying;
    return this.payBack(tx, paying);
  }

  /** To the buyer's balance, where no provider takes it back. */
  async credit(tx: Tx, locked: LockedRefund, said: Said): Promise<number> {
    const { order } = locked;
    if (order.captured === order.refunded) await this.unsent.lock(tx, locked);
    if (await this.money.creditFailed(tx, causeOf(locked), order.buyer_id, order.currency))
      return this.settled(tx, locked, said);
    return this.payBack(tx, locked, { said, toBalance: true });
  }

  /** What stands as being paid: its money, and what follows; a provider takes its time. */
  async payBack(
    tx: Tx,
    paying: LockedRefund,
    { said = THE_TIME, toBalance = false }: { said?: Said; toBalance?: boolean } = {},
  ): Promise<number> {
    const { order, refund } = paying;
    invariant(refund.amount !== null, 'what is paid back was agreed');
    if (order.captured - order.refunded <= refund.amount) await this.unsent.lock(tx, paying);
    const went = await this.money.giveBack(
      tx,
      { type: 'order', id: order.id },
      refund.amount,
      causeOf(paying),
      await this.proceeds.payBack(tx, order.id, refund.amount),
      { toBalance },
    );
    return went === 'done' ? this.settled(tx, paying, said) : REFUND_STATUS.paying;
  }

  /** Money arrived: the order has nothing left and ends, or goes back to where it stood. */
  async settled(tx: Tx, locked: LockedRefund, said: Said = THE_TIME): Promise<number> {
    const { refund } = locked;
    await this.book.move(tx, locked, REFUND_STATUS.refunded, said);
    const order = await this.refunds.findOrder(tx, locked.order.id);
    invariant(order, 'an order that was locked is there');
    const isOver = order.captured === order.refunded;
    if (isOver) await this.unsent.free(tx, locked);
    await this.orders.move(tx, [order.id], {
      from: refunding,
      to: isOver ? ORDER_STATUS.refunded : refund.order_status,
      actorId: null,
      reason: null,
    });
    return REFUND_STATUS.refunded;
  }

  /** A provider gave it up: finance tries again, or credits the balance. */
  async failed(tx: Tx, locked: LockedRefund): Promise<void> {
    await this.book.move(tx, locked, REFUND_STATUS.pay_failed, THE_TIME);
  }

  /** Ended without money: the order goes on with the time that its clock had left. */
  async close(tx: Tx, locked: LockedRefund, said: Said): Promise<number> {
    await this.book.move(tx, locked, REFUND_STATUS.closed, said);
    await this.orders.move(tx, [locked.order.id], {
      from: refunding,
      to: locked.refund.order_status,
      actorId: said.accountId,
      reason: null,
    });
    return REFUND_STATUS.closed;
  }
}

const causeOf = ({ refund }: LockedRefund): Cause => ({ type: 'refund', id: refund.id, step: 'give-back' });

type RefundAction = (typeof refundMachine.moves)[number][3];

/** @throws STATE_CONFLICT unless one of these actions begins where the refund stands */
export function refuseUnless({ refund }: LockedRefund, ...actions: readonly RefundAction[]): void {
  if (!refundMachine.may(refund.status, ...actions)) throw new AppError('STATE_CONFLICT');
}
