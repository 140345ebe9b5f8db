import { Injectable } from '@nestjs/common';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import type { BalanceType } from '@fovea/shared-types/finance/balance-types';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import { bookedOn, LEDGER_TODAY, LEDGER_ZONE } from '../ledger/ledger-day.js';

/** Whose statement of which month, `2026-10`, in which currency. */
export interface StatementKey {
  /** Null: a seller without a company. */
  companyId: number | null;
  sellerId: number | null;
  currency: Currency;
  month: string;
}

export interface StatementPayee {
  recipientId: number;
  company: LocalizedText | null;
  username: string;
  address: string | null;
}

/** A fee that was charged, or returned with a refund: below 0. Minor units. */
export interface ChargedFeeRow {
  order_no: string;
  /** Day of the charge where the platform is. */
  on: string;
  is_returned: boolean;
  /** What left escrow for the order; 0 beside a fee that was returned. */
  gross: number;
  /** Of the tax, in hundredths of a percent. */
  rate: number;
  fee: number;
  tax: number;
}

/** What moved the merchant's money within a month, and what they had before it. */
export interface StatementBalance {
  opening: number;
  movements: { type: BalanceType; amount: number }[];
}

/** Months that are issued when the server was away for long. */
const MONTHS_BACK = 12;

/** SQL: the first and the last instant of month `$n`, where the platform is. */
const SINCE = (month: string): string =>
  `(to_date(${month}, 'YYYY-MM')::timestamp AT TIME ZONE '${LEDGER_ZONE}')`;
const UNTIL = (month: string): string =>
  `((to_date(${month}, 'YYYY-MM') + interval '1 month') AT TIME ZONE '${LEDGER_ZONE}')`;
const IS_WITHIN = (at: string, month: string): string =>
  `${at} >= ${SINCE(month)} AND ${at} < ${UNTIL(month)}`;

/** What merchants' statements are made of: their fees, and the movements of their money. */
@Injectable()
export class FeeStatementRepository {
  /** Months that are over, in which money of a merchant moved and which have no statement yet; the earliest first. */
  async listDue(q: Queryable, limit: number, offset: number): Promise<StatementKey[]> {
    const { rows } = await q.query<StatementKey>(
      `SELECT CASE a.owner_type WHEN 'company' THEN a.owner_id END AS "companyId",
         CASE a.owner_type WHEN 'member' THEN a.owner_id END AS "sellerId", a.currency, m.month
       FROM (SELECT to_char(d, 'YYYY-MM') AS month FROM generate_series(
           date_trunc('month', ${LEDGER_TODAY}::timestamp) - interval '${MONTHS_BACK} months',
           date_trunc('month', ${LEDGER_TODAY}::timestamp) - interval '1 month', interval '1 month') d) m,
         ledger_account a
       WHERE a.kind = 'frozen'
         AND (a.owner_type = 'company' OR EXISTS (SELECT FROM transfer t WHERE t.seller_id = a.owner_id AND t.company_id IS NULL))
         AND NOT EXISTS (SELECT FROM tax_document d WHERE d.kind = ${TAX_DOCUMENT_KIND.fee_statement}
           AND d.currency = a.currency AND d.statement_month = m.month
           AND CASE a.owner_type WHEN 'company' THEN d.company_id = a.owner_id
             ELSE d.company_id IS NULL AND d.recipient_id = a.owner_id END)
         AND EXISTS (SELECT FROM ledger_account o JOIN posting p ON p.account_id = o.id
           WHERE (o.owner_type, o.owner_id, o.currency) = (a.owner_type, a.owner_id, a.currency)
             AND o.kind IN ('available', 'frozen') AND ${IS_WITHIN('p.created_at', 'm.month')})
       ORDER BY m.month, a.id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    return rows;
  }

  /** Whom it is addressed to: the company's owner, or who sold for it last. */
  async findPayee(q: Queryable, { companyId, sellerId }: StatementKey): Promise<StatementPayee> {
    const { rows } = await q.query<StatementPayee>(
      `SELECT u.id AS "recipientId", u.username, c.address,
         CASE WHEN c.id IS NOT NULL THEN json_build_object('c', c.name_c, 'e', c.name_e, 'j', c.name_j) END AS company
       FROM (SELECT $1::bigint AS company_id, $2::bigint AS seller_id) k LEFT JOIN company c ON c.id = k.company_id
       JOIN account u ON u.id = coalesce(k.seller_id, c.owner_id,
         (SELECT t.seller_id FROM transfer t WHERE t.company_id = k.company_id ORDER BY t.id DESC LIMIT 1),
         (SELECT x.id FROM account x WHERE x.company_id = k.company_id ORDER BY x.id LIMIT 1))`,
      [companyId, sellerId],
    );
    return firstRow(rows);
  }

  /** Proceeds with their fees, and fees that were returned, in the order of their days. */
  async listFees(
    q: Queryable,
    { companyId, sellerId, currency, month }: StatementKey,
  ): Promise<ChargedFeeRow[]> {
    const whose = `(t.company_id = $1 OR $1::bigint IS NULL AND t.company_id IS NULL AND t.seller_id = $2) AND t.currency = $3`;
    const { rows } = await q.query<ChargedFeeRow>(
      `SELECT t.order_no, to_char(${bookedOn('t.created_at')}, 'YYYY-MM-DD') AS "on", false AS is_returned,
         CASE WHEN row_number() OVER (PARTITION BY t.id ORDER BY c.rate) = 1 THEN t.gross ELSE 0 END AS gross,
         coalesce(c.rate, 0) AS rate, coalesce(c.fee, 0) AS fee, coalesce(c.tax, 0) AS tax, t.created_at AS at, t.id
       FROM transfer t LEFT JOIN fee_charge c ON c.transfer_id = t.id AND c.refunded = 0
       WHERE ${whose} AND ${IS_WITHIN('t.created_at', '$4')}
       UNION ALL
       SELECT t.order_no, to_char(${bookedOn('c.created_at')}, 'YYYY-MM-DD'), true, 0, c.rate, c.fee, c.tax, c.created_at, t.id
       FROM fee_charge c JOIN transfer t ON t.id = c.transfer_id
       WHERE ${whose} AND c.refunded > 0 AND ${IS_WITHIN('c.created_at', '$4')}
       ORDER BY at, id, is_returned, rate`,
      [companyId, sellerId, currency, month],
    );
    return rows;
  }

  /** Of the money that is the merchant's: what they can spend, and what is on its way to or from it. */
  async findBalance(
    q: Queryable,
    { companyId, sellerId, currency, month }: StatementKey,
  ): Promise<StatementBalance> {
    const owned = `FROM ledger_account a WHERE (a.owner_type, a.owner_id) = ($1, $2) AND a.currency = $3
      AND a.kind IN ('available', 'frozen')`;
    const owner = companyId === null ? ['member', sellerId] : ['company', companyId];
    const opening = await q.query<{ opening: number }>(
      `SELECT coalesce(sum((SELECT p.after FROM posting p WHERE p.account_id = a.id AND p.created_at < ${SINCE('$4')}
         ORDER BY p.created_at DESC, p.seq DESC LIMIT 1)), 0)::bigint AS opening ${owned}`,
      [...owner, currency, month],
    );
    const { rows } = await q.query<{ type: BalanceType; amount: number }>(
      `SELECT p.type, sum(p.change)::bigint AS amount FROM posting p
       WHERE p.account_id IN (SELECT a.id ${owned}) AND ${IS_WITHIN('p.created_at', '$4')}
       GROUP BY p.type HAVING sum(p.change) <> 0 ORDER BY p.type`,
      [...owner, currency, month],
    );
    return { ...firstRow(opening.rows), movements: rows };
  }

  async lastDayOf(tx: Tx, month: string): Promise<string> {
    const { rows } = await tx.query<{ day: string }>(
      `SELECT to_char(to_date($1, 'YYYY-MM') + interval '1 month - 1 day', 'YYYY-MM-DD') AS day`,
      [month],
    );
    return firstRow(rows).day;
  }
}
