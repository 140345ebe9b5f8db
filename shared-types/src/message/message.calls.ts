import { call, type NoRequest } from '../call.js';
import type { IdRequest } from '../common.dto.js';
import type {
  AdminBadge,
  IndexCounts,
  Message,
  MessageListRequest,
  MessageListResponse,
  ReadAllMessagesResponse,
  ReadMessageResponse,
} from './message.dto.js';

export const indexCounts = call<NoRequest, IndexCounts>('/index/index');
export const messageList = call<MessageListRequest, MessageListResponse>('/index/message-list');
export const messageDetail = call<IdRequest, Message>('/index/message-detail');
export const readMessage = call<IdRequest, ReadMessageResponse>('/index/read-message');
export const readAllMessages = call<NoRequest, ReadAllMessagesResponse>('/index/read-all-message');
export const adminMenuNumber = call<NoRequest, AdminBadge>('/admin-messages/admin-menu-number');
