import { Injectable } from '@nestjs/common';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS } from '@fovea/shared-types/states';
import { int8s } from '../../platform/database/array-param.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { MovedLot } from '../bidding/lot-door.js';
import { LockedLots } from '../bidding/locked-lots.js';
import { LotEnding, type EndedLot } from '../ending/lot-ending.js';
import type { Lot } from '../lot/lot.js';
import { endsOf } from './due-ends.js';
import { IdleSellerService } from './idle-seller.service.js';
import { OutageExtension } from './outage-extension.js';

/** Lots closed in one transaction; more than these wait for the next. */
export const CLOSE_MAX = 500;

/** What one transaction did, to be told once it is committed. */
export interface Closed {
  /** Lots that were due. */
  count: number;
  ended: readonly EndedLot[];
  /** Started, stopped or extended. */
  moved: readonly MovedLot[];
}

const NOTHING: Closed = { count: 0, ended: [], moved: [] };

/** Starts, closes and extends the lots that are due, under their locks and the clock read after them. */
@Injectable()
export class LotClosing {
  constructor(
    private readonly db: Database,
    private readonly lots: LockedLots,
    private readonly ending: LotEnding,
    private readonly idleSellers: IdleSellerService,
    private readonly outages: OutageExtension,
    private readonly outbox: Outbox,
  ) {}

  /** Everything of one lane that is due, at most `CLOSE_MAX` lots. */
  async closeDue(tx: Tx, lane: number, lanes: number): Promise<Closed> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM auction
       WHERE id % $1 = $2 AND ((status = 20 AND end_at <= clock_timestamp())
         OR (status = 10 AND start_at <= clock_timestamp()) OR (status = 30 AND answer_deadline <= clock_timestamp()))
       LIMIT ${CLOSE_MAX}`,
      [lanes, lane],
    );
    if (rows.length === 0) return NOTHING;
    const lots = await this.lots.lock(
      tx,
      rows.map((row) => row.id),
    );
    // Read after the lock: whoever waited must not use an old time (A2).
    const now = await this.db.clock(tx);
    const starting = lots.filter(({ state }) => state.status === 'scheduled' && state.terms.startAt <= now);
    const stopped = new Set(await this.idleSellers.stop(tx, starting, now));
    const started = starting.filter((lot) => !stopped.has(lot));
    await this.start(tx, started);
    const going = lots.filter((lot) => !stopped.has(lot));
    const extended = await this.outages.extend(tx, going, now);
    const moved = new Set(extended.map(({ lot }) => lot));
    const ended = await endsOf(
      tx,
      going.filter((lot) => !moved.has(lot)),
      now,
    );
    await this.ending.settle(tx, ended);
    const changed = [...stopped, ...started].map((lot) => ({ lot, rows: [] }));
    return { count: lots.length, ended, moved: [...extended, ...changed] };
  }

  private async start(tx: Tx, starting: readonly Lot[]): Promise<void> {
    if (starting.length === 0) return;
    await tx.query(
      `UPDATE auction SET status = ${AUCTION_STATUS.bidding}
       WHERE id = ANY($1::bigint[]) AND status IN (${auctionMachine.from('start_at reached').join()})`,
      [int8s(starting, (lot) => lot.id)],
    );
    await this.outbox.add(tx, 'auction.started', { auction_ids: starting.map(({ id }) => id) });
    for (const lot of starting) lot.state = { ...lot.state, status: 'bidding' };
  }
}
