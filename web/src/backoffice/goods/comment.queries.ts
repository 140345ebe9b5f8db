import {
  evaluationList,
  replyEvaluation,
  setEvaluationStatus,
} from '@fovea/shared-types/order/evaluation.calls';
import type { EvaluationListRequest, ReplyEvaluationRequest } from '@fovea/shared-types/order/evaluation.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const COMMENTS = ['comments'] as const;

export const commentListQuery = (request: EvaluationListRequest) =>
  queryOptions({
    queryKey: [...COMMENTS, request] as const,
    queryFn: ({ signal }) => api(evaluationList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export function useCommentsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: COMMENTS });
}

export const sendReply = (request: ReplyEvaluationRequest) => api(replyEvaluation, request, { quiet: true });

export const switchComment = (id: number, isShown: boolean, reason: string) =>
  api(setEvaluationStatus, { id, status: isShown ? 1 : 0, ...(isShown ? {} : { reason }) });
