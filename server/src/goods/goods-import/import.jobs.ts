import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ImportNews } from './import-news.js';
import { ImportRunner } from './import-runner.js';
import { ImportRepository } from './import.repository.js';

export const IMPORT_GOODS = 'import-goods';
const RESUME_EVERY_MS = 60_000;
const DELETE_EVERY_MS = 3_600_000;
const CHUNK_MAX = 20;

/** Large imports, those that a crash left behind, and those whose time is over. */
@Injectable()
export class ImportJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly imports: ImportRepository,
    private readonly runner: ImportRunner,
    private readonly news: ImportNews,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(IMPORT_GOODS, 'slow', async ({ import_id: id }) => {
      invariant(typeof id === 'number', 'the job names an import');
      await this.runner.run(id, false);
    });
    this.jobs.every('resume-imports', RESUME_EVERY_MS, () => this.resume(), 'slow');
    this.jobs.every('delete-old-imports', DELETE_EVERY_MS, () => this.deleteOld(), 'slow');
  }

  async resume(): Promise<void> {
    for (const id of await this.imports.listAbandoned(this.db, CHUNK_MAX))
      if (!(await this.fail(id))) await this.jobs.addJob(IMPORT_GOODS, { import_id: id });
  }

  /** Its last attempt ended with its process. */
  private async fail(id: number): Promise<boolean> {
    const failed = await this.db.transaction(async (tx) => {
      const job = await this.imports.failAbandoned(tx, id);
      if (job) await this.news.publish(tx, job, false);
      return job !== null;
    });
    if (failed) this.outbox.wake();
    return failed;
  }

  async deleteOld(): Promise<void> {
    for (let deleted = CHUNK_MAX; deleted === CHUNK_MAX;)
      deleted = await this.db.transaction((tx) => this.imports.deleteOld(tx, CHUNK_MAX));
  }
}
