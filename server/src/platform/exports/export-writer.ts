import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import { GrantReader } from '../auth/grant-reader.js';
import { Database } from '../database/database.js';
import { AppError } from '../kernel/app-error.js';
import { companiesOf } from '../http/call.guard.js';
import { Outbox } from '../jobs/outbox.js';
import { Log } from '../logging/log.js';
import { Incoming } from '../storage/incoming.js';
import { Storage } from '../storage/storage.js';
import { writeCsv } from './csv-sheet.js';
import type { ExportJobRow } from './export-job.entity.js';
import { ExportRegistry, type RegisteredExport } from './export-registry.js';
import type { Cell, ExportCaller } from './export-resource.js';
import { ExportRepository } from './export.repository.js';
import { writeXlsx, XLSX_ROWS_MAX } from './xlsx-sheet.js';

const BEAT_EVERY_ROWS = 1000;

export const EXPORT_MIMES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** It was cancelled, or another attempt has taken it over: what was written so far is nobody's. */
class NotMineAnyMore extends Error {}

/** Writes one export: takes the work, reads the table a chunk at a time, stores the file, tells that it is done. */
@Injectable()
export class ExportWriter {
  constructor(
    private readonly db: Database,
    private readonly exports: ExportRepository,
    private readonly registry: ExportRegistry,
    private readonly grants: GrantReader,
    private readonly incoming: Incoming,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /**
   * Does nothing when somebody else is at it, or it is finished. A fault is noted, and thrown while it may be tried again.
   * @param isAwaited whoever asked sees the outcome in the answer, and gets no message about it
   */
  async write(id: number, isAwaited = false): Promise<void> {
    const job = await this.exports.take(this.db, id);
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

  /** His rights are read now: who lost the permission since he asked gets nothing. */
  async callerOf(
    job: Pick<ExportJobRow, 'account_id' | 'language'>,
    resource: RegisteredExport,
  ): Promise<ExportCaller> {
    const companies = companiesOf(await this.grants.read(job.account_id), resource.permission);
    if (companies === undefined) throw new AppError('FORBIDDEN');
    return { accountId: job.account_id, language: job.language, companies };
  }

  private async produce(job: ExportJobRow, file: string, isAwaited: boolean): Promise<void> {
    const resource = this.registry.get(job.resource);
    const caller = await this.callerOf(job, resource);
    const progress = { rows: 0 };
    const lines = this.lines(job, resource, caller, progress);
    if (job.format === 'csv') await writeCsv(file, lines, job.time_zone);
    else await writeXlsx(file, resource.titleIn(job.language), lines, job.time_zone);
    const { size } = await fs.stat(file);
    const stem = randomBytes(16).toString('hex');
    const key = `x/${stem.slice(0, 2)}/${stem}.${job.format}`;
    await this.storage.put(key, file, EXPORT_MIMES[job.format]);
    const isMine = await this.db.transaction(async (tx) => {
      const isDone = await this.exports.finish(tx, job, { key, size, rows: progress.rows });
      if (isDone && !isAwaited) await this.tell(tx, job, EXPORT_STATUS.done);
      return isDone;
    });
    if (isMine) this.outbox.wake();
    else await this.storage.delete([key]);
  }

  /** The header and then the rows; every thousand the row of the export says how far it is. */
  private async *lines(
    job: ExportJobRow,
    resource: RegisteredExport,
    caller: ExportCaller,
    progress: { rows: number },
  ): AsyncGenerator<Cell[]> {
    yield resource.headersOf(job.columns, job.language);
    const filters = resource.checkFilters(job.filters);
    for await (const cells of resource.cells(caller, filters, job.ids, job.columns)) {
      if (progress.rows === XLSX_ROWS_MAX - 1) throw new AppError('EXPORT_TOO_LARGE', { max: progress.rows });
      yield cells;
      progress.rows += 1;
      if (progress.rows % BEAT_EVERY_ROWS !== 0) continue;
      if (!(await this.exports.beat(this.db, job, progress.rows)))
        throw new NotMineAnyMore(`export ${job.id}`);
    }
  }

  private async giveUp(job: ExportJobRow, isForGood: boolean, isAwaited: boolean): Promise<number | null> {
    const status = await this.db.transaction(async (tx) => {
      const found = await this.exports.giveUp(tx, job, isForGood);
      if (found === EXPORT_STATUS.failed && !isAwaited) await this.tell(tx, job, found);
      return found;
    });
    this.outbox.wake();
    return status;
  }

  private tell(
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
