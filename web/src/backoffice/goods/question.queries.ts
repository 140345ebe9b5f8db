import { answerQuestion, questionStatus } from '@fovea/shared-types/goods/question.calls';
import type { AnswerQuestionRequest } from '@fovea/shared-types/goods/question.dto';
import { api } from '../../lib/api-client';

export const sendAnswer = (request: AnswerQuestionRequest) => api(answerQuestion, request, { quiet: true });
export const hideQuestion = (id: number, isHidden: boolean) =>
  api(questionStatus, { id, is_hidden: isHidden ? 1 : 0 }, { quiet: true });
