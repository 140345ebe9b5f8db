import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import { Database } from '../database/database.js';
import { AppError } from '../kernel/app-error.js';
import { Outbox } from '../jobs/outbox.js';
import { Log } from '../logging/log.js';
import { Incoming } from '../storage/incoming.js';
import type { ExportJobRow } from './export-job.row.js';
import { ExportRepository } from './export.repository.js';
import { ExportSheets, NotMineAnyMore } from './export-sheets.js';

/** Runs one export: takes it, has its sheet written, reports that it is done. */
@Injectable()
export class ExportRunner {
  constructor(
    private readonly db: Database,
    private readonly exports: ExportRepository,
    private readonly sheets: ExportSheets,
    private readonly incoming: Incoming,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /**
   * Does nothing when somebody else is at it, or it is finished. A fault is noted, and thrown while it may be tried again.
   * @param isAwaited the caller gets the outcome in the answer, and no message about it
   */
  async run(id: number, isAwaited = false): Promise<void> {
    const job = await this.exports.claim(this.db, id);
    if (!job) return;
    try {
      await this.incoming.withFolder((folder) => this.produce(job, path.join(folder, 'sheet'), isAwaited));
    } catch (error) {
      if (error instanceof NotMineAnyMore) return;
      const isRefused = error instanceof AppError;
      const status = await this.giveUp(job, isRefused, isAwaited);
      this.log.warn('export not written', { export_id: id, attempt: job.attempts, error });
      if (status === EXPORT_STATUS.waiting) throw error;
    }
  }

  private async produce(job: ExportJobRow, file: string, isAwaited: boolean): Promise<void> {
    const sheet = await this.sheets.write(job, file);
    const isMine = await this.db.transaction(async (tx) => {
      const isDone = await this.exports.finish(tx, job, sheet);
      if (isDone && !isAwaited) await this.publish(tx, job, EXPORT_STATUS.done);
      return isDone;
    });
    if (isMine) this.outbox.wake();
    else await this.sheets.discard(sheet.key);
  }

  private async giveUp(job: ExportJobRow, isForGood: boolean, isAwaited: boolean): Promise<number | null> {
    const status = await this.db.transaction(async (tx) => {
      const found = await this.exports.giveUp(tx, job, isForGood);
      if (found === EXPORT_STATUS.failed && !isAwaited) await this.publish(tx, job, found);
      return found;
    });
    this.outbox.wake();
    return status;
  }

  private publish(
    tx: Parameters<Outbox['add']>[0],
    job: Pick<ExportJobRow, 'id' | 'account_id' | 'resource'>,
    status: number,
  ): Promise<void> {
    return this.outbox.add(tx, 'export.finished', {
      export_id: job.id,
      account_id: job.account_id,
      resource: job.resource,
      status,
    });
  }
}
