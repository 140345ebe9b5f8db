import { call, type NoRequest } from '../call.js';
import type { IdRequest } from '../common.dto.js';
import type {
  AdminBadge,
  IndexCounts,
  Message,
  MessageListRequest,
  MessageListResponse,
  MessageSubjectRequest,
  ReadAllMessagesResponse,
  ReadMessageResponse,
  UnreadCount,
  UnreadMessages,
} from './message.dto.js';

export const indexCounts = call<NoRequest, IndexCounts>('/index/index');
export const messageList = call<MessageListRequest, MessageListResponse>('/index/message-list');
export const messageDetail = call<IdRequest, Message>('/index/message-detail');
export const readMessage = call<IdRequest, ReadMessageResponse>('/index/read-message');
export const readAllMessages = call<NoRequest, ReadAllMessagesResponse>('/index/read-all-message');
export const adminMenuNumber = call<NoRequest, AdminBadge>('/admin-messages/admin-menu-number');
export const adminMenuBadge = call<NoRequest, AdminBadge>('/admin-messages/admin-menu-badge');
export const adminMessageList = call<MessageListRequest, MessageListResponse>(
  '/admin-messages/admin-messages-list',
);
export const adminReadMessage = call<IdRequest, ReadMessageResponse>('/admin-messages/admin-messages-read');
export const adminUnreadMessages = call<MessageSubjectRequest, UnreadMessages>(
  '/admin-messages/admin-messages-unread',
);
export const adminUnreadCount = call<NoRequest, UnreadCount>('/admin-messages/admin-messages-unread-num');
export const adminReadAllMessages = call<MessageSubjectRequest, UnreadCount>(
  '/admin-messages/admin-messages-read-all',
);
