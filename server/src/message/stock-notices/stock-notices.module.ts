import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { RecallNoticeHandlers } from './recall-notice.handlers.js';
import { RecallSubjectRepository } from './recall-subject.repository.js';
import { StockNoticeHandlers } from './stock-notice.handlers.js';
import { StockSubjectRepository } from './stock-subject.repository.js';

/** What clerks and approvers of a warehouse are told. */
@Module({
  imports: [InboxModule],
  providers: [RecallNoticeHandlers, RecallSubjectRepository, StockNoticeHandlers, StockSubjectRepository],
})
export class StockNoticesModule {}
