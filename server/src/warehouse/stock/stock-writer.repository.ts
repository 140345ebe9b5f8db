import { Injectable } from '@nestjs/common';
import { STOCK_RESERVATION_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { requireRows } from '../../platform/database/require-rows.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Chosen } from './choose-stock.js';
import type { Movement, LockedStock, UnitState } from './locked-stock.js';
import type { StockHolder } from './stock.repository.js';

/** What moves stock: a document, or the former holder. */
export interface MovementSource {
  sourceType: string;
  sourceId: number;
  /** 1 is the first; -1 undoes it. */
  step: number;
  /** Of the dictionary `stock_type`. */
  type: number;
  accountId: number | null;
  /** Only where the past is written afterwards, by the owner of the database; absent: the database's clock. */
  at?: Date;
}

/** Writes recorded stock and reservations, each statement for all of it at once. The only writer. */
@Injectable()
export class StockWriter {
  /** @param held what each holder gets, in the order of its lines */
  async addHeld(
    tx: Tx,
    type: string,
    held: readonly { holderId: number; chosen: readonly Chosen[] }[],
    expiresAt: Date | null,
  ): Promise<void> {
    const chosen = held.flatMap((one) => one.chosen);
    await tx.query(
      `INSERT INTO stock_reservation (stock_id, serial_unit_id, part_id, quantity, holder_type, holder_id, line, expires_at)
       SELECT stock_id, unit_id, part_id, quantity, $1, holder_id, row_number() OVER (PARTITION BY holder_id ORDER BY place),
         $7::timestamptz
       FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::int[])
         WITH ORDINALITY n (holder_id, stock_id, unit_id, part_id, quantity, place)`,
      [
        type,
        held.flatMap((one) => one.chosen.map(() => one.holderId)),
        chosen.map(({ stockId }) => stockId),
        chosen.map((one) => ('unitId' in one ? one.unitId : null)),
        chosen.map((one) => ('partId' in one ? one.partId : null)),
        chosen.map(({ count }) => count),
        expiresAt,
      ],
    );
  }

  /** @param status 2 consumed, 3 returned */
  async endHeld(tx: Tx, { type, id }: StockHolder, status: 2 | 3): Promise<void> {
    await tx.query(
      `UPDATE stock_reservation SET status = $3, ended_at = clock_timestamp()
       WHERE holder_type = $1 AND holder_id = $2 AND status = ${STOCK_RESERVATION_STATUS.held}`,
      [type, id, status],
    );
  }

  /** It is the other's without an end: a document releases it. */
  async handOver(tx: Tx, from: StockHolder, to: StockHolder): Promise<void> {
    await tx.query(
      `UPDATE stock_reservation SET holder_type = $3, holder_id = $4, expires_at = NULL
       WHERE holder_type = $1 AND holder_id = $2 AND status = ${STOCK_RESERVATION_STATUS.held}`,
      [from.type, from.id, to.type, to.id],
    );
  }

  /** @param until null: the holder releases it */
  async holdUntil(tx: Tx, { type, id }: StockHolder, until: Date | null): Promise<void> {
    await tx.query(
      `UPDATE stock_reservation SET expires_at = $3::timestamptz
       WHERE holder_type = $1 AND holder_id = $2 AND status = ${STOCK_RESERVATION_STATUS.held}`,
      [type, id, until],
    );
  }

  /** These are refunded. */
  async endPromises(tx: Tx, ids: readonly number[]): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE stock_reservation SET status = ${STOCK_RESERVATION_STATUS.returned}, ended_at = clock_timestamp()
       WHERE id = ANY ($1::bigint[]) AND status = ${STOCK_RESERVATION_STATUS.held}`,
        [[...ids]],
      ),
      new Set(ids).size,
    );
  }

  async nextBinMove(tx: Tx): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(`SELECT nextval('bin_move_seq') AS id`);
    return firstRow(rows).id;
  }

  /** Writes the new stock, and the movements to it. */
  async save(tx: Tx, locked: LockedStock, source: MovementSource | null): Promise<void> {
    const { stocks, parts, units } = locked.changes();
    await tx.query(
      `UPDATE stock s SET on_hand = n.on_hand, reserved = n.reserved, in_transit = n.in_transit,
         value_amount = n.value, transit_amount = n.transit,
         warned_at = CASE WHEN n.is_warned THEN coalesce(s.warned_at, clock_timestamp()) END
       FROM unnest($1::bigint[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::bigint[], $7::boolean[])
         n (id, on_hand, reserved, in_transit, value, transit, is_warned) WHERE s.id = n.id`,
      [
        stocks.map(({ id }) => id),
        stocks.map(({ onHand }) => onHand.quantity),
        stocks.map(({ reserved }) => reserved),
        stocks.map(({ inTransit }) => inTransit.quantity),
        stocks.map(({ onHand }) => onHand.value),
        stocks.map(({ inTransit }) => inTransit.value),
        stocks.map(({ isWarned }) => isWarned),
      ],
    );
    if (parts.length > 0)
      await tx.query(
        `UPDATE stock_part p SET on_hand = n.on_hand, reserved = n.reserved
         FROM unnest($1::bigint[], $2::int[], $3::int[]) n (id, on_hand, reserved) WHERE p.id = n.id`,
        [parts.map(({ id }) => id), parts.map(({ onHand }) => onHand), parts.map(({ reserved }) => reserved)],
      );
    if (units.length > 0) await this.saveUnits(tx, units);
    if (source !== null) await this.addMovements(tx, locked.movements, source);
  }

  private async saveUnits(tx: Tx, units: readonly UnitState[]): Promise<void> {
    await tx.query(
      `UPDATE serial_unit u SET place = n.place, stock_id = n.stock_id, bin_id = n.bin_id,
         is_reserved = n.is_reserved, cost_amount = n.cost,
         company_id = coalesce((SELECT s.company_id FROM stock s WHERE s.id = n.stock_id), u.company_id)
       FROM unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::bigint[], $5::boolean[], $6::bigint[])
         n (id, place, stock_id, bin_id, is_reserved, cost) WHERE u.id = n.id`,
      [
        units.map(({ id }) => id),
        units.map(({ place }) => place),
        units.map(({ stockId }) => stockId),
        units.map(({ binId }) => binId),
        units.map(({ isReserved }) => isReserved),
        units.map(({ cost }) => cost),
      ],
    );
  }

  private async addMovements(tx: Tx, movements: readonly Movement[], source: MovementSource): Promise<void> {
    await tx.query(
      `INSERT INTO stock_movement (company_id, warehouse_id, stock_id, place, type, change, after, serial_unit_id,
         part_id, bin_id, cost_amount, source_type, source_id, step, line, account_id${source.at ? ', created_at' : ''})
       SELECT s.company_id, s.warehouse_id, s.id, n.place, $1, n.change, n.after, n.unit_id, n.part_id, n.bin_id, n.cost,
         $2, $3, $4, n.line, $5${source.at ? ', $14::timestamptz' : ''}
       FROM unnest($6::bigint[], $7::smallint[], $8::int[], $9::int[], $10::bigint[], $11::bigint[], $12::bigint[],
         $13::bigint[]) WITH ORDINALITY n (stock_id, place, change, after, unit_id, part_id, bin_id, cost, line)
       JOIN stock s ON s.id = n.stock_id ORDER BY n.line`,
      [
        source.type,
        source.sourceType,
        source.sourceId,
        source.step,
        source.accountId,
        movements.map(({ stockId }) => stockId),
        movements.map(({ place }) => place),
        movements.map(({ change }) => change),
        movements.map(({ after }) => after),
        movements.map(({ unitId }) => unitId),
        movements.map(({ partId }) => partId),
        movements.map(({ binId }) => binId),
        movements.map(({ cost }) => cost),
        ...(source.at ? [source.at] : []),
      ],
    );
  }
}
