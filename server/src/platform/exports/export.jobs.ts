import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import { Database } from '../database/database.js';
import { invariant } from '../kernel/app-error.js';
import { inBatches } from '../jobs/in-batches.js';
import { Jobs } from '../jobs/jobs.js';
import { Outbox } from '../jobs/outbox.js';
import { ExportRunner } from './export-runner.js';
import { ExportRepository } from './export.repository.js';

export const WRITE_EXPORT = 'write-export';
const RESUME_EVERY_MS = 60_000;
const DELETE_EVERY_MS = 3_600_000;
const CHUNK_MAX = 200;

/** Large exports, those that a crash left behind, and those whose time is over. */
@Injectable()
export class ExportJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly exports: ExportRepository,
    private readonly runner: ExportRunner,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(WRITE_EXPORT, 'slow', async ({ export_id: id }) => {
      invariant(typeof id === 'number', 'the job names an export');
      await this.runner.run(id);
    });
    this.jobs.every('resume-exports', RESUME_EVERY_MS, () => this.resume(), 'slow');
    this.jobs.every('delete-old-exports', DELETE_EVERY_MS, () => this.deleteExpired(), 'slow');
  }

  async resume(): Promise<void> {
    for (const { id } of await this.exports.listAbandoned(this.db, CHUNK_MAX)) {
      const isFailed = await this.db.transaction(async (tx) => {
        const row = await this.exports.failAbandoned(tx, id);
        if (row)
          await this.outbox.add(tx, 'export.finished', {
            export_id: id,
            account_id: row.account_id,
            resource: row.resource,
            status: EXPORT_STATUS.failed,
          });
        return row !== null;
      });
      if (!isFailed) await this.jobs.addJob(WRITE_EXPORT, { export_id: id });
    }
  }

  /** Rows first; their bytes follow by the event, which is tried until they are gone. */
  async deleteExpired(): Promise<void> {
    await inBatches(CHUNK_MAX, (max) =>
      this.db.transaction(async (tx) => {
        const rows = await this.exports.deleteExpired(tx, max);
        const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]));
        if (keys.length > 0) await this.outbox.add(tx, 'file.removed', { keys });
        return rows.length;
      }),
    );
    this.outbox.wake();
  }
}
