import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
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

/** Moves orders, which the caller has locked, and tells their history of it (O3). */
@Injectable()
export class OrderMoveService {
  constructor(private readonly orders: OrderRepository) {}

  /** @throws STATE_CONFLICT where one of them is not where the move begins, or the move is not written */
  async move(tx: Tx, orderIds: readonly number[], move: OrderMove): Promise<void> {
    if (orderIds.length === 0) return;
    const moved = await this.orders.setStatus(tx, orderIds, move);
    if (moved !== orderIds.length) throw new AppError('STATE_CONFLICT');
    await this.orders.insertHistory(tx, orderIds, move);
  }
}
