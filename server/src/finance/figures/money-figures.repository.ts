import { Injectable } from '@nestjs/common';
import type { AccountKindName } from '@fovea/shared-types/finance/balance-types';
import { FIGURE_NAMES, type FigureName, type WaitingName } from '@fovea/shared-types/finance/figure-kinds';
import { STANDING } from '@fovea/shared-types/finance/reconciliation.record';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import {
  MONTH_BILL_STATUS,
  PAYMENT_STATUS,
  REMITTANCE_STATUS,
  REQUESTED_STATUS,
  PROCEEDS_PAYOUT_STATUS,
  WITHDRAWAL_STATUS,
} from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { bookedOn } from '../ledger/ledger-day.js';
import type { Period } from './figure-period.js';
import { amountOf, linesOf } from './money-flows.js';

/** The requested companies; null: the whole platform. */
type Companies = readonly number[] | null;

export interface FlowRow {
  name: FigureName;
  currency: Currency;
  value: number;
  compare: number;
}

interface BalanceRow {
  kind: AccountKindName;
  currency: Currency;
  value: number;
}

interface PointRow {
  label: string;
  currency: Currency;
  value: number;
}

/** A line may be of two figures: a fee that is refunded is part of the refund, and no fee any more. */
const FIGURES = `(VALUES ${FIGURE_NAMES.map((name) => `('${name}', ${linesOf(name)}, ${amountOf(name)})`).join(', ')})
  figure (name, is_of, amount)`;

/** Money held by others or owed to us is negative; figures show it as positive. */
const HELD_ELSEWHERE = `('bank', 'gateway', 'receivable')`;
/** Both sides of an exchange, the world outside, write-offs, charges, roundings and opening balances are not money in any place. */
const NOWHERE = `('exchange', 'external', 'loss', 'cost', 'rounding', 'opening')`;

/** Rows that wait for finance; each is found by an index of its state. */
const WAITING_FOR_PLATFORM: ReadonlyArray<[Exclude<WaitingName, 'to_review' | 'to_pay' | 'failed'>, string]> =
  [
    ['remittances', `remittance WHERE status = ${REMITTANCE_STATUS.pending}`],
    ['bank_lines', `bank_line WHERE matching = ${BANK_LINE_MATCHING.open}`],
    ['parked', `payment WHERE park_cause IS NOT NULL AND status = ${PAYMENT_STATUS.parked}`],
    ['exchanges', `exchange WHERE status = ${REQUESTED_STATUS.pending}`],
    ['vouchers', `journal_voucher WHERE status = ${REQUESTED_STATUS.pending}`],
    ['hand_transfers', `transfer WHERE status = ${PROCEEDS_PAYOUT_STATUS.frozen} AND made_by IS NOT NULL`],
    ['stopped_transfers', `transfer WHERE status = ${PROCEEDS_PAYOUT_STATUS.stopped}`],
    ['overdue_bills', `month_bill WHERE status = ${MONTH_BILL_STATUS.overdue}`],
    ['write_offs', `write_off WHERE status = ${REQUESTED_STATUS.pending}`],
    ['differences', `reconciliation WHERE standing = ${STANDING.open}`],
  ];

/** Figures of money, each one statement about everything it counts. */
@Injectable()
export class MoneyFiguresRepository {
  async flows(q: Queryable, companies: Companies, period: Period): Promise<FlowRow[]> {
    const { begin, end, compareBegin, compareEnd } = period;
    const { rows } = await q.query<FlowRow>(
      `SELECT name, currency, coalesce(sum(amount) FILTER (WHERE created_at >= $1), 0)::bigint AS value,
         coalesce(sum(amount) FILTER (WHERE created_at < $4), 0)::bigint AS compare
       FROM posting p CROSS JOIN LATERAL ${FIGURES}
       WHERE p.created_at >= $3 AND p.created_at < $2 AND ${ofCompanies('p', companies)} AND is_of
       GROUP BY name, currency`,
      [begin, end, compareBegin, compareEnd],
    );
    return rows;
  }

  /** Every day of the period in each currency that moved, also those on which nothing did. */
  async days(q: Queryable, companies: Companies, name: FigureName, period: Period): Promise<PointRow[]> {
    const { rows } = await q.query<PointRow>(
      `WITH moved AS MATERIALIZED (
         SELECT ${bookedOn('p.created_at')} AS day, p.currency, sum(${amountOf(name)}) AS value
         FROM posting p
         WHERE p.created_at >= $1 AND p.created_at < $2 AND ${linesOf(name)} AND ${ofCompanies('p', companies)}
         GROUP BY 1, 2)
       SELECT calendar.day::text AS label, money.currency, coalesce(moved.value, 0)::bigint AS value
       FROM (SELECT generate_series(${bookedOn('$1::timestamptz')},
         ${bookedOn('$2::timestamptz')}, interval '1 day')::date AS day) calendar
       CROSS JOIN (SELECT DISTINCT currency FROM moved) money
       LEFT JOIN moved USING (day, currency) ORDER BY money.currency, calendar.day`,
      [period.begin, period.end],
    );
    return rows;
  }

  async balances(q: Queryable, companies: Companies): Promise<BalanceRow[]> {
    const scope =
      companies === null
        ? 'true'
        : `a.owner_type = 'company' AND a.owner_id = ANY ('{${companies.join(',')}}'::bigint[])`;
    const { rows } = await q.query<BalanceRow>(
      `SELECT a.kind, a.currency,
         sum(CASE WHEN a.kind IN ${HELD_ELSEWHERE} THEN -a.balance ELSE a.balance END)::bigint AS value
       FROM ledger_account a WHERE a.balance <> 0 AND a.kind NOT IN ${NOWHERE} AND ${scope}
       GROUP BY a.kind, a.currency ORDER BY a.currency, a.kind`,
    );
    return rows;
  }

  async waiting(q: Queryable, companies: Companies): Promise<Record<WaitingName, number>> {
    const withdrawals = (status: number) =>
      `(SELECT count(*) FROM withdrawal w WHERE w.status = ${status} AND ${ofCompanies('w', companies)})`;
    const { rows } = await q.query<Record<WaitingName, number>>(
      `SELECT ${withdrawals(WITHDRAWAL_STATUS.pending)} AS to_review,
         ${withdrawals(WITHDRAWAL_STATUS.approved)} AS to_pay,
         ${withdrawals(WITHDRAWAL_STATUS.pay_failed)} AS failed,
         ${WAITING_FOR_PLATFORM.map(([name, from]) => `(SELECT count(*) FROM ${from}) AS ${name}`).join(', ')}`,
    );
    invariant(rows[0], 'counts are one row');
    return rows[0];
  }
}
