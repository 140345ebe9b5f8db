import { Injectable } from '@nestjs/common';
import { BID_KIND } from '@fovea/shared-types/sale-states';
import { idArray } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { LOCK_FREE_LOTS, LOCK_LOTS, saveStatement, type BatchWrite } from './bid-batch.repository.js';
import { lotOf, type Lot, type LotRow } from '../lot/lot.js';

/** Lots under their lock, for every command that is not a plain bid. */
@Injectable()
export class LockedLots {
  async lockLots(tx: Tx, ids: readonly number[]): Promise<Lot[]> {
    const { rows } = await tx.query<LotRow>(LOCK_LOTS, [idArray(ids)]);
    return rows.map(lotOf);
  }

  /** Without those that somebody else holds. */
  async lockFreeLots(tx: Tx, ids: readonly number[]): Promise<Lot[]> {
    const { rows } = await tx.query<LotRow>(LOCK_FREE_LOTS, [idArray(ids)]);
    return rows.map(lotOf);
  }

  /** Rows and running state of lots whose command was decided; the terms stay. */
  async save(tx: Tx, write: BatchWrite): Promise<void> {
    const statement = saveStatement(write);
    if (statement) await tx.query(statement.sql, statement.values);
  }

  /** Beside the row just written: what the reserve was and is. */
  async recordReserveChange(tx: Tx, lot: Lot, before: number | null): Promise<void> {
    await tx.query(
      `INSERT INTO auction_reserve_change (auction_id, ord, reserve_before, reserve_after) VALUES ($1, $2, $3, $4)`,
      [lot.id, lot.lastOrd, before, lot.state.terms.reservePrice],
    );
  }

  /** All accepted submissions of a lot in the order decided, voided ones marked. Secret: maxima. */
  async submissions(q: Queryable, auctionId: number): Promise<SubmissionRow[]> {
    const { rows } = await q.query<SubmissionRow>(
      `SELECT b.ord, b.bidder_id, b.bidder_no, b.max_amount, b.seq,
         EXISTS (SELECT FROM auction_bid v WHERE v.auction_id = b.auction_id AND v.voids_seq = b.seq) AS voided
       FROM auction_bid b
       WHERE b.auction_id = $1 AND b.kind IN (${BID_KIND.bid}, ${BID_KIND.raise})
       ORDER BY b.ord`,
      [auctionId],
    );
    return rows;
  }
}

export interface SubmissionRow {
  ord: number;
  bidder_id: number;
  bidder_no: number;
  max_amount: number;
  seq: number | null;
  voided: boolean;
}
