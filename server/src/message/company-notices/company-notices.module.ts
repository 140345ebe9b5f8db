import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { CompanyNoticeHandlers } from './company-notice.handlers.js';
import { CompanySubjectRepository } from './company-subject.repository.js';
import { EngineerNoticeHandlers } from './engineer-notice.handlers.js';
import { LicenceNoticeHandlers } from './licence-notice.handlers.js';

/** Notices to companies and their reviewers about documents, licences and engineers. */
@Module({
  imports: [InboxModule],
  providers: [CompanyNoticeHandlers, CompanySubjectRepository, EngineerNoticeHandlers, LicenceNoticeHandlers],
})
export class CompanyNoticesModule {}
