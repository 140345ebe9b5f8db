import { Injectable } from '@nestjs/common';
import { EVALUATION_STATUS, ORDER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { sales, type DemoEvaluation, type DemoSale } from './content/evaluations.js';
import { platformPeople } from './content/people.js';
import { DemoBargains } from './demo-bargains.js';
import { DemoPast } from './demo-past.js';
import { DemoProceeds } from './demo-proceeds.js';
import { DemoHomes } from './demo-homes.js';
import { DemoReservations } from './demo-reservations.js';
import { DemoRepository } from './demo.repository.js';

const DAY_MS = 86_400_000;
const { pending_payment, to_ship, to_receive, to_evaluate, completed } = ORDER_STATUS;
/** Days after the receipt. */
const EVALUATED = 1;
const ANSWERED = 3;
/** The way of a finished order: each state, and how many days before or after the receipt it came. */
const WAY = [
  [pending_payment, -7],
  [to_ship, -6],
  [to_receive, -4],
  [to_evaluate, 0],
  [completed, EVALUATED],
] as const;

/** Orders of the past that were paid, received and mostly evaluated, so that merchants have a reputation; and offers. */
@Injectable()
export class DemoSales {
  constructor(
    private readonly demo: DemoRepository,
    private readonly past: DemoPast,
    private readonly bargains: DemoBargains,
    private readonly proceeds: DemoProceeds,
    private readonly reservations: DemoReservations,
    private readonly homes: DemoHomes,
  ) {}

  /** @param accounts ids by e-mail address */
  async add(tx: Tx, accounts: ReadonlyMap<string, number>): Promise<void> {
    const goods = await this.demo.listGoodsIds(tx);
    const buyers = new Map([...accounts].map(([email, id]) => [email.split('@')[0] ?? '', id]));
    await this.demo.namePlatformAccounts(tx);
    await this.past.add(tx, goods, buyers);
    const received: number[] = [];
    for (const sale of sales) {
      const goodsId = goods.get(sale.goodsSn);
      const buyerId = buyers.get(sale.buyer);
      invariant(
        goodsId !== undefined && buyerId !== undefined,
        'a sale of the demo is of its goods and people',
      );
      const orderId = await this.addOne(tx, sale, goodsId, buyerId);
      if (sale.evaluation === undefined) received.push(orderId);
    }
    const [decider] = platformPeople;
    await this.proceeds.add(tx, received, accounts.get(decider?.email ?? '') ?? 0);
    await this.bargains.add(tx, accounts);
    await this.reservations.add(tx, accounts);
    await this.homes.add(tx);
  }

  private async addOne(tx: Tx, sale: DemoSale, goodsId: number, buyerId: number): Promise<number> {
    const { evaluation } = sale;
    const at = (days: number): Date => new Date(Date.now() - (sale.receivedDaysAgo - days) * DAY_MS);
    const way = evaluation === undefined ? WAY.slice(0, -1) : WAY;
    const orderId = await this.demo.addOrder(tx, {
      goodsId,
      buyerId,
      status: evaluation === undefined ? to_evaluate : completed,
      createdAt: at(WAY[0][1]),
    });
    for (const [step, [status, days]] of way.entries())
      await this.demo.addOrderMove(tx, {
        orderId,
        seq: step + 1,
        from: way[step - 1]?.[0] ?? 0,
        to: status,
        at: at(days),
      });
    if (evaluation !== undefined) await this.addEvaluation(tx, orderId, evaluation, at);
    return orderId;
  }

  private async addEvaluation(
    tx: Tx,
    orderId: number,
    { star, comment, reply, hideReason }: DemoEvaluation,
    at: (days: number) => Date,
  ): Promise<void> {
    await this.demo.addEvaluation(tx, {
      orderId,
      star,
      comment,
      status: hideReason === undefined ? EVALUATION_STATUS.shown : EVALUATION_STATUS.hidden,
      hideReason: hideReason ?? null,
      reply: reply ?? null,
      repliedAt: reply === undefined ? null : at(ANSWERED),
      at: at(EVALUATED),
    });
  }
}
