import { call, type NoRequest } from '../call.js';
import type { IdAnswer, IdRequest } from '../common.dto.js';
import type {
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
import type {
  Office,
  StaticPage,
  StaticPageRequest,
  StaticPageRow,
  UpdateStaticPageRequest,
} from './static-page.dto.js';

export const addMessageBoard = call<AddMessageBoardRequest, IdAnswer>('/index/add-message-board');
export const addContact = call<AddMessageBoardRequest, IdAnswer>('/index/add-contact');
export const addFeedback = call<AddFeedbackRequest, IdAnswer>('/member/feed-back');
export const feedbackList = call<FeedbackListRequest, FeedbackListResponse>('/feedbacks/feedback-list');
export const feedbackDetail = call<IdRequest, FeedbackDetail>('/feedbacks/feedback-detail');
export const replyFeedback = call<ReplyEnquiryRequest, EnquiryAnswer>('/feedbacks/reply-feedback');
export const feedbackStatus = call<EnquiryStatusRequest, EnquiryAnswer>('/feedbacks/feedback-status');
export const messageBoardList = call<MessageBoardListRequest, MessageBoardListResponse>(
  '/message-boards/message-board-list',
);
export const messageBoardDetail = call<IdRequest, MessageBoardDetail>('/message-boards/message-board-detail');
export const replyMessageBoard = call<ReplyEnquiryRequest, EnquiryAnswer>(
  '/message-boards/reply-message-board',
);
export const messageBoardStatus = call<EnquiryStatusRequest, EnquiryAnswer>(
  '/message-boards/message-board-status',
);
export const officeList = call<NoRequest, Office[]>('/index/office-list');
export const staticPage = call<StaticPageRequest, StaticPage>('/index/static-page');
export const staticPageList = call<NoRequest, StaticPageRow[]>('/static-pages/static-page-list');
export const updateStaticPage = call<UpdateStaticPageRequest, IdAnswer>('/static-pages/update-static-page');
