import { Module } from '@nestjs/common';
import { namedBy, registerAuditSubjects } from '../../platform/audit/audit-subjects.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { PlacesModule } from '../places/places.module.js';
import { OpeningDocuments } from './opening-documents.js';
import { OpeningRunRepository } from './opening-run.repository.js';
import { OpeningRunService } from './opening-run.service.js';
import { OpeningRunner } from './opening-runner.js';
import { OpeningTemplateWriter } from './opening-template.js';
import { OpeningController } from './opening.controller.js';
import { OpeningExports } from './opening.exports.js';
import { OpeningJobs } from './opening.jobs.js';
import { OpeningRepository } from './opening.repository.js';
import { OpeningService } from './opening.service.js';

/** Stock on the first day, from a sheet. */
@Module({
  imports: [DocumentsModule, PlacesModule],
  controllers: [OpeningController],
  providers: [
    OpeningExports,
    OpeningJobs,
    OpeningDocuments,
    OpeningRepository,
    OpeningRunner,
    OpeningRunRepository,
    OpeningRunService,
    OpeningService,
    OpeningTemplateWriter,
  ],
})
export class OpeningModule {
  constructor() {
    registerAuditSubjects({ opening_import: namedBy('opening_import', 'file_name', { opens: 'NULL' }) });
  }
}
