import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import { ORDER_STATUS, PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import {
  memberAvailable,
  memberReceivable,
  payeeAccount,
  transfer,
} from '@fovea/server/finance/ledger/ledger-rows';
import { made, released } from '@fovea/server/finance/proceeds-payouts/proceeds-payout-movement';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import type { PastEntry } from './demo-past-ledger.js';
import { DemoPastRefunds } from './demo-past-refunds.js';
import { DemoRepository } from './demo.repository.js';

const DAY_MS = 86_400_000;
const { pending_payment, to_ship, to_receive, to_evaluate, completed, refunding } = ORDER_STATUS;
/** Days after the order at which it came to each state; nobody evaluated it. */
const RECEIVED_DAYS = 2;
const [REQUESTED_DAYS, PAID_BACK_DAYS] = [3, 4];
const TAKEN = [
  [pending_payment, 0],
  [to_ship, 0],
  [to_receive, 1],
  [to_evaluate, RECEIVED_DAYS],
] as const;
const GIVEN_BACK = [
  [refunding, REQUESTED_DAYS],
  [to_evaluate, PAID_BACK_DAYS],
] as const;
const LEFT = [[completed, 14]] as const;
/** Of a row that was only made, as `state_transition` keys it. */
const BEGINNING = -32_768;
const RELEASED_DAYS = 7;
/** On the platform's part, in hundredths, as the table of fees has it. */
const TAX_PERCENT: Readonly<Record<Currency, number>> = { JPY: 10, CNY: 6, USD: 0 };

type PastPayoutRow = Parameters<typeof made>[0];

export interface Charge {
  id: number;
  order_id: number;
  order_no: string;
  seller_id: number;
  company_id: number;
  buyer_id: number;
  amount: number;
  currency: Currency;
}

/** Bought by somebody at a past time, from the balance or on the monthly bill. */
export interface PastSale {
  goodsId: number;
  buyerId: number;
  at: Date;
  payType: typeof PAY_TYPE.balance | typeof PAY_TYPE.monthly;
  /** Of what was received, the platform's part; in hundredths. */
  feePercent: number;
  /** A part of it that went back while it waited for its merchant. */
  refund?: { percent: number; reason: string };
}

/** Orders that were paid, sent and received, as far as that can be by now: each state, payment and share at its own time. */
@Injectable()
export class DemoPastSales {
  constructor(
    private readonly demo: DemoRepository,
    private readonly refunds: DemoPastRefunds,
  ) {}

  /** @returns what is posted to the ledger for it */
  async addSale(tx: Tx, sale: PastSale): Promise<{ charge: Charge; entries: PastEntry[] }> {
    const { at, refund } = sale;
    const day = (days: number): Date => new Date(at.getTime() + days * DAY_MS);
    const way = [...TAKEN, ...(refund === undefined ? [] : GIVEN_BACK), ...LEFT].filter(
      ([, days]) => day(days + 1).getTime() < Date.now(),
    );
    const status = way.at(-1)?.[0] ?? pending_payment;
    invariant(status === to_evaluate || status === completed, 'a sale of the past was received');
    const orderId = await this.demo.addOrder(tx, { ...sale, status, createdAt: at });
    for (const [step, [to, days]] of way.entries())
      await this.demo.addOrderMove(tx, {
        ...{ orderId, seq: step + 1, from: way[step - 1]?.[0] ?? 0, to },
        at: new Date(day(days).getTime() + step * 60_000),
      });
    const receivedAt = day(RECEIVED_DAYS);
    const charge = await capture(tx, orderId, sale, receivedAt);
    const releaseAt = day(RECEIVED_DAYS + RELEASED_DAYS);
    const isReleased = releaseAt.getTime() < Date.now();
    const row = await proceeds(tx, charge, sale.feePercent, { receivedAt, releaseAt });
    const entries: PastEntry[] = [
      { at, entry: toEscrow(charge, sale.payType) },
      { at: receivedAt, entry: made(row) },
    ];
    let left = row;
    if (refund !== undefined) {
      const paidAt = day(PAID_BACK_DAYS);
      const back = await this.refunds.addRefund(tx, {
        ...{ captureId: charge.id, buyerId: charge.buyer_id, proceeds: row, reason: refund.reason, paidAt },
        amount: percentOf(charge.amount, refund.percent),
        requestedAt: day(REQUESTED_DAYS),
      });
      left = back.proceeds;
      entries.push({ at: paidAt, entry: back.entry });
    }
    const free = isReleased ? released(left) : null;
    if (free !== null) {
      await release(tx, row.id, releaseAt);
      entries.push({ at: releaseAt, entry: free });
    }
    return { charge, entries };
  }
}

const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

function toEscrow(charge: Charge, payType: PastSale['payType']): PastEntry['entry'] {
  const { id, buyer_id, seller_id, company_id, currency, amount } = charge;
  const from = payType === PAY_TYPE.monthly ? memberReceivable : memberAvailable;
  const escrow = payeeAccount({ sellerId: seller_id, companyId: company_id }, 'escrow', currency);
  return {
    cause: { type: 'capture', id, step: 'order' },
    postings: transfer(from(buyer_id, currency), escrow, amount),
  };
}

async function capture(
  tx: Tx,
  orderId: number,
  { at, payType }: PastSale,
  receivedAt: Date,
): Promise<Charge> {
  const { rows } = await tx.query<Charge>(
    `WITH o AS (
       UPDATE orders SET captured = total, pay_type = $4::smallint, received_at = $3 WHERE id = $1 RETURNING *)
     INSERT INTO capture (subject_type, subject_id, payer_id, method, amount, currency, reference, created_at)
     SELECT 'order', o.id, o.buyer_id, $4::smallint, o.total, o.currency, o.order_no, $2 FROM o
     RETURNING id, subject_id AS order_id, reference AS order_no, payer_id AS buyer_id, amount, currency,
       (SELECT seller_id FROM o) AS seller_id, (SELECT company_id FROM o) AS company_id`,
    [orderId, at, receivedAt, payType],
  );
  const [row] = rows;
  invariant(row, 'an order of the past has its payment');
  return row;
}

/** Put aside at the receipt. */
async function proceeds(
  tx: Tx,
  charge: Charge,
  feePercent: number,
  { receivedAt, releaseAt }: { receivedAt: Date; releaseAt: Date },
): Promise<PastPayoutRow> {
  const { order_id, buyer_id, seller_id, company_id, currency, amount } = charge;
  const fee = percentOf(amount, feePercent);
  const { rows } = await tx.query<PastPayoutRow>(
    `INSERT INTO transfer (order_id, buyer_id, seller_id, company_id, currency, gross, fee, fee_tax, release_at, created_at, order_no,
       goods_name_c, goods_name_e, goods_name_j, goods_text)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, l.goods_name_c, l.goods_name_e, l.goods_name_j,
       lower(normalize(concat_ws(' ', l.goods_name_c, l.goods_name_e, l.goods_name_j), NFKC))
     FROM order_line l WHERE l.order_id = $1 AND l.line = 1
     RETURNING id, order_id, seller_id, company_id, currency, gross, fee, fee_tax, amount, refunded, returned, status,
       made_by, false AS is_early`,
    [
      ...[
        order_id,
        buyer_id,
        seller_id,
        company_id,
        currency,
        amount,
        fee,
        percentOf(fee, TAX_PERCENT[currency]),
      ],
      ...[releaseAt, receivedAt, charge.order_no],
    ],
  );
  const [row] = rows;
  invariant(row, 'what is inserted has its row');
  if (row.fee > 0)
    await tx.query(
      `INSERT INTO fee_charge (transfer_id, refunded, rate, fee, tax, created_at) VALUES ($1, 0, $2, $3, $4, $5)`,
      [row.id, TAX_PERCENT[currency] * 100, row.fee, row.fee_tax, receivedAt],
    );
  await addStep(tx, row.id, [1, BEGINNING, PROCEEDS_PAYOUT_STATUS.frozen, receivedAt]);
  return row;
}

/** Its days are over: it is the merchant's to spend. */
async function release(tx: Tx, id: number, at: Date): Promise<void> {
  await addStep(tx, id, [2, PROCEEDS_PAYOUT_STATUS.frozen, PROCEEDS_PAYOUT_STATUS.released, at]);
  await tx.query(
    `UPDATE transfer SET status = ${PROCEEDS_PAYOUT_STATUS.released}, released_at = $2 WHERE id = $1`,
    [...[id, at]],
  );
}

async function addStep(tx: Tx, id: number, step: readonly [number, number, number, Date]): Promise<void> {
  await tx.query(
    `INSERT INTO transfer_history (transfer_id, seq, from_key, to_status, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [id, ...step],
  );
}
