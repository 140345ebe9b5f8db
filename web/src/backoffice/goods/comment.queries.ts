import { replyEvaluation, setEvaluationStatus } from '@fovea/shared-types/order/evaluation.calls';
import type { ReplyEvaluationRequest } from '@fovea/shared-types/order/evaluation.dto';
import { api } from '../../lib/api-client';

export const sendReply = (request: ReplyEvaluationRequest) => api(replyEvaluation, request, { quiet: true });

export const switchComment = (id: number, isShown: boolean, reason: string) =>
  api(setEvaluationStatus, { id, status: isShown ? 1 : 0, ...(isShown ? {} : { reason }) });
