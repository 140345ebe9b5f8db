import { Injectable } from '@nestjs/common';
import type { MyTaxDocumentListRequest } from '@fovea/shared-types/finance/tax-document.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { Page } from '@fovea/shared-types/pagination';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { issuerName, SHOWN } from './tax-document.record.js';

/** A document as its recipient lists it; the total in minor units. */
export interface ReceivedRow {
  id: number;
  number: string;
  kind: number;
  issued_on: string;
  transacted_on: string;
  counterparty: string;
  total: number;
  currency: Currency;
  subject_no: string;
  order_id: number | null;
  month_bill_id: number | null;
  amends: string | null;
  original: string | null;
  is_replaced: boolean;
  needs_red_letter: boolean;
  red_letter_number: string | null;
  issuer_name: string;
}

/** Of an archive's index, too. */
export interface ArchivedRow {
  id: number;
  kind: number;
  number: string;
  issued_on: string;
  transacted_on: string;
  counterparty: string;
  total: number;
  currency: Currency;
}

/** Whose documents: those that somebody received, or those that companies issued; null: everybody's. */
export type DocumentScope = { recipientId: number } | { companies: readonly number[] | null };

const DAY = (column: string): string => `to_char(t.${column}, 'YYYY-MM-DD') AS ${column}`;

/** Issued documents, for those who received them and those who issued them. */
@Injectable()
export class TaxDocumentListRepository {
  async listReceived(
    q: Queryable,
    language: Language,
    recipientId: number,
    request: MyTaxDocumentListRequest,
  ): Promise<Page<ReceivedRow>> {
    const filter = new SqlFilter();
    filter.where(`t.recipient_id = ${filter.value(recipientId)}`);
    filter
      .whenGiven(request.kind, (kind) => `t.kind = ${kind}`)
      .whenGiven(request.order_id, (id) => `t.order_id = ${id}`)
      .whenGiven(request.begin, (day) => `t.issued_on >= ${day}::date`)
      .whenGiven(request.end, (day) => `t.issued_on <= ${day}::date`)
      .whenGiven(request.number, (number) => `(t.number = ${number} OR ${SHOWN.subject_no} = ${number})`);
    const { limit, offset } = pageOf(request);
    const total = await q.query<{ count: number }>(
      `SELECT count(*) FROM tax_document t WHERE ${filter.sql}`,
      filter.values,
    );
    const { rows } = await q.query<ReceivedRow>(
      `SELECT t.id, t.number, t.kind, ${DAY('issued_on')}, ${DAY('transacted_on')}, t.counterparty, t.total, t.currency,
         t.order_id, t.month_bill_id, t.red_letter_number,
         ${Object.entries(SHOWN)
           .map(([field, sql]) => `${sql} AS ${field}`)
           .join(', ')}, ${issuerName(language)} AS issuer_name
       FROM tax_document t WHERE ${filter.sql}
       ORDER BY t.issued_on DESC, t.id DESC LIMIT ${filter.value(limit)} OFFSET ${filter.value(offset)}`,
      filter.values,
    );
    return toPage(rows, firstRow(total.rows).count, request);
  }

  /** Whether it is among these. */
  async isOf(q: Queryable, id: number, scope: DocumentScope): Promise<boolean> {
    const filter = new SqlFilter().where('t.id = $1');
    filter.values.push(id);
    const { count } = await q.query(
      `SELECT FROM tax_document t WHERE ${scoped(filter, scope).sql}`,
      filter.values,
    );
    return count === 1;
  }

  /** Issued in a month, in order; at most so many. */
  async listMonth(q: Queryable, scope: DocumentScope, month: string, max: number): Promise<ArchivedRow[]> {
    const filter = new SqlFilter();
    const first = filter.value(`${month}-01`);
    filter.where(`t.issued_on >= ${first}::date AND t.issued_on < ${first}::date + interval '1 month'`);
    const { rows } = await q.query<ArchivedRow>(
      `SELECT t.id, t.kind, t.number, ${DAY('issued_on')}, ${DAY('transacted_on')}, t.counterparty, t.total, t.currency
       FROM tax_document t WHERE ${scoped(filter, scope).sql}
       ORDER BY t.issued_on, t.id LIMIT ${filter.value(max)}`,
      filter.values,
    );
    return rows;
  }

  /** Only of a refund in China. @returns whether it is one */
  async setRedLetterNumber(tx: Tx, id: number, number: string): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE tax_document t SET red_letter_number = $2 WHERE t.id = $1 AND ${SHOWN.needs_red_letter}`,
      [id, number],
    );
    return count === 1;
  }
}

function scoped(filter: SqlFilter, scope: DocumentScope): SqlFilter {
  if ('recipientId' in scope) return filter.where(`t.recipient_id = ${filter.value(scope.recipientId)}`);
  return filter.companies('t.company_id', scope.companies);
}
