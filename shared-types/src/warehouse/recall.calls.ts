import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import {
  CloseRecallRequest,
  OpenedRecall,
  RecallPartyDetail,
  RecallReach,
  RecallState,
  SettleRecallRequest,
} from './recall.dto.js';

export const recallReach = call('/recalls/recall-reach', {
  may: 'warehouse:recall:open',
  request: IdRequest,
  response: RecallReach,
  summary: 'How many companies and pieces a recall reaches at present',
});

export const openRecall = call('/recalls/open-recall', {
  may: 'warehouse:recall:open',
  request: IdActionRequest,
  response: OpenedRecall,
  summary: 'Opens a recall: holders of its pieces are notified, and none of these is sold until it is closed',
});

export const closeRecall = call('/recalls/close-recall', {
  may: 'warehouse:recall:close',
  request: CloseRecallRequest,
  response: RecallState,
  summary: 'Closes a recall with its report',
});

export const recallPartyDetail = call('/recalls/recall-party-detail', {
  may: 'warehouse:recall-party:list',
  request: IdRequest,
  response: RecallPartyDetail,
  summary: 'The tasks of a recall for a notified company, with its pieces',
});

export const acknowledgeRecall = call('/recalls/acknowledge-recall', {
  may: 'warehouse:recall-party:acknowledge',
  request: IdActionRequest,
  response: RecallState,
  summary: 'Acknowledges a recall',
});

export const settleRecall = call('/recalls/settle-recall', {
  may: 'warehouse:recall-party:settle',
  request: SettleRecallRequest,
  response: RecallState,
  summary: 'Reports the outcome for the recalled pieces',
});
