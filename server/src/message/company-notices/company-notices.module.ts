import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { CompanyNoticeHandlers } from './company-notice.handlers.js';
import { CompanySubjectRepository } from './company-subject.repository.js';
import { LicenceNoticeHandlers } from './licence-notice.handlers.js';

/** What companies and their reviewers are told of papers and licences. */
@Module({
  imports: [InboxModule],
  providers: [CompanyNoticeHandlers, CompanySubjectRepository, LicenceNoticeHandlers],
})
export class CompanyNoticesModule {}
