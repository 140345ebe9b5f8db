import { Injectable } from '@nestjs/common';
import { IMPORT_MODE, IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Log } from '../../platform/logging/log.js';
import { ImportCallers } from './import-callers.js';
import { ImportNews } from './import-news.js';
import { ImportRepository, type ImportJob } from './import.repository.js';
import { ImportBatch } from './import-batch.js';

/** Rows of one transaction: submitted goods lock their pictures and kinds until its end. */
const BATCH_ROWS = { [IMPORT_MODE.drafts]: 200, [IMPORT_MODE.submit]: 100 };

/** Imports the rows of a checked sheet, some at a time, each with its own outcome. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRepository,
    private readonly callers: ImportCallers,
    private readonly batches: ImportBatch,
    private readonly news: ImportNews,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /**
   * Does nothing when somebody else is at it, or it is finished. A fault is noted, and thrown while it may be tried again.
   * @param isAwaited the sender gets the result as the answer; otherwise a message notifies them
   */
  async run(id: number, isAwaited: boolean): Promise<void> {
    const job = await this.imports.claim(this.db, id);
    if (!job) return;
    try {
      while (await this.batch(job, isAwaited)) this.outbox.wake();
      this.outbox.wake();
    } catch (error) {
      const status = await this.giveUp(job, error instanceof AppError && error.id !== 'BUSY', isAwaited);
      this.log.warn('goods not imported', { import_id: id, attempt: job.attempts, error });
      if (status === IMPORT_STATUS.waiting) throw error;
    }
  }

  private giveUp(job: ImportJob, isForGood: boolean, isAwaited: boolean): Promise<number | null> {
    return this.db.transaction(async (tx) => {
      const status = await this.imports.giveUp(tx, job, isForGood);
      if (status === IMPORT_STATUS.failed && !isAwaited) await this.news.publish(tx, job, false);
      return status;
    });
  }

  /** @returns whether there is more to do */
  private async batch(job: ImportJob, isAwaited: boolean): Promise<boolean> {
    // Rights are read each time: an importer who lost them meanwhile imports no more.
    await this.callers.drafting(job);
    return this.db.transaction(async (tx) => {
      if (!(await this.imports.beat(tx, job))) return false;
      const rows = await this.imports.listReady(tx, job.id, BATCH_ROWS[job.mode]);
      if (rows.length === 0) {
        await this.imports.finish(tx, job);
        if (!isAwaited) await this.news.publish(tx, job, true);
        return false;
      }
      await this.imports.setOutcomes(tx, job.id, await this.batches.importRows(tx, job, rows));
      return true;
    });
  }
}
