import type { LockedDocument } from './approval-document.js';

/** A row whose decided document is itself, or its newest submission. */
interface ReviewedRow {
  id: number;
  /** Who sent it. */
  account_id: number;
  company_id: number | null;
}

interface ReviewStates {
  machine: { may(status: number, action: 'approve'): boolean };
  /** Where nobody decides it any more, and nobody has. */
  closed: number;
}

/** A locked row as approvals read it. @param documentId by default the row's own id */
export const lockedRow = <Row extends ReviewedRow>(
  row: Row,
  status: number,
  { machine, closed }: ReviewStates,
  documentId = row.id,
): LockedDocument & { row: Row } => ({
  id: row.id,
  row,
  documentId,
  reviewState: machine.may(status, 'approve') ? 'waiting' : status === closed ? 'closed' : 'decided',
  version: documentId,
  initiatorId: row.account_id,
  companyId: row.company_id,
});
