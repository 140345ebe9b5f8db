import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { firstRow } from '../../platform/database/first-row.js';
import { PIECE } from './count-line.repository.js';
import type { CountRow } from './count.repository.js';

/** What of goods kept by number or lot is too many or too few. */
export interface PileDifference {
  line: number;
  name: string;
  /** How many of them are there and not reserved. */
  free: number;
  productId: number;
  difference: number;
  lotNumber: string;
  expiresOn: string | null;
  binId: number | null;
  partId: number | null;
  /** Of one, as recorded. */
  unitCost: number;
}

/** A piece that is missing, or was found in addition to the recorded ones. */
export interface PieceDifference {
  id: number;
  isReserved: boolean;
  productId: number;
  serialNumber: string;
  binId: number | null;
  isFound: boolean;
  unitCost: number;
}

/** What one of them costs: as those that are there, else as the last that came in. */
const COST = `coalesce(round(s.value_amount::numeric / nullif(s.on_hand, 0)), round(last.cost), 0)::bigint`;
const COST_JOINS = `LEFT JOIN stock s ON s.warehouse_id = $2 AND s.product_id = l.product_id
  LEFT JOIN LATERAL (SELECT m.cost_amount::numeric / m.change AS cost FROM stock_movement m
    WHERE m.stock_id = s.id AND m.place = 1 AND m.change > 0 ORDER BY m.id DESC LIMIT 1) last ON true`;

/** What a count found different from the recorded stock. */
@Injectable()
export class CountDifferenceRepository {
  /** Products of which something differs, for their locks. */
  async products(q: Queryable, countId: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT DISTINCT product_id AS id FROM stock_count_line l WHERE count_id = $1 AND (difference <> 0
         OR EXISTS (SELECT FROM stock_count_piece c WHERE c.count_id = l.count_id AND c.line = l.line
           AND c.result IN (${PIECE.missing}, ${PIECE.found})))`,
      [countId],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether this person counted some of it. */
  async isOwn(q: Queryable, countId: number, accountId: number): Promise<boolean> {
    const { rows } = await q.query<{ own: boolean }>(
      `SELECT EXISTS (SELECT FROM stock_count_line l
         WHERE l.count_id = $1 AND l.counted_by = $2 AND l.difference <> 0) AS own`,
      [countId, accountId],
    );
    return firstRow(rows).own;
  }

  async piles(tx: Tx, language: Language, count: CountRow): Promise<PileDifference[]> {
    const { rows } = await tx.query<PileDifference>(
      `SELECT l.line, ${localized('p.name', language)} AS name, coalesce(part.on_hand - part.reserved, 0) AS free,
         l.product_id AS "productId", l.difference, l.lot_number AS "lotNumber", l.expires_on::text AS "expiresOn",
         l.bin_id AS "binId", part.id AS "partId", ${COST} AS "unitCost"
       FROM stock_count_line l JOIN product p ON p.id = l.product_id AND p.tracking <> 1 ${COST_JOINS}
       LEFT JOIN stock_part part ON part.stock_id = s.id AND part.bin_id IS NOT DISTINCT FROM l.bin_id
         AND part.lot_number = l.lot_number AND part.expires_on IS NOT DISTINCT FROM l.expires_on
       WHERE l.count_id = $1 AND l.difference <> 0 ORDER BY l.line`,
      [count.id, count.warehouse_id],
    );
    return rows;
  }

  /** Those whose recorded stock is the same as when they were counted: later movements explain the others. */
  async pieces(tx: Tx, count: CountRow): Promise<PieceDifference[]> {
    const { rows } = await tx.query<PieceDifference>(
      `SELECT c.id, coalesce(u.is_reserved, false) AS "isReserved", l.product_id AS "productId", c.serial_number AS "serialNumber", l.bin_id AS "binId",
         c.result = ${PIECE.found} AS "isFound", coalesce(nullif(u.cost_amount, 0), ${COST}) AS "unitCost"
       FROM stock_count_piece c JOIN stock_count_line l ON l.count_id = c.count_id AND l.line = c.line ${COST_JOINS}
       LEFT JOIN serial_unit u ON u.product_id = l.product_id AND u.serial_key = c.serial_key
       WHERE c.count_id = $1 AND CASE c.result
         WHEN ${PIECE.found} THEN coalesce(u.place, 0) = 0
         WHEN ${PIECE.missing} THEN u.place = 1 AND u.stock_id = s.id END
       ORDER BY c.line, c.id`,
      [count.id, count.warehouse_id],
    );
    return rows;
  }

  async keepPiles(tx: Tx, countId: number, piles: readonly { line: number; kept: number }[]): Promise<void> {
    await tx.query(
      `UPDATE stock_count_line l SET kept = n.kept FROM unnest($2::int[], $3::int[]) n (line, kept)
       WHERE l.count_id = $1 AND l.line = n.line`,
      [countId, piles.map(({ line }) => line), piles.map(({ kept }) => kept)],
    );
  }

  async keepPieces(tx: Tx, countId: number, ids: readonly number[]): Promise<void> {
    await tx.query(
      `WITH kept AS (UPDATE stock_count_piece SET result = ${PIECE.reserved}
         WHERE count_id = $1 AND id = ANY ($2::bigint[]) RETURNING line)
       UPDATE stock_count_line l SET kept = n.pieces FROM (SELECT line, count(*) AS pieces FROM kept GROUP BY line) n
       WHERE l.count_id = $1 AND l.line = n.line`,
      [countId, [...ids]],
    );
  }
}
