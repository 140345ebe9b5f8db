import {
  feedbackDetail,
  feedbackList,
  feedbackStatus,
  messageBoardDetail,
  messageBoardList,
  messageBoardStatus,
  replyFeedback,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import type {
  EnquiryAnswer,
  EnquiryStatusRequest,
  FeedbackListRequest,
  MessageBoardListRequest,
  ReplyEnquiryRequest,
} from '@fovea/shared-types/content/enquiry.dto';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { badgeKeys } from '../layout/badges.queries';

export const feedbackListQuery = (request: FeedbackListRequest) =>
  queryOptions({
    queryKey: ['feedback', 'list', request] as const,
    queryFn: ({ signal }) => api(feedbackList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const feedbackDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['feedback', 'detail', id] as const,
    queryFn: ({ signal }) => api(feedbackDetail, { id }, { signal, quiet: true }),
  });

export const messageBoardListQuery = (request: MessageBoardListRequest) =>
  queryOptions({
    queryKey: ['message-board', 'list', request] as const,
    queryFn: ({ signal }) => api(messageBoardList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const messageBoardDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['message-board', 'detail', id] as const,
    queryFn: ({ signal }) => api(messageBoardDetail, { id }, { signal, quiet: true }),
  });

/** The two kinds of enquiry differ in their calls only. */
export type EnquiryKind = 'feedback' | 'message-board';

const CALLS = {
  feedback: { reply: replyFeedback, status: feedbackStatus },
  'message-board': { reply: replyMessageBoard, status: messageBoardStatus },
} as const;

/** Quiet: a form or a report of many rows shows what went wrong. */
export const sendReply = (kind: EnquiryKind, request: ReplyEnquiryRequest): Promise<EnquiryAnswer> =>
  api(CALLS[kind].reply, request, { quiet: true });

export const stepOne = (kind: EnquiryKind, request: EnquiryStatusRequest): Promise<EnquiryAnswer> =>
  api(CALLS[kind].status, request, { quiet: true });

export function useEnquiriesChanged(kind: EnquiryKind): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [kind] }),
      // One that is taken in hand waits no longer.
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  };
}

export function useStep(kind: EnquiryKind, onDone: (answer: EnquiryAnswer) => void) {
  const changed = useEnquiriesChanged(kind);
  return useMutation({
    mutationFn: (request: EnquiryStatusRequest) => api(CALLS[kind].status, request),
    onSuccess: onDone,
    // A refused one has been moved by a colleague.
    onSettled: changed,
  });
}
