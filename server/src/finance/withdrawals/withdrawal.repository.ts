import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { bankDeadline } from '../../member/accounts/bank-deadline.js';
import type { Queryable, SqlValue, Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { MoneyOwner } from '../bank-accounts/money-owner.js';

export interface WithdrawalRow {
  id: number;
  sn: string;
  account_id: number;
  company_id: number | null;
  amount: number;
  currency: Currency;
  bank_account_id: number;
  status: number;
  attempt: number;
}

/** A move of a row: to which state, by whom, why, and what else changes. */
export interface Move {
  to: number;
  actorId: number | null;
  reason: string | null;
  sets?: Readonly<Partial<Record<MovedColumn, SqlValue | null>>>;
}

type MovedColumn = 'decision_id' | 'bank_account_id' | 'attempt' | 'bank_reference';

const COLUMNS = 'id, sn, account_id, company_id, amount, currency, bank_account_id, status, attempt';
/** The state before the first, as `state_transition` keys it. */
export const BEGINNING = -32768;
/** How long finance has to record the payout of an approved one. */
const PAYOUT_DAYS = 7;

const { pending, approved, paid, rejected, withdrawn, returned } = WITHDRAWAL_STATUS;

/** SQL: the day of a request, in the platform's zone. */
const dayOf = (row: string): string => `(${row}.created_at AT TIME ZONE 'Asia/Tokyo')::date`;

/** Withdrawals and their history; the caller has locked the row that a method moves. */
@Injectable()
export class WithdrawalRepository {
  async insertWithdrawal(
    tx: Tx,
    { accountId, companyId }: MoneyOwner,
    requested: { amount: number; currency: Currency; bankAccountId: number },
  ): Promise<WithdrawalRow> {
    const { rows } = await tx.query<WithdrawalRow>(
      `INSERT INTO withdrawal (account_id, company_id, amount, currency, bank_account_id)
       VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
      [accountId, companyId, requested.amount, requested.currency, requested.bankAccountId],
    );
    const [row] = rows;
    invariant(row, 'a withdrawal that is written has its row');
    await this.note(tx, [{ id: row.id, status: BEGINNING }], {
      to: pending,
      actorId: accountId,
      reason: null,
    });
    return row;
  }

  /** Those of these companies (null: of everybody), locked in the order of their ids. */
  async lockWithdrawal(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, WithdrawalRow>> {
    const { rows } = await tx.query<WithdrawalRow>(
      `SELECT ${COLUMNS} FROM withdrawal
       WHERE id = ANY ($1::bigint[]) AND ($2::bigint[] IS NULL OR company_id = ANY ($2::bigint[]))
       ORDER BY id FOR UPDATE`,
      [[...ids], companies === null ? null : [...companies]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** All of them the same way. */
  async move(tx: Tx, rows: readonly Pick<WithdrawalRow, 'id' | 'status'>[], move: Move): Promise<void> {
    const sets = Object.entries(move.sets ?? {});
    await tx.query(
      `UPDATE withdrawal SET status = $2::smallint,
         deadline_at = CASE WHEN $2::smallint = ${approved} THEN clock_timestamp() + interval '${PAYOUT_DAYS} days' END,
         paid_at = CASE WHEN $2::smallint = ${paid} THEN clock_timestamp() END
         ${sets.map(([column], at) => `, ${column} = $${at + 3}`).join('')}
       WHERE id = ANY ($1::bigint[])`,
      [rows.map(({ id }) => id), move.to, ...sets.map(([, value]) => value)] as SqlValue[],
    );
    if (move.to === approved) await this.allowForBanks(tx, rows);
    await this.note(tx, rows, move);
  }

  /** A payout leaves on a day on which banks execute it. */
  private async allowForBanks(tx: Tx, moved: readonly Pick<WithdrawalRow, 'id'>[]): Promise<void> {
    const { rows } = await tx.query<{ id: number; accountId: number; currency: Currency }>(
      'SELECT id, account_id AS "accountId", currency FROM withdrawal WHERE id = ANY ($1::bigint[]) ORDER BY id',
      [moved.map(({ id }) => id)],
    );
    for (const { id, ...of } of rows)
      await tx.query(
        'UPDATE withdrawal SET deadline_at = greatest(deadline_at, $2::timestamptz) WHERE id = $1',
        [id, await bankDeadline(tx, { ...of, hours: PAYOUT_DAYS * 24 })],
      );
  }

  /** Approved ones whose payout nobody recorded in time, locked; those that others hold come later. */
  async lockDue(tx: Tx, limit: number): Promise<WithdrawalRow[]> {
    const { rows } = await tx.query<WithdrawalRow>(
      `SELECT ${COLUMNS} FROM withdrawal
       WHERE status = ${approved} AND deadline_at <= clock_timestamp()
       ORDER BY deadline_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return rows;
  }

  /** Above how many whole units two people approve, by currency. */
  async limits(q: Queryable): Promise<ReadonlyMap<Currency, number>> {
    const { rows } = await q.query<{ currency: Currency; above: number }>(
      `SELECT currency, two_people_above AS above FROM withdrawal_limit`,
    );
    return new Map(rows.map(({ currency, above }) => [currency, above]));
  }

  /**
   * What each asks for together with the others of its owner's that local day, which the limit is of: no payment escapes
   * it by being split. Pending ones count too, so that of two decided at once neither misses the other.
   */
  async sumsOfDay(q: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const { rows } = await q.query<{ id: number; sum: number }>(
      `SELECT o.id, sum(t.amount)::bigint AS sum FROM withdrawal o JOIN withdrawal t
         ON (t.owner_type, t.owner_id, t.currency) = (o.owner_type, o.owner_id, o.currency)
           AND ${dayOf('t')} = ${dayOf('o')}
       WHERE o.id = ANY ($1::bigint[]) AND (t.id = o.id OR t.status NOT IN (${rejected}, ${withdrawn}, ${returned}))
       GROUP BY o.id`,
      [[...ids]],
    );
    return new Map(rows.map(({ id, sum }) => [id, sum]));
  }

  private async note(
    tx: Tx,
    rows: readonly Pick<WithdrawalRow, 'id' | 'status'>[],
    { to, actorId, reason }: Move,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO withdrawal_history (withdrawal_id, seq, from_key, to_status, actor_id, reason)
       SELECT m.id, 1 + (SELECT count(*) FROM withdrawal_history h WHERE h.withdrawal_id = m.id), m.from_key, $3, $4, $5
       FROM unnest($1::bigint[], $2::smallint[]) m (id, from_key)`,
      [rows.map(({ id }) => id), rows.map(({ status }) => status), to, actorId, reason],
    );
  }
}
