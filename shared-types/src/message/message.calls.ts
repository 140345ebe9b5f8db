import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import {
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

export const indexCounts = call('/index/index', {
  may: 'public',
  response: IndexCounts,
  summary: 'Unread messages and lines in the cart; 0 without a session',
});

export const messageList = call('/index/message-list', {
  may: 'member',
  request: MessageListRequest,
  response: MessageListResponse,
  summary: "Lists the caller's messages, newest first",
});

export const messageDetail = call('/index/message-detail', {
  may: 'member',
  request: IdRequest,
  response: Message,
  summary: "One of the caller's messages",
});

export const readMessage = call('/index/read-message', {
  may: 'member',
  request: IdRequest,
  response: ReadMessageResponse,
  summary: "Marks one of the caller's messages as read",
});

export const readAllMessages = call('/index/read-all-message', {
  may: 'member',
  response: ReadAllMessagesResponse,
  summary: "Marks all of the caller's messages as read",
});

export const adminMenuNumber = call('/admin-messages/admin-menu-number', {
  may: 'message:badge:read',
  response: AdminBadge,
  summary: 'Badge counts of the back-office menu, within the companies the caller works for',
});

export const adminMenuBadge = call('/admin-messages/admin-menu-badge', {
  may: 'message:badge:read',
  response: AdminBadge,
  summary: 'Same figures as admin-menu-number',
});

export const adminMessageList = call('/admin-messages/admin-messages-list', {
  may: 'message:badge:read',
  request: MessageListRequest,
  response: MessageListResponse,
  summary: "Lists the caller's messages, newest first",
});

export const adminReadMessage = call('/admin-messages/admin-messages-read', {
  may: 'message:badge:read',
  request: IdRequest,
  response: ReadMessageResponse,
  summary: "Marks one of the caller's messages as read",
});

export const adminUnreadMessages = call('/admin-messages/admin-messages-unread', {
  may: 'message:badge:read',
  request: MessageSubjectRequest,
  response: UnreadMessages,
  summary: "How many of the caller's messages are unread, with the newest of them",
});

export const adminUnreadCount = call('/admin-messages/admin-messages-unread-num', {
  may: 'message:badge:read',
  response: UnreadCount,
  summary: "How many of the caller's messages are unread",
});

export const adminReadAllMessages = call('/admin-messages/admin-messages-read-all', {
  may: 'message:badge:read',
  request: MessageSubjectRequest,
  response: UnreadCount,
  summary: "Marks the caller's messages as read, all or those of one subject; answers how many are left",
});
