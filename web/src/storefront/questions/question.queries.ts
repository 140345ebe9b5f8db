import { addQuestion, myQuestionList, questionList } from '@fovea/shared-types/goods/question.calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const PAGE = 40;

export const questionsQuery = (goodsId: number) =>
  infiniteQueryOptions({
    queryKey: ['questions', 'of-goods', goodsId] as const,
    queryFn: ({ pageParam, signal }) =>
      api(questionList, { goods_id: goodsId, page: pageParam, limit: PAGE }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.current_page * last.per_page < last.total ? last.current_page + 1 : undefined,
  });

/** The member's own questions about these goods. */
export const myQuestionsQuery = (goodsId: number) =>
  queryOptions({
    queryKey: ['questions', 'mine', goodsId] as const,
    queryFn: ({ signal }) => api(myQuestionList, { goods_id: goodsId, limit: PAGE }, { quiet: true, signal }),
  });

export const askQuestion = (goodsId: number, question: string, requestId: string) =>
  api(addQuestion, { goods_id: goodsId, question, request_id: requestId }, { quiet: true });
