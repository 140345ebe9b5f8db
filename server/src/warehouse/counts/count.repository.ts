import { Injectable } from '@nestjs/common';
import { COUNT_LINES_MAX, COUNT_SCOPE } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { STOCK_COUNT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

export interface CountRow {
  id: number;
  sn: string;
  company_id: number;
  warehouse_id: number;
  scope: number;
  status: number;
  line_count: number;
  closed_count: number;
}

export interface NewCount {
  companyId: number;
  warehouseId: number;
  scope: number;
  location: string;
  remark: string;
  accountId: number;
}

/** Of which bins or products a count is; null in both: of the whole warehouse. */
export interface Claims {
  bins: ReadonlySet<number> | null;
  products: ReadonlySet<number> | null;
}

export interface Progress {
  line_count: number;
  closed_count: number;
  differing_count: number;
}

export interface ExpiredCount {
  id: number;
  sn: string;
  account_id: number;
  warehouse: string;
}

const COLUMNS = `t.id, t.sn, t.company_id, t.warehouse_id, t.scope, t.status, t.line_count, t.closed_count`;

/** Counts as a whole: what they are of, how far they are, how they end. */
@Injectable()
export class CountRepository {
  async addCount(tx: Tx, count: NewCount): Promise<{ id: number; sn: string }> {
    const { rows } = await tx.query<{ id: number; sn: string }>(
      `INSERT INTO stock_count (company_id, warehouse_id, scope, location, remark, account_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, sn`,
      [count.companyId, count.warehouseId, count.scope, count.location, count.remark, count.accountId],
    );
    return rows[0] ?? { id: 0, sn: '' };
  }

  /** Bins in use: of a zone, or those that are named. */
  async bins(
    tx: Tx,
    warehouseId: number,
    of: { location: string } | { ids: readonly number[] },
  ): Promise<number[]> {
    const [condition, value] =
      'ids' in of ? ['id = ANY ($2::bigint[])', [...of.ids]] : ['location = $2', of.location];
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM warehouse_bin WHERE warehouse_id = $1 AND ${condition} ORDER BY id FOR KEY SHARE`,
      [warehouseId, value],
    );
    return rows.map(({ id }) => id);
  }

  /** Products that a company may name, of these. */
  async products(tx: Tx, companyId: number, ids: readonly number[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM product WHERE id = ANY ($1::bigint[]) AND (company_id IS NULL OR company_id = $2)
       ORDER BY id FOR KEY SHARE`,
      [[...ids], companyId],
    );
    return rows.map(({ id }) => id);
  }

  /** @throws COUNT_OVERLAPS where another open count has one of them */
  async claim(tx: Tx, countId: number, warehouseId: number, { bins, products }: Claims): Promise<void> {
    const binIds = bins === null ? [] : [...bins];
    const productIds = products === null ? [] : [...products];
    await tx.query(
      `INSERT INTO stock_count_claim (count_id, warehouse_id, bin_id, product_id)
       SELECT $1::bigint, $2::bigint, bin_id, NULL::bigint FROM unnest($3::bigint[]) bin_id
       UNION ALL SELECT $1, $2, NULL, product_id FROM unnest($4::bigint[]) product_id
       UNION ALL SELECT $1, $2, NULL, NULL WHERE $5`,
      [countId, warehouseId, binIds, productIds, bins === null && products === null],
    );
  }

  async claims(q: Queryable, { id, scope }: Pick<CountRow, 'id' | 'scope'>): Promise<Claims> {
    const { rows } = await q.query<{ bin_id: number | null; product_id: number | null }>(
      `SELECT bin_id, product_id FROM stock_count_claim WHERE count_id = $1`,
      [id],
    );
    return {
      bins:
        scope === COUNT_SCOPE.zone || scope === COUNT_SCOPE.bins
          ? new Set(rows.flatMap(({ bin_id }) => bin_id ?? []))
          : null,
      products:
        scope === COUNT_SCOPE.products ? new Set(rows.flatMap(({ product_id }) => product_id ?? [])) : null,
    };
  }

  /**
   * A line for each pile of what the count is of, as the books have it at the moment; of a product that was named one at least.
   * @returns how many; more than a count may have where it stopped
   */
  async addLines(tx: Tx, countId: number, warehouseId: number, { bins, products }: Claims): Promise<number> {
    const { count } = await tx.query(
      `INSERT INTO stock_count_line (count_id, line, product_id, bin_id, lot_number, expires_on, at_start)
       SELECT $1, row_number() OVER (ORDER BY b.code NULLS LAST, n.product_id, n.lot_number, n.expires_on, n.bin_id),
         n.product_id, n.bin_id, n.lot_number, n.expires_on, n.on_hand
       FROM (
         SELECT s.product_id, p.bin_id, p.lot_number, p.expires_on, p.on_hand
         FROM stock s JOIN stock_part p ON p.stock_id = s.id
         WHERE s.warehouse_id = $2 AND p.on_hand > 0
         UNION ALL
         SELECT s.product_id, u.bin_id, '', NULL, count(*)::int FROM stock s JOIN serial_unit u ON u.stock_id = s.id
         WHERE s.warehouse_id = $2 AND u.place = 1 GROUP BY s.product_id, u.bin_id
         UNION ALL
         SELECT named.id, NULL, '', NULL, 0 FROM unnest($4::bigint[]) named (id)
         WHERE NOT EXISTS (SELECT FROM stock s WHERE s.warehouse_id = $2 AND s.product_id = named.id AND s.on_hand > 0)
       ) n LEFT JOIN warehouse_bin b ON b.id = n.bin_id
       WHERE ($3::bigint[] IS NULL OR n.bin_id = ANY ($3::bigint[]))
         AND ($4::bigint[] IS NULL OR n.product_id = ANY ($4::bigint[]))
       ORDER BY 2 LIMIT $5`,
      [countId, warehouseId, bins && [...bins], products && [...products], COUNT_LINES_MAX],
    );
    return count;
  }

  /** Whether there is more than a count may have. */
  async pileCount(tx: Tx, warehouseId: number, { bins, products }: Claims): Promise<number> {
    const { rows } = await tx.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM stock s JOIN stock_part p ON p.stock_id = s.id
          WHERE s.warehouse_id = $1 AND p.on_hand > 0 AND ($2::bigint[] IS NULL OR p.bin_id = ANY ($2::bigint[]))
            AND ($3::bigint[] IS NULL OR s.product_id = ANY ($3::bigint[])))
        + (SELECT count(DISTINCT (u.stock_id, u.bin_id)) FROM stock s JOIN serial_unit u ON u.stock_id = s.id
          WHERE s.warehouse_id = $1 AND u.place = 1 AND ($2::bigint[] IS NULL OR u.bin_id = ANY ($2::bigint[]))
            AND ($3::bigint[] IS NULL OR s.product_id = ANY ($3::bigint[]))) AS count`,
      [warehouseId, bins && [...bins], products && [...products]],
    );
    return firstRow(rows).count;
  }

  /** One after the other: everything that is counted or ended. */
  async lockCount(tx: Tx, id: number, companies: readonly number[] | null): Promise<CountRow | null> {
    const { rows } = await tx.query<CountRow>(
      `SELECT ${COLUMNS} FROM stock_count t WHERE t.id = $1 AND ${ofCompanies('t', companies)} FOR NO KEY UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Recomputes its lines. */
  async refresh(tx: Tx, id: number): Promise<Progress> {
    const { rows } = await tx.query<Progress>(
      `UPDATE stock_count t SET line_count = n.lines, closed_count = n.closed, differing_count = n.differing,
         difference = n.difference
       FROM (SELECT count(*) AS lines, count(closed_at) AS closed,
           count(*) FILTER (WHERE difference <> 0) AS differing,
           least(greatest(coalesce(sum(difference), 0), -2147483648), 2147483647) AS difference
         FROM stock_count_line WHERE count_id = $1) n
       WHERE t.id = $1 RETURNING t.line_count, t.closed_count, t.differing_count`,
      [id],
    );
    return rows[0] ?? { line_count: 0, closed_count: 0, differing_count: 0 };
  }

  async end(
    tx: Tx,
    id: number,
    { status, accountId, reason = '' }: { status: number; accountId: number; reason?: string },
  ): Promise<void> {
    await tx.query(
      `UPDATE stock_count SET status = $2, ended_by = $3, reason = $4, ended_at = clock_timestamp() WHERE id = $1`,
      [id, status, accountId, reason],
    );
    await tx.query(`UPDATE stock_count_claim SET is_open = false WHERE count_id = $1`, [id]);
  }

  /** Ends those that nobody ended within so many days. */
  async expire(tx: Tx, days: number, most: number): Promise<ExpiredCount[]> {
    const { rows } = await tx.query<ExpiredCount>(
      `UPDATE stock_count t SET status = ${STOCK_COUNT_STATUS.cancelled}, ended_at = clock_timestamp()
       FROM warehouse w WHERE w.id = t.warehouse_id AND t.id IN (
         SELECT id FROM stock_count WHERE status = ${STOCK_COUNT_STATUS.counting}
           AND created_at < clock_timestamp() - make_interval(days => $1)
         ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
       RETURNING t.id, t.sn, t.account_id, w.name AS warehouse`,
      [days, most],
    );
    await tx.query(
      `UPDATE stock_count_claim SET is_open = false WHERE is_open AND count_id = ANY ($1::bigint[])`,
      [rows.map(({ id }) => id)],
    );
    return rows;
  }

  async addDocuments(tx: Tx, id: number, documentIds: readonly number[]): Promise<void> {
    await tx.query(
      `INSERT INTO stock_count_document (count_id, document_id) SELECT $1, document_id FROM unnest($2::bigint[]) document_id`,
      [id, [...documentIds]],
    );
  }

  /** Whether an open count is of the warehouse; of a bin, whether any ever was. */
  async holdsWarehouse(tx: Tx, warehouseId: number): Promise<boolean> {
    const { rows } = await tx.query<{ holds: boolean }>(
      `SELECT EXISTS (SELECT FROM stock_count WHERE warehouse_id = $1 AND status = ${STOCK_COUNT_STATUS.counting}) AS holds`,
      [warehouseId],
    );
    return firstRow(rows).holds;
  }

  async holdsBin(tx: Tx, binId: number): Promise<boolean> {
    const { rows } = await tx.query<{ holds: boolean }>(
      `SELECT EXISTS (SELECT FROM stock_count_line WHERE bin_id = $1
         UNION ALL SELECT FROM stock_count_claim c JOIN warehouse_bin b ON b.id = $1
           WHERE c.warehouse_id = b.warehouse_id AND c.bin_id = $1
         UNION ALL SELECT FROM stock_count_piece WHERE bin_id = $1) AS holds`,
      [binId],
    );
    return firstRow(rows).holds;
  }
}
