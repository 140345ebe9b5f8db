import { fieldError } from '../kernel/app-error.js';
import { elementAt } from '../kernel/element-at.js';
import type { DecisionRequest } from './approval.service.js';

/** A decision on what was submitted: about several, each perhaps with the submission that was read. */
interface SubmissionsRequest {
  ids: readonly number[];
  /** In the order of `ids`. */
  submission_ids?: readonly number[] | undefined;
  status: number;
  audit_notes?: string | undefined;
  field_reasons?: Record<string, string> | undefined;
}

/** @throws VALIDATION where submissions are named, but not one of each */
export function decisionRequestOf(request: SubmissionsRequest): DecisionRequest {
  const { ids, submission_ids: read = [], status, audit_notes, field_reasons } = request;
  if (request.submission_ids && read.length !== ids.length)
    throw fieldError({ submission_ids: { key: 'choice' } });
  return {
    ids,
    status,
    notes: audit_notes,
    fieldReasons: field_reasons,
    read: new Map(read.map((id, at) => [elementAt(ids, at), id])),
  };
}
