import { Injectable } from '@nestjs/common';
import { STANDING } from '@fovea/shared-types/finance/reconciliation.record';
import { CURRENCIES, type Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { Compared } from './list-differences.js';
import { BALANCES } from './reconciliation-balances.js';
import { LEDGER_ZONE } from '../ledger/ledger-day.js';

export interface ComparedDay {
  /** `2027-01-31`. */
  day: string;
  currency: Currency;
}

/** Days that were missed are made up for, so far back. */
const BACK_DAYS = 31;
/** The night's last payments are reported and posted by then. */
const CLOSES_AT = '3 hours';
/** A day that could not be compared is tried so often, after pauses that grow. */
export const ATTEMPTS_MAX = 5;
const PAUSES = 'ARRAY[5, 15, 60, 240, 720]';

/** Days that are compared, and what was found. */
@Injectable()
export class ReconciliationRepository {
  /** Every day that is over since the ledger began gets its row once. */
  async openDays(q: Queryable): Promise<void> {
    await q.query(
      `INSERT INTO reconciled_day (day, currency)
       SELECT d::date, c FROM (SELECT min(created_at) AS at FROM journal_entry) began,
         generate_series(
           greatest((began.at AT TIME ZONE '${LEDGER_ZONE}')::date,
             ((clock_timestamp() - interval '${CLOSES_AT}') AT TIME ZONE '${LEDGER_ZONE}')::date - ${BACK_DAYS})::timestamp,
           ((clock_timestamp() - interval '${CLOSES_AT}') AT TIME ZONE '${LEDGER_ZONE}')::date - 1, interval '1 day') d,
         unnest($1::text[]) c
       WHERE began.at IS NOT NULL
       ON CONFLICT (day, currency) DO NOTHING`,
      [[...CURRENCIES]],
    );
    // A statement, or an entry on the bank's account that counts on an earlier day, changes balances that were compared.
    await q.query(
      `UPDATE reconciled_day d SET next_at = clock_timestamp()
       WHERE d.attempts = 0 AND coalesce(d.next_at, 'infinity') > clock_timestamp() AND d.day > current_date - ${BACK_DAYS} AND (
         EXISTS (SELECT FROM bank_statement b WHERE b.currency = d.currency AND b.to_day >= d.day
           AND b.created_at > d.finished_at)
         OR d.statement_balance IS NOT NULL AND EXISTS (SELECT FROM posting p JOIN ledger_account l ON l.id = p.account_id
           WHERE (l.owner_type, l.owner_id, l.kind, l.currency) = ('platform', 0, 'bank', d.currency)
             AND p.created_at > d.finished_at AND p.posted_on <= d.day))`,
    );
  }

  /** The oldest that is due; rows locked by another node are skipped. */
  async lockDue(tx: Tx): Promise<ComparedDay | undefined> {
    const { rows } = await tx.query<ComparedDay>(
      `SELECT day::text AS day, currency FROM reconciled_day WHERE next_at <= clock_timestamp()
       ORDER BY next_at, day, currency LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    return rows[0];
  }

  /** Due at once, however often it could not be compared. @returns false where no such day is over */
  async makeDue(q: Queryable, { day, currency }: ComparedDay): Promise<boolean> {
    const { count } = await q.query(
      `UPDATE reconciled_day SET next_at = clock_timestamp(), attempts = 0 WHERE day = $1::date AND currency = $2`,
      [day, currency],
    );
    return count > 0;
  }

  /** Waits for another holder of its lock. */
  async lockReconciliation(tx: Tx, { day, currency }: ComparedDay): Promise<void> {
    await tx.query('SELECT FROM reconciled_day WHERE day = $1::date AND currency = $2 FOR UPDATE', [
      day,
      currency,
    ]);
  }

  /** Keeps what differs once, with the figures of today; what agrees by now is settled. @returns ids that are new */
  async keep(tx: Tx, { day, currency }: ComparedDay, found: readonly Compared[]): Promise<number[]> {
    const columns = [
      day,
      currency,
      found.map(({ source }) => source),
      found.map(({ reference }) => reference),
      found.map(({ told: reported }) => reported),
      found.map(({ booked }) => booked),
    ];
    const { rows } = await tx.query<{ id: number; is_new: boolean }>(
      `INSERT INTO reconciliation (day, currency, source, reference, told, booked)
       SELECT $1, $2, f.* FROM unnest($3::smallint[], $4::text[], $5::bigint[], $6::bigint[]) f
       ON CONFLICT (day, currency, source, reference) DO UPDATE
         SET told = excluded.told, booked = excluded.booked, settled_at = NULL
       RETURNING id, xmax = 0 AS is_new`,
      columns,
    );
    await tx.query(
      `UPDATE reconciliation SET settled_at = clock_timestamp()
       WHERE day = $1 AND currency = $2 AND settled_at IS NULL AND NOT id = ANY ($3::bigint[])`,
      [day, currency, rows.map(({ id }) => id)],
    );
    return rows.filter(({ is_new }) => is_new).map(({ id }) => id);
  }

  /** Compared; once more tomorrow as long as something is open, for a month. */
  async finish(tx: Tx, { day, currency }: ComparedDay): Promise<void> {
    await tx.query(
      `UPDATE reconciled_day SET attempts = 0, last_error = NULL, finished_at = clock_timestamp(),
         (statement_balance, ledger_balance) = (${BALANCES}),
         next_at = CASE WHEN day > current_date - ${BACK_DAYS} AND EXISTS (SELECT FROM reconciliation r
             WHERE r.day = reconciled_day.day AND r.currency = reconciled_day.currency AND r.standing = ${STANDING.open})
           THEN clock_timestamp() + interval '1 day' END
       WHERE day = $1::date AND currency = $2`,
      [day, currency],
    );
  }

  /** @returns whether it was the last try */
  async miss(q: Queryable, { day, currency }: ComparedDay, error: string): Promise<boolean> {
    const { rows } = await q.query<{ attempts: number }>(
      `UPDATE reconciled_day SET attempts = attempts + 1, last_error = $3,
         next_at = CASE WHEN attempts + 1 < ${ATTEMPTS_MAX}
           THEN clock_timestamp() + make_interval(mins => (${PAUSES})[attempts + 1]) END
       WHERE day = $1 AND currency = $2 RETURNING attempts`,
      [day, currency, error],
    );
    return rows[0]?.attempts === ATTEMPTS_MAX;
  }
}
