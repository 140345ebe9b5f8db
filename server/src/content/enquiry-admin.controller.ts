import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import {
  feedbackDetail,
  feedbackList,
  feedbackStatus,
  messageBoardDetail,
  messageBoardList,
  messageBoardStatus,
  replyFeedback,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import {
  EnquiryAnswer,
  EnquiryStatusRequest,
  FeedbackDetail,
  FeedbackListRequest,
  FeedbackListResponse,
  MessageBoardDetail,
  MessageBoardListRequest,
  MessageBoardListResponse,
  ReplyEnquiryRequest,
} from '@fovea/shared-types/content/enquiry.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { StaffCaller } from '../platform/kernel/caller.js';
import { EnquiryService } from './enquiry.service.js';
import { FeedbackService } from './feedback.service.js';
import { MessageBoardService } from './message-board.service.js';

/** What staff do with feedback and messages. */
@Controller()
export class EnquiryAdminController {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly messageBoard: MessageBoardService,
    private readonly enquiries: EnquiryService,
  ) {}

  @Call(feedbackList, {
    may: 'content:feedback:list',
    request: FeedbackListRequest,
    response: FeedbackListResponse,
    summary: 'Feedback of members, newest first',
  })
  listFeedback(@Body() request: FeedbackListRequest) {
    return this.feedback.list(request);
  }

  @Call(feedbackDetail, {
    may: 'content:feedback:list',
    request: IdRequest,
    response: FeedbackDetail,
    summary: 'One feedback with its pictures and the answer',
  })
  feedbackDetail(@Body() request: IdRequest) {
    return this.feedback.detail(request);
  }

  @Call(replyFeedback, {
    may: 'content:feedback:reply',
    request: ReplyEnquiryRequest,
    response: EnquiryAnswer,
    summary: 'Answers a feedback once, by mail and message',
  })
  replyFeedback(@RequestCaller() caller: StaffCaller, @Body() request: ReplyEnquiryRequest) {
    return this.feedback.reply(caller, request);
  }

  @Call(feedbackStatus, {
    may: 'content:feedback:status',
    request: EnquiryStatusRequest,
    response: EnquiryAnswer,
    summary: 'Takes a feedback in hand, or closes it',
  })
  feedbackStatus(@RequestCaller() caller: StaffCaller, @Body() request: EnquiryStatusRequest) {
    return this.enquiries.step('feedback', caller, request);
  }

  @Call(messageBoardList, {
    may: 'content:message-board:list',
    request: MessageBoardListRequest,
    response: MessageBoardListResponse,
    summary: 'Messages of the message board and the contact form, newest first',
  })
  listMessages(@Body() request: MessageBoardListRequest) {
    return this.messageBoard.list(request);
  }

  @Call(messageBoardDetail, {
    may: 'content:message-board:list',
    request: IdRequest,
    response: MessageBoardDetail,
    summary: 'One message with its answer',
  })
  messageDetail(@Body() request: IdRequest) {
    return this.messageBoard.detail(request);
  }

  @Call(replyMessageBoard, {
    may: 'content:message-board:reply',
    request: ReplyEnquiryRequest,
    response: EnquiryAnswer,
    summary: 'Answers a message once, by mail',
  })
  replyMessage(@RequestCaller() caller: StaffCaller, @Body() request: ReplyEnquiryRequest) {
    return this.messageBoard.reply(caller, request);
  }

  @Call(messageBoardStatus, {
    may: 'content:message-board:status',
    request: EnquiryStatusRequest,
    response: EnquiryAnswer,
    summary: 'Takes a message in hand, or closes it',
  })
  messageStatus(@RequestCaller() caller: StaffCaller, @Body() request: EnquiryStatusRequest) {
    return this.enquiries.step('message_board', caller, request);
  }
}
