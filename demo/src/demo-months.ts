import { Injectable } from '@nestjs/common';
import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { monthlyPayers, monthStories, type MonthStory } from './content/month-stories.js';
import { idOf } from './demo-made.js';
import type { PastEntry } from './demo-past-ledger.js';
import { DemoPastSales } from './demo-past-sales.js';
import { DemoRepository } from './demo.repository.js';

const DAY_MS = 86_400_000;
/** The zone of those whose months are listed. */
const ZONES: Partial<Record<Currency, string>> = { JPY: 'Asia/Tokyo', CNY: 'Asia/Shanghai' };

/** What customers on monthly payment bought in months that are over, and the bills of these months, which wait to be issued. */
@Injectable()
export class DemoMonths {
  constructor(
    private readonly demo: DemoRepository,
    private readonly sales: DemoPastSales,
  ) {}

  /**
   * @param people ids by the part of the address before the @
   * @returns what is posted to the ledger
   */
  async add(tx: Tx, people: ReadonlyMap<string, number>): Promise<PastEntry[]> {
    for (const { member, currency, limit } of monthlyPayers)
      await tx.query('INSERT INTO credit_limit (account_id, currency, credit_limit) VALUES ($1, $2, $3)', [
        ...[idOf(people, member), currency, limit],
      ]);
    const goods = await this.demo.listGoodsIds(tx);
    const entries: PastEntry[] = [];
    for (const story of monthStories)
      entries.push(...(await this.addMonth(tx, story, goods, people.get(story.member) ?? 0)));
    return entries;
  }

  private async addMonth(
    tx: Tx,
    { member, monthsAgo, charges, remark }: MonthStory,
    goods: ReadonlyMap<string, number>,
    buyerId: number,
  ): Promise<PastEntry[]> {
    const payer = monthlyPayers.find((one) => one.member === member);
    invariant(payer, 'a customer with a bill pays by the month');
    const { rows } = await tx.query<{ id: number; begin: Date }>(
      `INSERT INTO month_bill (account_id, currency, month, closes_at, remark, created_at)
       SELECT $1, $2, to_char(m.begin, 'YYYY-MM'), (m.begin + interval '1 month') AT TIME ZONE $4, $5, m.begin AT TIME ZONE $4
       FROM (SELECT date_trunc('month', now() AT TIME ZONE $4) - make_interval(months => $3) AS begin) m
       RETURNING id, created_at AS begin`,
      [buyerId, payer.currency, monthsAgo, ZONES[payer.currency] ?? 'UTC', remark],
    );
    const [bill] = rows;
    invariant(bill, 'what is inserted has its row');
    const entries: PastEntry[] = [];
    for (const { goodsSn, day } of charges) {
      const at = new Date(bill.begin.getTime() + (day - 1) * DAY_MS + (9 + (day % 7)) * 3_600_000);
      const goodsId = goods.get(goodsSn) ?? 0;
      entries.push(...(await this.charge(tx, { billId: bill.id, goodsId, buyerId, at })));
    }
    return entries;
  }

  /** An order that went on the bill, was received and left to itself; the platform took no fee in these months. */
  private async charge(
    tx: Tx,
    { billId, ...bought }: { billId: number; goodsId: number; buyerId: number; at: Date },
  ): Promise<PastEntry[]> {
    const { charge, entries } = await this.sales.addSale(tx, {
      ...bought,
      payType: PAY_TYPE.monthly,
      feePercent: 0,
    });
    await tx.query(
      `INSERT INTO month_bill_line (bill_id, type, amount, title, cause_type, cause_id, step, created_at)
       VALUES ($1, ${BILL_LINE_TYPE.goods}, $2, $3, 'capture', $4, 'order', $5)`,
      [billId, charge.amount, charge.order_no, charge.id, bought.at],
    );
    return entries;
  }
}
