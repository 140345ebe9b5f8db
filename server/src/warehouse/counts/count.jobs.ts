import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COUNT_DAYS_MAX } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CountRepository } from './count.repository.js';

const EVERY_MS = 60 * 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 100;

/** Counts that nobody ends hold their bins for others: after some days they end by themselves. */
@Injectable()
export class CountJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly counts: CountRepository,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('end-stale-counts', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    await inBatches(CHUNK_MAX, (max) => this.expire(max));
    this.outbox.wake();
  }

  private expire(max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const ended = await this.counts.expire(tx, COUNT_DAYS_MAX, max);
      await this.outbox.addAll(
        tx,
        ended.map(({ id, sn, account_id, warehouse }) => ({
          event: 'stock.count-expired',
          payload: { count_id: id, account_id, check_sn: sn, warehouse },
        })),
      );
      return ended.length;
    });
  }
}
