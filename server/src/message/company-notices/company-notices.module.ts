import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { CompanyNoticeHandlers } from './company-notice.handlers.js';
import { CompanySubjectRepository } from './company-subject.repository.js';
import { LicenceNoticeHandlers } from './licence-notice.handlers.js';

/** Notices to companies and their reviewers about documents and licences. */
@Module({
  imports: [InboxModule],
  providers: [CompanyNoticeHandlers, CompanySubjectRepository, LicenceNoticeHandlers],
})
export class CompanyNoticesModule {}
