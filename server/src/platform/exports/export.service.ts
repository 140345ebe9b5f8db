import { Injectable } from '@nestjs/common';
import type { Page } from '@fovea/shared-types/pagination';
import { EXPORT_STATUS, EXPORT_WAITED_ROWS_MAX } from '@fovea/shared-types/platform/export-status';
import type {
  AddExportRequest,
  ExportAnswer,
  ExportListRequest,
} from '@fovea/shared-types/platform/export.dto';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { IANAZone } from 'luxon';
import { Database } from '../database/database.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import { companiesOf } from '../http/call.guard.js';
import type { StaffCaller } from '../kernel/caller.js';
import { Idempotency } from '../http/idempotency.js';
import { Jobs } from '../jobs/jobs.js';
import { FileLinks } from '../storage/file-links.js';
import { ExportRegistry } from './export-registry.js';
import { ExportWriter } from './export-writer.js';
import { ExportRepository } from './export.repository.js';
import { toExportAnswer } from './export.mapper.js';
import { WRITE_EXPORT } from './export.jobs.js';
import { XLSX_ROWS_MAX } from './xlsx-sheet.js';

const UNFINISHED_MAX = 3;

/** A person's exports: asked for, looked at, fetched. */
@Injectable()
export class ExportService {
  constructor(
    private readonly db: Database,
    private readonly exports: ExportRepository,
    private readonly registry: ExportRegistry,
    private readonly writer: ExportWriter,
    private readonly links: FileLinks,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  async add(caller: StaffCaller, request: AddExportRequest): Promise<ExportAnswer> {
    const { accountId, grants } = caller.member;
    const resource = this.registry.get(request.resource);
    const companies = companiesOf(grants, resource.permission);
    if (companies === undefined) throw new AppError('FORBIDDEN');
    resource.headersOf(request.columns, caller.language);
    const timeZone = request.time_zone ?? 'UTC';
    if (!IANAZone.isValidZone(timeZone)) throw fieldError({ time_zone: { key: 'choice' } });
    const filters = resource.checkFilters(request.filters);
    const ids = request.ids ?? null;
    const rows = await resource.count({ accountId, language: caller.language, companies }, filters, ids);
    if (rows >= XLSX_ROWS_MAX) throw new AppError('EXPORT_TOO_LARGE', { max: XLSX_ROWS_MAX - 1 });
    const { id } = await this.idempotency.run(caller, addExport.path, request, async (tx) => {
      if ((await this.exports.lockUnfinishedCount(tx, accountId)) >= UNFINISHED_MAX)
        throw new AppError('RATE_LIMITED', { retry_after_s: 60 });
      return {
        id: await this.exports.add(tx, {
          account_id: accountId,
          resource: request.resource,
          format: request.format,
          filters,
          columns: request.columns,
          ids,
          language: caller.language,
          time_zone: timeZone,
          rows,
        }),
      };
    });
    if (rows <= EXPORT_WAITED_ROWS_MAX) await this.writer.write(id, true);
    // Should it get lost, the sweep asks again.
    else await this.jobs.add(WRITE_EXPORT, { export_id: id });
    return this.detail(caller, id);
  }

  async list(caller: StaffCaller, request: ExportListRequest): Promise<Page<ExportAnswer>> {
    const page = await this.exports.pageOwn(this.db, caller.member.accountId, request);
    return { ...page, data: page.data.map((row) => this.answer(row, caller)) };
  }

  /** Of what is finished nothing can be cancelled; doing it twice is doing it once. */
  async cancel(caller: StaffCaller, id: number): Promise<ExportAnswer> {
    const { accountId } = caller.member;
    const row =
      (await this.exports.cancel(this.db, accountId, id)) ??
      (await this.exports.findOwn(this.db, accountId, id));
    if (!row) throw new AppError('NOT_FOUND');
    if (row.status !== EXPORT_STATUS.cancelled) throw new AppError('STATE_CONFLICT');
    return this.answer(row, caller);
  }

  async detail(caller: StaffCaller, id: number): Promise<ExportAnswer> {
    const row = await this.exports.findOwn(this.db, caller.member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return this.answer(row, caller);
  }

  private answer(row: Parameters<typeof toExportAnswer>[0], { language }: StaffCaller): ExportAnswer {
    const name = this.registry.find(row.resource)?.titleIn(language) ?? row.resource;
    const url = row.status === EXPORT_STATUS.done && row.key !== null ? this.links.signed(row.key) : null;
    return toExportAnswer(row, name, url);
  }
}
