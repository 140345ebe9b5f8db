import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { Gauge } from 'prom-client';
import { idArray } from '../../platform/database/array-param.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { RowLocked } from '../../platform/database/dedicated-connection.js';
import { IS_DUE } from './due-ends.js';

/** A lot that could not be closed is tried again after 2, 4, 8 … seconds, at most a minute. */
const RETRY_MAX_S = 60;
/** A lot is late when this long after its time nobody has closed it. */
const LATE_AFTER_S = 10;

interface Figures {
  late: number;
  faulty: number;
}

/** Lots that could not be closed: each is set aside with its reason, so that it does not block the others. */
@Injectable()
export class LotFaults implements OnModuleInit {
  private measuring: Promise<Figures | undefined> | undefined;

  constructor(
    private readonly db: Database,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.gauge('fovea_auction_lots_late', `Lots not closed ${LATE_AFTER_S} s after their time`, 'late');
    this.gauge('fovea_auction_lots_faulty', 'Lots whose close has failed', 'faulty');
  }

  async note(auctionId: number, error: unknown): Promise<void> {
    this.metrics.closeFailures.inc();
    // Somebody holds a row of it: that passes, and the lot is tried again all the same.
    if (error instanceof RowLocked)
      this.log.warn('a lot waits to be closed', { auction_id: auctionId, error });
    else this.log.error('a lot could not be closed', { auction_id: auctionId, error });
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await this.db.query(
      `INSERT INTO auction_fault AS f (auction_id, retry_at, error)
       VALUES ($1, clock_timestamp() + interval '2 seconds', left($2, 1000))
       ON CONFLICT (auction_id) DO UPDATE SET attempts = f.attempts + 1, error = excluded.error,
         retry_at = clock_timestamp() + least(2 ^ least(f.attempts + 1, 10), ${RETRY_MAX_S}) * interval '1 second'`,
      [auctionId, why],
    );
  }

  /** What came to its end has no fault any more. */
  async clear(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tx.query(`DELETE FROM auction_fault WHERE auction_id = ANY ($1::bigint[])`, [idArray(ids)]);
  }

  /** Faults of lots that came to their end by another way than the close. */
  async clearOver(): Promise<void> {
    await this.db.query(
      `DELETE FROM auction_fault f USING auction a WHERE a.id = f.auction_id AND NOT (${IS_DUE})`,
    );
  }

  private gauge(name: string, help: string, figure: keyof Figures): void {
    const measure = () => this.measureOnce();
    new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      collect: async function () {
        const measured = await measure();
        if (measured) this.set(measured[figure]);
        else this.remove();
      },
    });
  }

  /** Without a database the other parts' figures are still worth telling. */
  private measureOnce(): Promise<Figures | undefined> {
    this.measuring ??= this.measure()
      .catch((error: unknown) => {
        this.log.warn('lots that are due not counted', { error });
        return undefined;
      })
      .finally(() => {
        this.measuring = undefined;
      });
    return this.measuring;
  }

  private async measure(): Promise<Figures | undefined> {
    const { rows } = await this.db.query<Figures>(
      `SELECT (SELECT count(*) FROM auction WHERE status = ${AUCTION_STATUS.bidding} AND end_at < clock_timestamp() - interval '${LATE_AFTER_S} seconds')
          + (SELECT count(*) FROM auction WHERE status = ${AUCTION_STATUS.scheduled} AND start_at < clock_timestamp() - interval '${LATE_AFTER_S} seconds')
          + (SELECT count(*) FROM auction WHERE status = ${AUCTION_STATUS.ended} AND answer_deadline < clock_timestamp() - interval '${LATE_AFTER_S} seconds')
          AS late,
         (SELECT count(*) FROM auction_fault) AS faulty`,
    );
    return rows[0];
  }
}
