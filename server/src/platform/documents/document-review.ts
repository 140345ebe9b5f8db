import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import type { DocumentStates } from '@fovea/shared-types/record/record';
import type {
  ApprovalDocument,
  Decision,
  DocumentName,
  LockedDocument,
} from '../approval/approval-document.js';
import type { Money } from '../approval/second-level.js';
import type { AuditLine } from '../audit/audit-log.js';
import type { Tx } from '../database/database.js';
import type { NewEvent } from '../jobs/events.js';
import type { StaffCaller } from '../kernel/caller.js';
import type { DocumentDeclaration, DocumentRow, DocumentRules, SameDay } from './document-rules.js';
import type { DocumentRows } from './document-rows.js';

interface Locked extends LockedDocument {
  row: DocumentRow;
}
interface After {
  status: number;
}

export interface ReviewParts {
  name: DocumentName;
  /** `module:thing`, with which its audit actions begin. */
  thing: string;
  /** Its kind in the audit log. */
  subject: string;
  states: DocumentStates;
  rows: DocumentRows;
  rules: DocumentRules<DocumentDeclaration, DocumentRow>;
  sameDay: SameDay | undefined;
  decided: (id: number, status: number, notes: string | null) => NewEvent;
}

/** Another person's decision on a requested document: approved, its effect follows in the same step. */
export class DocumentReview implements ApprovalDocument<Locked, After> {
  readonly notesField = 'audit_notes';
  readonly isNeverOwn = true;

  constructor(private readonly parts: ReviewParts) {}

  get name(): DocumentName {
    return this.parts.name;
  }

  /** The platform's own documents: a caller who only reaches companies finds none. */
  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, Locked>> {
    if (companies !== null) return new Map();
    const rows = await this.parts.rows.lock(tx, ids);
    return new Map([...rows].map(([id, row]) => [id, this.locked(row)]));
  }

  isParty(caller: StaffCaller, { row }: Locked): boolean {
    return this.parts.rules.isAbout?.(caller, row) ?? false;
  }

  value({ row }: Locked): Money | null {
    return this.parts.rules.atStake?.(row) ?? null;
  }

  async sameDay(tx: Tx, { id }: Locked): Promise<number> {
    const { rows, sameDay, states } = this.parts;
    return sameDay === undefined ? 0 : rows.sameDay(tx, id, sameDay, [states.pending, states.approved]);
  }

  waiting(): After {
    return { status: this.parts.states.pending };
  }

  async approve(tx: Tx, caller: StaffCaller, { row }: Locked, decision: Decision): Promise<After> {
    const { rows, rules, states } = this.parts;
    await rows.decide(tx, row, states.approved, decision.id);
    await rules.approved?.(tx, caller, row);
    return { status: states.approved };
  }

  async reject(tx: Tx, _caller: StaffCaller, { row }: Locked, decision: Decision): Promise<After> {
    const { rows, states } = this.parts;
    await rows.decide(tx, row, states.rejected, decision.id);
    return { status: states.rejected };
  }

  event({ row }: Locked, { isApproved, notes }: Decision): NewEvent {
    const { states, decided } = this.parts;
    return decided(row.id, isApproved ? states.approved : states.rejected, notes);
  }

  audit({ row }: Locked, _decision: Decision, { status }: After): AuditLine {
    return {
      action: `${this.parts.thing}:audit` as AuditAction, // as `AuditActionsOf` makes it of the same declaration
      subjectType: this.parts.subject,
      subjectId: row.id,
      before: { status: row.status },
      after: { status },
    };
  }

  private locked(row: DocumentRow): Locked {
    const isWaiting = this.parts.states.machine.may(row.status, 'approve');
    return {
      id: row.id,
      row,
      documentId: row.document_id,
      reviewState: isWaiting ? 'waiting' : row.decision_id === null ? 'closed' : 'decided',
      version: row.document_id,
      initiatorId: row.made_by,
      companyId: null,
    };
  }
}
