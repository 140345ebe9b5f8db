import { call } from '../call.js';
import type { IdAnswer } from '../common.dto.js';
import type {
  AddQuestionRequest,
  AdminQuestionListRequest,
  AdminQuestionListResponse,
  AnswerQuestionRequest,
  MyQuestionListRequest,
  MyQuestionListResponse,
  QuestionAnswer,
  QuestionListRequest,
  QuestionListResponse,
  QuestionStatusRequest,
} from './question.dto.js';

export const addQuestion = call<AddQuestionRequest, IdAnswer>('/goods-questions/add-question');
export const questionList = call<QuestionListRequest, QuestionListResponse>('/goods-questions/question-list');
export const myQuestionList = call<MyQuestionListRequest, MyQuestionListResponse>(
  '/goods-questions/my-question-list',
);
export const adminQuestionList = call<AdminQuestionListRequest, AdminQuestionListResponse>(
  '/goods-questions/admin-question-list',
);
export const answerQuestion = call<AnswerQuestionRequest, QuestionAnswer>('/goods-questions/answer-question');
export const questionStatus = call<QuestionStatusRequest, QuestionAnswer>('/goods-questions/question-status');
