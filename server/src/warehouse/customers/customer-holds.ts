import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { refuseInUse, type InUse } from '../../platform/tree/in-use.js';

/** What refers to a customer: how many, and the names of the first of them. */
export type CustomerHold = (tx: Tx, customerId: number) => Promise<InUse>;

/**
 * Higher packages register what their documents refer to while they are built: customers depend on none of
 * them.
 */
@Injectable()
export class CustomerHolds {
  private readonly holds: CustomerHold[] = [];

  register(hold: CustomerHold): void {
    this.holds.push(hold);
  }

  /** Refuses while documents refer to the customer; checked under its lock. */
  async refuseHeld(tx: Tx, customerId: number): Promise<void> {
    for (const hold of this.holds) refuseInUse('papers', await hold(tx, customerId));
  }
}
