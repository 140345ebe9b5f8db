import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  adminMessageList,
  adminReadAllMessages,
  adminReadMessage,
  adminUnreadCount,
  adminUnreadMessages,
} from '@fovea/shared-types/message/message.calls';
import type { MessageListRequest, MessageSubjectRequest } from '@fovea/shared-types/message/message.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AdminMessageService } from './admin-message.service.js';
import { MessageService } from './message.service.js';

/** The bell of the back office. The messages are the person's own, as in the storefront. */
@Controller()
export class AdminMessageController {
  constructor(
    private readonly messages: MessageService,
    private readonly admin: AdminMessageService,
  ) {}

  @Call(adminMessageList)
  adminMessageList(caller: StaffCaller, request: MessageListRequest) {
    return this.messages.listMessages(caller, request);
  }

  @Call(adminReadMessage)
  adminReadMessage(caller: StaffCaller, request: IdRequest) {
    return this.messages.markRead(caller, request);
  }

  @Call(adminUnreadMessages)
  unread(caller: StaffCaller, request: MessageSubjectRequest) {
    return this.admin.listUnread(caller, request);
  }

  @Call(adminUnreadCount)
  unreadCount(caller: StaffCaller) {
    return this.admin.countUnread(caller);
  }

  @Call(adminReadAllMessages)
  readAll(caller: StaffCaller, request: MessageSubjectRequest) {
    return this.admin.markAllRead(caller, request);
  }
}
