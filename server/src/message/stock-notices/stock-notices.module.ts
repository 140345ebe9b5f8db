import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { RecallNoticeHandlers } from './recall-notice.handlers.js';
import { RecallSubjectRepository } from './recall-subject.repository.js';
import { StockNoticeHandlers } from './stock-notice.handlers.js';
import { StockSubjectRepository } from './stock-subject.repository.js';

/** Notices to clerks and approvers of a warehouse. */
@Module({
  imports: [InboxModule],
  providers: [RecallNoticeHandlers, RecallSubjectRepository, StockNoticeHandlers, StockSubjectRepository],
})
export class StockNoticesModule {}
