import type { DocumentStates, FormerDocument } from '@fovea/shared-types/record/record';

/** A document that a new one begins with. */
export interface Former<Shown> {
  shown: Shown;
  /** What it is called. */
  name: string;
  /** The requester's own that comes to nothing: the new one is requested instead of it. */
  isCorrected: boolean;
  isPending: boolean;
  /** Why it was rejected. */
  notes: string | null;
}

/** What the frame knows of every document. */
export interface DocumentFacts {
  id: number;
  status: number;
  is_own: boolean;
  audit_notes: string | null;
}

/** What a request says of the document that it corrects; nothing of one that is copied. */
export const formerRequest = (
  former: Former<Pick<DocumentFacts, 'id' | 'status'>> | undefined,
): FormerDocument =>
  former?.isCorrected ? { former_id: former.shown.id, former_status: former.shown.status } : {};

export type Again = 'correct' | 'resubmit' | 'copy';

/**
 * How a reader may request it once more: their own is corrected until it is approved, any other copied.
 * @param isRepeatable whether an approved one may be requested a second time
 */
export function againOf(
  { is_own: isOwn, status }: Pick<DocumentFacts, 'is_own' | 'status'>,
  { pending, approved }: Pick<DocumentStates, 'pending' | 'approved'>,
  isRepeatable: boolean,
): Again | null {
  if (isOwn && status !== approved) return status === pending ? 'correct' : 'resubmit';
  return isRepeatable || (status !== approved && status !== pending) ? 'copy' : null;
}
