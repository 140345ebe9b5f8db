import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { AuctionOrderService } from '../../auction/aftermath/auction-order.service.js';
import { memberDeposit, payeeAccount, type Posting } from '../../finance/ledger/ledger-rows.js';
import {
  PayableRegistry,
  type Capture,
  type Due,
  type Payable,
  type Unremitted,
} from '../../finance/payments/payable.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { OrderStock } from '../../warehouse/documents/order-stock.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { OrderPaymentRepository, type PayableOrderRow, QUOTED_ORDERS } from './order-payment.repository.js';
import { lessDeposit } from '../quotes/less-deposit.js';
import { chosenFirst, refusalOf } from './order-due.js';

/** An order as something that is paid: the money waits in the seller's escrow until it is received. */
@Injectable()
export class OrderPayable implements Payable, OnModuleInit {
  readonly type = 'order';
  readonly byBank = {
    quotedSql: QUOTED_ORDERS,
    payerSql: 'SELECT o.buyer_id AS payer_id FROM orders o WHERE o.id = m.subject_id',
  };

  constructor(
    private readonly payables: PayableRegistry,
    private readonly orders: OrderPaymentRepository,
    private readonly moves: OrderMoveService,
    private readonly auctionOrders: AuctionOrderService,
    private readonly stock: OrderStock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async lock(tx: Tx, id: number, payerId: number): Promise<Due | null> {
    const order = await this.orders.lockOrderPayment(tx, id, payerId);
    if (!order) return null;
    const amount = lessDeposit(order);
    const isCovered = amount === 0 && order.deposit > 0;
    return {
      ...{ amount, isCovered, deposit: order.deposit },
      currency: order.currency,
      refusal: refusalOf(order),
      reference: order.order_no,
      deadline: order.pay_deadline,
      methods: isCovered ? [PAY_TYPE.balance] : chosenFirst(order.pay_types, order.pay_type),
    };
  }

  /** @throws STATE_CONFLICT where nobody waits for the money */
  async captured(tx: Tx, id: number, capture: Capture): Promise<Posting[]> {
    const order = await this.orders.findOrderPayment(tx, id);
    invariant(order, 'an order that was locked is there');
    // A refund closed in part leads to the same state: the written pairs alone do not refuse money that nobody waits for.
    if (!orderMachine.may(order.status, actionOf(capture))) throw new AppError('STATE_CONFLICT');
    await this.moves.move(tx, [id], {
      from: order.status,
      to: ORDER_STATUS.to_ship,
      actorId: capture.seenBy ?? capture.payerId,
      reason: null,
    });
    await this.orders.setPaid(tx, id, capture.amount + order.deposit, capture.method);
    await this.closeSale(tx, order);
    await this.outbox.add(tx, 'order.paid', {
      order_id: id,
      auction_id: order.auction_id,
      buyer_id: order.buyer_id,
    });
    return moneyOf(order, capture.amount);
  }

  extend(tx: Tx, id: number, hours: number): Promise<void> {
    return this.orders.extend(tx, id, hours);
  }

  transferring(tx: Tx, id: number): Promise<void> {
    return this.orders.allowTransfer(tx, id);
  }

  remitted(tx: Tx, id: number, payerId: number): Promise<void> {
    return this.moves.move(tx, [id], {
      ...{ from: ORDER_STATUS.pending_payment, to: ORDER_STATUS.payment_review },
      ...{ actorId: payerId, reason: null },
    });
  }

  async unremitted(tx: Tx, id: number, { by, reason, hours }: Unremitted): Promise<void> {
    await this.moves.move(tx, [id], {
      ...{ from: ORDER_STATUS.payment_review, to: ORDER_STATUS.pending_payment },
      ...{ actorId: by, reason },
    });
    await this.orders.extendForBank(tx, id, hours);
  }

  /** What was promised to the order, or to the lot in which it was won, is sent out for it. */
  private async closeSale(tx: Tx, order: PayableOrderRow): Promise<void> {
    const { auction_id: auctionId, order_no: orderNo, seller_id: sellerId } = order;
    const won = auctionId === null ? null : await this.auctionOrders.markPaid(tx, auctionId, order.buyer_id);
    invariant((won?.deposit ?? 0) === order.deposit, 'the order was placed with the deposit of its bidder');
    for (const orderLineId of await this.orders.listLines(tx, order.id)) {
      const holder = won?.holder ?? { type: 'order_line', id: orderLineId };
      await this.stock.paid(tx, { orderLineId, holder, orderNo, sellerId });
    }
  }
}

/** What is paid now and what was frozen before, into the seller's escrow. */
function moneyOf(order: PayableOrderRow, amount: number): Posting[] {
  const { deposit, currency } = order;
  const payee = { sellerId: order.seller_id, companyId: order.company_id };
  return [
    { account: payeeAccount(payee, 'escrow', currency), change: amount + deposit },
    { account: memberDeposit(order.buyer_id, currency), change: -deposit },
  ].filter(({ change }) => change !== 0);
}

function actionOf({ seenBy, isUntold }: Capture) {
  if (seenBy === undefined) return 'pay by balance';
  return isUntold ? 'match its bank transfer' : 'confirm remittance';
}
