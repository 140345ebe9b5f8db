import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AnswerNoticeRequest, NoticeState } from './notice.dto.js';
import { PrintedPassportAnswer } from './passport.dto.js';

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
  summary: 'Files the maker’s answer and instructions',
});

export const noticeCert = call('/device-notices/device-notice-cert', {
  may: 'warehouse:notice:list',
  request: IdRequest,
  response: PrintedPassportAnswer,
  summary: 'A device notice as PDF in the reader’s language; the copy for the maker is in the maker’s',
});
