import { Injectable } from '@nestjs/common';
import { RECALL_STATUS } from '@fovea/shared-types/states';
import type { NamedPiece, RecallSource, RecallStop } from '../../goods/compliance/recall-stops.js';
import type { Queryable } from '../../platform/database/database.js';
import { namedBy } from './named-piece.js';

const STOP = 'r.sn, r.name_c, r.name_e, r.name_j';
const NAMED = `FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[])
    WITH ORDINALITY AS said (brand_id, model, serial, lot, place)
  JOIN recall r ON r.status = ${RECALL_STATUS.open}
    AND ${namedBy('said.brand_id', 'said.model', 'said.serial', 'said.lot')}`;

const columns = (pieces: readonly NamedPiece[]) => [
  pieces.map(({ brandId }) => brandId),
  pieces.map(({ model }) => model),
  pieces.map(({ serial }) => serial),
  pieces.map(({ lot }) => lot),
];

/** Open recalls, as goods ask about them. */
@Injectable()
export class RecallStopRepository implements RecallSource {
  async first(q: Queryable, pieces: readonly NamedPiece[]): Promise<RecallStop | null> {
    const { rows } = await q.query<RecallStop>(
      `SELECT ${STOP} ${NAMED} ORDER BY r.id LIMIT 1`,
      columns(pieces),
    );
    return rows[0] ?? null;
  }

  async ofPieces(q: Queryable, pieces: readonly NamedPiece[]): Promise<ReadonlyMap<number, RecallStop>> {
    const { rows } = await q.query<RecallStop & { place: number }>(
      `SELECT DISTINCT ON (said.place) said.place::int - 1 AS place, ${STOP} ${NAMED} ORDER BY said.place, r.id`,
      columns(pieces),
    );
    return new Map(rows.map(({ place, ...stop }) => [place, stop]));
  }

  async ofGoods(q: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, RecallStop>> {
    const { rows } = await q.query<RecallStop & { goods_id: number }>(
      `SELECT DISTINCT ON (g.id) g.id AS goods_id, ${STOP}
       FROM goods g JOIN recall r ON r.status = ${RECALL_STATUS.open}
         AND ${namedBy('g.brand_id', 'g.model', 'g.serial_number', 'NULL')}
       WHERE g.id = ANY ($1::bigint[]) ORDER BY g.id, r.id`,
      [[...new Set(goodsIds)]],
    );
    return new Map(rows.map(({ goods_id, ...stop }) => [goods_id, stop]));
  }
}
