import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { pastOrders } from './content/past-orders.js';
import type { PastEntry } from './demo-past-ledger.js';
import { DemoPastSales } from './demo-past-sales.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** As the table of fees has it for everybody. */
const FEE_PERCENT = 5;

/** Two months of orders, so that lists, charts and figures of a period look like those of a shop that is open. */
@Injectable()
export class DemoPastOrders {
  constructor(private readonly sales: DemoPastSales) {}

  /** @returns what is posted to the ledger */
  async add(
    tx: Tx,
    goods: ReadonlyMap<string, number>,
    people: ReadonlyMap<string, number>,
  ): Promise<PastEntry[]> {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const entries: PastEntry[] = [];
    for (const { buyer, goodsSn, daysAgo, hour, refund } of pastOrders) {
      const [goodsId, buyerId] = [goods.get(goodsSn), people.get(buyer)];
      invariant(goodsId !== undefined && buyerId !== undefined, 'an order of the past is of the demo');
      const sale = await this.sales.addSale(tx, {
        ...{ goodsId, buyerId, feePercent: FEE_PERCENT, payType: PAY_TYPE.balance },
        at: new Date(today - daysAgo * DAY_MS + hour * HOUR_MS),
        ...(refund !== undefined && { refund }),
      });
      entries.push(...sale.entries);
    }
    return entries;
  }
}
