import { Injectable } from '@nestjs/common';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { int8s } from '../../platform/database/array-param.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { requireRows } from '../../platform/database/require-rows.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { MovedLot } from '../bidding/lot-command-runner.js';
import { LockedLots } from '../bidding/locked-lots.js';
import { LotOutcomes, type EndedLot } from '../ending/lot-outcomes.js';
import type { Lot } from '../lot/lot.js';
import { endsOf, IS_DUE } from './due-ends.js';
import { LotFaults } from './lot-faults.js';
import { IdleSellerService } from './idle-seller.service.js';
import { OutageExtension } from './outage-extension.js';

/** Lots looked for at once; more than these wait for the next look. */
export const DUE_MAX = 1000;

/** When the first lot in this state is due; those whose close failed have a time of their own. */
const soonest = (status: number, column: string): string =>
  `(SELECT a.${column} FROM auction a
    WHERE a.status = ${status} AND a.${column} IS NOT NULL
      AND NOT EXISTS (SELECT FROM auction_fault f WHERE f.auction_id = a.id)
    ORDER BY a.${column} LIMIT 1)`;

/** What one transaction did, to be published once it is committed. */
export interface Closed {
  /** Lots that changed. */
  count: number;
  ended: readonly EndedLot[];
  /** Started, stopped or extended. */
  moved: readonly MovedLot[];
}

/** Starts, closes and extends the lots that are due, under their locks and the clock read after them. */
@Injectable()
export class LotClosing {
  constructor(
    private readonly db: Database,
    private readonly lots: LockedLots,
    private readonly outcomes: LotOutcomes,
    private readonly idleSellers: IdleSellerService,
    private readonly outages: OutageExtension,
    private readonly faults: LotFaults,
    private readonly outbox: Outbox,
  ) {}

  /** When something is next due, or null: epoch milliseconds by the database's clock, and that clock. */
  async nextDue(): Promise<{ dueAt: number | null; now: number }> {
    const { rows } = await this.db.query<{ due_at: Date | null; now: Date }>(
      `SELECT least(${soonest(20, 'end_at')}, ${soonest(10, 'start_at')}, ${soonest(30, 'answer_deadline')},
         (SELECT min(f.retry_at) FROM auction_fault f JOIN auction a ON a.id = f.auction_id WHERE ${IS_DUE})) AS due_at,
         clock_timestamp() AS now`,
    );
    const [row] = rows;
    return { dueAt: row?.due_at?.getTime() ?? null, now: row?.now.getTime() ?? 0 };
  }

  /** Lots of one lane that are due, at most `DUE_MAX`; those whose close failed a moment ago wait for their turn. */
  async findDue(lane: number, lanes: number): Promise<number[]> {
    const { rows } = await this.db.query<{ id: number }>(
      `SELECT a.id FROM auction a
       WHERE a.id % $1 = $2 AND (${IS_DUE})
         AND NOT EXISTS (SELECT FROM auction_fault f WHERE f.auction_id = a.id AND f.retry_at > clock_timestamp())
       LIMIT ${DUE_MAX}`,
      [lanes, lane],
    );
    return rows.map(({ id }) => id);
  }

  /** Closes those of these lots that are due and not locked elsewhere: another node may be closing them. */
  async close(tx: Tx, ids: readonly number[]): Promise<Closed> {
    const lots = await this.lots.lockFreeLots(tx, ids);
    // Read after the lock: a transaction that waited must not use an old time (A2).
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
    await this.outcomes.write(tx, ended);
    const changed = [...stopped, ...started].map((lot) => ({ lot, rows: [] }));
    const all = [...extended, ...changed];
    await this.faults.clear(
      tx,
      [...ended, ...all].map(({ lot }) => lot.id),
    );
    return { count: ended.length + all.length, ended, moved: all };
  }

  private async start(tx: Tx, starting: readonly Lot[]): Promise<void> {
    if (starting.length === 0) return;
    requireRows(
      await tx.query(
        `UPDATE auction SET status = ${AUCTION_STATUS.bidding}
       WHERE id = ANY($1::bigint[]) AND status IN (${auctionMachine.from('start_at reached').join()})`,
        [int8s(starting, (lot) => lot.id)],
      ),
      starting.length,
    );
    await this.outbox.add(tx, 'auction.started', { auction_ids: starting.map(({ id }) => id) });
    for (const lot of starting) lot.state = { ...lot.state, status: 'bidding' };
  }
}
