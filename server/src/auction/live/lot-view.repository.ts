import { Injectable } from '@nestjs/common';
import { idArray } from '../../platform/database/array-param.js';
import type { Queryable } from '../../platform/database/database.js';
import { LOT_COLUMNS, lotOf, statusName, type LotRow } from '../lot/lot.js';
import type { LotStatus } from '../rules/lot-state.js';
import { kindName } from '../log/public-rows.js';
import { lotViewOf, PUSH_ROWS, type LotView, type ViewRow } from './lot-hub.js';

interface LogRecord {
  auction_id: number;
  seq: number;
  kind: number;
  at: Date;
  price_after: number;
  end_after: Date;
  bidder_no: number | null;
  voids_seq: number | null;
}

/** Public states as the database has them, for a node that missed a push. */
@Injectable()
export class LotViewRepository {
  async findHeads(
    q: Queryable,
    ids: readonly number[],
  ): Promise<{ id: number; seq: number; status: LotStatus }[]> {
    const { rows } = await q.query<{ id: number; seq: number; status: number }>(
      `SELECT id, seq, status FROM auction WHERE id = ANY($1::bigint[])`,
      [idArray(ids)],
    );
    return rows.map((row) => ({ ...row, status: statusName(row.status) }));
  }

  async findViews(q: Queryable, ids: readonly number[]): Promise<LotView[]> {
    const list = idArray(ids);
    const [lots, log] = await Promise.all([
      q.query<LotRow>(`SELECT ${LOT_COLUMNS} FROM auction WHERE id = ANY($1::bigint[])`, [list]),
      q.query<LogRecord>(
        `SELECT r.* FROM unnest($1::bigint[]) AS a(id) CROSS JOIN LATERAL (
           SELECT auction_id, seq, kind, at, price_after, end_after, bidder_no, voids_seq
           FROM auction_bid WHERE auction_id = a.id AND seq IS NOT NULL ORDER BY seq DESC LIMIT ${PUSH_ROWS}) r`,
        [list],
      ),
    ]);
    return lots.rows.map((row) => {
      const lot = lotOf(row);
      // The two reads are apart: rows beyond this state belong to the next push.
      const rows = log.rows.filter((record) => record.auction_id === row.id && record.seq <= row.seq);
      return lotViewOf(lot, [], rows.map(toViewRow));
    });
  }
}

const toViewRow = (record: LogRecord): ViewRow => ({
  seq: record.seq,
  kind: kindName(record.kind),
  at: record.at.getTime(),
  priceAfter: record.price_after,
  endAfter: record.end_after.getTime(),
  bidderNo: record.bidder_no,
  voidsSeq: record.voids_seq,
});
