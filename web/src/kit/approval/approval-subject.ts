import type { ApprovalDecision } from '@fovea/shared-types/platform/approval.dto';

/** Something that was sent, and what became of it. */
export interface SentDocument {
  /** Of the document: the version that a decision is about. */
  id: number;
  sentBy: string;
  sentAt: string;
  /** The text of a submission, where it has more detail: "Submitted documents (3 files)". */
  sentText?: string;
  verdict: 'waiting' | 'approved' | 'rejected' | 'taken_back';
  decidedBy: string | null;
  decidedAt: string | null;
  notes: string | null;
  fieldReasons: Readonly<Record<string, string>>;
}

/** Of what has a state where its requester withdrew it; whatever follows an approval is approved. */
export const verdictOf = (
  status: number,
  { pending, rejected, withdrawn }: Readonly<Record<'pending' | 'rejected' | 'withdrawn', number>>,
): SentDocument['verdict'] =>
  status === pending
    ? 'waiting'
    : status === rejected
      ? 'rejected'
      : status === withdrawn
        ? 'taken_back'
        : 'approved';

/** What a decision is about: the thing, and everything that was ever sent of it, the newest first. */
export interface ApprovalSubject {
  id: number;
  name: string;
  documents: readonly SentDocument[];
  /** Why the reader may not decide it; null: they may. */
  ownText: string | null;
  /** The first of two approvals, where two are required and one was given. */
  firstDecision?: ApprovalDecision | null;
}

export const pendingOf = ({ documents }: ApprovalSubject): SentDocument | undefined =>
  documents.find(({ verdict }) => verdict === 'waiting');

/** A field for which a rejection may give a reason. */
export interface FaultField {
  name: string;
  label: string;
}

/** What somebody has written and not sent yet. */
export interface Draft {
  notes: string;
  /** What is wrong with which field; also fields that were chosen and have no words yet. */
  faults: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: Draft = { notes: '', faults: {} };

/** The fields with a reason. */
export const writtenFaults = ({ faults }: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])),
  );

export const isWritten = (draft: Draft): boolean =>
  draft.notes.trim() !== '' || Object.keys(writtenFaults(draft)).length > 0;

/** A decision as it is sent. */
export interface DecisionInput {
  status: 1 | -1;
  notes: string | undefined;
  fieldReasons: Record<string, string> | undefined;
  /** The document that was read. */
  documentId: number;
}
