import { Controller } from '@nestjs/common';
import {
  feedbackStatus,
  messageBoardStatus,
  replyFeedback,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import type { EnquiryStatusRequest, ReplyEnquiryRequest } from '@fovea/shared-types/content/enquiry.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { EnquiryService } from './enquiry.service.js';
import { FeedbackReplyService } from './feedback-reply.service.js';
import { MessageBoardService } from './message-board.service.js';

/** What staff do with feedback and messages. */
@Controller()
export class EnquiryAdminController {
  constructor(
    private readonly replies: FeedbackReplyService,
    private readonly messageBoard: MessageBoardService,
    private readonly enquiries: EnquiryService,
  ) {}

  @Call(replyFeedback)
  replyFeedback(caller: StaffCaller, request: ReplyEnquiryRequest) {
    return this.replies.reply(caller, request);
  }

  @Call(feedbackStatus)
  feedbackStatus(caller: StaffCaller, request: EnquiryStatusRequest) {
    return this.enquiries.step('feedback', caller, request);
  }

  @Call(replyMessageBoard)
  replyMessage(caller: StaffCaller, request: ReplyEnquiryRequest) {
    return this.messageBoard.reply(caller, request);
  }

  @Call(messageBoardStatus)
  messageStatus(caller: StaffCaller, request: EnquiryStatusRequest) {
    return this.enquiries.step('message_board', caller, request);
  }
}
