import { adminQuestionList, answerQuestion, questionStatus } from '@fovea/shared-types/goods/question.calls';
import type { AdminQuestionListRequest, AnswerQuestionRequest } from '@fovea/shared-types/goods/question.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const QUESTIONS = ['admin-questions'] as const;

export const adminQuestionsQuery = (request: AdminQuestionListRequest) =>
  queryOptions({
    queryKey: [...QUESTIONS, 'list', request] as const,
    queryFn: ({ signal }) => api(adminQuestionList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export function useQuestionsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: QUESTIONS });
}

export const sendAnswer = (request: AnswerQuestionRequest) => api(answerQuestion, request, { quiet: true });
export const showQuestion = (id: number, isShown: boolean) =>
  api(questionStatus, { id, is_hidden: isShown ? 0 : 1 }, { quiet: true });
