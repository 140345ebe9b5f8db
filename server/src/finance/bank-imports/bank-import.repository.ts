import { Injectable } from '@nestjs/common';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import type { BankFile } from '../../platform/bank-files/bank-line.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { BankLine } from '../bank-matches/bank-matches.js';
import type { HashedLine } from './hashed-lines.js';

export interface ImportRow {
  id: number;
  file_name: string;
  currency: Currency;
  content: BankFile;
  added_count: number | null;
}

export interface LineRow extends BankLine {
  party: string;
  row_no: number;
  file_name: string;
  matching: number;
  reason: string | null;
  username: string | null;
}

/** The decision on a line. */
export type LineDecision = { type: string; id: number; sn: string; reason?: string } | { reason: string };

const IMPORT = 'id, file_name, currency, content, added_count';

/** Files of banks as they were read, and the lines that were taken over. */
@Injectable()
export class BankImportRepository {
  /** Serialises concurrent uploads of one person. @returns how many files they sent within the hour */
  async lockRecentCount(tx: Tx, accountId: number): Promise<number> {
    await tx.query('SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
    const { rows } = await tx.query<{ count: number }>(
      `SELECT count(*) FROM bank_import WHERE account_id = $1 AND created_at > clock_timestamp() - interval '1 hour'`,
      [accountId],
    );
    return firstRow(rows).count;
  }

  async insertBankImport(
    tx: Tx,
    accountId: number,
    { fileName, currency, content }: { fileName: string; currency: Currency; content: BankFile },
  ): Promise<ImportRow> {
    const { rows } = await tx.query<ImportRow>(
      `INSERT INTO bank_import (account_id, file_name, currency, content) VALUES ($1, $2, $3, $4) RETURNING ${IMPORT}`,
      [accountId, fileName, currency, JSON.stringify(content)],
    );
    const [row] = rows;
    invariant(row, 'an import that is written has its row');
    return row;
  }

  async lockOwn(tx: Tx, accountId: number, id: number): Promise<ImportRow | null> {
    const { rows } = await tx.query<ImportRow>(
      `SELECT ${IMPORT} FROM bank_import WHERE id = $1 AND account_id = $2 FOR UPDATE`,
      [id, accountId],
    );
    return rows[0] ?? null;
  }

  async countKnown(q: Queryable, hashes: readonly Buffer[]): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      `SELECT count(*) FROM bank_line
       WHERE hash IN (SELECT decode(h, 'hex') FROM unnest($1::text[]) AS given (h))`,
      [hashes.map((hash) => hash.toString('hex'))],
    );
    return firstRow(rows).count;
  }

  /** @returns how many of them were not here yet */
  async addLines(
    tx: Tx,
    { id, currency }: Pick<ImportRow, 'id' | 'currency'>,
    lines: readonly HashedLine[],
  ): Promise<number> {
    const { rows } = await tx.query(
      `INSERT INTO bank_line (import_id, currency, row_no, booked_on, kind, amount, reference, words, party, hash)
       SELECT $1, $2, row_no, booked_on, kind, amount, reference, words, party, decode(hash, 'hex')
       FROM jsonb_to_recordset($3::jsonb)
         AS line (row_no integer, booked_on date, kind smallint, amount bigint, reference text, words text, party text,
           hash text)
       ORDER BY row_no ON CONFLICT (hash) DO NOTHING RETURNING id`,
      [
        id,
        currency,
        JSON.stringify(lines.map(({ hash, ...line }) => ({ ...line, hash: hash.toString('hex') }))),
      ],
    );
    const added = rows.length;
    await tx.query('UPDATE bank_import SET added_count = $2 WHERE id = $1', [id, added]);
    return added;
  }

  async findLine(q: Queryable, id: number): Promise<LineRow | null> {
    const { rows } = await q.query<LineRow>(
      `SELECT t.id, t.row_no, t.booked_on::text, t.kind, t.amount, t.currency, t.reference, t.words, t.party, t.matching,
         t.reason, i.file_name, a.username
       FROM bank_line t JOIN bank_import i ON i.id = t.import_id LEFT JOIN account a ON a.id = t.decided_by
       WHERE t.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Those of these that are not decided. */
  async listOpen(q: Queryable, ids: readonly number[]): Promise<BankLine[]> {
    const { rows } = await q.query<BankLine>(
      `SELECT id, kind, amount, currency, reference, words, booked_on::text FROM bank_line
       WHERE id = ANY ($1::bigint[]) AND matching = ${BANK_LINE_MATCHING.open} ORDER BY id`,
      [[...ids]],
    );
    return rows;
  }

  async lockLine(tx: Tx, id: number): Promise<(BankLine & { matching: number }) | null> {
    const { rows } = await tx.query<BankLine & { matching: number }>(
      `SELECT id, kind, amount, currency, reference, words, booked_on::text, matching FROM bank_line WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async decideBankImport(
    tx: Tx,
    id: number,
    accountId: number,
    matching: number,
    decision: LineDecision,
  ): Promise<void> {
    await tx.query(
      `UPDATE bank_line SET matching = $2, decided_by = $3, decided_at = clock_timestamp(), subject_type = $4,
         subject_id = $5, subject_sn = $6, reason = $7
       WHERE id = $1`,
      [
        id,
        matching,
        accountId,
        'type' in decision ? decision.type : null,
        'type' in decision ? decision.id : null,
        'type' in decision ? decision.sn : null,
        decision.reason ?? null,
      ],
    );
  }

  async reopen(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE bank_line SET matching = ${BANK_LINE_MATCHING.open}, decided_by = NULL, decided_at = NULL, reason = NULL
       WHERE id = $1`,
      [id],
    );
  }
}
