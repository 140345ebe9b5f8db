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
 * Moves orders, which the caller has locked, and tells their history and everybody concerned of it (O3). The clock of the
 * state begins, stops or goes on with it; whoever moves an order wakes the outbox after his transaction.
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
    const moved = await this.orders.setStatus(tx, orderIds, move);
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
}
