import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Log } from '../../platform/logging/log.js';
import { FeeStatementIssuing } from './fee-statement-issuing.js';

const EVERY_MS = 15 * 60_000;
const BATCH_MAX = 200;

/** Statements follow the calendar of the platform: they are issued when the month is over there. */
@Injectable()
export class FeeStatementJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly issuing: FeeStatementIssuing,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.every('issue-fee-statements', EVERY_MS, () => this.run(), 'slow');
  }

  /** One that cannot be issued keeps no other. */
  async run(): Promise<void> {
    let failed = 0;
    const found = await inBatches(BATCH_MAX, async (max) => {
      // What failed in this run is still due, before all that was not tried.
      const due = await this.issuing.listDue(max, failed);
      for (const key of due)
        try {
          await this.issuing.issue(key);
        } catch (error) {
          failed += 1;
          this.log.error('a statement of fees was not issued', { ...key, error });
        }
      return due.length;
    });
    if (found > 0) this.outbox.wake();
  }
}
