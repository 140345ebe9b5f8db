import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { CountRow } from './count.repository.js';

export interface LineRow {
  line: number;
  product_id: number;
  tracking: number;
  goods_name: string;
  bin_id: number | null;
  bin_code: string | null;
  lot_number: string;
  expires_on: string | null;
  round: number;
  counted: number | null;
  expected: number | null;
  is_closed: boolean;
  previous_by: number | null;
}

/** What of a scan is kept for good. */
export interface ScanRow {
  line: number | null;
  round: number;
  kind: (typeof SCAN_KIND)[keyof typeof SCAN_KIND];
  quantity: number;
  code: string;
}

export const SCAN_KIND = { more: 1, total: 2, unknown: 3, closed: 4, anew: 5, corrected: 6 } as const;
/** Of a piece that was found. */
export const PIECE = {
  here: 1,
  missing: 2,
  found: 3,
  elsewhere: 4,
  moved: 5,
  unknown: 6,
  reserved: 7,
} as const;

export const lineColumns = (language: Language): string =>
  `l.line, l.product_id, p.tracking, ${localized('p.name', language)} AS goods_name, l.bin_id, b.code AS bin_code,
   l.lot_number, l.expires_on::text, l.round, l.counted, l.expected, l.closed_at IS NOT NULL AS is_closed, l.previous_by`;
/** Of a line `l`: this person counted it, and nobody else scanned a piece of it. */
export const countedAlone = (account: string): string =>
  `l.counted_by = ${account} AND NOT EXISTS (SELECT FROM stock_count_piece c WHERE c.count_id = l.count_id
     AND c.line = l.line AND c.account_id <> ${account} AND c.result <> ${PIECE.missing})`;
export const LINE_JOINS = `JOIN product p ON p.id = l.product_id LEFT JOIN warehouse_bin b ON b.id = l.bin_id`;

/** Lines of a count while they are counted: under the lock of the count. */
@Injectable()
export class CountLineRepository {
  async lines(
    tx: Tx,
    language: Language,
    countId: number,
    lines: readonly number[] | null,
  ): Promise<LineRow[]> {
    const { rows } = await tx.query<LineRow>(
      `SELECT ${lineColumns(language)} FROM stock_count_line l ${LINE_JOINS}
       WHERE l.count_id = $1 AND ($2::int[] IS NULL OR l.line = ANY ($2::int[])) ORDER BY l.line`,
      [countId, lines && [...lines]],
    );
    return rows;
  }

  /** Products of its open lines: of all, or of these. */
  async openProducts(tx: Tx, countId: number, lines: readonly number[] | null): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT DISTINCT product_id AS id FROM stock_count_line
       WHERE count_id = $1 AND closed_at IS NULL AND ($2::int[] IS NULL OR line = ANY ($2::int[])) ORDER BY id`,
      [countId, lines && [...lines]],
    );
    return rows.map(({ id }) => id);
  }

  async addScans(tx: Tx, countId: number, accountId: number, scans: readonly ScanRow[]): Promise<void> {
    if (scans.length === 0) return;
    await tx.query(
      `INSERT INTO stock_count_scan (count_id, line, round, kind, quantity, code, account_id)
       SELECT $1, line, round, kind, quantity, code, $2
       FROM unnest($3::int[], $4::smallint[], $5::smallint[], $6::int[], $7::text[]) n (line, round, kind, quantity, code)`,
      [
        countId,
        accountId,
        scans.map(({ line }) => line),
        scans.map(({ round }) => round),
        scans.map(({ kind }) => kind),
        scans.map(({ quantity }) => quantity),
        scans.map(({ code }) => code),
      ],
    );
  }

  /**
   * Ends the counting of lines of pieces, under the locks of their stocks: recorded pieces that nobody found
   * are missing, except those received after the count; what left since was not there to be found.
   */
  async closePieces(tx: Tx, count: CountRow, lines: readonly number[], accountId: number): Promise<void> {
    const values = [count.id, count.warehouse_id, [...lines]];
    const piles = `stock_count_line l JOIN stock s ON s.warehouse_id = $2 AND s.product_id = l.product_id`;
    await tx.query(
      `UPDATE stock_count_piece c SET result = CASE
         WHEN EXISTS (SELECT FROM ${piles} JOIN serial_unit u ON u.stock_id = s.id
           WHERE l.count_id = c.count_id AND l.line = c.line AND u.product_id = l.product_id AND u.serial_key = c.serial_key
             AND u.place = 1 AND u.bin_id IS NOT DISTINCT FROM l.bin_id) THEN ${PIECE.here}
         WHEN c.result = ${PIECE.here} THEN ${PIECE.moved}
         WHEN EXISTS (SELECT FROM stock_count_line l JOIN serial_unit u ON u.product_id = l.product_id
           WHERE l.count_id = c.count_id AND l.line = c.line AND u.serial_key = c.serial_key AND u.place <> 0)
         THEN ${PIECE.elsewhere} ELSE c.result END
       WHERE c.count_id = $1 AND c.line = ANY ($3::int[])`,
      values,
    );
    await tx.query(
      `INSERT INTO stock_count_piece (count_id, line, serial_number, serial_unit_id, bin_id, result, account_id)
       SELECT $1, l.line, u.serial_number, u.id, l.bin_id, ${PIECE.missing}, $4
       FROM ${piles} JOIN serial_unit u ON u.stock_id = s.id AND u.place = 1 AND u.bin_id IS NOT DISTINCT FROM l.bin_id
       WHERE l.count_id = $1 AND l.line = ANY ($3::int[])
         AND NOT EXISTS (SELECT FROM stock_count_piece c
           WHERE c.count_id = $1 AND c.line = l.line AND c.serial_key = u.serial_key)
         AND NOT EXISTS (SELECT FROM stock_movement m WHERE m.serial_unit_id = u.id AND m.place = 1 AND m.change > 0
           AND m.created_at > l.counted_at)`,
      [...values, accountId],
    );
    await tx.query(
      `UPDATE stock_count_line l SET counted = n.counted, expected = n.expected,
         counted_by = coalesce(l.counted_by, $3), counted_at = coalesce(l.counted_at, clock_timestamp()),
         closed_at = clock_timestamp()
       FROM (SELECT o.line, count(*) FILTER (WHERE c.result IN (${PIECE.here}, ${PIECE.found})) AS counted,
           count(*) FILTER (WHERE c.result IN (${PIECE.here}, ${PIECE.missing})) AS expected
         FROM unnest($2::int[]) o (line) LEFT JOIN stock_count_piece c ON c.count_id = $1 AND c.line = o.line
         GROUP BY o.line) n
       WHERE l.count_id = $1 AND l.line = n.line`,
      [count.id, [...lines], accountId],
    );
  }

  /** Ends the counting of lines by number; of which nobody counted anything, nothing is there. */
  async closePiles(tx: Tx, count: CountRow, lines: readonly number[], accountId: number): Promise<void> {
    await tx.query(
      `UPDATE stock_count_line l SET counted = coalesce(l.counted, 0),
         expected = CASE WHEN l.counted IS NOT NULL THEN l.expected ELSE coalesce((
           SELECT p.on_hand FROM stock s JOIN stock_part p ON p.stock_id = s.id
           WHERE s.warehouse_id = $2 AND s.product_id = l.product_id AND p.bin_id IS NOT DISTINCT FROM l.bin_id
             AND p.lot_number = l.lot_number AND p.expires_on IS NOT DISTINCT FROM l.expires_on), 0) END,
         counted_by = coalesce(l.counted_by, $4), counted_at = coalesce(l.counted_at, clock_timestamp()),
         closed_at = clock_timestamp()
       WHERE l.count_id = $1 AND l.line = ANY ($3::int[])`,
      [count.id, count.warehouse_id, [...lines], accountId],
    );
  }

  /**
   * Of these, the lines that this person counted with nobody else, and how many they counted: what they mistyped they
   * correct.
   */
  async countedBy(
    tx: Tx,
    countId: number,
    accountId: number,
    lines: readonly number[],
  ): Promise<{ line: number; round: number; counted: number }[]> {
    const { rows } = await tx.query<{ line: number; round: number; counted: number }>(
      `SELECT l.line, l.round, l.counted FROM stock_count_line l
       WHERE l.count_id = $1 AND l.line = ANY ($3::int[]) AND ${countedAlone('$2')} ORDER BY l.line`,
      [countId, accountId, [...lines]],
    );
    return rows;
  }

  /** Nothing of them is counted, in the same round. */
  async restart(tx: Tx, countId: number, lines: readonly number[]): Promise<void> {
    await tx.query(`DELETE FROM stock_count_piece WHERE count_id = $1 AND line = ANY ($2::int[])`, [
      countId,
      [...lines],
    ]);
    await tx.query(
      `UPDATE stock_count_line SET counted = NULL, expected = NULL, counted_by = NULL, counted_at = NULL, closed_at = NULL
       WHERE count_id = $1 AND line = ANY ($2::int[])`,
      [countId, [...lines]],
    );
  }

  /** Closed lines that differ, of these or of all. */
  async differing(
    q: Queryable,
    countId: number,
    lines: readonly number[] | null,
  ): Promise<{ line: number; round: number }[]> {
    const { rows } = await q.query<{ line: number; round: number }>(
      `SELECT line, round FROM stock_count_line
       WHERE count_id = $1 AND closed_at IS NOT NULL AND CASE WHEN $2::int[] IS NULL THEN difference <> 0
         ELSE line = ANY ($2::int[]) END ORDER BY line`,
      [countId, lines && [...lines]],
    );
    return rows;
  }

  async beginAnew(tx: Tx, countId: number, lines: readonly number[]): Promise<void> {
    await tx.query(`DELETE FROM stock_count_piece WHERE count_id = $1 AND line = ANY ($2::int[])`, [
      countId,
      [...lines],
    ]);
    await tx.query(
      `UPDATE stock_count_line SET round = round + 1, previous_counted = counted, previous_expected = expected,
         previous_by = counted_by, counted = NULL, expected = NULL, counted_by = NULL, counted_at = NULL, closed_at = NULL
       WHERE count_id = $1 AND line = ANY ($2::int[])`,
      [countId, [...lines]],
    );
  }
}
