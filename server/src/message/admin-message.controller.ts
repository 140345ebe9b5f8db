import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import {
  adminMenuBadge,
  adminMenuNumber,
  adminMessageList,
  adminReadAllMessages,
  adminReadMessage,
  adminUnreadCount,
  adminUnreadMessages,
} from '@fovea/shared-types/message/message.calls';
import {
  AdminBadge,
  MessageListRequest,
  MessageListResponse,
  MessageSubjectRequest,
  ReadMessageResponse,
  UnreadCount,
  UnreadMessages,
} from '@fovea/shared-types/message/message.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { StaffCaller } from '../platform/kernel/caller.js';
import { AdminMessageService } from './admin-message.service.js';
import { MessageService } from './message.service.js';

const may = 'message:badge:read';

/** The bell and the menu's figures in the back office. The messages are the person's own, as in the storefront. */
@Controller()
export class AdminMessageController {
  constructor(
    private readonly messages: MessageService,
    private readonly admin: AdminMessageService,
  ) {}

  @Call(adminMenuNumber, {
    may,
    request: null,
    response: AdminBadge,
    summary: 'Figures at the menu of the back office, within the companies the caller works for',
  })
  menuNumber(@RequestCaller() caller: StaffCaller) {
    return this.admin.badge(caller);
  }

  @Call(adminMenuBadge, {
    may,
    request: null,
    response: AdminBadge,
    summary: 'The same figures as admin-menu-number',
  })
  menuBadge(@RequestCaller() caller: StaffCaller) {
    return this.admin.badge(caller);
  }

  @Call(adminMessageList, {
    may,
    request: MessageListRequest,
    response: MessageListResponse,
    summary: "Lists the caller's messages, newest first",
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: MessageListRequest) {
    return this.messages.list(caller, request);
  }

  @Call(adminReadMessage, {
    may,
    request: IdRequest,
    response: ReadMessageResponse,
    summary: "Marks one of the caller's messages as read",
  })
  read(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.messages.read(caller, request);
  }

  @Call(adminUnreadMessages, {
    may,
    request: MessageSubjectRequest,
    response: UnreadMessages,
    summary: "How many of the caller's messages are unread, with the newest of them",
  })
  unread(@RequestCaller() caller: StaffCaller, @Body() request: MessageSubjectRequest) {
    return this.admin.unread(caller, request);
  }

  @Call(adminUnreadCount, {
    may,
    request: null,
    response: UnreadCount,
    summary: "How many of the caller's messages are unread",
  })
  unreadCount(@RequestCaller() caller: StaffCaller) {
    return this.admin.unreadCount(caller);
  }

  @Call(adminReadAllMessages, {
    may,
    request: MessageSubjectRequest,
    response: UnreadCount,
    summary: "Marks the caller's messages as read, all or those of one subject; answers how many are left",
  })
  readAll(@RequestCaller() caller: StaffCaller, @Body() request: MessageSubjectRequest) {
    return this.admin.readAll(caller, request);
  }
}
