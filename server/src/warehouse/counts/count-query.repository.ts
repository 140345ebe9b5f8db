import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS, WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { CountDetail, CountLine, CountParams } from '@fovea/shared-types/warehouse/stock-count.dto';
import type { CountLineKind } from '@fovea/shared-types/warehouse/stock-count-bounds';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { ofNamedProducts } from '../stock/stock-rows.js';
import { firstRow } from '../../platform/database/first-row.js';
import { countedAlone, PIECE, SCAN_KIND } from './count-line.repository.js';

const BINS_MAX = 5_000;
const CHOICES_MAX = 200;
const PRODUCTS_SHOWN = 20;
const NOTES_MAX = 200;
const SERIALS_SHOWN = 50;

const OF_KIND: Record<CountLineKind, string> = {
  open: 'l.closed_at IS NULL',
  counted: 'l.closed_at IS NOT NULL',
  differing: 'l.difference <> 0',
};

/** A warehouse, if it is one of the reader's companies. */
export interface Place {
  companies: readonly number[] | null;
  warehouseId: number;
}

const ofPlace = ({ companies, warehouseId }: Place): [number, number[] | null] => [
  warehouseId,
  companies === null ? null : [...companies],
];
const HERE = 'w.id = $1 AND ($2::bigint[] IS NULL OR w.company_id = ANY ($2::bigint[]))';

/** Which lines are read, and by whom. */
export interface ReadLines {
  kind?: CountLineKind;
  bin_id?: number;
  lines?: readonly number[];
  reader: number;
}

type Shown<Row> = { [Field in keyof Row]: Row[Field] extends string ? string | Date : Row[Field] };

/** Counts as they are read. */
@Injectable()
export class CountQueryRepository {
  async ends(q: Queryable, id: number): Promise<{ company_id: number; ended_by: string | null }> {
    const { rows } = await q.query<{ company_id: number; ended_by: string | null }>(
      `SELECT t.company_id, a.username AS ended_by FROM stock_count t LEFT JOIN account a ON a.id = t.ended_by
       WHERE t.id = $1`,
      [id],
    );
    return rows[0] ?? { company_id: 0, ended_by: null };
  }

  /** The recorded quantity of a line is read where it is counted, and nowhere else. */
  async lines(
    q: Queryable,
    language: Language,
    id: number,
    { kind, bin_id, lines, reader }: ReadLines,
    { limit, offset }: PageBounds,
  ): Promise<{ lines: CountLine[]; total: number }> {
    const where = `l.count_id = $1 AND ($2::bigint IS NULL OR l.bin_id = $2) AND ($3::int[] IS NULL OR l.line = ANY ($3))
      AND ${kind ? OF_KIND[kind] : 'true'}`;
    const values = [id, bin_id ?? null, lines ? [...lines] : null];
    const onceClosed = (sql: string): string => `CASE WHEN l.closed_at IS NOT NULL THEN ${sql} END`;
    const serials = (result: number): string =>
      `CASE WHEN p.tracking = 1 AND l.closed_at IS NOT NULL THEN ARRAY(SELECT c.serial_number FROM stock_count_piece c
         WHERE c.count_id = l.count_id AND c.line = l.line AND c.result = ${result} ORDER BY c.id LIMIT ${SERIALS_SHOWN})
       ELSE ARRAY[]::text[] END`;
    const { rows } = await q.query<CountLine & { counted_at: Date | null }>(
      `SELECT l.line, l.product_id, ${localized('p.name', language)} AS goods_name, p.goods_code,
         ${localized('m.name', language)} AS maker, p.tracking, l.bin_id, b.code AS bin_code, l.lot_number,
         l.expires_on::text, l.round, l.counted, CASE WHEN l.closed_at IS NULL THEN 0 ELSE 1 END AS is_closed,
         ${onceClosed('l.expected')} AS expected, l.difference, ${onceClosed('l.expected - l.at_start')} AS moved,
         a.username AS counted_by, l.counted_at, ${onceClosed('l.previous_counted')} AS previous_counted,
         before.username AS previous_by, ${serials(PIECE.missing)} AS missing, ${serials(PIECE.found)} AS found,
         ${serials(PIECE.reserved)} AS reserved, l.kept, CASE WHEN ${countedAlone('$6')} THEN 1 ELSE 0 END AS is_own,
         (SELECT s.quantity FROM stock_count_scan s WHERE s.count_id = l.count_id AND s.line = l.line AND s.round = l.round
           AND s.kind = ${SCAN_KIND.corrected} ORDER BY s.id DESC LIMIT 1) AS corrected_from
       FROM stock_count_line l JOIN product p ON p.id = l.product_id JOIN brand m ON m.id = p.brand_id
         LEFT JOIN warehouse_bin b ON b.id = l.bin_id LEFT JOIN account a ON a.id = l.counted_by
         LEFT JOIN account before ON before.id = l.previous_by
       WHERE ${where} ORDER BY l.line LIMIT $4 OFFSET $5`,
      [...values, limit, offset, reader],
    );
    const counted = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM stock_count_line l WHERE ${where}`,
      values,
    );
    return {
      lines: rows.map((row) => ({ ...row, counted_at: row.counted_at?.toISOString() ?? null })),
      total: firstRow(counted.rows).total,
    };
  }

  /** Of how many lines nothing was counted yet, and of how many nothing is left. */
  async empty(q: Queryable, id: number): Promise<Pick<CountDetail, 'untouched_count' | 'zero_count'>> {
    const { rows } = await q.query<Pick<CountDetail, 'untouched_count' | 'zero_count'>>(
      `SELECT count(*) FILTER (WHERE closed_at IS NULL AND counted IS NULL) AS untouched_count,
         count(*) FILTER (WHERE closed_at IS NOT NULL AND counted = 0 AND expected > 0) AS zero_count
       FROM stock_count_line WHERE count_id = $1`,
      [id],
    );
    return firstRow(rows);
  }

  /** Bins whose labels mean something here. */
  async bins(q: Queryable, id: number): Promise<CountDetail['bins']> {
    const { rows } = await q.query<CountDetail['bins'][number]>(
      `SELECT b.id, b.code FROM stock_count t JOIN warehouse_bin b ON b.warehouse_id = t.warehouse_id AND b.status = ${ENABLED_STATUS.enabled}
       WHERE t.id = $1 AND (t.scope NOT IN (1, 2)
         OR EXISTS (SELECT FROM stock_count_claim c WHERE c.count_id = t.id AND c.bin_id = b.id))
       ORDER BY b.code LIMIT ${BINS_MAX}`,
      [id],
    );
    return rows;
  }

  async notes(q: Queryable, language: Language, id: number): Promise<CountDetail['notes']> {
    const { rows } = await q.query<Shown<CountDetail['notes'][number]> & { found_at: Date }>(
      `SELECT c.id, c.serial_number, CASE WHEN c.result = ${PIECE.unknown} THEN 0 ELSE 1 END AS is_known,
         ${localized('p.name', language)} AS goods_name, w.name AS ware_house_name, b.code AS bin_code, a.username, c.found_at
       FROM stock_count_piece c JOIN stock_count t ON t.id = c.count_id JOIN account a ON a.id = c.account_id
         LEFT JOIN serial_unit u ON u.id = c.serial_unit_id AND u.company_id = t.company_id
         LEFT JOIN product p ON p.id = u.product_id LEFT JOIN stock s ON s.id = u.stock_id
         LEFT JOIN warehouse w ON w.id = s.warehouse_id LEFT JOIN warehouse_bin b ON b.id = u.bin_id
       WHERE c.count_id = $1 AND (c.line IS NULL OR c.result = ${PIECE.elsewhere}) ORDER BY c.id LIMIT ${NOTES_MAX}`,
      [id],
    );
    return rows.map(
      (row) => ({ ...row, found_at: row.found_at.toISOString() }) as CountDetail['notes'][number],
    );
  }

  async documents(q: Queryable, id: number): Promise<CountDetail['documents']> {
    const { rows } = await q.query<CountDetail['documents'][number]>(
      `SELECT d.id, d.sn, d.type, d.quantity AS good_number, d.audit_status
       FROM stock_count_document l JOIN stock_document d ON d.id = l.document_id WHERE l.count_id = $1 ORDER BY d.id`,
      [id],
    );
    return rows;
  }

  /** Who counted how much, from when to when. */
  async counters(q: Queryable, id: number): Promise<CountDetail['counters']> {
    const { rows } = await q.query<{
      username: string;
      lines: number;
      scans: number;
      first_at: Date;
      last_at: Date;
    }>(
      `SELECT a.username, count(DISTINCT c.line) AS lines,
         count(*) FILTER (WHERE c.kind IN (${SCAN_KIND.more}, ${SCAN_KIND.total}, ${SCAN_KIND.unknown})) AS scans,
         min(c.created_at) AS first_at, max(c.created_at) AS last_at
       FROM stock_count_scan c JOIN account a ON a.id = c.account_id
       WHERE c.count_id = $1 AND c.kind <> ${SCAN_KIND.anew} GROUP BY a.id ORDER BY min(c.id)`,
      [id],
    );
    return rows.map((row) => ({
      ...row,
      first_at: row.first_at.toISOString(),
      last_at: row.last_at.toISOString(),
    }));
  }

  /** Warehouses that are enabled, by name. */
  async warehouses(q: Queryable, companies: readonly number[] | null): Promise<CountParams['warehouses']> {
    const { rows } = await q.query<CountParams['warehouses'][number]>(
      `SELECT id AS code, name FROM warehouse
       WHERE status = ${WAREHOUSE_STATUS.enabled} AND ($1::bigint[] IS NULL OR company_id = ANY ($1::bigint[]))
       ORDER BY name, id LIMIT ${CHOICES_MAX}`,
      [companies === null ? null : [...companies]],
    );
    return rows;
  }

  async zones(q: Queryable, place: Place): Promise<string[]> {
    const { rows } = await q.query<{ location: string }>(
      `SELECT DISTINCT b.location FROM warehouse w JOIN warehouse_bin b ON b.warehouse_id = w.id
       WHERE ${HERE} AND b.location <> '' ORDER BY b.location LIMIT ${CHOICES_MAX}`,
      ofPlace(place),
    );
    return rows.map(({ location }) => location);
  }

  async binsOf(q: Queryable, place: Place): Promise<CountParams['bins']> {
    const { rows } = await q.query<CountParams['bins'][number]>(
      `SELECT b.id, b.code FROM warehouse w JOIN warehouse_bin b ON b.warehouse_id = w.id
       WHERE ${HERE} AND b.status = ${ENABLED_STATUS.enabled} ORDER BY b.code LIMIT ${BINS_MAX}`,
      ofPlace(place),
    );
    return rows;
  }

  async products(
    q: Queryable,
    language: Language,
    place: Place,
    text: string,
  ): Promise<CountParams['products']> {
    const filter = new SqlFilter();
    const [warehouseId, companies] = ofPlace(place);
    filter.where(`s.warehouse_id = ${filter.value(warehouseId)}`);
    if (companies !== null) filter.where(`s.company_id = ANY (${filter.value(companies)}::bigint[])`);
    ofNamedProducts(filter, text, (named) => named);
    const { rows } = await q.query<CountParams['products'][number]>(
      `SELECT p.id AS code, concat_ws(' · ', ${localized('p.name', language)}, p.goods_code) AS name
       FROM stock s JOIN product p ON p.id = s.product_id WHERE ${filter.sql} ORDER BY name, p.id LIMIT ${PRODUCTS_SHOWN}`,
      filter.values,
    );
    return rows;
  }
}
