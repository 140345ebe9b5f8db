import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { OrderRepository } from './order.repository.js';

/** A step in the life of orders, as the written table has it. */
export interface OrderMove {
  from: number;
  to: number;
  /** Who did it; null: the system. */
  actorId: number | null;
  reason: string | null;
}

/**
 * Moves orders, which the caller has locked, writes their history and notifies everybody concerned (O3). The
 * clock of the state begins, stops or continues with it; the caller wakes the outbox after the transaction.
 */
@Injectable()
export class OrderMoveService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws STATE_CONFLICT where one of them is not where the move begins, or the move is not written */
  async move(tx: Tx, orderIds: readonly number[], move: OrderMove): Promise<void> {
    if (orderIds.length === 0) return;
    const moved = await this.orders.setOrderStatus(tx, orderIds, move);
    if (moved !== orderIds.length) throw new AppError('STATE_CONFLICT');
    await this.orders.insertHistory(tx, orderIds, move);
    await this.outbox.addAll(
      tx,
      orderIds.map((order_id) => ({
        event: 'order.moved' as const,
        payload: { order_id, from: move.from, to: move.to },
      })),
    );
  }

  /** So much of a locked order's money went back. */
  addRefunded(tx: Tx, id: number, amount: number): Promise<void> {
    return this.orders.addRefunded(tx, id, amount);
  }
}
