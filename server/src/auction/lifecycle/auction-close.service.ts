import { Injectable } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/states';
import { int8s } from '../../platform/database/array-param.js';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { AuctionLanes } from '../bidding/bid-lanes.js';
import { applyOutageExtension } from '../rules/bid-rules.js';
import { decideClose, outageExtension, sellerAnswerDeadline } from '../rules/close-rules.js';
import { appendRow } from '../log/log-writer.js';
import { IdleSellerService } from './idle-seller.service.js';
import { LotEnding, type EndedLot } from '../bidding/lot-ending.js';
import { LotRepository } from '../bidding/lot.repository.js';
import type { Lot } from '../lot/lot.js';

/** Lots closed in one transaction; more than these wait for the next. */
const CLOSE_MAX = 500;

interface OutageRow {
  id: number;
  began_at: Date;
  recovered_at: Date;
}

interface SellerPlace {
  id: number;
  time_zone: string;
  country: string;
}

/** Starts, closes and reopens lots by the database's clock; doing it twice is a no-op. */
@Injectable()
export class AuctionCloseService {
  constructor(
    private readonly db: Database,
    private readonly clock: DatabaseClock,
    private readonly lanes: AuctionLanes,
    private readonly lots: LotRepository,
    private readonly ending: LotEnding,
    private readonly idleSellers: IdleSellerService,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
  ) {}

  /** When something is next due, or null: epoch milliseconds by the database's clock, and that clock. */
  async nextDue(): Promise<{ dueAt: number | null; now: number }> {
    const { rows } = await this.db.query<{ due_at: Date | null; now: Date }>(
      `SELECT least(
         (SELECT min(end_at) FROM auction WHERE status = 20),
         (SELECT min(start_at) FROM auction WHERE status = 10),
         (SELECT min(answer_deadline) FROM auction WHERE status = 30)) AS due_at, clock_timestamp() AS now`,
    );
    const [row] = rows;
    if (row) this.clock.heard(row.now.getTime());
    return { dueAt: row?.due_at?.getTime() ?? null, now: row?.now.getTime() ?? 0 };
  }

  /** Does everything that is due, lane by lane; returns how many lots changed. */
  async runDue(): Promise<number> {
    const changed = await Promise.all(
      Array.from({ length: this.lanes.count }, (_, lane) => this.runLane(lane)),
    );
    return changed.reduce((sum, count) => sum + count, 0);
  }

  private async runLane(lane: number): Promise<number> {
    let total = 0;
    for (;;) {
      const after: (() => void)[] = [];
      const count = await this.lanes.laneTransaction(lane, (tx) => this.closeDue(tx, lane, after));
      for (const run of after) run();
      total += count;
      if (count < CLOSE_MAX) return total;
    }
  }

  private async closeDue(tx: Tx, lane: number, after: (() => void)[]): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM auction
       WHERE id % $1 = $2 AND ((status = 20 AND end_at <= clock_timestamp())
         OR (status = 10 AND start_at <= clock_timestamp()) OR (status = 30 AND answer_deadline <= clock_timestamp()))
       LIMIT ${CLOSE_MAX}`,
      [this.lanes.count, lane],
    );
    if (rows.length === 0) return 0;
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
    const extended = await this.extendAfterOutage(tx, going, now, after);
    const ended = await this.decide(
      tx,
      going.filter((lot) => !extended.has(lot)),
      now,
    );
    await this.ending.settle(tx, ended);
    after.push(() => {
      for (const { lot, closedAt } of ended) {
        this.ending.publish(lot, []);
        this.metrics.closeDelaySeconds.observe(Math.max(0, (closedAt - lot.state.endAt) / 1000));
      }
      for (const lot of [...stopped, ...started]) this.ending.publish(lot, []);
      this.outbox.wake();
    });
    return lots.length;
  }

  private async start(tx: Tx, starting: readonly Lot[]): Promise<void> {
    if (starting.length === 0) return;
    await tx.query(
      `UPDATE auction SET status = ${AUCTION_STATUS.bidding} WHERE id = ANY($1::bigint[]) AND status = 10`,
      [int8s(starting, (lot) => lot.id)],
    );
    await this.outbox.add(tx, 'auction.started', { auction_ids: starting.map(({ id }) => id) });
    for (const lot of starting) lot.state = { ...lot.state, status: 'bidding' };
  }

  /** An end that fell into an outage of the platform is not closed in silence. */
  private async extendAfterOutage(
    tx: Tx,
    lots: readonly Lot[],
    now: number,
    after: (() => void)[],
  ): Promise<Set<Lot>> {
    const due = lots.filter((lot) => lot.state.status === 'bidding' && lot.state.endAt <= now);
    const extended = new Set<Lot>();
    if (due.length === 0) return extended;
    const { rows: outages } = await tx.query<OutageRow>(
      `SELECT id, began_at, recovered_at FROM outage WHERE recovered_at >= to_timestamp($1) ORDER BY id`,
      [Math.min(...due.map((lot) => lot.state.endAt)) / 1000],
    );
    for (const outage of outages) {
      const span = { lastBeatAt: outage.began_at.getTime(), recoveredAt: outage.recovered_at.getTime() };
      for (const lot of due) {
        const newEnd = extended.has(lot) ? null : outageExtension(lot.state.endAt, span);
        if (newEnd === null || newEnd <= now) continue;
        if (await this.moveEnd(tx, lot, outage.id, newEnd, now, after)) extended.add(lot);
      }
    }
    return extended;
  }

  private async moveEnd(
    tx: Tx,
    lot: Lot,
    outageId: number,
    newEnd: number,
    now: number,
    after: (() => void)[],
  ): Promise<boolean> {
    const fromSeq = lot.state.seq;
    const [state, row] = applyOutageExtension(lot.state, newEnd);
    if ('error' in row) return false;
    lot.state = state;
    const rows = [appendRow(lot, row, now, { reason: 'outage' })];
    await tx.query(`UPDATE auction SET last_outage_id = $2 WHERE id = $1`, [lot.id, outageId]);
    await this.lots.save(tx, {
      rows,
      lots: [lot],
      bidders: [],
      events: [
        {
          event: 'auction.extended',
          payload: { auction_id: lot.id, end_at: new Date(newEnd).toISOString(), cause: 'outage' },
        },
      ],
    });
    after.push(() => {
      if (lot.state.seq > fromSeq) this.ending.publish(lot, rows);
    });
    return true;
  }

  private async decide(tx: Tx, lots: readonly Lot[], now: number): Promise<EndedLot[]> {
    const ended: EndedLot[] = [];
    const missed: Lot[] = [];
    const unanswered = await this.unansweredOf(tx, lots, now);
    for (const lot of lots) {
      if (lot.state.status === 'ended') {
        if (unanswered.has(lot.id))
          ended.push({ lot, status: 'failed', closedAt: now, reason: 'unanswered' });
        continue;
      }
      const decision = decideClose(lot.state, now);
      if (decision?.status === 'ended') missed.push(lot);
      else if (decision) ended.push({ lot, status: decision.status, closedAt: now, reason: 'end' });
    }
    const places = await this.sellersOf(tx, missed);
    for (const lot of missed) {
      const place = places.get(lot.id);
      const answerDeadline = sellerAnswerDeadline(
        now,
        place?.time_zone ?? 'Asia/Tokyo',
        place?.country ?? 'JP',
      );
      ended.push({ lot, status: 'ended', closedAt: now, reason: 'end', answerDeadline });
    }
    return ended;
  }

  /**
   * Lots whose seller's time to answer is over, read under the lock: one that was found because its end had come may
   * meanwhile have been ended by another node, and then its seller has his time still before him.
   */
  private async unansweredOf(tx: Tx, lots: readonly Lot[], now: number): Promise<Set<number>> {
    const waiting = lots.filter((lot) => lot.state.status === 'ended');
    if (waiting.length === 0) return new Set();
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM auction WHERE id = ANY($1::bigint[]) AND answer_deadline <= to_timestamp($2::float8)`,
      [int8s(waiting, (lot) => lot.id), now / 1000],
    );
    return new Set(rows.map((row) => row.id));
  }

  private async sellersOf(tx: Tx, lots: readonly Lot[]): Promise<Map<number, SellerPlace>> {
    if (lots.length === 0) return new Map();
    const { rows } = await tx.query<SellerPlace>(
      `SELECT a.id, c.time_zone, c.country FROM auction a JOIN company c ON c.id = a.company_id
       WHERE a.id = ANY($1::bigint[])`,
      [int8s(lots, (lot) => lot.id)],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
