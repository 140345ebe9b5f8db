import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAY_TYPES, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { RefusalId } from '../../platform/kernel/app-error.js';
import { PayableRegistry, type Due, type PayableGroup, type Share } from '../../finance/payments/payable.js';
import type { Tx } from '../../platform/database/database.js';
import { OrderPaymentRepository, type PayableOrderRow, QUOTED_GROUPS } from './order-payment.repository.js';
import { lessDeposit } from '../quotes/less-deposit.js';
import { chosenFirst, refusalOf } from './order-due.js';

/** Orders of one checkout, paid at once: those of them that still wait for their payment. */
@Injectable()
export class PaymentGroupPayable implements PayableGroup, OnModuleInit {
  readonly type = 'payment_group';
  readonly byBank = {
    quotedSql: QUOTED_GROUPS,
    payerSql: 'SELECT g.buyer_id AS payer_id FROM payment_group g WHERE g.id = m.subject_id',
  };

  constructor(
    private readonly payables: PayableRegistry,
    private readonly orders: OrderPaymentRepository,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async lock(tx: Tx, id: number, payerId: number): Promise<Due | null> {
    const orders = await this.orders.lockGroup(tx, id, payerId);
    const [first] = orders;
    if (!first) return null;
    const waiting = waitingOf(orders);
    const deadlines = waiting.flatMap(({ pay_deadline: at }) => (at === null ? [] : [at.getTime()]));
    return {
      amount: waiting.reduce((sum, order) => sum + lessDeposit(order), 0),
      currency: first.currency,
      refusal: refusalOfAll(orders, waiting),
      reference: await this.orders.groupNumber(tx, id),
      deadline: deadlines.length === 0 ? null : new Date(Math.min(...deadlines)),
      methods: chosenFirst(acceptedByAll(waiting), first.pay_type),
    };
  }

  async shares(tx: Tx, id: number): Promise<Share[]> {
    return waitingOf(await this.orders.listGroup(tx, id)).map((order) => ({
      subject: { type: 'order', id: order.id },
      amount: lessDeposit(order),
      reference: order.order_no,
    }));
  }
}

const acceptedByAll = (orders: readonly PayableOrderRow[]): PayType[] =>
  PAY_TYPES.filter((type) => orders.every((order) => order.pay_types.includes(type)));

/** A payer in time is not refused for an order that ends in a moment: that is decided for the whole group. */
const waitingOf = (orders: readonly PayableOrderRow[]): PayableOrderRow[] =>
  orders.filter((order) => [null, 'ORDER_EXPIRED'].includes(refusalOf(order)));

/** Orders that were paid or cancelled separately are not due; the others are paid without them. */
function refusalOfAll(
  orders: readonly PayableOrderRow[],
  waiting: readonly PayableOrderRow[],
): RefusalId | null {
  if (waiting.some(({ is_late }) => is_late)) return 'ORDER_EXPIRED';
  if (waiting.length > 0) return null;
  return orders.some(({ captured }) => captured > 0) ? 'ALREADY_PAID' : 'STATE_CONFLICT';
}
