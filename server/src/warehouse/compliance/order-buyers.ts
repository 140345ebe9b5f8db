import { Injectable } from '@nestjs/common';
import type { Buyer } from '../../goods/compliance/compliance-checks.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Queryable } from '../../platform/database/database.js';

/** For whom lines of orders are, and where they go; in the order of the lines. */
export type OrderBuyersOf = (q: Queryable, orderLineIds: readonly number[]) => Promise<Buyer[]>;

/** Receivers of stock-outs for orders; the module of orders registers while it is built: stock knows nothing of it. */
@Injectable()
export class OrderBuyersSource {
  private source: OrderBuyersOf | null = null;

  register(source: OrderBuyersOf): void {
    this.source = source;
  }

  async find(q: Queryable, orderLineIds: readonly number[]): Promise<Buyer[]> {
    if (orderLineIds.length === 0) return [];
    invariant(this.source, 'orders name their buyers');
    return this.source(q, orderLineIds);
  }
}
