import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Log } from '../../platform/logging/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { StockReservations } from './stock-reservations.service.js';

const EVERY_MS = 30_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 200;

/** What was promised until a certain time is free after it. */
@Injectable()
export class ReservationJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly stock: StockReservations,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.every('expire-reservations', EVERY_MS, () => this.run());
  }

  async run(): Promise<void> {
    for (let isMore = true; isMore;) {
      const expired = await this.db.transaction((tx) => this.stock.expire(tx, CHUNK_MAX));
      isMore = expired.length >= CHUNK_MAX;
      for (const { holder_type, holder_id, stock_id, quantity } of expired) {
        this.metrics.reservationsExpired.inc({ holder: holder_type });
        this.log.info('a reservation has expired', { holder_type, holder_id, stock_id, quantity });
      }
    }
  }
}
