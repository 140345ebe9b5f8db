import { Injectable } from '@nestjs/common';
import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import { ORDER_STATUS, TRANSFER_STATUS } from '@fovea/shared-types/states';
import {
  memberReceivable,
  payeeAccount,
  transfer,
  type Entry,
} from '@fovea/server/finance/ledger/ledger-rows';
import { made, released } from '@fovea/server/finance/transfers/transfer-movement';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { monthlyPayers, monthStories, type MonthStory } from './content/month-stories.js';
import { idOf } from './demo-made.js';
import { DemoPastLedger } from './demo-past-ledger.js';
import { DemoRepository } from './demo.repository.js';

const DAY_MS = 86_400_000;
const { pending_payment, to_ship, to_receive, to_evaluate, completed } = ORDER_STATUS;
/** Days after the order at which it came to each state; nobody evaluated it. */
const WAY = [
  [pending_payment, 0],
  [to_ship, 0],
  [to_receive, 1],
  [to_evaluate, 2],
  [completed, 14],
] as const;
/** Of a row that was only made, as `state_transition` keys it. */
const BEGINNING = -32_768;
const RECEIVED_DAYS = 2;
const RELEASED_DAYS = 7;
/** The zone of those whose months are told. */
const ZONES: Partial<Record<Currency, string>> = { JPY: 'Asia/Tokyo', CNY: 'Asia/Shanghai' };

type TransferRow = Parameters<typeof made>[0];

interface PastEntry {
  at: Date;
  entry: Entry;
}

interface Charge {
  id: number;
  order_id: number;
  order_no: string;
  seller_id: number;
  company_id: number;
  buyer_id: number;
  amount: number;
  currency: Currency;
}

/** What customers on monthly payment bought in months that are over, and the bills of these months, which wait to be issued. */
@Injectable()
export class DemoMonths {
  constructor(
    private readonly demo: DemoRepository,
    private readonly ledger: DemoPastLedger,
  ) {}

  /** @param people ids by the part of the address before the @ */
  async add(tx: Tx, people: ReadonlyMap<string, number>): Promise<void> {
    for (const { member, currency, limit } of monthlyPayers)
      await tx.query('INSERT INTO credit_limit (account_id, currency, credit_limit) VALUES ($1, $2, $3)', [
        ...[idOf(people, member), currency, limit],
      ]);
    const goods = await this.demo.listGoodsIds(tx);
    const entries: PastEntry[] = [];
    for (const story of monthStories)
      entries.push(...(await this.tell(tx, story, goods, people.get(story.member) ?? 0)));
    for (const { at, entry } of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      await this.ledger.post(tx, at, entry);
  }

  private async tell(
    tx: Tx,
    { member, monthsAgo, charges, remark }: MonthStory,
    goods: ReadonlyMap<string, number>,
    buyerId: number,
  ): Promise<PastEntry[]> {
    const payer = monthlyPayers.find((one) => one.member === member);
    invariant(payer, 'whoever has a bill pays by the month');
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

  /** An order that went on the bill, was received and left to itself; its merchant has the money by now. */
  private async charge(
    tx: Tx,
    { billId, at, ...bought }: { billId: number; goodsId: number; buyerId: number; at: Date },
  ): Promise<PastEntry[]> {
    const orderId = await this.demo.addOrder(tx, { ...bought, status: completed, createdAt: at });
    for (const [step, [to, days]] of WAY.entries())
      await this.demo.addOrderMove(tx, {
        ...{ orderId, seq: step + 1, from: WAY[step - 1]?.[0] ?? 0, to },
        at: new Date(at.getTime() + days * DAY_MS + step * 60_000),
      });
    const receivedAt = new Date(at.getTime() + RECEIVED_DAYS * DAY_MS);
    const charge = await capture(tx, orderId, at, receivedAt);
    await tx.query(
      `INSERT INTO month_bill_line (bill_id, type, amount, title, cause_type, cause_id, step, created_at)
       VALUES ($1, ${BILL_LINE_TYPE.parts}, $2, $3, 'capture', $4, 'order', $5)`,
      [billId, charge.amount, charge.order_no, charge.id, at],
    );
    const releasedAt = new Date(receivedAt.getTime() + RELEASED_DAYS * DAY_MS);
    const row = await proceeds(tx, charge, receivedAt, releasedAt);
    const free = released(row);
    invariant(free, 'nothing of it was given back');
    return [
      { at, entry: { cause: { type: 'capture', id: charge.id, step: 'order' }, postings: toEscrow(charge) } },
      { at: receivedAt, entry: made(row) },
      { at: releasedAt, entry: free },
    ];
  }
}

const toEscrow = ({ buyer_id, seller_id, company_id, currency, amount }: Charge): Entry['postings'] =>
  transfer(
    memberReceivable(buyer_id, currency),
    payeeAccount({ sellerId: seller_id, companyId: company_id }, 'escrow', currency),
    amount,
  );

async function capture(tx: Tx, orderId: number, at: Date, receivedAt: Date): Promise<Charge> {
  const { rows } = await tx.query<Charge>(
    `WITH o AS (
       UPDATE orders SET captured = total, pay_type = ${PAY_TYPE.monthly}, received_at = $3 WHERE id = $1 RETURNING *)
     INSERT INTO capture (subject_type, subject_id, payer_id, method, amount, currency, reference, created_at)
     SELECT 'order', o.id, o.buyer_id, ${PAY_TYPE.monthly}, o.total, o.currency, o.order_no, $2 FROM o
     RETURNING id, subject_id AS order_id, reference AS order_no, payer_id AS buyer_id, amount, currency,
       (SELECT seller_id FROM o) AS seller_id, (SELECT company_id FROM o) AS company_id`,
    [orderId, at, receivedAt],
  );
  const [row] = rows;
  invariant(row, 'an order that was told has its payment');
  return row;
}

/** Put aside at the receipt, and free since its days are over; the platform took no fee in these months. */
async function proceeds(tx: Tx, charge: Charge, receivedAt: Date, releasedAt: Date): Promise<TransferRow> {
  const { order_id, buyer_id, seller_id, company_id, currency, amount } = charge;
  const { rows } = await tx.query<TransferRow>(
    `INSERT INTO transfer (order_id, buyer_id, seller_id, company_id, currency, gross, release_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $8, $7)
     RETURNING id, order_id, seller_id, company_id, currency, gross, fee, fee_tax, amount, refunded, returned, status,
       made_by, false AS is_early`,
    [order_id, buyer_id, seller_id, company_id, currency, amount, receivedAt, releasedAt],
  );
  const [row] = rows;
  invariant(row, 'what is inserted has its row');
  await tx.query(
    `INSERT INTO transfer_history (transfer_id, seq, from_key, to_status, created_at)
     VALUES ($1, 1, ${BEGINNING}, ${TRANSFER_STATUS.frozen}, $2),
       ($1, 2, ${TRANSFER_STATUS.frozen}, ${TRANSFER_STATUS.released}, $3)`,
    [row.id, receivedAt, releasedAt],
  );
  await tx.query(`UPDATE transfer SET status = ${TRANSFER_STATUS.released}, released_at = $2 WHERE id = $1`, [
    row.id,
    releasedAt,
  ]);
  return row;
}
