import {
  feedbackStatus,
  messageBoardStatus,
  replyFeedback,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import type {
  EnquiryAnswer,
  EnquiryStatusRequest,
  ReplyEnquiryRequest,
} from '@fovea/shared-types/content/enquiry.dto';
import { feedback } from '@fovea/shared-types/content/feedback.record';
import { messageBoard } from '@fovea/shared-types/content/message-board.record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { badgeKeys } from '../layout/badges.queries';
import { useRecordChanged } from '../record/record.queries';
import { plainOf } from '../record/record-types';

export type EnquiryKind = 'feedback' | 'message-board';

/** The two kinds of enquiry differ in what they hold and in their calls only. */
const KINDS = {
  feedback: { record: plainOf(feedback), reply: replyFeedback, status: feedbackStatus },
  'message-board': { record: plainOf(messageBoard), reply: replyMessageBoard, status: messageBoardStatus },
} as const;

/** Quiet: a form or a report of many rows shows what went wrong. */
export const sendReply = (kind: EnquiryKind, request: ReplyEnquiryRequest): Promise<EnquiryAnswer> =>
  api(KINDS[kind].reply, request, { quiet: true });

export const stepOne = (kind: EnquiryKind, request: EnquiryStatusRequest): Promise<EnquiryAnswer> =>
  api(KINDS[kind].status, request, { quiet: true });

export function useEnquiriesChanged(kind: EnquiryKind): () => Promise<void> {
  const queries = useQueryClient();
  const changed = useRecordChanged(KINDS[kind].record);
  return async () => {
    await Promise.all([
      changed(),
      // An assigned letter is not counted any more.
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  };
}

export function useStep(kind: EnquiryKind, onDone: (answer: EnquiryAnswer) => void) {
  const changed = useEnquiriesChanged(kind);
  return useMutation({
    mutationFn: (request: EnquiryStatusRequest) => api(KINDS[kind].status, request),
    onSuccess: onDone,
    // A refused one has been moved by a colleague.
    onSettled: changed,
  });
}
