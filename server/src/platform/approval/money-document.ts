import type { AuditMoneyRequest, DecisionOutcome } from '@fovea/shared-types/platform/approval.dto';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import type { AuditLine } from '../audit/audit-log.js';
import type { Tx } from '../database/database.js';
import type { NewEvent } from '../jobs/events.js';
import type { StaffCaller } from '../kernel/caller.js';
import type {
  ApprovalDocument,
  ApprovalDocuments,
  DocumentName,
  LockedDocument,
  Decision,
} from './approval-document.js';
import type { ApprovalService } from './approval.service.js';
import { decisionRequestOf } from './decision-request.js';

/** The documents by which money moves, as approvals and the audit log call them. */
export type MoneyDocumentName = {
  [Name in DocumentName]: ApprovalDocuments[Name] extends 'money' ? Name : never;
}[DocumentName];

interface MoneyRow {
  id: number;
  status: number;
}

export interface LockedMoney<Row extends MoneyRow> extends LockedDocument {
  row: Row;
}

/** Its status after the decision. */
export interface AfterDecision {
  status: number;
}

/** A document that moves money: nobody decides their own, each of several is decided by itself. */
export abstract class MoneyDocument<
  Row extends MoneyRow,
  Locked extends LockedMoney<Row> = LockedMoney<Row>,
> implements ApprovalDocument<Locked, AfterDecision> {
  abstract readonly name: MoneyDocumentName;
  protected abstract readonly auditAction: AuditAction;
  readonly notesField = 'audit_notes';
  readonly isNeverOwn = true;

  constructor(private readonly approval: ApprovalService) {}

  abstract lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, Locked>>;
  abstract approve(tx: Tx, caller: StaffCaller, row: Locked, decision: Decision): Promise<AfterDecision>;
  abstract reject(tx: Tx, caller: StaffCaller, row: Locked, decision: Decision): Promise<AfterDecision>;
  abstract event(row: Locked, decision: Decision): NewEvent;

  audit({ row }: Locked, _decision: Decision, { status }: AfterDecision): AuditLine {
    return {
      action: this.auditAction,
      subjectType: this.name,
      subjectId: row.id,
      before: { status: row.status },
      after: { status },
    };
  }

  protected decideEach(
    caller: StaffCaller,
    call: { path: string },
    request: AuditMoneyRequest,
  ): Promise<Array<DecisionOutcome & { status: number | null }>> {
    return this.approval.decideEach(this, caller, call, request, decisionRequestOf(request), {
      status: null,
    });
  }
}
