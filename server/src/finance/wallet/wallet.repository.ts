import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { codeNameSql } from '../../platform/database/code-name-sql.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import type { PageBounds } from '../../platform/database/page.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { LEDGER_ZONE, bookedOn } from '../ledger/ledger-day.js';
import { documentSql } from '../ledger/ledger-causes.js';

export interface LineFilter {
  kind: string;
  currency: Currency | undefined;
  type: number | undefined;
  begin: string | undefined;
  end: string | undefined;
}

export interface LineRow {
  id: number;
  created_at: Date;
  change: number;
  after: number;
  currency: Currency;
  type: number;
  type_name: string;
  remark: string | null;
  document_type: string | null;
  document_id: number | null;
  document: string | null;
}

interface DayRow {
  day: string;
  available: number;
  frozen: number;
}

/** A member's own lines; another's are as if absent. */
@Injectable()
export class WalletRepository {
  async lines(
    q: Queryable,
    accountId: number,
    { kind, currency, type, begin, end }: LineFilter,
    bounds: PageBounds,
    language: Language,
  ): Promise<{ rows: LineRow[]; total: number }> {
    const filter = new SqlFilter();
    filter.where(`t.member_id = ${filter.value(accountId)} AND t.kind = ${filter.value(kind)}`);
    if (currency !== undefined) filter.where(`t.currency = ${filter.value(currency)}`);
    if (type !== undefined) filter.where(`t.type = ${filter.value(type)}`);
    filter.between('t.created_at', begin, end);
    const at = filter.values.length;
    // Ids along the index first: what a line shows is read for the one page.
    const { rows } = await q.query<LineRow>(
      `SELECT t.id, t.created_at, t.change, t.after, t.currency, t.type, ${codeNameSql('t.type', 'balance_type')({ language })} AS type_name,
         e.note AS remark, ${documentSql('type')} AS document_type, ${documentSql('id')} AS document_id,
         ${documentSql('name')} AS document
       FROM (SELECT t.id FROM posting t WHERE ${filter.sql} ORDER BY t.id DESC LIMIT $${at + 1} OFFSET $${at + 2}) page
       JOIN posting t ON t.id = page.id JOIN journal_entry e ON e.id = t.entry_id ORDER BY t.id DESC`,
      [...filter.values, bounds.limit, bounds.offset],
    );
    const isWhole = [currency, type, begin, end].every((one) => one === undefined || one === currency);
    const total = await exactTotal(rows.length, bounds, () =>
      isWhole ? this.countOf(q, accountId, kind, currency) : this.countWallets(q, filter),
    );
    return { rows, total };
  }

  /** The balance at the end of each day, newest last. */
  async history(q: Queryable, accountId: number, currency: Currency, days: number): Promise<DayRow[]> {
    const { rows } = await q.query<DayRow>(
      `SELECT d.day::date::text AS day,
         coalesce(sum(line.after) FILTER (WHERE a.kind = 'available'), 0)::bigint AS available,
         coalesce(sum(line.after) FILTER (WHERE a.kind <> 'available'), 0)::bigint AS frozen
       FROM generate_series(${bookedOn('now()')} - ($3::int - 1),
         ${bookedOn('now()')}, interval '1 day') d (day)
       LEFT JOIN ledger_account a ON a.owner_type = 'member' AND a.owner_id = $1 AND a.currency = $2
         AND a.kind IN ('available', 'frozen', 'deposit')
       LEFT JOIN LATERAL (
         SELECT p.after FROM posting p WHERE p.account_id = a.id
           AND p.created_at < (d.day + interval '1 day') AT TIME ZONE '${LEDGER_ZONE}'
         ORDER BY p.created_at DESC, p.seq DESC LIMIT 1) line ON true
       GROUP BY d.day ORDER BY d.day`,
      [accountId, currency, days],
    );
    return rows;
  }

  /** An account counts its own lines. */
  private async countOf(q: Queryable, accountId: number, kind: string, currency?: Currency): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT coalesce(sum(last_seq), 0)::bigint AS total FROM ledger_account
       WHERE owner_type = 'member' AND owner_id = $1 AND kind = $2 AND ($3::text IS NULL OR currency = $3)`,
      [accountId, kind, currency ?? null],
    );
    return firstRow(rows).total;
  }

  private async countWallets(q: Queryable, filter: SqlFilter): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM posting t WHERE ${filter.sql}`,
      filter.values,
    );
    return firstRow(rows).total;
  }
}
