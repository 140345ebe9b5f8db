import { Injectable } from '@nestjs/common';
import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import { Database, type Tx } from '../../platform/database/database.js';
import { JobCallers } from '../../platform/http/job-callers.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Log } from '../../platform/logging/log.js';
import { OpeningDocuments } from './opening-documents.js';
import type { Failure } from './opening.repository.js';
import { type OpeningJob, OpeningRunRepository } from './opening-run.repository.js';

const BROKEN: Failure = { id: 'INTERNAL', details: {} };

/** Imports a checked sheet: its documents are made in one transaction, so that a process that ends leaves none of them. */
@Injectable()
export class OpeningRunner {
  constructor(
    private readonly db: Database,
    private readonly runs: OpeningRunRepository,
    private readonly callers: JobCallers,
    private readonly documents: OpeningDocuments,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /**
   * Does nothing when somebody else is at it, or it is finished. A fault is noted, and thrown while it may be tried again.
   * @param isAwaited the sender gets the result as the answer; otherwise a message notifies them
   */
  async run(id: number, isAwaited: boolean): Promise<void> {
    const job = await this.runs.claim(this.db, id);
    if (!job) return;
    try {
      // Rights are read at the start: an importer who lost them meanwhile imports nothing.
      const caller = await this.callers.as(job, 'warehouse:inbound:add');
      await this.db.transaction(async (tx) => {
        // Outside the transaction: a watcher sees the progress, and may stop it.
        const lines = await this.documents.make(tx, caller, job, (made) => this.beat(job, made));
        if (!(await this.runs.finish(tx, job))) throw new AppError('STATE_CONFLICT');
        if (!isAwaited) await this.publish(tx, job, lines);
      });
      this.documents.wake();
    } catch (error) {
      const isRefusal = error instanceof AppError && error.id !== 'BUSY';
      const status = await this.giveUp(
        job,
        error instanceof AppError ? { id: error.id, details: error.details } : BROKEN,
        {
          isForGood: isAwaited || isRefusal,
          isAwaited,
        },
      );
      if (status !== null)
        this.log.warn('opening stock not imported', { import_id: id, attempt: job.attempts, error });
      if (isAwaited || status === IMPORT_STATUS.waiting) throw error;
    }
  }

  /** Its last attempt ended with its process. */
  async failAbandoned(id: number): Promise<boolean> {
    const failed = await this.db.transaction(async (tx) => {
      const job = await this.runs.failAbandoned(tx, id, BROKEN);
      if (job) await this.publish(tx, job, null);
      return job !== null;
    });
    if (failed) this.outbox.wake();
    return failed;
  }

  private async beat(job: OpeningJob, made: number): Promise<void> {
    if (!(await this.runs.beat(this.db, job, made))) throw new AppError('STATE_CONFLICT');
  }

  private async giveUp(
    job: OpeningJob,
    failure: Failure,
    { isForGood, isAwaited }: { isForGood: boolean; isAwaited: boolean },
  ): Promise<number | null> {
    const status = await this.db.transaction(async (tx) => {
      const left = await this.runs.giveUp(tx, job, isForGood, failure);
      if (left === IMPORT_STATUS.failed && !isAwaited) await this.publish(tx, job, null);
      return left;
    });
    this.outbox.wake();
    return status;
  }

  /** @param lines null: nothing came in */
  private publish(tx: Tx, { id, account_id, file_name }: OpeningJob, lines: number | null): Promise<void> {
    return this.outbox.add(tx, 'opening-import.finished', {
      import_id: id,
      account_id,
      file_name,
      is_done: lines !== null,
      lines: lines ?? 0,
    });
  }
}
