import { Injectable } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';
import { DemoMonths } from './demo-months.js';
import { DemoPastLedger } from './demo-past-ledger.js';
import { DemoPastOrders } from './demo-past-orders.js';
import { DemoPayouts } from './demo-payouts.js';

/** All that was paid in past days, posted to the ledger in the order of its times. */
@Injectable()
export class DemoPast {
  constructor(
    private readonly months: DemoMonths,
    private readonly payouts: DemoPayouts,
    private readonly orders: DemoPastOrders,
    private readonly ledger: DemoPastLedger,
  ) {}

  /** @param people ids by the part of the address before the @ */
  async add(tx: Tx, goods: ReadonlyMap<string, number>, people: ReadonlyMap<string, number>): Promise<void> {
    await this.ledger.postAll(tx, [
      ...(await this.months.add(tx, people)),
      ...(await this.payouts.add(tx, people)),
      ...(await this.orders.add(tx, goods, people)),
    ]);
  }
}
