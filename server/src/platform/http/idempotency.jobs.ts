import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { inBatches } from '../jobs/in-batches.js';
import { Jobs } from '../jobs/jobs.js';

const EVERY_MS = 3_600_000;
const CHUNK_MAX = 10_000;

/** Answers are kept for a repeat within seven days. */
@Injectable()
export class IdempotencyJobs implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('delete-old-answers', EVERY_MS, () => this.deleteOld(), 'slow');
  }

  /** In chunks, so that no statement holds many rows for long. */
  async deleteOld(): Promise<void> {
    await inBatches(CHUNK_MAX, async (max) => {
      const { count } = await this.db.query(
        `DELETE FROM idempotency WHERE ctid IN
           (SELECT ctid FROM idempotency WHERE created_at < clock_timestamp() - interval '7 days' LIMIT $1)`,
        [max],
      );
      return count;
    });
  }
}
