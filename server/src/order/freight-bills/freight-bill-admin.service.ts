import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import { setOrderFreight, waiveOrderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import type {
  FreightBill,
  OrderFreightAnswer,
  SetOrderFreightRequest,
} from '@fovea/shared-types/order/freight-bill.dto';
import { fromWire, isAmount, toWire } from '@fovea/shared-types/money';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { FREIGHT_DAYS } from '../orders/order-clock.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import {
  FreightBillRepository,
  type FreightBillRow,
  type FreightOrderRow,
} from './freight-bill.repository.js';

const { to_ship: toShip, freight_to_pay: toPay } = ORDER_STATUS;

/** A merchant's decision on freight that was unknown at placement: bills it separately, or waives it. */
@Injectable()
export class FreightBillAdminService {
  constructor(
    private readonly db: Database,
    private readonly bills: FreightBillRepository,
    private readonly moves: OrderMoveService,
    private readonly payments: PaymentService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async ofOwn({ member }: MemberCaller, { id }: IdRequest): Promise<FreightBill | null> {
    const order = await this.bills.findOrder(this.db, id);
    if (order?.buyer_id !== member.accountId) throw new AppError('NOT_FOUND');
    return toFreightBill(await this.bills.findFreightBill(this.db, id));
  }

  async ofStaff(caller: StaffCaller, { id }: IdRequest): Promise<FreightBill | null> {
    await refuseBeyondReach(this.db, caller, ORDER_ROWS, id);
    return toFreightBill(await this.bills.findFreightBill(this.db, id));
  }

  /**
   * @throws NOT_FOUND, STATE_CONFLICT where nothing more may be billed: fixed freight, shipped, billed before;
   *   CURRENCY_MISMATCH, AMOUNT_INVALID
   */
  requestFreight(caller: StaffCaller, request: SetOrderFreightRequest): Promise<OrderFreightAnswer> {
    return this.run(caller, setOrderFreight.path, request, async (tx, order) => {
      const isFree = order.may_be_asked && !order.has_parcel;
      if (!orderMachine.may(order.status, 'ask extra freight') || !isFree)
        throw new AppError('STATE_CONFLICT');
      if (request.currency !== order.currency) throw new AppError('CURRENCY_MISMATCH');
      const amount = amountOf(request);
      const bill = {
        orderId: order.id,
        amount,
        currency: order.currency,
        requestedBy: caller.member.accountId,
      };
      if (!(await this.bills.insertFreightBill(tx, bill))) throw new AppError('STATE_CONFLICT');
      await this.move(tx, caller, order, toPay);
      // Its clock is that of every state; a bill is also paid at a bank.
      await this.bills.extendForBank(tx, order.id, FREIGHT_DAYS * 24);
      await this.audit.record(tx, caller, {
        action: 'order:freight:set',
        subjectType: 'order',
        subjectId: order.id,
        before: { status: order.status },
        after: { status: toPay, freight: amount, currency: order.currency },
      });
      return toPay;
    });
  }

  /** @throws NOT_FOUND, STATE_CONFLICT once it is paid or over, or its buyer has transferred it */
  waive(caller: StaffCaller, request: IdActionRequest): Promise<OrderFreightAnswer> {
    return this.run(caller, waiveOrderFreight.path, request, async (tx, order) => {
      if (!orderMachine.may(order.status, 'waive the freight bill')) throw new AppError('STATE_CONFLICT');
      await this.payments.refuseRemitted(tx, { type: 'freight_bill', id: order.id });
      await this.bills.end(tx, order.id, FREIGHT_BILL_STATUS.waived, caller.member.accountId);
      await this.move(tx, caller, order, toShip);
      await this.audit.record(tx, caller, {
        action: 'order:freight:waive',
        subjectType: 'order',
        subjectId: order.id,
        before: { status: order.status },
        after: { status: toShip },
      });
      return toShip;
    });
  }

  private async run(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string },
    work: (tx: Tx, order: FreightOrderRow) => Promise<number>,
  ): Promise<OrderFreightAnswer> {
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      await refuseBeyondReach(tx, caller, ORDER_ROWS, request.id);
      const order = await this.bills.lockOrder(tx, request.id);
      if (!order) throw new AppError('NOT_FOUND');
      return { id: order.id, status: await work(tx, order) };
    });
    this.outbox.wake();
    return answer;
  }

  private move(
    tx: Tx,
    caller: StaffCaller,
    { id, status: from }: FreightOrderRow,
    to: number,
  ): Promise<void> {
    return this.moves.move(tx, [id], { from, to, actorId: caller.member.accountId, reason: null });
  }
}

function amountOf({ freight, currency }: SetOrderFreightRequest): number {
  try {
    const amount = fromWire(freight, currency);
    if (isAmount(amount)) return amount;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new AppError('AMOUNT_INVALID');
}

const toFreightBill = (bill: FreightBillRow | null): FreightBill | null =>
  bill && {
    freight: toWire(bill.amount, bill.currency),
    status: bill.status,
    created_at: bill.created_at.toISOString(),
    ended_at: bill.ended_at?.toISOString() ?? null,
  };
