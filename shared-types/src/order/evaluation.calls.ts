import { call } from '../call.js';
import { IdAnswer } from '../common.dto.js';
import {
  AddEvaluationRequest,
  EvaluationStatusAnswer,
  EvaluationStatusRequest,
  GoodsEvaluationListRequest,
  GoodsEvaluationListResponse,
  MyEvaluationListRequest,
  MyEvaluationListResponse,
  ReplyEvaluationRequest,
} from './evaluation.dto.js';

export const addEvaluation = call('/evaluates/add-evaluate', {
  may: 'member',
  request: AddEvaluationRequest,
  response: IdAnswer,
  summary: 'Evaluates a received order, once',
});

export const myEvaluationList = call('/evaluates/my-evaluate-list', {
  may: 'member',
  request: MyEvaluationListRequest,
  response: MyEvaluationListResponse,
  summary: 'The caller’s reviews, and the orders they can still review',
});

export const goodsEvaluationList = call('/evaluates/goods-evaluate-list', {
  may: 'public',
  request: GoodsEvaluationListRequest,
  response: GoodsEvaluationListResponse,
  summary: 'Evaluations of goods or of their merchant, with averages; authors are masked',
});

export const replyEvaluation = call('/evaluates/reply-evaluate', {
  may: 'order:evaluation:reply',
  request: ReplyEvaluationRequest,
  response: IdAnswer,
  summary: 'Answers an evaluation for everybody to read',
});

export const setEvaluationStatus = call('/evaluates/evaluate-status', {
  may: 'order:evaluation:status',
  request: EvaluationStatusRequest,
  response: EvaluationStatusAnswer,
  summary: 'Hides an evaluation with a reason, or shows it again',
});
