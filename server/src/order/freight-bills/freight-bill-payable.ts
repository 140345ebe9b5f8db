import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { payeeAccount, type Posting } from '../../finance/ledger/ledger-rows.js';
import {
  PayableRegistry,
  type Capture,
  type Due,
  type Payable,
  type Unremitted,
} from '../../finance/payments/payable.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant, type RefusalId } from '../../platform/kernel/app-error.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import {
  FreightBillRepository,
  type FreightBillRow,
  type FreightOrderRow,
} from './freight-bill.repository.js';

const METHODS: readonly PayType[] = [PAY_TYPE.balance, PAY_TYPE.bank, PAY_TYPE.online];

/** A freight bill as something that is paid, known by its order: the money joins the order's in the seller's escrow. */
@Injectable()
export class FreightBillPayable implements Payable, OnModuleInit {
  readonly type = 'freight_bill';

  constructor(
    private readonly payables: PayableRegistry,
    private readonly bills: FreightBillRepository,
    private readonly moves: OrderMoveService,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async lock(tx: Tx, id: number, payerId: number): Promise<Due | null> {
    const order = await this.bills.lockOrder(tx, id);
    const bill = order?.buyer_id === payerId ? await this.bills.findFreightBill(tx, id) : null;
    if (!order || !bill) return null;
    return {
      amount: bill.amount,
      currency: bill.currency,
      refusal: refusalOf(order, bill),
      reference: order.order_no,
      deadline: order.clock_at,
      methods: METHODS,
    };
  }

  async captured(tx: Tx, id: number, { payerId, seenBy, amount, currency }: Capture): Promise<Posting[]> {
    const order = await this.bills.findOrder(tx, id);
    invariant(order, 'an order that was locked is there');
    await this.bills.end(tx, id, FREIGHT_BILL_STATUS.paid, payerId);
    await this.moves.move(tx, [id], {
      from: ORDER_STATUS.freight_to_pay,
      to: ORDER_STATUS.to_ship,
      actorId: seenBy ?? payerId,
      reason: null,
    });
    const payee = { sellerId: order.seller_id, companyId: order.company_id };
    return [{ account: payeeAccount(payee, 'escrow', currency), change: amount }];
  }

  extend(tx: Tx, id: number, hours: number): Promise<void> {
    return this.bills.extend(tx, id, hours);
  }

  unremitted(tx: Tx, id: number, { hours }: Unremitted): Promise<void> {
    return this.bills.extendForBank(tx, id, hours);
  }
}

function refusalOf(order: FreightOrderRow, bill: FreightBillRow): RefusalId | null {
  if (bill.status === FREIGHT_BILL_STATUS.paid) return 'ALREADY_PAID';
  if (!orderMachine.may(order.status, 'pay the freight bill')) return 'STATE_CONFLICT';
  return order.is_late ? 'ORDER_EXPIRED' : null;
}
