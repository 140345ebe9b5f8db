import { Injectable } from '@nestjs/common';
import { STOCK_RESERVATION_STATUS, WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { ProductWarehouse, SerialPlace } from '@fovea/shared-types/warehouse/stock.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import { movementColumns, movementJoins } from './movement-rows.js';
import { productColumns, productJoins, selected } from './stock-rows.js';

/** Whose rows, and in which language. */
export interface StockReader {
  language: Language;
  companies: readonly number[] | null;
}

export interface StockDetailRow {
  id: number;
  product_id: number;
  goods_name: string;
  goods_name_c: string;
  goods_code: string | null;
  maker: string;
  category_name: string;
  ware_house_id: number;
  ware_house_name: string;
  ware_house_product_good_number: number;
  reserved: number;
  in_transit: number;
  number_warning: number | null;
  is_low: boolean;
  tracking: number;
  location: string;
  remark: string;
  value_amount: number;
  currency: Currency;
}

export interface UnitRow {
  id: number;
  serial_number: string;
  bin_code: string | null;
  is_reserved: boolean;
  cost_amount: number;
}

export interface PromiseRow {
  id: number;
  holder_type: string;
  holder_id: number;
  holder_no: string | null;
  serial_number: string | null;
  good_number: number;
  expires_at: Date | null;
}

export interface PartRow {
  id: number;
  lot_number: string;
  expires_on: string | null;
  bin_code: string | null;
  on_hand: number;
  reserved: number;
}

/** Stock of a product in one bin, of one lot. */
export interface LotRow {
  id: number;
  product_id: number;
  goods_name: string;
  goods_code: string | null;
  maker: string;
  gtin: string | null;
  lot_number: string;
  expires_on: string | null;
  bin_code: string | null;
}

export interface MovementRow {
  id: number;
  stock_id: number;
  type: number;
  type_name: string;
  is_undone: number;
  product_id: number;
  goods_name: string;
  goods_name_c: string;
  goods_code: string | null;
  maker: string;
  category_name: string;
  serial_number: string | null;
  lot_number: string | null;
  expires_on: string | null;
  bin_code: string | null;
  change: number;
  after: number;
  cost: number;
  currency: Currency;
  ware_house_name: string;
  username: string | null;
  created_at: Date;
  document: string | null;
  source_type: string;
  source_id: number;
}

const UNITS_MAX = 1_000;
const LINE_MAX = 160;

/** Stock as people look at it. */
@Injectable()
export class StockViewRepository {
  async placesOf(q: Queryable, { companies }: StockReader, productId: number): Promise<ProductWarehouse[]> {
    const { rows } = await q.query<ProductWarehouse>(
      `SELECT w.id AS ware_house_id, w.name AS ware_house_name, s.on_hand AS ware_house_product_good_number, s.reserved
       FROM stock s JOIN warehouse w ON w.id = s.warehouse_id
       WHERE s.product_id = $1 AND ${ofCompanies('s', companies)} ORDER BY s.on_hand DESC, w.id LIMIT ${UNITS_MAX}`,
      [productId],
    );
    return rows;
  }

  /** A piece of one of these companies; of several products of one number the one that is in stock. */
  async serial(
    q: Queryable,
    { companies, language }: StockReader,
    serialKey: string,
    productId: number | null,
  ): Promise<SerialPlace | undefined> {
    const { rows } = await q.query<SerialPlace>(
      `SELECT u.id, u.product_id, ${selected(productColumns, language)}, u.serial_number, w.id AS ware_house_id,
         w.name AS ware_house_name, (u.place = 1)::int AS in_stock, u.is_reserved::int AS is_reserved, bin.code AS bin_code
       FROM serial_unit u ${productJoins('u.product_id')} LEFT JOIN stock s ON s.id = u.stock_id
       LEFT JOIN warehouse w ON w.id = s.warehouse_id LEFT JOIN warehouse_bin bin ON bin.id = u.bin_id
       WHERE u.serial_key = $1 AND ($2::bigint IS NULL OR u.product_id = $2) AND ${ofCompanies('u', companies)}
       ORDER BY u.place = 1 DESC, u.id DESC LIMIT 1`,
      [serialKey, productId],
    );
    return rows[0];
  }

  async getStockDetail(
    q: Queryable,
    { companies, language }: StockReader,
    id: number,
  ): Promise<StockDetailRow | undefined> {
    const { rows } = await q.query<StockDetailRow>(
      `SELECT t.id, t.product_id, ${selected(productColumns, language)}, t.warehouse_id AS ware_house_id,
         w.name AS ware_house_name, t.on_hand AS ware_house_product_good_number, t.reserved, t.in_transit,
         t.number_warning, t.warned_at IS NOT NULL AS is_low, t.tracking, t.location, t.remark, t.value_amount, t.currency
       FROM stock t JOIN warehouse w ON w.id = t.warehouse_id ${productJoins('t.product_id')}
       WHERE t.id = $1 AND ${ofCompanies('t', companies)}`,
      [id],
    );
    return rows[0];
  }

  async units(q: Queryable, stockId: number): Promise<UnitRow[]> {
    const { rows } = await q.query<UnitRow>(
      `SELECT u.id, u.serial_number, bin.code AS bin_code, u.is_reserved, u.cost_amount
       FROM serial_unit u LEFT JOIN warehouse_bin bin ON bin.id = u.bin_id
       WHERE u.stock_id = $1 AND u.place = 1 ORDER BY u.id LIMIT ${UNITS_MAX}`,
      [stockId],
    );
    return rows;
  }

  async promises(q: Queryable, stockId: number): Promise<PromiseRow[]> {
    const { rows } = await q.query<PromiseRow>(
      `SELECT r.id, r.holder_type, r.holder_id, d.sn AS holder_no, u.serial_number, r.quantity AS good_number, r.expires_at
       FROM stock_reservation r LEFT JOIN serial_unit u ON u.id = r.serial_unit_id
       LEFT JOIN stock_document d ON r.holder_type = 'stock_document' AND d.id = r.holder_id
       WHERE r.stock_id = $1 AND r.status = ${STOCK_RESERVATION_STATUS.held} ORDER BY r.expires_at NULLS LAST, r.id LIMIT ${UNITS_MAX}`,
      [stockId],
    );
    return rows;
  }

  async parts(q: Queryable, stockId: number): Promise<PartRow[]> {
    const { rows } = await q.query<PartRow>(
      `SELECT p.id, p.lot_number, p.expires_on::text, bin.code AS bin_code, p.on_hand, p.reserved
       FROM stock_part p LEFT JOIN warehouse_bin bin ON bin.id = p.bin_id
       WHERE p.stock_id = $1 AND p.on_hand > 0 ORDER BY p.expires_on NULLS LAST, p.id LIMIT ${UNITS_MAX}`,
      [stockId],
    );
    return rows;
  }

  async lots(q: Queryable, { companies, language }: StockReader, ids: readonly number[]): Promise<LotRow[]> {
    const { rows } = await q.query<LotRow>(
      `SELECT t.id, s.product_id, ${selected(productColumns, language)}, p.gtin, t.lot_number, t.expires_on::text,
         bin.code AS bin_code
       FROM stock_part t JOIN stock s ON s.id = t.stock_id ${productJoins('s.product_id')}
       LEFT JOIN warehouse_bin bin ON bin.id = t.bin_id
       WHERE t.id = ANY ($1::bigint[]) AND ${ofCompanies('s', companies)} ORDER BY t.id`,
      [[...ids]],
    );
    return rows;
  }

  /** One, or the newest of a stock row. */
  async movements(
    q: Queryable,
    { companies, language }: StockReader,
    by: { id: number } | { stockId: number },
  ): Promise<MovementRow[]> {
    const [column, id] = 'id' in by ? ['t.id', by.id] : ['t.stock_id', by.stockId];
    const { rows } = await q.query<MovementRow>(
      `SELECT t.id, t.stock_id, t.type, t.change, t.after, t.created_at, t.source_type, t.source_id,
         part.expires_on::text, ${selected(movementColumns, language)}
       FROM stock_movement t ${movementJoins}
       WHERE ${column} = $1 AND ${ofCompanies('t', companies)} ORDER BY t.id DESC LIMIT ${LINE_MAX}`,
      [id],
    );
    return rows;
  }

  async warehouses(
    q: Queryable,
    companies: readonly number[] | null,
  ): Promise<{ code: number; name: string }[]> {
    const { rows } = await q.query<{ code: number; name: string }>(
      `SELECT w.id AS code, w.name FROM warehouse w WHERE w.status <> ${WAREHOUSE_STATUS.deleted} AND ${ofCompanies('w', companies)}
       ORDER BY w.name, w.id LIMIT ${UNITS_MAX}`,
    );
    return rows;
  }

  /** @returns how many it has, and the previous warning; undefined where there is none */
  async lockWarning(
    tx: Tx,
    companies: readonly number[] | null,
    id: number,
  ): Promise<{ on_hand: number; number_warning: number | null; is_warned: boolean } | undefined> {
    const { rows } = await tx.query<{ on_hand: number; number_warning: number | null; is_warned: boolean }>(
      `SELECT t.on_hand, t.number_warning, t.warned_at IS NOT NULL AS is_warned FROM stock t
       WHERE t.id = $1 AND ${ofCompanies('t', companies)} FOR UPDATE`,
      [id],
    );
    return rows[0];
  }

  async setWarning(tx: Tx, id: number, warning: number | null): Promise<void> {
    await tx.query(
      `UPDATE stock SET number_warning = $2,
         warned_at = CASE WHEN on_hand <= $2 THEN coalesce(warned_at, clock_timestamp()) END WHERE id = $1`,
      [id, warning],
    );
  }
}
