import { Global, Module } from '@nestjs/common';
import { ExportRegistry } from './export-registry.js';
import { ExportSheets } from './export-sheets.js';
import { ExportWriter } from './export-writer.js';
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
    ExportJobs,
    ExportRegistry,
    ExportRepository,
    ExportRoutes,
    ExportService,
    ExportSheets,
    ExportWriter,
  ],
  exports: [ExportRegistry],
})
export class ExportsModule {}
