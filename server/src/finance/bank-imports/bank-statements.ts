import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { BankFile, StatedBalances } from '../../platform/bank-files/bank-line.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { ImportRow } from './bank-import.repository.js';

/**
 * SQL: whether a statement from `s.from_day` on that begins with `s.opening` follows what is here of its account: the last
 * statement before it ends with that, or one of the same first day begins with it. Nothing is before the first one.
 */
const FOLLOWS = `NOT EXISTS (SELECT FROM bank_statement b WHERE b.currency = $1 AND b.from_day <= s.from_day)
  OR EXISTS (SELECT FROM bank_statement b WHERE b.currency = $1 AND b.closing = s.opening AND b.to_day IN (s.from_day,
    (SELECT max(p.to_day) FROM bank_statement p WHERE p.currency = $1 AND p.to_day < s.from_day)))
  OR EXISTS (SELECT FROM bank_statement b WHERE b.currency = $1 AND b.opening = s.opening AND b.from_day = s.from_day)`;

/** The balances of our accounts as their banks stated them. */
@Injectable()
export class BankStatements {
  /** Serialises the imports of one account: each is compared with the one before. */
  async lockAccount(tx: Tx, currency: Currency): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('bank statement', ascii($1)))`, [currency]);
  }

  /** The same file with a fault for each statement that does not begin where the one before it ended. */
  async withGaps(q: Queryable, file: BankFile, currency: Currency): Promise<BankFile> {
    const faults = [...file.faults];
    const inOrder = [...file.balances].sort(
      (a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to),
    );
    for (const [at, statement] of inOrder.entries()) {
      const isNext = inOrder.slice(0, at).some(({ closing }) => closing === statement.opening);
      if (!isNext && !(await this.follows(q, statement, currency)))
        faults.push({ row: statement.row, fault: 'gap' });
    }
    return { ...file, faults };
  }

  private async follows(
    q: Queryable,
    { from, opening }: StatedBalances,
    currency: Currency,
  ): Promise<boolean> {
    const { rows } = await q.query<{ follows: boolean }>(
      `SELECT ${FOLLOWS} AS follows FROM (SELECT $2::date AS from_day, $3::bigint AS opening) s`,
      [currency, from, opening],
    );
    return firstRow(rows).follows;
  }

  /** Those that are not here yet. */
  async addStatements(
    tx: Tx,
    { id, currency, content }: Pick<ImportRow, 'id' | 'currency' | 'content'>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO bank_statement (import_id, currency, from_day, to_day, opening, closing)
       SELECT $1, $2, s."from", s."to", s.opening, s.closing
       FROM jsonb_to_recordset($3::jsonb) AS s ("from" date, "to" date, opening bigint, closing bigint)
       ON CONFLICT (currency, from_day, to_day, opening, closing) DO NOTHING`,
      [id, currency, JSON.stringify(content.balances)],
    );
  }
}
