import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { serialKey, type FreePart, type FreeUnit } from './choose-stock.js';
import type { PartState, Pile, StockState, UnitState } from './stock-books.js';

/** Whom stock is promised to. */
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

/** Where something of a product may lie. */
export interface Place {
  warehouseId: number;
  productId: number;
}

export interface PartKey {
  stockId: number;
  binId: number | null;
  lotNumber: string;
  expiresOn: string | null;
}

export interface HeldRow {
  id: number;
  stock_id: number;
  serial_unit_id: number | null;
  part_id: number | null;
  quantity: number;
  status: number;
}

export interface ExpiredRow extends HeldRow {
  holder_type: string;
  holder_id: number;
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

/** What is promised in one line, as a paper names it. */
export interface PromisedLine {
  companyId: number;
  warehouseId: number;
  currency: Currency;
  productId: number;
  quantity: number;
  serialNumber: string | null;
  lotNumber: string;
  expiresOn: string | null;
  binId: number | null;
}

export interface MovedRow {
  stock_id: number;
  place: 1 | 2;
  type: number;
  change: number;
  serial_unit_id: number | null;
  part_id: number | null;
  bin_id: number | null;
  cost_amount: number;
  is_undone: boolean;
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

/** The rows of stock under their locks, each statement about all of them at once; what lies there for the first time is opened. */
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

  /** Locks the rows of these products, in the house's order. */
  async lockOf(tx: Tx, warehouseId: number, productIds: readonly number[]): Promise<StockLock[]> {
    const { rows } = await tx.query<LockedStock>(
      `SELECT ${STOCK_COLUMNS} FROM stock s WHERE s.warehouse_id = $1 AND s.product_id = ANY ($2::bigint[])
       ORDER BY s.warehouse_id, s.product_id FOR UPDATE`,
      [warehouseId, [...productIds]],
    );
    return rows.map(toLock);
  }

  /** Most of it lay there before: rows are made only of what lies there for the first time. */
  async lockOrOpen(tx: Tx, warehouseId: number, productIds: readonly number[]): Promise<StockLock[]> {
    const locks = await this.lockOf(tx, warehouseId, productIds);
    if (locks.length === productIds.length) return locks;
    await this.open(tx, warehouseId, productIds);
    return this.lockOf(tx, warehouseId, productIds);
  }

  async lock(tx: Tx, ids: readonly number[]): Promise<StockLock[]> {
    const { rows } = await tx.query<LockedStock>(
      `SELECT ${STOCK_COLUMNS} FROM stock s WHERE s.id = ANY ($1::bigint[])
       ORDER BY s.warehouse_id, s.product_id FOR UPDATE`,
      [[...ids]],
    );
    return rows.map(toLock);
  }

  /** Locks whatever of these lies anywhere, in the house's order, for what follows. */
  async lockPlaces(tx: Tx, places: readonly Place[]): Promise<void> {
    await tx.query(
      `SELECT FROM stock s
       WHERE (s.warehouse_id, s.product_id) IN (SELECT * FROM unnest($1::bigint[], $2::bigint[]))
       ORDER BY s.warehouse_id, s.product_id FOR UPDATE`,
      [places.map(({ warehouseId }) => warehouseId), places.map(({ productId }) => productId)],
    );
  }

  /** What products of a warehouse and pieces of them stand in the books for, as they are at the moment. */
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
  async freeParts(tx: Tx, stockIds: readonly number[]): Promise<FreePart[]> {
    const { rows } = await tx.query<FreePart>(
      `SELECT id, stock_id AS "stockId", bin_id AS "binId", lot_number AS "lotNumber", expires_on::text AS "expiresOn",
         on_hand - reserved AS free
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

  /** Pieces of these numbers that lie somewhere, locked. */
  async lyingUnits(
    tx: Tx,
    pieces: readonly { productId: number; key: string }[],
  ): Promise<ReadonlyMap<string, UnitState>> {
    if (pieces.length === 0) return new Map();
    const { rows } = await tx.query<UnitState & { productId: number; key: string }>(
      `SELECT ${UNIT_COLUMNS}, u.product_id AS "productId", u.serial_key AS key
       FROM serial_unit u JOIN unnest($1::bigint[], $2::text[]) k (product_id, key)
         ON u.product_id = k.product_id AND u.serial_key = k.key
       WHERE u.place = 1 ORDER BY u.id FOR UPDATE OF u`,
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

  /** Everything that was ever promised to this holder; in the order of the lines. */
  async held(tx: Tx, { type, id }: StockHolder): Promise<HeldRow[]> {
    const { rows } = await tx.query<HeldRow>(
      `SELECT id, stock_id, serial_unit_id, part_id, quantity, status FROM stock_reservation
       WHERE holder_type = $1 AND holder_id = $2 ORDER BY line`,
      [type, id],
    );
    return rows;
  }

  /** What is still promised to these holders. */
  async promised(tx: Tx, type: string, ids: readonly number[]): Promise<HeldRow[]> {
    const { rows } = await tx.query<HeldRow>(
      `SELECT id, stock_id, serial_unit_id, part_id, quantity, status FROM stock_reservation
       WHERE holder_type = $1 AND holder_id = ANY ($2::bigint[]) AND status = 1 ORDER BY holder_id, line`,
      [type, [...ids]],
    );
    return rows;
  }

  /** The same with what they are, in the order of the lines. */
  async promisedLines(tx: Tx, { type, id }: StockHolder): Promise<PromisedLine[]> {
    const { rows } = await tx.query<PromisedLine>(
      `SELECT s.company_id AS "companyId", s.warehouse_id AS "warehouseId", s.currency, s.product_id AS "productId",
         r.quantity, u.serial_number AS "serialNumber", coalesce(p.lot_number, '') AS "lotNumber",
         p.expires_on::text AS "expiresOn", coalesce(p.bin_id, u.bin_id) AS "binId"
       FROM stock_reservation r JOIN stock s ON s.id = r.stock_id
       LEFT JOIN serial_unit u ON u.id = r.serial_unit_id LEFT JOIN stock_part p ON p.id = r.part_id
       WHERE r.holder_type = $1 AND r.holder_id = $2 AND r.status = 1 ORDER BY r.line`,
      [type, id],
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

  /** Promises whose time is over, the oldest first; somebody may end them at this moment. */
  async listDue(tx: Tx, limit: number): Promise<ExpiredRow[]> {
    const { rows } = await tx.query<ExpiredRow>(
      `SELECT ${EXPIRED_COLUMNS} FROM stock_reservation
       WHERE status = 1 AND (holder_type, holder_id) IN (
         SELECT holder_type, holder_id FROM stock_reservation
         WHERE status = 1 AND expires_at <= clock_timestamp() ORDER BY expires_at, id LIMIT $1)
       ORDER BY expires_at, id`,
      [limit],
    );
    return rows;
  }

  /** Those of them that still stand, under the lock of their stock. */
  async lockDue(tx: Tx, ids: readonly number[]): Promise<ExpiredRow[]> {
    const { rows } = await tx.query<ExpiredRow>(
      `SELECT ${EXPIRED_COLUMNS} FROM stock_reservation
       WHERE id = ANY ($1::bigint[]) AND status = 1 AND expires_at <= clock_timestamp() ORDER BY id FOR UPDATE`,
      [[...ids]],
    );
    return rows;
  }

  /**
   * A piece that this source brought here, and that left and came back by others that still stand; null: there is none.
   * Each mover of it is undone in its turn, the last one first.
   */
  async broughtAgain(tx: Tx, { type, id }: StockHolder): Promise<string | null> {
    const { rows } = await tx.query<{ serial_number: string }>(
      `SELECT u.serial_number FROM stock_movement m JOIN serial_unit u ON u.id = m.serial_unit_id
       WHERE m.source_type = $1 AND m.source_id = $2 AND m.step = 1 AND m.change > 0
         AND u.place = 1 AND u.stock_id = m.stock_id
         AND EXISTS (
           SELECT FROM stock_movement l WHERE l.serial_unit_id = u.id AND l.id > m.id
             AND (l.source_type, l.source_id) <> (m.source_type, m.source_id)
           GROUP BY l.source_type, l.source_id, l.stock_id, l.place HAVING sum(l.change) <> 0)
       ORDER BY m.line LIMIT 1`,
      [type, id],
    );
    return rows[0]?.serial_number ?? null;
  }

  /** What a source moved in its first step, in that order, and whether that is undone. */
  async moved(tx: Tx, sourceType: string, sourceId: number): Promise<MovedRow[]> {
    const { rows } = await tx.query<MovedRow>(
      `SELECT stock_id, place, type, change, serial_unit_id, part_id, bin_id, cost_amount,
         EXISTS (SELECT FROM stock_movement u WHERE u.source_type = $1 AND u.source_id = $2 AND u.step = -1) AS is_undone
       FROM stock_movement WHERE source_type = $1 AND source_id = $2 AND step = 1 ORDER BY line`,
      [sourceType, sourceId],
    );
    return rows;
  }
}

/** A row under its lock: what it is, and how it stands. */
export interface StockLock {
  row: StockRow;
  state: StockState;
}

const EXPIRED_COLUMNS = `id, stock_id, serial_unit_id, part_id, quantity, status, holder_type, holder_id`;

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
