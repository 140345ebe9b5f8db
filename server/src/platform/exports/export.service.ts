import { Injectable } from '@nestjs/common';
import { EXPORT_WAITED_ROWS_MAX } from '@fovea/shared-types/platform/export-status';
import type { AddExportRequest, ExportAnswer } from '@fovea/shared-types/platform/export.dto';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { IANAZone } from 'luxon';
import { AuditLog } from '../audit/audit-log.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import { Idempotency } from '../http/idempotency.js';
import { Jobs } from '../jobs/jobs.js';
import { ExportQueryService } from './export-query.service.js';
import { ExportRegistry } from './export-registry.js';
import { exportCaller } from './export-rights.js';
import { ExportRunner } from './export-runner.js';
import { ExportRepository } from './export.repository.js';
import { WRITE_EXPORT } from './export.jobs.js';
import { XLSX_ROWS_MAX } from './xlsx-sheet.js';

const UNFINISHED_MAX = 3;

/** Requests for exports. */
@Injectable()
export class ExportService {
  constructor(
    private readonly exports: ExportRepository,
    private readonly registry: ExportRegistry,
    private readonly runner: ExportRunner,
    private readonly queries: ExportQueryService,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  async addExport(caller: StaffCaller, request: AddExportRequest): Promise<ExportAnswer> {
    const { accountId, grants } = caller.member;
    const { language } = caller;
    const resource = this.registry.get(request.resource);
    const reader = exportCaller({ account_id: accountId, language }, grants, resource);
    if (!reader) throw new AppError('FORBIDDEN');
    resource.headersOf(request.columns, language);
    const timeZone = request.time_zone ?? 'UTC';
    if (!IANAZone.isValidZone(timeZone)) throw fieldError({ time_zone: { key: 'choice' } });
    const filters = resource.checkFilters(request.filters);
    const ids = request.ids ?? null;
    await resource.layoutOf(request.format)?.check(filters);
    const rows = await resource.count(reader, filters, ids);
    if (rows >= XLSX_ROWS_MAX) throw new AppError('EXPORT_TOO_LARGE', { max: XLSX_ROWS_MAX - 1 });
    const { id } = await this.idempotency.run(caller, addExport.path, request, async (tx) => {
      if ((await this.exports.lockUnfinishedCount(tx, accountId)) >= UNFINISHED_MAX)
        throw new AppError('RATE_LIMITED', { retry_after_s: 60 });
      const id = await this.exports.addExport(tx, {
        account_id: accountId,
        resource: request.resource,
        format: request.format,
        filters,
        columns: request.columns,
        ids,
        language,
        time_zone: timeZone,
        rows,
      });
      await this.audit.record(tx, caller, {
        action: 'platform:export:add',
        subjectType: 'export_job',
        subjectId: id,
        after: { resource: request.resource, format: request.format, rows },
      });
      return { id };
    });
    if (rows <= EXPORT_WAITED_ROWS_MAX) await this.runner.run(id, true);
    // Should it get lost, the sweep adds it again.
    else await this.jobs.addJob(WRITE_EXPORT, { export_id: id });
    return this.queries.getExportDetail(caller, id);
  }
}
