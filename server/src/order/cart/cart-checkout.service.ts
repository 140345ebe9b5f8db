import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { CartRepository } from './cart.repository.js';

/** Cart lines as an order uses them up: each is ordered once. */
@Injectable()
export class CartCheckout {
  constructor(private readonly carts: CartRepository) {}

  /** Before the lines are read and before any goods are locked, as every change of a cart does. */
  lock(tx: Tx, accountId: number): Promise<void> {
    return this.carts.lockCart(tx, accountId);
  }

  /** Removes the lines that became an order, each of them or none. @throws NOT_FOUND */
  async useUp(tx: Tx, accountId: number, lineIds: readonly number[]): Promise<void> {
    const removed = await this.carts.remove(tx, accountId, lineIds);
    if (removed !== new Set(lineIds).size) throw new AppError('NOT_FOUND');
  }
}
