import { Injectable } from '@nestjs/common';
import { STOCK_RESERVATION_STATUS } from '@fovea/shared-types/states';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import type { StockHolder } from './stock.repository.js';

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

/** So much of what a source received. */
export interface PutOnHandRow {
  stock_id: number;
  serial_unit_id: number | null;
  part_id: number | null;
  quantity: number;
  serial_number: string | null;
  is_free: boolean;
}

/** What is reserved in one line, as a document names it. */
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

const EXPIRED_COLUMNS = `id, stock_id, serial_unit_id, part_id, quantity, status, holder_type, holder_id`;

/** Reservations and their results: used by the code that keeps, moves or releases them. */
@Injectable()
export class StockPromises {
  /** Everything that was ever promised to this holder; in the order of the lines. */
  async held(tx: Tx, { type, id }: StockHolder): Promise<HeldRow[]> {
    const { rows } = await tx.query<HeldRow>(
      `SELECT id, stock_id, serial_unit_id, part_id, quantity, status FROM stock_reservation
       WHERE holder_type = $1 AND holder_id = $2 ORDER BY line`,
      [type, id],
    );
    return rows;
  }

  /** Which of these holders anything was ever promised to. */
  async known(tx: Tx, type: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT DISTINCT holder_id AS id FROM stock_reservation WHERE holder_type = $1 AND holder_id = ANY ($2::bigint[])`,
      [type, [...ids]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** What is still promised to these holders. */
  async promised(tx: Tx, type: string, ids: readonly number[]): Promise<HeldRow[]> {
    const { rows } = await tx.query<HeldRow>(
      `SELECT id, stock_id, serial_unit_id, part_id, quantity, status FROM stock_reservation
       WHERE holder_type = $1 AND holder_id = ANY ($2::bigint[]) AND status = ${STOCK_RESERVATION_STATUS.held} ORDER BY holder_id, line`,
      [type, [...ids]],
    );
    return rows;
  }

  /** Stock of which something is promised to these holders, or was moved by them. */
  async stocksOf(tx: Tx, holders: readonly StockHolder[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `WITH holder AS (SELECT * FROM unnest($1::text[], $2::bigint[]) h (type, id))
       SELECT r.stock_id AS id FROM holder h
         JOIN stock_reservation r ON r.holder_type = h.type AND r.holder_id = h.id AND r.status = ${STOCK_RESERVATION_STATUS.held}
       UNION
       SELECT m.stock_id FROM holder h
         JOIN stock_movement m ON m.source_type = h.type AND m.source_id = h.id AND m.step = 1`,
      [holders.map(({ type }) => type), holders.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  }

  /** The same with what they are, in the order of the lines. */
  async promisedLines(tx: Tx, { type, id }: StockHolder): Promise<PromisedLine[]> {
    const { rows } = await tx.query<PromisedLine>(
      `SELECT s.company_id AS "companyId", s.warehouse_id AS "warehouseId", s.currency, s.product_id AS "productId",
         r.quantity, u.serial_number AS "serialNumber", coalesce(p.lot_number, '') AS "lotNumber",
         p.expires_on::text AS "expiresOn", coalesce(p.bin_id, u.bin_id) AS "binId"
       FROM stock_reservation r JOIN stock s ON s.id = r.stock_id
       LEFT JOIN serial_unit u ON u.id = r.serial_unit_id LEFT JOIN stock_part p ON p.id = r.part_id
       WHERE r.holder_type = $1 AND r.holder_id = $2 AND r.status = ${STOCK_RESERVATION_STATUS.held} ORDER BY r.line`,
      [type, id],
    );
    return rows;
  }

  /** Promises whose time is over, the oldest first; somebody may end them at this moment. */
  async listDue(tx: Tx, limit: number): Promise<ExpiredRow[]> {
    const { rows } = await tx.query<ExpiredRow>(
      `SELECT ${EXPIRED_COLUMNS} FROM stock_reservation
       WHERE status = ${STOCK_RESERVATION_STATUS.held} AND (holder_type, holder_id) IN (
         SELECT holder_type, holder_id FROM stock_reservation
         WHERE status = ${STOCK_RESERVATION_STATUS.held} AND expires_at <= clock_timestamp() ORDER BY expires_at, id LIMIT $1)
       ORDER BY expires_at, id`,
      [limit],
    );
    return rows;
  }

  /** Those of them that are still in force, under the lock of their stock. */
  async stillDue(tx: Tx, ids: readonly number[]): Promise<ExpiredRow[]> {
    const { rows } = await tx.query<ExpiredRow>(
      `SELECT ${EXPIRED_COLUMNS} FROM stock_reservation
       WHERE id = ANY ($1::bigint[]) AND status = ${STOCK_RESERVATION_STATUS.held} AND expires_at <= clock_timestamp() ORDER BY id`,
      [[...ids]],
    );
    return rows;
  }

  /** What a source put on hand in a warehouse and left there, with what names a piece, and whether all of it is free. */
  async putOnHand(tx: Tx, { type, id }: StockHolder, warehouseId: number): Promise<PutOnHandRow[]> {
    const { rows } = await tx.query<PutOnHandRow>(
      `SELECT m.stock_id, m.serial_unit_id, m.part_id, sum(m.change)::int AS quantity, u.serial_number,
         CASE WHEN m.part_id IS NULL THEN u.place = 1 AND u.stock_id = m.stock_id AND NOT u.is_reserved
           ELSE p.on_hand - p.reserved >= sum(m.change) END AS is_free
       FROM stock_movement m LEFT JOIN serial_unit u ON u.id = m.serial_unit_id LEFT JOIN stock_part p ON p.id = m.part_id
       WHERE m.source_type = $1 AND m.source_id = $2 AND m.place = 1 AND m.warehouse_id = $3
       GROUP BY m.stock_id, m.serial_unit_id, m.part_id, u.id, p.id HAVING sum(m.change) > 0 ORDER BY min(m.id)`,
      [type, id, warehouseId],
    );
    return rows;
  }

  /**
   * A piece that this source received, and that left and returned by later documents that are still in force;
   * null: there is none. Each mover of it is undone in its turn, the last one first.
   */
  async findReturnedSerial(tx: Tx, { type, id }: StockHolder): Promise<string | null> {
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
