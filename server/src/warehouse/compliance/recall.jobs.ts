import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RecallRepository } from './recall.repository.js';
import { RecallService } from './recall.service.js';

const EVERY_MS = 60 * 60_000;

/** Pieces move while a recall is open: new holders are notified too. */
@Injectable()
export class RecallJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly recalls: RecallRepository,
    private readonly service: RecallService,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('find-recalled', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    for (const id of await this.recalls.listOpen(this.db))
      await this.db.transaction((tx) => this.service.notifyFound(tx, id));
    this.outbox.wake();
  }
}
