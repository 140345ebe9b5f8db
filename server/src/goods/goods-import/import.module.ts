import { Module } from '@nestjs/common';
import { DraftsModule } from '../drafts/drafts.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { ImportCallers } from './import-callers.js';
import { ImportCatalogue } from './import-catalogue.js';
import { ImportKeyRepository } from './import-key.repository.js';
import { ImportNews } from './import-news.js';
import { ImportRunner } from './import-runner.js';
import { SubmissionMaker } from './submission-maker.js';
import { ImportTemplateWriter } from './import-template.js';
import { ImportController } from './import.controller.js';
import { ImportExports } from './import.exports.js';
import { ImportJobs } from './import.jobs.js';
import { ImportRepository } from './import.repository.js';
import { ImportBatch } from './import-batch.js';
import { ImportQueryService } from './import-query.service.js';
import { SheetService } from './sheet.service.js';
import { ImportService } from './import.service.js';
import { RowReader } from './row-reader.js';
import { SheetCheck } from './sheet-check.js';

/** Many goods at once, from a sheet. */
@Module({
  imports: [DraftsModule, PublishingModule],
  controllers: [ImportController],
  providers: [
    ImportCallers,
    ImportCatalogue,
    ImportExports,
    ImportJobs,
    ImportKeyRepository,
    ImportNews,
    ImportRepository,
    ImportRunner,
    ImportBatch,
    ImportQueryService,
    ImportService,
    SheetService,
    ImportTemplateWriter,
    RowReader,
    SheetCheck,
    SubmissionMaker,
  ],
})
export class GoodsImportModule {}
