import { Injectable } from '@nestjs/common';
import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

export interface WarehouseRow {
  id: number;
  company_id: number;
  name: string;
  country: string;
  currency: 'JPY' | 'CNY' | 'USD';
  status: number;
}

/** A bin with the fields of its label. */
export interface BinRow {
  id: number;
  code: string;
  location: string;
  warehouseId: number;
  warehouseName: string;
}

const COLUMNS = 'w.id, w.company_id, w.name, w.country, w.currency, w.status';

@Injectable()
export class WarehouseRepository {
  /** One that is not deleted, to be changed itself. */
  async lockWarehouse(tx: Tx, id: number, companies: readonly number[] | null): Promise<WarehouseRow | null> {
    const { rows } = await tx.query<WarehouseRow>(
      `SELECT ${COLUMNS} FROM warehouse w
       WHERE w.id = $1 AND w.status <> ${WAREHOUSE_STATUS.deleted} AND ${ofCompanies('w', companies)}
       FOR NO KEY UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Those of them that are not deleted, by id: they stay as they are until the transaction ends. */
  async share(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<Map<number, WarehouseRow>> {
    const { rows } = await tx.query<WarehouseRow>(
      `SELECT ${COLUMNS} FROM warehouse w
       WHERE w.id = ANY ($1::bigint[]) AND w.status <> ${WAREHOUSE_STATUS.deleted} AND ${ofCompanies('w', companies)}
       ORDER BY w.id FOR SHARE`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async setWarehouseStatus(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query('UPDATE warehouse SET status = $2 WHERE id = $1', [id, status]);
  }

  /** Those of warehouses that are there. */
  async bins(q: Queryable, companies: readonly number[] | null, ids: readonly number[]): Promise<BinRow[]> {
    const { rows } = await q.query<BinRow>(
      `SELECT t.id, t.code, t.location, w.id AS "warehouseId", w.name AS "warehouseName"
       FROM warehouse_bin t JOIN warehouse w ON w.id = t.warehouse_id
       WHERE t.id = ANY ($1::bigint[]) AND w.status <> ${WAREHOUSE_STATUS.deleted} AND ${ofCompanies('w', companies)}
       ORDER BY t.id`,
      [[...ids]],
    );
    return rows;
  }

  /** @returns how many of the codes were not there before */
  async addBins(tx: Tx, id: number, location: string, codes: readonly string[]): Promise<number> {
    const { count } = await tx.query(
      `INSERT INTO warehouse_bin (warehouse_id, location, code)
       SELECT $1, $2, code FROM unnest($3::text[]) AS code ON CONFLICT (warehouse_id, code) DO NOTHING`,
      [id, location, [...codes]],
    );
    return count;
  }
}
