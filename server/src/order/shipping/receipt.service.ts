import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { receiveOrder } from '@fovea/shared-types/order/shipping.calls';
import type { ShippingAnswer } from '@fovea/shared-types/order/shipping.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { OrderProceeds } from '../../finance/proceeds-payouts/order-proceeds.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ShipmentRepository } from './shipment.repository.js';

/** Orders of one transaction; a longer queue takes several. */
const BATCH_MAX = 200;
const { to_ship, to_receive, to_evaluate, completed } = ORDER_STATUS;

/** Buyers receive what was sent, or the time does it for them, which is when merchants earn it; what nobody evaluates is completed all the same. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly db: Database,
    private readonly receipts: ReceiptRepository,
    private readonly shipments: ShipmentRepository,
    private readonly moves: OrderMoveService,
    private readonly proceeds: OrderProceeds,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND for an order of somebody else, STATE_CONFLICT unless it is on its way */
  async receive(caller: MemberCaller, request: IdActionRequest): Promise<ShippingAnswer> {
    const { accountId } = caller.member;
    const answer = await this.idempotency.run(caller, receiveOrder.path, request, async (tx) => {
      const status = await this.receipts.lockOwn(tx, request.id, accountId);
      if (status === null) throw new AppError('NOT_FOUND');
      if (!orderMachine.may(status, 'confirm receipt')) throw new AppError('STATE_CONFLICT');
      await this.setReceived(tx, [request.id], accountId);
      return { id: request.id, status: to_evaluate };
    });
    this.outbox.wake();
    return answer;
  }

  /** Those on their way whose time is over; of which something came back while a refund was open, that is sent first. */
  receiveDue(): Promise<number> {
    return this.moveDue(to_receive, async (tx, ids) => {
      const back = new Set(await this.shipments.backOf(tx, ids));
      const isBack = (id: number): boolean => back.has(id);
      await this.moves.move(tx, ids.filter(isBack), {
        ...{ from: to_receive, to: to_ship },
        ...{ actorId: null, reason: null },
      });
      await this.setReceived(
        tx,
        ids.filter((id) => !isBack(id)),
        null,
      );
    });
  }

  /** Those that nobody evaluated in time. */
  completeDue(): Promise<number> {
    return this.moveDue(to_evaluate, (tx, ids) =>
      this.moves.move(tx, ids, { from: to_evaluate, to: completed, actorId: null, reason: null }),
    );
  }

  /** Merchants with unshipped orders are reminded after three days and after seven. */
  async remindToShip(): Promise<number> {
    const total = await inBatches(BATCH_MAX, (max) =>
      this.db.transaction(async (tx) => {
        const reminded = await this.receipts.markShipReminders(tx, max);
        await this.outbox.addAll(
          tx,
          reminded.map(({ id, ship_reminders }) => ({
            event: 'order.ship-reminder' as const,
            payload: { order_id: id, step: ship_reminders },
          })),
        );
        return reminded.length;
      }),
    );
    if (total > 0) this.outbox.wake();
    return total;
  }

  private async setReceived(tx: Tx, ids: readonly number[], actorId: number | null): Promise<void> {
    await this.moves.move(tx, ids, { from: to_receive, to: to_evaluate, actorId, reason: null });
    await this.shipments.deliver(tx, ids);
    await this.proceeds.take(tx, ids);
  }

  private async moveDue(
    status: number,
    move: (tx: Tx, ids: readonly number[]) => Promise<void>,
  ): Promise<number> {
    const total = await inBatches(BATCH_MAX, (max) =>
      this.db.transaction(async (tx) => {
        const ids = await this.receipts.lockDue(tx, status, max);
        await move(tx, ids);
        return ids.length;
      }),
    );
    if (total > 0) this.outbox.wake();
    return total;
  }
}
