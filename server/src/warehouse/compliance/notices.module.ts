import { Module } from '@nestjs/common';
import { NoticeController } from './notice.controller.js';
import { NoticeJobs } from './notice.jobs.js';
import { servedNotice } from './notice.record.js';
import { NoticeRepository } from './notice.repository.js';
import { servedTradeRecord } from './trade-record.record.js';
import { NoticeService } from './notice.service.js';

/** Papers that the law asks of whoever deals in used devices. */
@Module({
  controllers: [NoticeController, ...servedNotice.controllers, ...servedTradeRecord.controllers],
  providers: [
    NoticeJobs,
    NoticeRepository,
    NoticeService,
    ...servedNotice.providers,
    ...servedTradeRecord.providers,
  ],
})
export class NoticesModule {}
