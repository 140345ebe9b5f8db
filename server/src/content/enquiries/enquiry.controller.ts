import { Controller } from '@nestjs/common';
import { addContact, addFeedback, addMessageBoard } from '@fovea/shared-types/content/content.calls';
import type { AddFeedbackRequest, AddMessageBoardRequest } from '@fovea/shared-types/content/enquiry.dto';
import { MESSAGE_BOARD_SOURCE } from '@fovea/shared-types/content/enquiry-limits';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { FeedbackService } from './feedback.service.js';
import { MessageBoardService } from './message-board.service.js';

/** How visitors and members write to the platform. */
@Controller()
export class EnquiryController {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly messageBoard: MessageBoardService,
  ) {}

  @Call(addMessageBoard)
  addMessageBoard(caller: Caller, request: AddMessageBoardRequest) {
    return this.messageBoard.addMessageBoardEntry(caller, MESSAGE_BOARD_SOURCE.board, request);
  }

  @Call(addContact)
  addContact(caller: Caller, request: AddMessageBoardRequest) {
    return this.messageBoard.addMessageBoardEntry(caller, MESSAGE_BOARD_SOURCE.contact, request);
  }

  @Call(addFeedback)
  addFeedback(caller: MemberCaller, request: AddFeedbackRequest) {
    return this.feedback.addFeedback(caller, request);
  }
}
