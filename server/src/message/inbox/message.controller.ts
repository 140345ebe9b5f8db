import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  indexCounts,
  messageDetail,
  messageList,
  readAllMessages,
  readMessage,
} from '@fovea/shared-types/message/message.calls';
import type { MessageListRequest } from '@fovea/shared-types/message/message.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { MessageService } from './message.service.js';

@Controller()
export class MessageController {
  constructor(private readonly messages: MessageService) {}

  @Call(indexCounts)
  counts(caller: Caller) {
    return this.messages.indexCounts(caller);
  }

  @Call(messageList)
  messageList(caller: MemberCaller, request: MessageListRequest) {
    return this.messages.listMessages(caller, request);
  }

  @Call(messageDetail)
  messageDetail(caller: MemberCaller, request: IdRequest) {
    return this.messages.getMessageDetail(caller, request);
  }

  @Call(readMessage)
  readMessage(caller: MemberCaller, request: IdRequest) {
    return this.messages.markRead(caller, request);
  }

  @Call(readAllMessages)
  readAll(caller: MemberCaller) {
    return this.messages.markAllRead(caller);
  }
}
