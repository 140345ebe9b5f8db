import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { serialKey, type FreePart, type FreeUnit } from './choose-stock.js';
import type { PartState, Pile, StockState, UnitState } from './locked-stock.js';

/** The holder of a reservation of stock. */
export interface StockHolder {
  type: string;
  id: number;
}

export interface StockRow {
  id: number;
  warehouseId: number;
  productId: number;
  isSerial: boolean;
}

/** Where something of a product may be. */
export interface Place {
  warehouseId: number;
  productId: number;
}

/** So much of an item, wherever its company has it. */
export interface WantedOfCompany {
  companyId: number;
  productId: number;
  quantity: number;
  /** The piece that is meant. */
  serialNumber: string | null;
}

export interface PartKey {
  stockId: number;
  binId: number | null;
  lotNumber: string;
  expiresOn: string | null;
}

/** One piece, by its number or by itself. */
export type WantedPiece = { companyId: number; productId: number } & (
  | { serialNumber: string }
  | { unitId: number }
);

export interface PieceRow {
  unitId: number;
  serialNumber: string;
  productId: number;
  warehouseId: number;
}

interface LockedStock {
  id: number;
  warehouse_id: number;
  product_id: number;
  tracking: number;
  on_hand: number;
  reserved: number;
  in_transit: number;
  value_amount: number;
  transit_amount: number;
  number_warning: number | null;
  is_warned: boolean;
}

const STOCK_COLUMNS = `s.id, s.warehouse_id, s.product_id, s.tracking, s.on_hand, s.reserved, s.in_transit, s.value_amount,
  s.transit_amount, s.number_warning, s.warned_at IS NOT NULL AS is_warned`;

const BY_SERIAL = 1;

/** The rows of stock under their locks, each statement for all of them at once; missing ones are opened. */
@Injectable()
export class StockRepository {
  private async open(tx: Tx, warehouseId: number, productIds: readonly number[]): Promise<void> {
    await tx.query(
      `INSERT INTO stock (company_id, warehouse_id, currency, product_id, tracking)
       SELECT w.company_id, w.id, w.currency, p.id, p.tracking
       FROM warehouse w JOIN product p ON p.id = ANY ($2::bigint[]) WHERE w.id = $1
       ORDER BY p.id ON CONFLICT ON CONSTRAINT stock_place_uq DO NOTHING`,
      [warehouseId, [...productIds]],
    );
  }

  /** Locks the rows of these products, in the global lock order. */
  async lockOf(tx: Tx, warehouseId: number, productIds: readonly number[]): Promise<StockLock[]> {
    const { rows } = await tx.query<LockedStock>(
      `SELECT ${STOCK_COLUMNS} FROM stock s WHERE s.warehouse_id = $1 AND s.product_id = ANY ($2::bigint[])
       ORDER BY s.warehouse_id, s.product_id FOR UPDATE`,
      [warehouseId, [...productIds]],
    );
    return rows.map(toLock);
  }

  /** Most of it was there before: rows are inserted only for what is there for the first time. */
  async lockOrOpen(tx: Tx, warehouseId: number, productIds: readonly number[]): Promise<StockLock[]> {
    const locks = await this.lockOf(tx, warehouseId, productIds);
    if (locks.length === productIds.length) return locks;
    await this.open(tx, warehouseId, productIds);
    return this.lockOf(tx, warehouseId, productIds);
  }

  async lockStock(tx: Tx, ids: readonly number[]): Promise<StockLock[]> {
    const { rows } = await tx.query<LockedStock>(
      `SELECT ${STOCK_COLUMNS} FROM stock s WHERE s.id = ANY ($1::bigint[])
       ORDER BY s.warehouse_id, s.product_id FOR UPDATE`,
      [[...ids]],
    );
    return rows.map(toLock);
  }

  /** Locks all stock of these, in the global lock order, for what follows. */
  async lockPlaces(tx: Tx, places: readonly Place[]): Promise<StockLock[]> {
    const { rows } = await tx.query<LockedStock>(
      `SELECT ${STOCK_COLUMNS} FROM stock s
       WHERE (s.warehouse_id, s.product_id) IN (SELECT * FROM unnest($1::bigint[], $2::bigint[]))
       ORDER BY s.warehouse_id, s.product_id FOR UPDATE`,
      [places.map(({ warehouseId }) => warehouseId), places.map(({ productId }) => productId)],
    );
    return rows.map(toLock);
  }

  /** By place in the list: the warehouse of the company where most of it is free, and enough; where a piece is named, its own. */
  async freePlaces(tx: Tx, wanted: readonly WantedOfCompany[]): Promise<ReadonlyMap<number, number>> {
    const { rows } = await tx.query<{ place: number; warehouseId: number }>(
      `SELECT DISTINCT ON (n.place) n.place - 1 AS place, s.warehouse_id AS "warehouseId"
       FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[])
         WITH ORDINALITY n (company_id, product_id, quantity, key, place)
       JOIN stock s ON s.company_id = n.company_id AND s.product_id = n.product_id
         AND s.on_hand - s.reserved >= n.quantity
       WHERE n.key IS NULL OR s.tracking <> ${BY_SERIAL} OR EXISTS (
         SELECT FROM serial_unit u WHERE u.product_id = n.product_id AND u.serial_key = n.key AND u.stock_id = s.id)
       ORDER BY n.place, s.on_hand - s.reserved DESC, s.warehouse_id`,
      [
        wanted.map(({ companyId }) => companyId),
        wanted.map(({ productId }) => productId),
        wanted.map(({ quantity }) => quantity),
        wanted.map(({ serialNumber }) => (serialNumber ? serialKey(serialNumber) : null)),
      ],
    );
    return new Map(rows.map(({ place, warehouseId }) => [place, warehouseId]));
  }

  /** The recorded values of products of a warehouse and their pieces, at the moment. */
  async valued(
    tx: Tx,
    warehouseId: number,
    lines: ReadonlyArray<{ productId: number; key: string | null }>,
  ): Promise<ReadonlyArray<Pile & { pieceCost: number | null }>> {
    const { rows } = await tx.query<Pile & { pieceCost: number | null }>(
      `SELECT coalesce(s.on_hand, 0) AS quantity, coalesce(s.value_amount, 0) AS value, u.cost_amount AS "pieceCost"
       FROM unnest($2::bigint[], $3::text[]) WITH ORDINALITY n (product_id, key, place)
       LEFT JOIN stock s ON s.warehouse_id = $1 AND s.product_id = n.product_id
       LEFT JOIN serial_unit u ON u.product_id = n.product_id AND u.serial_key = n.key AND u.stock_id = s.id
       ORDER BY n.place`,
      [warehouseId, lines.map(({ productId }) => productId), lines.map(({ key }) => key)],
    );
    return rows;
  }

  /** Under the lock of their stocks: what of these can be promised, in the order in which it is to go. */
  async freeParts(tx: Tx, stockIds: readonly number[]): Promise<(FreePart & PartState)[]> {
    const { rows } = await tx.query<FreePart & PartState>(
      `SELECT id, stock_id AS "stockId", bin_id AS "binId", lot_number AS "lotNumber", expires_on::text AS "expiresOn",
         on_hand AS "onHand", reserved, on_hand - reserved AS free
       FROM stock_part WHERE stock_id = ANY ($1::bigint[]) AND on_hand > reserved
       ORDER BY expires_on NULLS LAST, id`,
      [[...stockIds]],
    );
    return rows;
  }

  /** Free pieces of these numbers, and as many others of each stock as are wanted by chance. */
  async freeUnits(
    tx: Tx,
    wanted: readonly { stockId: number; keys: readonly string[]; others: number }[],
  ): Promise<FreeUnit[]> {
    if (wanted.length === 0) return [];
    const { rows } = await tx.query<FreeUnit>(
      `SELECT u.id, u.stock_id AS "stockId", u.serial_key AS "serialKey", u.bin_id AS "binId"
       FROM jsonb_to_recordset($1::jsonb) w ("stockId" bigint, keys text[], others int)
       CROSS JOIN LATERAL (
         SELECT id, stock_id, serial_key, bin_id FROM serial_unit
         WHERE stock_id = w."stockId" AND serial_key = ANY (w.keys) AND place = 1 AND NOT is_reserved
         UNION
         (SELECT id, stock_id, serial_key, bin_id FROM serial_unit
          WHERE stock_id = w."stockId" AND place = 1 AND NOT is_reserved ORDER BY id
          LIMIT CASE WHEN w.others = 0 THEN 0 ELSE w.others + cardinality(w.keys) END)) u
       ORDER BY u.id`,
      [JSON.stringify(wanted)],
    );
    return rows;
  }

  /** Parts of these bins and lots, made where there are none. In the order of the keys. */
  async partsOf(tx: Tx, keys: readonly PartKey[]): Promise<PartState[]> {
    if (keys.length === 0) return [];
    const from = `ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("stockId" bigint, "binId" bigint, "lotNumber" text, "expiresOn" date))
      WITH ORDINALITY k (stock_id, bin_id, lot_number, expires_on, place)`;
    const values = [JSON.stringify(keys)];
    const find = async (): Promise<PartState[]> => {
      const { rows } = await tx.query<PartState>(
        `SELECT p.id, p.stock_id AS "stockId", p.bin_id AS "binId", p.on_hand AS "onHand", p.reserved
         FROM ${from} JOIN stock_part p ON p.stock_id = k.stock_id AND p.lot_number = k.lot_number
           AND p.bin_id IS NOT DISTINCT FROM k.bin_id AND p.expires_on IS NOT DISTINCT FROM k.expires_on
         ORDER BY k.place`,
        values,
      );
      return rows;
    };
    const found = await find();
    if (found.length === keys.length) return found;
    await tx.query(
      `INSERT INTO stock_part (stock_id, warehouse_id, bin_id, lot_number, expires_on)
       SELECT DISTINCT k.stock_id, s.warehouse_id, k.bin_id, k.lot_number, k.expires_on
       FROM ${from} JOIN stock s ON s.id = k.stock_id
       ON CONFLICT ON CONSTRAINT stock_part_place_uq DO NOTHING`,
      values,
    );
    return find();
  }

  async parts(tx: Tx, ids: readonly number[]): Promise<PartState[]> {
    if (ids.length === 0) return [];
    const { rows } = await tx.query<PartState>(
      `SELECT id, stock_id AS "stockId", bin_id AS "binId", on_hand AS "onHand", reserved FROM stock_part WHERE id = ANY ($1::bigint[])`,
      [[...ids]],
    );
    return rows;
  }

  /** Pieces of these numbers, made where nobody ever had one; locked, as two warehouses may get one number at once. */
  async unitsOf(
    tx: Tx,
    companyId: number,
    pieces: readonly { productId: number; serialNumber: string; key: string }[],
  ): Promise<ReadonlyMap<string, UnitState>> {
    if (pieces.length === 0) return new Map();
    const values = [
      pieces.map(({ productId }) => productId),
      pieces.map(({ serialNumber }) => serialNumber.trim()),
      pieces.map(({ key }) => key),
    ];
    await tx.query(
      `INSERT INTO serial_unit (company_id, product_id, serial_number)
       SELECT $4, product_id, serial_number
       FROM unnest($1::bigint[], $2::text[], $3::text[]) k (product_id, serial_number, key)
       ORDER BY product_id, key ON CONFLICT ON CONSTRAINT serial_unit_once_uq DO NOTHING`,
      [...values, companyId],
    );
    const { rows } = await tx.query<UnitState & { productId: number; key: string }>(
      `SELECT ${UNIT_COLUMNS}, u.product_id AS "productId", u.serial_key AS key
       FROM serial_unit u JOIN unnest($1::bigint[], $2::text[]) k (product_id, key)
         ON u.product_id = k.product_id AND u.serial_key = k.key
       ORDER BY u.id FOR UPDATE OF u`,
      [values[0] ?? [], values[2] ?? []],
    );
    return new Map(rows.map((row) => [pieceKey(row.productId, row.key), row]));
  }

  /** Pieces of these numbers that are somewhere; those of locked stock stay there. */
  async lyingUnits(
    tx: Tx,
    pieces: readonly { productId: number; key: string }[],
  ): Promise<ReadonlyMap<string, UnitState>> {
    if (pieces.length === 0) return new Map();
    const { rows } = await tx.query<UnitState & { productId: number; key: string }>(
      `SELECT ${UNIT_COLUMNS}, u.product_id AS "productId", u.serial_key AS key
       FROM serial_unit u JOIN unnest($1::bigint[], $2::text[]) k (product_id, key)
         ON u.product_id = k.product_id AND u.serial_key = k.key
       WHERE u.place = 1 ORDER BY u.id`,
      [pieces.map(({ productId }) => productId), pieces.map(({ key }) => key)],
    );
    return new Map(rows.map((row) => [pieceKey(row.productId, row.key), row]));
  }

  async units(tx: Tx, ids: readonly number[]): Promise<UnitState[]> {
    if (ids.length === 0) return [];
    const { rows } = await tx.query<UnitState>(
      `SELECT ${UNIT_COLUMNS} FROM serial_unit u WHERE u.id = ANY ($1::bigint[]) ORDER BY u.id FOR UPDATE`,
      [[...ids]],
    );
    return rows;
  }

  async findPiece(tx: Tx, { companyId, productId, ...wanted }: WantedPiece): Promise<PieceRow | null> {
    const key = 'unitId' in wanted ? null : serialKey(wanted.serialNumber);
    const { rows } = await tx.query<PieceRow>(
      `SELECT u.id AS "unitId", u.serial_number AS "serialNumber", u.product_id AS "productId",
         s.warehouse_id AS "warehouseId"
       FROM serial_unit u JOIN stock s ON s.id = u.stock_id
       WHERE u.product_id = $1 AND s.company_id = $2 AND u.place = 1
         AND CASE WHEN $3::bigint IS NULL THEN u.serial_key = $4 ELSE u.id = $3 END`,
      [productId, companyId, 'unitId' in wanted ? wanted.unitId : null, key],
    );
    return rows[0] ?? null;
  }
}

/** A row under its lock: what it is, and its state. */
export interface StockLock {
  row: StockRow;
  state: StockState;
}

const UNIT_COLUMNS = `u.id, u.place, u.stock_id AS "stockId", u.bin_id AS "binId", u.is_reserved AS "isReserved",
  u.cost_amount AS cost`;

export const pieceKey = (productId: number, key: string): string => `${productId} ${key}`;

const toLock = (row: LockedStock): StockLock => ({
  row: {
    id: row.id,
    warehouseId: row.warehouse_id,
    productId: row.product_id,
    isSerial: row.tracking === BY_SERIAL,
  },
  state: {
    id: row.id,
    reserved: row.reserved,
    onHand: { quantity: row.on_hand, value: row.value_amount },
    inTransit: { quantity: row.in_transit, value: row.transit_amount },
    numberWarning: row.number_warning,
    isWarned: row.is_warned,
  },
});
