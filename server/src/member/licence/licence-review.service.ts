import { Injectable } from '@nestjs/common';
import { auditLicence } from '@fovea/shared-types/member/licence.calls';
import type {
  AuditLicenceRequest,
  LicenceDecision,
  LicenceSubmission,
} from '@fovea/shared-types/member/licence.dto';
import { licence } from '@fovea/shared-types/member/licence.record';
import { licenceMachine } from '@fovea/shared-types/states/member.states';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import type {
  ApprovalDocument,
  LockedDocument,
  Decision,
} from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import { decisionRequestOf } from '../../platform/approval/decision-request.js';
import { lockedRow } from '../../platform/approval/locked-row.js';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LicenceRepository, type ReviewedRow, type SubmissionRow } from './licence.repository.js';

const { replaced } = LICENCE_STATUS;

interface ReviewedLicence extends LockedDocument {
  row: ReviewedRow;
}

/** The platform's decision on submitted licences. */
@Injectable()
export class LicenceReviewService implements ApprovalDocument<ReviewedLicence, { status: number }> {
  readonly name = 'licence_submission';
  readonly notesField = 'audit_notes';
  readonly fields: ReadonlySet<string> = new Set(Object.keys(licence.declared.fields));

  constructor(
    private readonly db: Database,
    private readonly approval: ApprovalService,
    private readonly licences: LicenceRepository,
  ) {}

  decideLicence(caller: StaffCaller, request: AuditLicenceRequest): Promise<LicenceDecision[]> {
    return this.approval.decideEach(this, caller, auditLicence, request, decisionRequestOf(request), {
      status: null,
    });
  }

  countWaiting(): Promise<number> {
    return this.licences.countWaiting(this.db);
  }

  /** Its submissions and their decisions, the newest first. */
  async history({ companies }: StaffCaller, id: number): Promise<LicenceSubmission[]> {
    const rows = await this.licences.listSubmissions(this.db, id, companies);
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    return rows.map((row, at) => toSubmission(row, rows[at + 1]));
  }

  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedLicence>> {
    const rows = await this.licences.lockLicence(tx, ids, companies);
    return new Map([...rows].map(([id, row]) => [id, reviewed(row)]));
  }

  isParty({ member }: StaffCaller, { companyId }: ReviewedLicence): boolean {
    return member.companyId === companyId;
  }

  async approve(
    tx: Tx,
    _: StaffCaller,
    { row }: ReviewedLicence,
    decision: Decision,
  ): Promise<{ status: number }> {
    return { status: await this.licences.decideLicence(tx, row, decision) };
  }

  async reject(
    tx: Tx,
    _: StaffCaller,
    { row }: ReviewedLicence,
    decision: Decision,
  ): Promise<{ status: number }> {
    return { status: await this.licences.decideLicence(tx, row, decision) };
  }

  event({ row, initiatorId }: ReviewedLicence, { isApproved, notes }: Decision): NewEvent {
    const payload = {
      licence_id: row.id,
      submission_id: row.submission_id,
      account_id: initiatorId,
      is_approved: isApproved,
      reason: notes,
    };
    return { event: 'licence.decided', payload };
  }

  audit({ row }: ReviewedLicence, decision: Decision, { status }: { status: number }): AuditLine {
    return {
      action: 'member:licence:audit',
      subjectType: 'licence',
      subjectId: row.id,
      before: { status: row.status },
      after: { status, field_reasons: decision.fieldReasons },
    };
  }
}

const reviewed = (row: ReviewedRow): ReviewedLicence =>
  lockedRow(row, row.submission_status, { machine: licenceMachine, closed: replaced }, row.submission_id);

/** @param before what was sent before it */
function toSubmission(row: SubmissionRow, before: SubmissionRow | undefined): LicenceSubmission {
  const { id, sent_by, status, notes, field_reasons, decided_by, words: submitted } = row;
  const isNew = (field: string): boolean =>
    before !== undefined && JSON.stringify(submitted[field]) !== JSON.stringify(before.words[field]);
  return {
    id,
    sent_by,
    sent_at: row.created_at.toISOString(),
    status,
    changed: Object.keys(submitted).filter(isNew),
    notes,
    field_reasons,
    decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
