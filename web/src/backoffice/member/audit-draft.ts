import type { ComparedField } from './submission-changes';

/** What an examiner has written and not sent yet. */
export interface AuditDraft {
  notes: string;
  /** What is wrong with which field. */
  wrong: Partial<Record<ComparedField, string>>;
}

export const NO_WORDS: AuditDraft = { notes: '', wrong: {} };

/** The fields of which something is said. */
export const fieldReasonsOf = ({ wrong }: AuditDraft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wrong).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])),
  );

export const isWritten = (draft: AuditDraft): boolean =>
  draft.notes.trim() !== '' || Object.keys(fieldReasonsOf(draft)).length > 0;
