import { Injectable } from '@nestjs/common';
import { WAREHOUSE_STATUS, ENABLED_STATUS } from '@fovea/shared-types/states';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { OpeningImport } from '@fovea/shared-types/warehouse/opening.dto';
import type { TextParams } from '../../i18n/texts.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { PageBounds } from '../../platform/database/page.js';
import type { Added } from '../documents/stock-document.repository.js';
import { serialKey } from '../stock/choose-stock.js';
import {
  binKey,
  nameKey,
  pieceKey,
  type KnownProduct,
  type KnownWarehouse,
  type OpeningCatalogue,
  type OpeningCells,
  type OpeningFaults,
  type OpeningRowIn,
} from './opening-check.js';

export interface Failure {
  id: ErrorId;
  details: TextParams;
}

export interface ImportRow {
  id: number;
  company_id: number;
  account_id: number;
  file_name: string;
  ignored: string[];
  digest: Buffer;
  rows: number;
  faulty_count: number;
  status: number;
  made_lines: number;
  /** What refused it, and the figures of its text. */
  failure: Failure | null;
  created_at: Date;
  done_at: Date | null;
}

export interface StoredRow {
  row_no: number;
  cells: OpeningCells;
  faults: OpeningFaults;
}

const COUNTS = `(SELECT count(*) FROM opening_import_row r WHERE r.import_id = t.id) AS rows,
  (SELECT count(*) FROM opening_import_row r WHERE r.import_id = t.id AND r.faults <> '{}') AS faulty_count`;
const COLUMNS = `t.id, t.company_id, t.account_id, t.file_name, t.ignored, t.digest, t.status, t.made_lines, t.failure,
  t.created_at, t.done_at, ${COUNTS}`;

const grouped = <Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of new Set(keysOf(row))) found.set(key, [...(found.get(key) ?? []), row]);
  return found;
};

/** Sheets of opening stock: each statement about all rows at once. */
@Injectable()
export class OpeningRepository {
  /** What the rows of a sheet may name, of the company. */
  async catalogue(q: Queryable, companyId: number, rows: readonly OpeningRowIn[]): Promise<OpeningCatalogue> {
    const named = [...new Set(rows.flatMap(({ cells }) => cells.product?.trim() ?? []))];
    const serials = [
      ...new Set(rows.flatMap(({ cells }) => (cells.serial_number ? serialKey(cells.serial_number) : []))),
    ];
    const { rows: warehouses } = await q.query<KnownWarehouse>(
      `SELECT id, name, currency FROM warehouse WHERE company_id = $1 AND status = ${WAREHOUSE_STATUS.enabled} ORDER BY id`,
      [companyId],
    );
    const { rows: products } = await q.query<
      KnownProduct & { goods_code: string | null; gtin: string | null }
    >(
      `SELECT id, tracking, goods_code, gtin FROM product
       WHERE (company_id IS NULL OR company_id = $1) AND (goods_code = ANY ($2::text[]) OR gtin = ANY ($3::text[])
         OR id = ANY ($4::bigint[])) ORDER BY id`,
      [
        companyId,
        named,
        named.filter((name) => /^\d{8,14}$/.test(name)).map((digits) => digits.padStart(14, '0')),
        named.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number),
      ],
    );
    const { rows: bins } = await q.query<{ id: number; warehouse_id: number; code: string }>(
      `SELECT b.id, b.warehouse_id, b.code FROM warehouse w JOIN warehouse_bin b ON b.warehouse_id = w.id
       WHERE w.company_id = $1 AND w.status = ${WAREHOUSE_STATUS.enabled} AND b.status = ${ENABLED_STATUS.enabled}`,
      [companyId],
    );
    const { rows: pieces } = await q.query<{ product_id: number; serial_number: string }>(
      `SELECT product_id, serial_number FROM serial_unit
       WHERE serial_key = ANY ($1::text[]) AND product_id = ANY ($2::bigint[]) AND place <> 0`,
      [serials, products.map(({ id }) => id)],
    );
    return {
      warehouses: grouped(warehouses, ({ name }) => [nameKey(name)]),
      products: grouped(products, ({ id, goods_code, gtin }) => [
        nameKey(String(id)),
        ...(goods_code === null ? [] : [nameKey(goods_code)]),
        ...(gtin === null ? [] : [gtin, gtin.replace(/^0+/, '')]),
      ]),
      bins: new Map(bins.map(({ id, warehouse_id, code }) => [binKey(warehouse_id, code), id])),
      pieces: new Set(pieces.map(({ product_id, serial_number }) => pieceKey(product_id, serial_number))),
    };
  }

  async addOpening(
    tx: Tx,
    sheet: Pick<ImportRow, 'company_id' | 'account_id' | 'file_name' | 'ignored' | 'digest'>,
    rows: readonly StoredRow[],
  ): Promise<number> {
    const added = await tx.query<{ id: number }>(
      `INSERT INTO opening_import (company_id, account_id, file_name, ignored, digest) VALUES ($1, $2, $3, $4, $5)
       RETURNING id`,
      [sheet.company_id, sheet.account_id, sheet.file_name, sheet.ignored, sheet.digest],
    );
    const id = firstRow(added.rows).id;
    await tx.query(
      `INSERT INTO opening_import_row (import_id, row_no, cells, faults)
       SELECT $1, row_no, cells::jsonb, faults::jsonb
       FROM unnest($2::int[], $3::text[], $4::text[]) n (row_no, cells, faults)`,
      [
        id,
        rows.map(({ row_no }) => row_no),
        rows.map(({ cells }) => JSON.stringify(cells)),
        rows.map(({ faults }) => JSON.stringify(faults)),
      ],
    );
    return id;
  }

  /** A sheet is its sender's alone. */
  async findOwn(q: Queryable, accountId: number, id: number): Promise<ImportRow | null> {
    const { rows } = await q.query<ImportRow>(
      `SELECT ${COLUMNS} FROM opening_import t WHERE t.id = $1 AND t.account_id = $2`,
      [id, accountId],
    );
    return rows[0] ?? null;
  }

  async lockOwn(tx: Tx, accountId: number, id: number): Promise<ImportRow | null> {
    await tx.query('SELECT FROM opening_import WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE', [
      id,
      accountId,
    ]);
    return this.findOwn(tx, accountId, id);
  }

  /** How many sheets of somebody came within an hour; they send one at a time. */
  async lockRecentCount(tx: Tx, accountId: number): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('opening import', $1))`, [accountId]);
    const { rows } = await tx.query<{ count: number }>(
      `SELECT count(*) FROM opening_import
       WHERE account_id = $1 AND created_at > clock_timestamp() - interval '1 hour'`,
      [accountId],
    );
    return firstRow(rows).count;
  }

  async rows(
    q: Queryable,
    id: number,
    isFaulty: boolean,
    { limit, offset }: Pick<PageBounds, 'limit' | 'offset'>,
  ): Promise<StoredRow[]> {
    const { rows } = await q.query<StoredRow>(
      `SELECT row_no, cells, faults FROM opening_import_row
       WHERE import_id = $1 AND (NOT $2 OR faults <> '{}') ORDER BY row_no LIMIT $3 OFFSET $4`,
      [id, isFaulty, limit, offset],
    );
    return rows;
  }

  /** The same sheet was taken before. */
  async isDone(
    q: Queryable,
    { company_id, digest }: Pick<ImportRow, 'company_id' | 'digest'>,
  ): Promise<boolean> {
    const { rows } = await q.query<{ done: boolean }>(
      `SELECT EXISTS (SELECT FROM opening_import WHERE company_id = $1 AND digest = $2 AND done_at IS NOT NULL) AS done`,
      [company_id, digest],
    );
    return firstRow(rows).done;
  }

  async link(tx: Tx, id: number, documents: readonly Added[]): Promise<void> {
    await tx.query(
      `INSERT INTO opening_import_document (import_id, document_id)
       SELECT $1, document_id FROM unnest($2::bigint[]) document_id`,
      [id, documents.map((document) => document.id)],
    );
  }

  async documents(q: Queryable, id: number): Promise<OpeningImport['papers']> {
    const { rows } = await q.query<OpeningImport['papers'][number]>(
      `SELECT d.id, d.sn, w.name AS ware_house_name, d.line_count AS lines
       FROM opening_import_document o JOIN stock_document d ON d.id = o.document_id
       JOIN warehouse w ON w.id = d.warehouse_id WHERE o.import_id = $1 ORDER BY d.id`,
      [id],
    );
    return rows;
  }
}
