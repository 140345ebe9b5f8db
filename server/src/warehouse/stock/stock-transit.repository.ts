import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { OnTheWay } from './choose-arrived.js';
import type { StockHolder } from './stock.repository.js';

export interface SentRow {
  stockId: number;
  fromStockId: number;
  unitId: number | null;
  partId: number | null;
  count: number;
  cost: number;
}

/** What becomes of what is on its way. */
export type Outcome = 'received' | 'returned' | 'lost';

/** What arrived at the other warehouse, where it was put. */
export interface PutRow {
  stock_id: number;
  serial_unit_id: number | null;
  part_id: number | null;
  quantity: number;
  cost_amount: number;
}

/** What is on its way between warehouses: written once when it is sent, then counted down. */
@Injectable()
export class StockTransitRepository {
  /**
   * Rows of another warehouse for what is in these: opened where there are none. By the stock it comes from.
   */
  async openTargets(
    tx: Tx,
    stockIds: readonly number[],
    warehouseId: number,
  ): Promise<ReadonlyMap<number, number>> {
    await tx.query(
      `INSERT INTO stock (company_id, warehouse_id, currency, product_id, tracking)
       SELECT w.company_id, w.id, w.currency, s.product_id, s.tracking
       FROM warehouse w JOIN stock s ON s.id = ANY ($2::bigint[]) WHERE w.id = $1
       ORDER BY s.product_id ON CONFLICT ON CONSTRAINT stock_place_uq DO NOTHING`,
      [warehouseId, [...stockIds]],
    );
    const { rows } = await tx.query<{ from_id: number; to_id: number }>(
      `SELECT s.id AS from_id, o.id AS to_id FROM stock s
       JOIN stock o ON o.product_id = s.product_id AND o.warehouse_id = $1 WHERE s.id = ANY ($2::bigint[])`,
      [warehouseId, [...stockIds]],
    );
    return new Map(rows.map(({ from_id, to_id }) => [from_id, to_id]));
  }

  async addStockTransit(tx: Tx, { type, id }: StockHolder, sent: readonly SentRow[]): Promise<void> {
    await tx.query(
      `INSERT INTO stock_transit (holder_type, holder_id, stock_id, from_stock_id, serial_unit_id, part_id, quantity,
         cost_amount, line)
       SELECT $1, $2, n.* FROM unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::bigint[])
         WITH ORDINALITY n`,
      [
        type,
        id,
        sent.map(({ stockId }) => stockId),
        sent.map(({ fromStockId }) => fromStockId),
        sent.map(({ unitId }) => unitId),
        sent.map(({ partId }) => partId),
        sent.map(({ count }) => count),
        sent.map(({ cost }) => cost),
      ],
    );
  }

  /** Everything this holder ever sent, in the order in which it was; under the lock of the holder. */
  async of(q: Queryable, { type, id }: StockHolder): Promise<OnTheWay[]> {
    const { rows } = await q.query<OnTheWay>(
      `SELECT t.id, t.stock_id AS "stockId", t.from_stock_id AS "fromStockId", s.product_id AS "productId",
         t.serial_unit_id AS "unitId", t.part_id AS "partId", u.serial_key AS "serialKey",
         coalesce(p.lot_number, '') AS "lotNumber", p.expires_on::text AS "expiresOn", m.bin_id AS "fromBinId", t.quantity,
         t.received,
         t.quantity - t.received - t.returned - t.lost AS left, t.cost_amount - t.settled_amount AS "leftCost"
       FROM stock_transit t JOIN stock s ON s.id = t.stock_id
       LEFT JOIN serial_unit u ON u.id = t.serial_unit_id LEFT JOIN stock_part p ON p.id = t.part_id
       LEFT JOIN stock_movement m ON m.serial_unit_id = t.serial_unit_id AND m.stock_id = t.from_stock_id
         AND m.source_type = t.holder_type AND m.source_id = t.holder_id AND m.step = 1 AND m.place = 1
       WHERE t.holder_type = $1 AND t.holder_id = $2 ORDER BY t.line`,
      [type, id],
    );
    return rows;
  }

  /** So many of each are no longer on their way, and with them so much of their cost. */
  async settle(
    tx: Tx,
    outcome: Outcome,
    settled: readonly { id: number; count: number; cost: number }[],
  ): Promise<void> {
    await tx.query(
      `UPDATE stock_transit t SET ${outcome} = t.${outcome} + n.count, settled_amount = t.settled_amount + n.cost
       FROM (SELECT id, sum(count) AS count, sum(cost) AS cost
             FROM unnest($1::bigint[], $2::int[], $3::bigint[]) n (id, count, cost) GROUP BY id) n WHERE t.id = n.id`,
      [settled.map(({ id }) => id), settled.map(({ count }) => count), settled.map(({ cost }) => cost)],
    );
  }

  /** What a loss wrote off is on its way again. */
  async findAgain(tx: Tx, holder: StockHolder, loss: StockHolder): Promise<void> {
    await tx.query(
      `UPDATE stock_transit t SET lost = t.lost - m.count, settled_amount = t.settled_amount - m.cost
       FROM (SELECT serial_unit_id, part_id, -sum(change) AS count, -sum(cost_amount) AS cost FROM stock_movement
             WHERE source_type = $3 AND source_id = $4 AND step = 1 GROUP BY serial_unit_id, part_id) m
       WHERE t.holder_type = $1 AND t.holder_id = $2
         AND (t.serial_unit_id = m.serial_unit_id OR t.part_id = m.part_id)`,
      [holder.type, holder.id, loss.type, loss.id],
    );
  }

  /** All of it is back where it came from. */
  async undo(tx: Tx, { type, id }: StockHolder): Promise<void> {
    await tx.query(
      `UPDATE stock_transit SET received = 0, returned = quantity, settled_amount = cost_amount
       WHERE holder_type = $1 AND holder_id = $2`,
      [type, id],
    );
  }

  /** What of it was put on hand at its destination, and where exactly. */
  async put(tx: Tx, { type, id }: StockHolder): Promise<PutRow[]> {
    const { rows } = await tx.query<PutRow>(
      `SELECT m.stock_id, m.serial_unit_id, m.part_id, sum(m.change) AS quantity, sum(m.cost_amount)::bigint AS cost_amount
       FROM stock_movement m
       WHERE m.source_type = $1 AND m.source_id = $2 AND m.place = 1
         AND m.stock_id IN (SELECT t.stock_id FROM stock_transit t WHERE t.holder_type = $1 AND t.holder_id = $2)
       GROUP BY m.stock_id, m.serial_unit_id, m.part_id HAVING sum(m.change) > 0 ORDER BY 1, 2, 3`,
      [type, id],
    );
    return rows;
  }

  async nextStep(tx: Tx, { type, id }: StockHolder): Promise<number> {
    const { rows } = await tx.query<{ step: number }>(
      `SELECT coalesce(max(step), 0) + 1 AS step FROM stock_movement WHERE source_type = $1 AND source_id = $2`,
      [type, id],
    );
    return firstRow(rows).step;
  }
}
