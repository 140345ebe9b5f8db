import { Body, Controller } from '@nestjs/common';
import { IdAnswer } from '@fovea/shared-types/common.dto';
import { addContact, addFeedback, addMessageBoard } from '@fovea/shared-types/content/content.calls';
import {
  AddFeedbackRequest,
  AddMessageBoardRequest,
  MESSAGE_BOARD_SOURCE,
} from '@fovea/shared-types/content/enquiry.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../platform/kernel/caller.js';
import { FeedbackService } from './feedback.service.js';
import { MessageBoardService } from './message-board.service.js';

/** How visitors and members write to the house. */
@Controller()
export class EnquiryController {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly messageBoard: MessageBoardService,
  ) {}

  @Call(addMessageBoard, {
    may: 'public',
    request: AddMessageBoardRequest,
    response: IdAnswer,
    summary: 'Leaves a message on the message board',
  })
  addMessageBoard(@RequestCaller() caller: Caller, @Body() request: AddMessageBoardRequest) {
    return this.messageBoard.add(caller, MESSAGE_BOARD_SOURCE.board, request);
  }

  @Call(addContact, {
    may: 'public',
    request: AddMessageBoardRequest,
    response: IdAnswer,
    summary: 'Sends the contact form; kept with the messages of the message board',
  })
  addContact(@RequestCaller() caller: Caller, @Body() request: AddMessageBoardRequest) {
    return this.messageBoard.add(caller, MESSAGE_BOARD_SOURCE.contact, request);
  }

  @Call(addFeedback, {
    may: 'member',
    request: AddFeedbackRequest,
    response: IdAnswer,
    summary: 'Sends feedback with up to nine pictures',
  })
  addFeedback(@RequestCaller() caller: MemberCaller, @Body() request: AddFeedbackRequest) {
    return this.feedback.add(caller, request);
  }
}
