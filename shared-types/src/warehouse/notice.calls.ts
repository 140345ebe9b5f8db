import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AnswerNoticeRequest, NoticeState } from './notice.dto.js';
import { PaperAnswer } from './passport.dto.js';

export const sendNotice = call('/device-notices/send-device-notice', {
  may: 'warehouse:notice:send',
  request: IdActionRequest,
  response: NoticeState,
  summary: 'Sends a complete notice to the maker by mail',
});

export const answerNotice = call('/device-notices/answer-device-notice', {
  may: 'warehouse:notice:answer',
  request: AnswerNoticeRequest,
  response: NoticeState,
  summary: 'Files what the maker answered, and his instructions',
});

export const noticeCert = call('/device-notices/device-notice-cert', {
  may: 'warehouse:notice:list',
  request: IdRequest,
  response: PaperAnswer,
  summary: 'A notice as PDF, in the reader’s language; what goes to the maker is in his',
});
