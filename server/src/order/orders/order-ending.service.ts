import { Injectable } from '@nestjs/common';
import type { CancelOrderAnswer, CancelOrderRequest } from '@fovea/shared-types/order/checkout.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { GoodsUnits } from '../../goods/units/goods-units.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { OrderStock } from '../../warehouse/documents/order-stock.js';
import { OrderEndingRepository, type EndingOrder } from './order-ending.repository.js';
import { OrderMoveService } from './order-move.service.js';
import { ORDER_ROWS } from './order-rows.js';

/** Orders of one transaction; a longer queue takes several. */
const BATCH_MAX = 100;
const LATE = 'unpaid at the payment deadline';

/** An unpaid order, of the shop or of a lot, ends: its buyer or its seller wants it no more, or its time is over. What it held is free once (O4). */
@Injectable()
export class OrderEndingService {
  constructor(
    private readonly db: Database,
    private readonly endings: OrderEndingRepository,
    private readonly moves: OrderMoveService,
    private readonly units: GoodsUnits,
    private readonly stock: OrderStock,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A won lot can be given up, too: that is the default of its deadline, declared early.
   * @throws NOT_FOUND, STATE_CONFLICT
   */
  async cancelOrder(
    { member }: MemberCaller,
    { id, reason }: CancelOrderRequest,
  ): Promise<CancelOrderAnswer> {
    await this.db.transaction(async (tx) => {
      const order = await this.endings.lockEndingOrder(tx, id);
      if (order?.buyer_id !== member.accountId) throw new AppError('NOT_FOUND');
      if (!orderMachine.may(order.status, 'cancel')) throw new AppError('STATE_CONFLICT');
      await this.end(tx, [order], { actorId: member.accountId, reason: trimmedOrNull(reason) });
    });
    this.outbox.wake();
    return { id, status: ORDER_STATUS.canceled };
  }

  /** @throws NOT_FOUND, STATE_CONFLICT for a lot, too; VALIDATION without a reason */
  async cancelByStaff(caller: StaffCaller, { id, reason }: CancelOrderRequest): Promise<CancelOrderAnswer> {
    const remark = trimmedOrNull(reason);
    if (remark === null) throw fieldError({ reason: { key: 'required' } });
    await this.db.transaction(async (tx) => {
      await refuseBeyondReach(tx, caller, ORDER_ROWS, id);
      const order = await this.endings.lockEndingOrder(tx, id);
      if (!order) throw new AppError('NOT_FOUND');
      if (order.auction_id !== null || !orderMachine.may(order.status, 'cancel'))
        throw new AppError('STATE_CONFLICT');
      await this.end(tx, [order], { actorId: caller.member.accountId, reason: remark });
      await this.audit.record(tx, caller, {
        action: 'order:order:cancel',
        subjectType: 'order',
        subjectId: id,
        reason: remark,
        before: { status: order.status },
        after: { status: ORDER_STATUS.canceled },
      });
    });
    this.outbox.wake();
    return { id, status: ORDER_STATUS.canceled };
  }

  /** Safe to run on several nodes and again, as are the reminders. */
  async endLate(): Promise<number> {
    return this.inRounds(async (tx, max) => {
      const late = await this.endings.lockLate(tx, max);
      await this.end(tx, late, { actorId: null, reason: LATE });
      return late.length;
    });
  }

  async remind(): Promise<number> {
    return this.inRounds(async (tx, max) => {
      const reminded = await this.endings.markReminders(tx, max);
      await this.outbox.addAll(
        tx,
        reminded.map(({ id, buyer_id, step }) => ({
          event: 'order.payment-reminder' as const,
          payload: { order_id: id, buyer_id, step },
        })),
      );
      return reminded.length;
    });
  }

  /** Locked orders, whose buyers nobody waits for any more: what differs by where they come from follows the same move. */
  private async end(tx: Tx, ending: readonly EndingOrder[], by: EndedBy): Promise<void> {
    await this.moves.move(
      tx,
      ending.map(({ id }) => id),
      { from: ORDER_STATUS.pending_payment, to: ORDER_STATUS.canceled, ...by },
    );
    await this.free(
      tx,
      ending.filter(({ auction_id }) => auction_id === null),
    );
    await this.outbox.addAll(
      tx,
      ending.map((order) => endedEvent(order, by)),
    );
  }

  /** The goods of the shop, then the stock, as everybody locks them; a lot's piece stays with its auction. */
  private async free(tx: Tx, ending: readonly EndingOrder[]): Promise<void> {
    if (ending.length === 0) return;
    const lines = await this.endings.lines(
      tx,
      ending.map(({ id }) => id),
    );
    await this.units.returnEach(tx, lines);
    await this.stock.releaseEach(
      tx,
      lines.map(({ id }) => id),
    );
  }

  private async inRounds(work: (tx: Tx, max: number) => Promise<number>): Promise<number> {
    const total = await inBatches(BATCH_MAX, (max) => this.db.transaction((tx) => work(tx, max)));
    if (total > 0) this.outbox.wake();
    return total;
  }
}

interface EndedBy {
  /** Null: the time. */
  actorId: number | null;
  reason: string | null;
}

/** Who ordered from the shop is notified; of a lot the deposit, the strike and the second chance follow, in the auction's terms. */
const endedEvent = ({ id, buyer_id, auction_id }: EndingOrder, { actorId: by, reason }: EndedBy) =>
  auction_id === null
    ? { event: 'order.canceled' as const, payload: { order_id: id, buyer_id, by, reason } }
    : { event: 'order.defaulted' as const, payload: { order_id: id, auction_id, buyer_id, by } };

const trimmedOrNull = (reason: string | undefined): string | null => reason?.trim() || null;
