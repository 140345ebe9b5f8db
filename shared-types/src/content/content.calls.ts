import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import {
  AddFeedbackRequest,
  AddMessageBoardRequest,
  EnquiryAnswer,
  EnquiryStatusRequest,
  FeedbackDetail,
  FeedbackListRequest,
  FeedbackListResponse,
  MessageBoardDetail,
  MessageBoardListRequest,
  MessageBoardListResponse,
  ReplyEnquiryRequest,
} from './enquiry.dto.js';
import {
  Office,
  StaticPage,
  StaticPageRequest,
  StaticPageRow,
  UpdateStaticPageRequest,
} from './static-page.dto.js';

export const addMessageBoard = call('/index/add-message-board', {
  may: 'public',
  request: AddMessageBoardRequest,
  response: IdAnswer,
  summary: 'Leaves a message on the message board',
});

export const addContact = call('/index/add-contact', {
  may: 'public',
  request: AddMessageBoardRequest,
  response: IdAnswer,
  summary: 'Sends the contact form; kept with the messages of the message board',
});

export const addFeedback = call('/member/feed-back', {
  may: 'member',
  request: AddFeedbackRequest,
  response: IdAnswer,
  summary: 'Sends feedback with up to nine pictures',
});

export const feedbackList = call('/feedbacks/feedback-list', {
  may: 'content:feedback:list',
  request: FeedbackListRequest,
  response: FeedbackListResponse,
  summary: 'Feedback of members, newest first',
});

export const feedbackDetail = call('/feedbacks/feedback-detail', {
  may: 'content:feedback:list',
  request: IdRequest,
  response: FeedbackDetail,
  summary: 'One feedback with its pictures and the answer',
});

export const replyFeedback = call('/feedbacks/reply-feedback', {
  may: 'content:feedback:reply',
  request: ReplyEnquiryRequest,
  response: EnquiryAnswer,
  summary: 'Answers a feedback once, by mail and message',
});

export const feedbackStatus = call('/feedbacks/feedback-status', {
  may: 'content:feedback:status',
  request: EnquiryStatusRequest,
  response: EnquiryAnswer,
  summary: 'Takes a feedback in hand, or closes it',
});

export const messageBoardList = call('/message-boards/message-board-list', {
  may: 'content:message-board:list',
  request: MessageBoardListRequest,
  response: MessageBoardListResponse,
  summary: 'Messages of the message board and the contact form, newest first',
});

export const messageBoardDetail = call('/message-boards/message-board-detail', {
  may: 'content:message-board:list',
  request: IdRequest,
  response: MessageBoardDetail,
  summary: 'One message with its answer',
});

export const replyMessageBoard = call('/message-boards/reply-message-board', {
  may: 'content:message-board:reply',
  request: ReplyEnquiryRequest,
  response: EnquiryAnswer,
  summary: 'Answers a message once, by mail',
});

export const messageBoardStatus = call('/message-boards/message-board-status', {
  may: 'content:message-board:status',
  request: EnquiryStatusRequest,
  response: EnquiryAnswer,
  summary: 'Takes a message in hand, or closes it',
});

export const officeList = call('/index/office-list', {
  may: 'public',
  response: [Office],
  summary: "Offices with address and phone, in the reader's language",
});

export const staticPage = call('/index/static-page', {
  may: 'public',
  request: StaticPageRequest,
  response: StaticPage,
  summary: "A text of the house (terms, privacy, contact …) in the reader's language",
});

export const staticPageList = call('/static-pages/static-page-list', {
  may: 'content:static-page:list',
  response: [StaticPageRow],
  summary: 'All texts of the house in three languages, for their editors',
});

export const updateStaticPage = call('/static-pages/update-static-page', {
  may: 'content:static-page:update',
  request: UpdateStaticPageRequest,
  response: IdAnswer,
  summary: 'Writes a text of the house anew, in one language or more',
});
