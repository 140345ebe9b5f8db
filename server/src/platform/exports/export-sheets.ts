import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { AppError } from '../kernel/app-error.js';
import { Storage } from '../storage/storage.js';
import { writeCsv } from './csv-sheet.js';
import { EXPORT_FILES } from './export-files.js';
import type { ExportJobRow, StoredSheet } from './export-job.row.js';
import { ExportRegistry, type RegisteredExport } from './export-registry.js';
import type { Cell, ExportCaller } from './export-resource.js';
import { ExportRights } from './export-rights.js';
import { ExportRepository } from './export.repository.js';
import { writeXlsx, XLSX_ROWS_MAX } from './xlsx-sheet.js';

const BEAT_EVERY_ROWS = 1000;

/** It was cancelled, or another attempt has taken it over: what was written so far is nobody's. */
export class NotMineAnyMore extends Error {}

/** Sheets of exports: their rows, under the rights of the requester, as a file in the storage. */
@Injectable()
export class ExportSheets {
  constructor(
    private readonly db: Database,
    private readonly exports: ExportRepository,
    private readonly registry: ExportRegistry,
    private readonly rights: ExportRights,
    private readonly storage: Storage,
  ) {}

  /** Reads the table a chunk at a time into `file`, and stores that. */
  async write(job: ExportJobRow, file: string): Promise<StoredSheet> {
    const resource = this.registry.get(job.resource);
    // Rights are read now: a requester who lost the permission since gets nothing.
    const caller = await this.rights.callerOf(job, resource);
    if (!caller) throw new AppError('FORBIDDEN');
    const progress = { rows: 0 };
    const lines = this.lines(job, resource, caller, progress);
    const { extension, mime, encoding } = EXPORT_FILES[job.format];
    if (extension === 'csv') await writeCsv(file, lines, job.time_zone, encoding);
    else await writeXlsx(file, resource.titleIn(job.language), lines, job.time_zone);
    const { size } = await fs.stat(file);
    const stem = randomBytes(16).toString('hex');
    const key = `x/${stem.slice(0, 2)}/${stem}.${extension}`;
    await this.storage.put(key, file, mime);
    return { key, size, rows: progress.rows, scope: caller.rows };
  }

  async discard(key: string): Promise<void> {
    await this.storage.delete([key]);
  }

  /** The header and then the rows; the row of the export gets its progress every thousand rows. */
  private async *lines(
    job: ExportJobRow,
    resource: RegisteredExport,
    caller: ExportCaller,
    progress: { rows: number },
  ): AsyncGenerator<readonly Cell[]> {
    const layout = resource.layoutOf(job.format);
    const header = layout ? layout.header : resource.headersOf(job.columns, job.language);
    if (header) yield header;
    const filters = resource.checkFilters(job.filters);
    for await (const cells of layout
      ? layout.lines(caller, filters, job.ids)
      : resource.cells(caller, filters, job.ids, job.columns)) {
      if (progress.rows === XLSX_ROWS_MAX - 1) throw new AppError('EXPORT_TOO_LARGE', { max: progress.rows });
      yield cells;
      progress.rows += 1;
      if (progress.rows % BEAT_EVERY_ROWS !== 0) continue;
      if (!(await this.exports.beat(this.db, job, progress.rows)))
        throw new NotMineAnyMore(`export ${job.id}`);
    }
  }
}
