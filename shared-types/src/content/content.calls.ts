import { call } from '../call.js';
import { IdAnswer } from '../common.dto.js';
import {
  AddFeedbackRequest,
  AddMessageBoardRequest,
  EnquiryAnswer,
  EnquiryStatusRequest,
  ReplyEnquiryRequest,
} from './enquiry.dto.js';
import { Office, StaticPage, StaticPageRequest, UpdateStaticPageRequest } from './static-page.dto.js';

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
  summary: 'Sends the contact form; stored with the messages of the message board',
});

export const addFeedback = call('/member/feed-back', {
  may: 'member',
  request: AddFeedbackRequest,
  response: IdAnswer,
  summary: 'Sends feedback with up to nine pictures',
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
  summary: 'Starts work on a feedback, or closes it',
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
  summary: 'Starts work on a message, or closes it',
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
  summary: 'A static page (terms, privacy, contact …) in the reader’s language',
});

export const updateStaticPage = call('/static-pages/update-static-page', {
  may: 'content:static-page:update',
  request: UpdateStaticPageRequest,
  response: IdAnswer,
  summary: 'Updates a static page, in one language or more',
});
