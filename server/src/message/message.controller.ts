import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import {
  indexCounts,
  messageDetail,
  messageList,
  readAllMessages,
  readMessage,
} from '@fovea/shared-types/message/message.calls';
import {
  IndexCounts,
  Message,
  MessageListRequest,
  MessageListResponse,
  ReadAllMessagesResponse,
  ReadMessageResponse,
} from '@fovea/shared-types/message/message.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../platform/kernel/caller.js';
import { MessageService } from './message.service.js';

@Controller()
export class MessageController {
  constructor(private readonly messages: MessageService) {}

  @Call(indexCounts, {
    may: 'public',
    request: null,
    response: IndexCounts,
    summary: 'Unread messages and lines in the cart; 0 without a session',
  })
  counts(@RequestCaller() caller: Caller) {
    return this.messages.indexCounts(caller);
  }

  @Call(messageList, {
    may: 'member',
    request: MessageListRequest,
    response: MessageListResponse,
    summary: "Lists the caller's messages, newest first",
  })
  list(@RequestCaller() caller: MemberCaller, @Body() request: MessageListRequest) {
    return this.messages.list(caller, request);
  }

  @Call(messageDetail, {
    may: 'member',
    request: IdRequest,
    response: Message,
    summary: "One of the caller's messages",
  })
  detail(@RequestCaller() caller: MemberCaller, @Body() request: IdRequest) {
    return this.messages.detail(caller, request);
  }

  @Call(readMessage, {
    may: 'member',
    request: IdRequest,
    response: ReadMessageResponse,
    summary: "Marks one of the caller's messages as read",
  })
  read(@RequestCaller() caller: MemberCaller, @Body() request: IdRequest) {
    return this.messages.read(caller, request);
  }

  @Call(readAllMessages, {
    may: 'member',
    request: null,
    response: ReadAllMessagesResponse,
    summary: "Marks all of the caller's messages as read",
  })
  readAll(@RequestCaller() caller: MemberCaller) {
    return this.messages.readAll(caller);
  }
}
