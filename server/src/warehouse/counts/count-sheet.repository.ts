import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { LINE_JOINS, lineColumns, type LineRow } from './count-line.repository.js';
import {
  scanKey,
  type Meant,
  type NewPiece,
  type PileRow,
  type ProductRow,
  type UnitRow,
} from './count-sheet.js';
import type { CountRow } from './count.repository.js';

/** More of one code than these is as good as these: which is meant? */
const SOME = 3;

export type CountedEntry = Pick<Meant, 'entry' | 'code' | 'meaning' | 'productId'>;

/** What is entered in one call: each statement about all of it at once, under the lock of the count. */
@Injectable()
export class CountSheetRepository {
  /** By entry: pieces of the company that its code may mean, those that are here first. */
  async units(
    tx: Tx,
    language: Language,
    count: CountRow,
    entries: readonly CountedEntry[],
  ): Promise<UnitRow[][]> {
    const { rows } = await tx.query<UnitRow & { at: number }>(
      `SELECT e.at, u.* FROM unnest($3::bigint[], $4::text[], $5::text[], $6::bigint[])
           WITH ORDINALITY e (unit_id, serial_key, gtin, product_id, at)
         CROSS JOIN LATERAL (
           SELECT u.id, u.product_id, ${localized('p.name', language)} AS goods_name, u.serial_number, u.bin_id,
             u.place = 1 AND s.warehouse_id IS NOT DISTINCT FROM $2 AS is_here, u.place = 0 AS is_nowhere
           FROM (SELECT id FROM serial_unit WHERE id = e.unit_id
             UNION SELECT id FROM serial_unit WHERE serial_key = e.serial_key) named
           JOIN serial_unit u ON u.id = named.id JOIN product p ON p.id = u.product_id LEFT JOIN stock s ON s.id = u.stock_id
           WHERE u.company_id = $1 AND (e.gtin IS NULL OR p.gtin = e.gtin)
             AND (e.product_id IS NULL OR u.product_id = e.product_id)
           ORDER BY is_here DESC, u.id LIMIT ${SOME}) u
       ORDER BY e.at, u.is_here DESC, u.id`,
      [
        count.company_id,
        count.warehouse_id,
        entries.map(({ meaning }) => meaning.unitId),
        entries.map(({ code, meaning }) => (code === '' ? null : meaning.serialKey)),
        // What is not marked as the number of an item may be a serial number that looks like one.
        entries.map(({ meaning }) => (meaning.model === null ? meaning.gtin : null)),
        entries.map(({ productId }) => productId),
      ],
    );
    return byEntry(entries, rows);
  }

  /** By entry: products that its code may mean, or the one that is named. */
  async products(
    tx: Tx,
    language: Language,
    companyId: number,
    entries: readonly CountedEntry[],
  ): Promise<ProductRow[][]> {
    const { rows } = await tx.query<ProductRow & { at: number }>(
      `SELECT e.at, p.* FROM unnest($2::bigint[], $3::text[], $4::text[]) WITH ORDINALITY e (product_id, gtin, model, at)
         CROSS JOIN LATERAL (
           SELECT p.id, p.tracking, ${localized('p.name', language)} AS goods_name
           FROM (SELECT id FROM product WHERE id = e.product_id UNION SELECT id FROM product WHERE gtin = e.gtin
             UNION SELECT id FROM product WHERE goods_code = e.model) named JOIN product p ON p.id = named.id
           WHERE p.company_id IS NULL OR p.company_id = $1 ORDER BY p.id LIMIT ${SOME}) p
       ORDER BY e.at, p.id`,
      [
        companyId,
        entries.map(({ productId }) => productId),
        entries.map(({ productId, meaning }) => (productId === null ? meaning.gtin : null)),
        entries.map(({ productId, meaning }) => (productId === null ? meaning.model : null)),
      ],
    );
    return byEntry(entries, rows);
  }

  /** Lines of these products, and those that are named. */
  async lines(
    tx: Tx,
    language: Language,
    countId: number,
    productIds: readonly number[],
    named: readonly number[],
  ): Promise<LineRow[]> {
    const { rows } = await tx.query<LineRow>(
      `SELECT ${lineColumns(language)} FROM stock_count_line l ${LINE_JOINS}
       WHERE l.count_id = $1 AND (l.product_id = ANY ($2::bigint[]) OR l.line = ANY ($3::int[])) ORDER BY l.line`,
      [countId, [...productIds], [...named]],
    );
    return rows;
  }

  /** Codes of these bins, where they are of the warehouse. */
  async bins(tx: Tx, warehouseId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const { rows } = await tx.query<{ id: number; code: string }>(
      `SELECT id, code FROM warehouse_bin WHERE warehouse_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id FOR KEY SHARE`,
      [warehouseId, [...ids]],
    );
    return new Map(rows.map(({ id, code }) => [id, code]));
  }

  /** Under the locks of their stock: recorded quantities of goods that are kept by number or lot. */
  async piles(tx: Tx, warehouseId: number, productIds: readonly number[]): Promise<PileRow[]> {
    const { rows } = await tx.query<PileRow>(
      `SELECT s.product_id AS "productId", p.bin_id AS "binId", p.lot_number AS "lotNumber",
         p.expires_on::text AS "expiresOn", p.on_hand AS "onHand"
       FROM stock s JOIN stock_part p ON p.stock_id = s.id
       WHERE s.warehouse_id = $1 AND s.product_id = ANY ($2::bigint[]) AND p.on_hand > 0`,
      [warehouseId, [...productIds]],
    );
    return rows;
  }

  /** As a scanned piece's number is folded. */
  async keys(tx: Tx, numbers: readonly string[]): Promise<string[]> {
    const { rows } = await tx.query<{ key: string }>(
      `SELECT upper(normalize(btrim(said), NFKC)) AS key FROM unnest($1::text[]) WITH ORDINALITY n (said, at) ORDER BY at`,
      [[...numbers]],
    );
    return rows.map(({ key }) => key);
  }

  /** Which of these pieces were scanned before, on these lines or on none. */
  async scanned(
    tx: Tx,
    countId: number,
    keys: readonly string[],
    lines: readonly number[],
  ): Promise<string[]> {
    const { rows } = await tx.query<{ line: number | null; key: string }>(
      `SELECT line, serial_key AS key FROM stock_count_piece
       WHERE count_id = $1 AND line = ANY ($3::int[]) AND serial_key = ANY ($2::text[])
       UNION ALL SELECT NULL, serial_key FROM stock_count_piece
       WHERE count_id = $1 AND line IS NULL AND serial_key = ANY ($2::text[])`,
      [countId, [...keys], [...lines]],
    );
    return rows.map(({ line, key }) => scanKey(line, key));
  }

  /** Lines for what nobody expected. */
  async addLines(tx: Tx, countId: number, lines: readonly LineRow[]): Promise<void> {
    if (lines.length === 0) return;
    await tx.query(
      `INSERT INTO stock_count_line (count_id, line, product_id, bin_id, lot_number, expires_on, at_start)
       SELECT $1, line, product_id, bin_id, lot_number, expires_on, 0
       FROM unnest($2::int[], $3::bigint[], $4::bigint[], $5::text[], $6::date[])
         n (line, product_id, bin_id, lot_number, expires_on)`,
      [
        countId,
        lines.map(({ line }) => line),
        lines.map(({ product_id }) => product_id),
        lines.map(({ bin_id }) => bin_id),
        lines.map(({ lot_number }) => lot_number),
        lines.map(({ expires_on }) => expires_on),
      ],
    );
  }

  /** What of these is counted; null: they begin anew. */
  async saveLines(tx: Tx, countId: number, accountId: number, lines: readonly LineRow[]): Promise<void> {
    if (lines.length === 0) return;
    await tx.query(
      `UPDATE stock_count_line l SET counted = n.counted, expected = n.expected,
         counted_by = CASE WHEN n.counted IS NOT NULL THEN $2::bigint END,
         counted_at = CASE WHEN n.counted IS NOT NULL THEN clock_timestamp() END,
         closed_at = CASE WHEN n.is_closed THEN clock_timestamp() END
       FROM unnest($3::int[], $4::int[], $5::int[], $6::boolean[]) n (line, counted, expected, is_closed)
       WHERE l.count_id = $1 AND l.line = n.line`,
      [
        countId,
        accountId,
        lines.map(({ line }) => line),
        lines.map(({ counted }) => counted),
        lines.map(({ expected }) => expected),
        lines.map(({ is_closed }) => is_closed),
      ],
    );
  }

  async addPieces(tx: Tx, countId: number, accountId: number, pieces: readonly NewPiece[]): Promise<void> {
    if (pieces.length === 0) return;
    await tx.query(
      `INSERT INTO stock_count_piece (count_id, line, serial_number, serial_unit_id, bin_id, result, account_id)
       SELECT $1, line, serial_number, unit_id, bin_id, result, $2
       FROM unnest($3::int[], $4::text[], $5::bigint[], $6::bigint[], $7::smallint[])
         WITH ORDINALITY n (line, serial_number, unit_id, bin_id, result, at) ORDER BY at`,
      [
        countId,
        accountId,
        pieces.map(({ line }) => line),
        pieces.map(({ serialNumber }) => serialNumber),
        pieces.map(({ unitId }) => unitId),
        pieces.map(({ binId }) => binId),
        pieces.map(({ result }) => result),
      ],
    );
  }
}

/** In the order of the entries. */
function byEntry<Row extends { at: number }>(
  entries: readonly CountedEntry[],
  rows: readonly Row[],
): Row[][] {
  const found: Row[][] = entries.map(() => []);
  for (const row of rows) found[row.at - 1]?.push(row);
  return found;
}
