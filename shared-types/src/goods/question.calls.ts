import { call } from '../call.js';
import { IdAnswer } from '../common.dto.js';
import {
  AddQuestionRequest,
  AnswerQuestionRequest,
  MyQuestionListRequest,
  MyQuestionListResponse,
  QuestionAnswer,
  QuestionListRequest,
  QuestionListResponse,
  QuestionStatusRequest,
} from './question.dto.js';

export const addQuestion = call('/goods-questions/add-question', {
  may: 'member',
  request: AddQuestionRequest,
  response: IdAnswer,
  summary: 'Asks the seller about goods',
});

export const questionList = call('/goods-questions/question-list', {
  may: 'public',
  request: QuestionListRequest,
  response: QuestionListResponse,
  summary: 'Answered questions about goods, newest answer first; askers stay anonymous',
});

export const myQuestionList = call('/goods-questions/my-question-list', {
  may: 'member',
  request: MyQuestionListRequest,
  response: MyQuestionListResponse,
  summary: 'The caller’s questions, with the answers',
});

export const answerQuestion = call('/goods-questions/answer-question', {
  may: 'goods:question:answer',
  request: AnswerQuestionRequest,
  response: QuestionAnswer,
  summary: 'Answers a question for everybody to read, or corrects the answer',
});

export const questionStatus = call('/goods-questions/question-status', {
  may: 'goods:question:hide',
  request: QuestionStatusRequest,
  response: QuestionAnswer,
  summary: 'Hides a question from the shop, or shows it again',
});
