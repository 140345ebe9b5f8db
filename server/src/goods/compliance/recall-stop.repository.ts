import { Injectable } from '@nestjs/common';
import { RECALL_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { namedBy, type NamedPiece } from './named-piece.js';

export interface StopRow {
  sn: string;
  name_c: string;
  name_e: string;
  name_j: string;
}

/** Open recalls, as far as they stop a sale. */
@Injectable()
export class RecallStopRepository {
  /** The first open recall that names any of them. */
  async first(q: Queryable, pieces: readonly NamedPiece[]): Promise<StopRow | null> {
    const { rows } = await q.query<StopRow>(
      `SELECT r.sn, r.name_c, r.name_e, r.name_j
       FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) AS said (brand_id, model, serial, lot)
       JOIN recall r ON r.status = ${RECALL_STATUS.open}
         AND ${namedBy('said.brand_id', 'said.model', 'said.serial', 'said.lot')}
       ORDER BY r.id LIMIT 1`,
      [
        pieces.map(({ brandId }) => brandId),
        pieces.map(({ model }) => model),
        pieces.map(({ serial }) => serial),
        pieces.map(({ lot }) => lot),
      ],
    );
    return rows[0] ?? null;
  }

  /** Of goods that an open recall names, the first such recall. */
  async ofGoods(q: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, StopRow>> {
    const { rows } = await q.query<StopRow & { goods_id: number }>(
      `SELECT DISTINCT ON (g.id) g.id AS goods_id, r.sn, r.name_c, r.name_e, r.name_j
       FROM goods g JOIN recall r ON r.status = ${RECALL_STATUS.open}
         AND ${namedBy('g.brand_id', 'g.model', 'g.serial_number', 'NULL')}
       WHERE g.id = ANY ($1::bigint[]) ORDER BY g.id, r.id`,
      [[...new Set(goodsIds)]],
    );
    return new Map(rows.map(({ goods_id, ...stop }) => [goods_id, stop]));
  }
}
