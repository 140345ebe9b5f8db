import { Module } from '@nestjs/common';
import { EnquiryAdminController } from './enquiry-admin.controller.js';
import { EnquiryController } from './enquiry.controller.js';
import { EnquiryJobs } from './enquiry.jobs.js';
import { EnquiryRepository } from './enquiry.repository.js';
import { EnquiryService } from './enquiry.service.js';
import { FeedbackReplyService } from './feedback-reply.service.js';
import { servedFeedback } from './feedback.record.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';
import { servedMessageBoard } from './message-board.record.js';
import { MessageBoardRepository } from './message-board.repository.js';
import { MessageBoardService } from './message-board.service.js';

/** Enquiries. */
@Module({
  controllers: [
    EnquiryController,
    EnquiryAdminController,
    ...servedFeedback.controllers,
    ...servedMessageBoard.controllers,
  ],
  providers: [
    EnquiryJobs,
    EnquiryRepository,
    EnquiryService,
    FeedbackReplyService,
    FeedbackRepository,
    FeedbackService,
    MessageBoardRepository,
    MessageBoardService,
    ...servedFeedback.providers,
    ...servedMessageBoard.providers,
  ],
  exports: [EnquiryService],
})
export class EnquiriesModule {}
