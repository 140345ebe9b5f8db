import { Injectable } from '@nestjs/common';
import type { MissingOpening, ReconciledDay } from '@fovea/shared-types/finance/reconciliation.dto';
import { STANDING } from '@fovea/shared-types/finance/reconciliation.record';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { ComparedDay } from './reconciliation.repository.js';

export interface ReconciledDayRow extends Omit<
  ReconciledDay,
  'finished_at' | 'next_at' | 'statement_balance' | 'ledger_balance'
> {
  statement_balance: number | null;
  ledger_balance: number | null;
  finished_at: Date | null;
  next_at: Date | null;
}

export interface MissingOpeningRow extends Omit<MissingOpening, 'opening' | 'ledger_balance' | 'missing'> {
  opening: number;
  ledger_balance: number;
}

const LISTED_DAYS = 14;

const ROWS = `SELECT d.day::text AS day, d.currency, d.finished_at, d.next_at, d.attempts, d.last_error,
    d.statement_balance, d.ledger_balance,
    r.open, r.explained, r.settled
  FROM reconciled_day d CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE standing = ${STANDING.open}) AS open, count(*) FILTER (WHERE standing = ${STANDING.explained}) AS explained,
      count(*) FILTER (WHERE standing = ${STANDING.settled}) AS settled
    FROM reconciliation WHERE (day, currency) = (d.day, d.currency)) r`;

/** Compared days with what was found of each. */
@Injectable()
export class ReconciledDaysRepository {
  /** Those of as many days as a page has, whatever currencies they have. */
  async listReconciledDays(q: Queryable, before: string | undefined): Promise<ReconciledDayRow[]> {
    const { rows } = await q.query<ReconciledDayRow>(
      `${ROWS} WHERE d.day IN (SELECT day FROM reconciled_day WHERE day < coalesce($1::date, 'infinity')
         GROUP BY day ORDER BY day DESC LIMIT ${LISTED_DAYS})
       ORDER BY d.day DESC, d.currency`,
      [before ?? null],
    );
    return rows;
  }

  /** At most one of each currency. */
  async listMissingOpenings(q: Queryable): Promise<MissingOpeningRow[]> {
    const { rows } = await q.query<MissingOpeningRow>(
      `SELECT s.currency, s.from_day::text AS from_day, (s.from_day - 1)::text AS value_day, s.opening, b.ledger AS ledger_balance,
         v.id AS voucher_id, v.sn AS voucher_sn
       FROM (SELECT DISTINCT ON (currency) currency, from_day, opening FROM bank_statement
         ORDER BY currency, from_day, id) s
       CROSS JOIN LATERAL (
         SELECT coalesce(-sum(p.change), 0)::bigint AS ledger FROM ledger_account l JOIN posting p ON p.account_id = l.id
         WHERE (l.owner_type, l.owner_id, l.kind, l.currency) = ('platform', 0, 'bank', s.currency)
           AND p.posted_on < s.from_day) b
       LEFT JOIN LATERAL (
         SELECT id, sn FROM journal_voucher
         WHERE status = ${REQUESTED_STATUS.pending} AND currency = s.currency AND 'opening' IN (debit_kind, credit_kind)
         ORDER BY id LIMIT 1) v ON true
       WHERE s.opening <> b.ledger ORDER BY s.currency`,
    );
    return rows;
  }

  async get(q: Queryable, { day, currency }: ComparedDay): Promise<ReconciledDayRow> {
    const { rows } = await q.query<ReconciledDayRow>(`${ROWS} WHERE d.day = $1::date AND d.currency = $2`, [
      day,
      currency,
    ]);
    invariant(rows[0], 'a day that was compared is there');
    return rows[0];
  }
}
