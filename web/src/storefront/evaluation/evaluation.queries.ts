import {
  addEvaluation,
  goodsEvaluationList,
  myEvaluationList,
} from '@fovea/shared-types/order/evaluation.calls';
import type {
  AddEvaluationRequest,
  GoodsEvaluationListRequest,
  MyEvaluationListRequest,
} from '@fovea/shared-types/order/evaluation.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { documentKey } from '../../lib/document-key';
import { api } from '../../lib/api-client';

const ALL = ['evaluations'] as const;

export const goodsEvaluationsQuery = (request: GoodsEvaluationListRequest) =>
  queryOptions({
    queryKey: [...ALL, 'goods', request] as const,
    queryFn: ({ signal }) => api(goodsEvaluationList, request, { signal, quiet: true }),
  });

export const myEvaluationsQuery = (request: MyEvaluationListRequest) =>
  queryOptions({
    queryKey: [...ALL, 'mine', request] as const,
    queryFn: ({ signal }) => api(myEvaluationList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const sendEvaluation = (request: AddEvaluationRequest) => api(addEvaluation, request, { quiet: true });

/** One is written: lists, averages, and the order that is completed by it. */
export function useEvaluated(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ALL }),
      queries.invalidateQueries({ queryKey: documentKey('order') }),
    ]);
  };
}
