import { call } from '../call.js';
import type { IdAnswer } from '../common.dto.js';
import type {
  AddEvaluationRequest,
  EvaluationListRequest,
  EvaluationListResponse,
  EvaluationStatusAnswer,
  EvaluationStatusRequest,
  GoodsEvaluationListRequest,
  GoodsEvaluationListResponse,
  MyEvaluationListRequest,
  MyEvaluationListResponse,
  ReplyEvaluationRequest,
} from './evaluation.dto.js';

export const addEvaluation = call<AddEvaluationRequest, IdAnswer>('/evaluates/add-evaluate');
export const myEvaluationList = call<MyEvaluationListRequest, MyEvaluationListResponse>(
  '/evaluates/my-evaluate-list',
);
export const goodsEvaluationList = call<GoodsEvaluationListRequest, GoodsEvaluationListResponse>(
  '/evaluates/goods-evaluate-list',
);
export const evaluationList = call<EvaluationListRequest, EvaluationListResponse>('/evaluates/evaluate-list');
export const replyEvaluation = call<ReplyEvaluationRequest, IdAnswer>('/evaluates/reply-evaluate');
export const setEvaluationStatus = call<EvaluationStatusRequest, EvaluationStatusAnswer>(
  '/evaluates/evaluate-status',
);
