import { Global, Module } from '@nestjs/common';
import { namedBy, registerAuditSubjects } from '../audit/audit-subjects.js';
import { ExportFetch } from './export-fetch.js';
import { ExportQueryService } from './export-query.service.js';
import { ExportRegistry } from './export-registry.js';
import { ExportRights } from './export-rights.js';
import { ExportSheets } from './export-sheets.js';
import { ExportRunner } from './export-runner.js';
import { ExportController } from './export.controller.js';
import { ExportJobs } from './export.jobs.js';
import { ExportRepository } from './export.repository.js';
import { ExportRoutes } from './export.routes.js';
import { ExportService } from './export.service.js';

/** Tables as files. Global: every module registers its own tables. */
@Global()
@Module({
  controllers: [ExportController],
  providers: [
    ExportFetch,
    ExportJobs,
    ExportQueryService,
    ExportRegistry,
    ExportRepository,
    ExportRights,
    ExportRoutes,
    ExportService,
    ExportSheets,
    ExportRunner,
  ],
  exports: [ExportRegistry],
})
export class ExportsModule {
  constructor() {
    // A file is its owner's alone: the line names its table, and has no link.
    registerAuditSubjects({ export_job: namedBy('export_job', 'resource', { opens: 'NULL' }) });
  }
}
