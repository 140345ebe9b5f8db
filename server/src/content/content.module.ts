import { Module } from '@nestjs/common';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { contentAudit } from './content.audit.js';
import { contentConstraints } from './content.constraints.js';
import { ContentJobs } from './content.jobs.js';
import { EnquiryAdminController } from './enquiry-admin.controller.js';
import { EnquiryController } from './enquiry.controller.js';
import { EnquiryRepository } from './enquiry.repository.js';
import { EnquiryService } from './enquiry.service.js';
import { FeedbackRepository } from './feedback.repository.js';
import { servedFeedback } from './feedback.record.js';
import { HomeModule } from './home/home.module.js';
import { FeedbackReplyService } from './feedback-reply.service.js';
import { FeedbackService } from './feedback.service.js';
import { servedMessageBoard } from './message-board.record.js';
import { MessageBoardRepository } from './message-board.repository.js';
import { MessageBoardService } from './message-board.service.js';
import { StaticPageController } from './static-page.controller.js';
import { StaticPageRepository } from './static-page.repository.js';
import { StaticPageService } from './static-page.service.js';

/** What people write to the house, and what the house says of itself. */
@Module({
  imports: [HomeModule],
  controllers: [
    EnquiryController,
    EnquiryAdminController,
    StaticPageController,
    ...servedFeedback.controllers,
    ...servedMessageBoard.controllers,
  ],
  providers: [
    EnquiryRepository,
    EnquiryService,
    FeedbackRepository,
    FeedbackReplyService,
    FeedbackService,
    MessageBoardRepository,
    MessageBoardService,
    StaticPageRepository,
    StaticPageService,
    ContentJobs,
    ...servedFeedback.providers,
    ...servedMessageBoard.providers,
  ],
  exports: [EnquiryService],
})
export class ContentModule {
  constructor() {
    registerConstraints(contentConstraints);
    registerAuditSubjects(contentAudit);
  }
}
