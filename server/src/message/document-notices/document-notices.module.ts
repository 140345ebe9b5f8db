import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { DocumentNoticeHandlers } from './document-notice.handlers.js';
import { DocumentNotifier } from './document-notifier.js';
import { DocumentSubjectRepository } from './document-subject.repository.js';
import { EngineerNoticeHandlers } from './engineer-notice.handlers.js';
import { ExchangeNoticeHandlers } from './exchange-notice.handlers.js';
import { SettingChangeNoticeHandlers } from './setting-change-notice.handlers.js';

/** Notices to approvers and requesters of declared documents, and what else these documents notify of. */
@Module({
  imports: [InboxModule],
  providers: [
    DocumentNoticeHandlers,
    DocumentNotifier,
    DocumentSubjectRepository,
    EngineerNoticeHandlers,
    ExchangeNoticeHandlers,
    SettingChangeNoticeHandlers,
  ],
})
export class DocumentNoticesModule {}
