import { Module } from '@nestjs/common';
import { CleanStatementController } from './clean-statement.controller.js';
import { servedCleanStatement } from './clean-statement.record.js';
import { CleanStatementRepository } from './clean-statement.repository.js';
import { CleanStatementService } from './clean-statement.service.js';
import { NoticeController } from './notice.controller.js';
import { NoticeJobs } from './notice.jobs.js';
import { servedNotice } from './notice.record.js';
import { NoticePrinting } from './notice-printing.js';
import { NoticeRepository } from './notice.repository.js';
import { TradePlaceRepository } from './trade-place.repository.js';
import { TradeRecordController } from './trade-record.controller.js';
import { TradeRecordPrinting } from './trade-record-printing.js';
import { servedTradeRecord } from './trade-record.record.js';
import { NoticeService } from './notice.service.js';

/** Documents that the law requires of dealers in used devices. */
@Module({
  controllers: [
    CleanStatementController,
    NoticeController,
    TradeRecordController,
    ...servedCleanStatement.controllers,
    ...servedNotice.controllers,
    ...servedTradeRecord.controllers,
  ],
  providers: [
    CleanStatementRepository,
    CleanStatementService,
    ...servedCleanStatement.providers,
    NoticeJobs,
    NoticePrinting,
    NoticeRepository,
    NoticeService,
    TradePlaceRepository,
    TradeRecordPrinting,
    ...servedNotice.providers,
    ...servedTradeRecord.providers,
  ],
})
export class NoticesModule {}
