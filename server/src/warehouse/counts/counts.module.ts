import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { PlacesModule } from '../places/places.module.js';
import { StockModule } from '../stock/stock.module.js';
import { CountClosing } from './count-closing.service.js';
import { CountConfirmation } from './count-confirm.service.js';
import { CountDifferenceRepository } from './count-difference.repository.js';
import { CountEntries } from './count-entry.service.js';
import { CountHolds } from './count-holds.js';
import { CountJobs } from './count.jobs.js';
import { CountLineRepository } from './count-line.repository.js';
import { CountDocuments } from './count-documents.js';
import { CountQueryRepository } from './count-query.repository.js';
import { CountQueryService } from './count-query.service.js';
import { CountSheetRepository } from './count-sheet.repository.js';
import { CountController } from './count.controller.js';
import { CountRepository } from './count.repository.js';
import { CountService } from './count.service.js';
import { servedStockCount } from './stock-count.record.js';

/** Stock, counted by people; differences become documents. */
@Module({
  imports: [DocumentsModule, PlacesModule, StockModule],
  controllers: [CountController, ...servedStockCount.controllers],
  providers: [
    CountClosing,
    CountConfirmation,
    CountDifferenceRepository,
    CountEntries,
    CountHolds,
    CountJobs,
    CountLineRepository,
    CountDocuments,
    CountQueryRepository,
    CountQueryService,
    CountRepository,
    CountService,
    CountSheetRepository,
    ...servedStockCount.providers,
  ],
  exports: [CountConfirmation, CountEntries, CountService],
})
export class CountsModule {}
