import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { LicenceRepository } from './licence.repository.js';

const EVERY_MS = 10 * 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 200;

/** The end of licences: announced as many days before as staff set, and once it has come. */
@Injectable()
export class LicenceJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('warn-of-licences', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    await inBatches(CHUNK_MAX, (max) => this.warn(max));
    this.outbox.wake();
  }

  private warn(max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await this.licences.warnDue(tx, max);
      await this.outbox.addAll(
        tx,
        due.map((payload) => ({ event: 'licence.ending' as const, payload })),
      );
      return due.length;
    });
  }
}
