import { Injectable } from '@nestjs/common';
import { auditMerchant } from '@fovea/shared-types/member/company.calls';
import type { AuditedMerchant, AuditMerchantRequest } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import type {
  ApprovalDocument,
  LockedDocument,
  Decision,
} from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { afterRefusal, namesOf } from './certification-rules.js';
import type { CompanyRow, SubmissionRow } from './company.row.js';
import { valuesIn } from './company.mapper.js';
import { CompanyRepository } from './company.repository.js';
import { CompanySubmissionRepository } from './company-submission.repository.js';

const { pending, certified, failed } = CERTIFICATION_STATUS;

/** Documents of a company that wait for a review, or the newest ones that had it. */
interface SubmittedDocuments extends LockedDocument {
  company: CompanyRow;
  submission: SubmissionRow | null;
}

/** The platform's decision on documents; never that of somebody who belongs to the company. */
@Injectable()
export class CertificationReviewService implements ApprovalDocument<SubmittedDocuments, { status: number }> {
  readonly name = 'company_submission';
  readonly notesField = 'reason';
  readonly isNeverOwn = true;
  readonly fields: ReadonlySet<string> = new Set([
    'company_name',
    'legal_person',
    'legal_number',
    'type',
    'country',
    'company_phone',
    'postal_code',
    'address',
    'pickup_address',
    'images',
  ]);

  constructor(
    private readonly approval: ApprovalService,
    private readonly companies: CompanyRepository,
    private readonly submissions: CompanySubmissionRepository,
    private readonly outbox: Outbox,
  ) {}

  async decideCertification(caller: StaffCaller, request: AuditMerchantRequest): Promise<AuditedMerchant> {
    const { id, status, reason, field_reasons, submission_id } = request;
    const after = await this.approval.decide(this, caller, auditMerchant, request, {
      ids: [id],
      status,
      notes: reason,
      fieldReasons: field_reasons,
      read: new Map(submission_id === undefined ? [] : [[id, submission_id]]),
    });
    return { id, ...after };
  }

  async lock(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, SubmittedDocuments>> {
    const found = new Map<number, SubmittedDocuments>();
    for (const id of [...ids].sort((a, b) => a - b)) {
      const company = await this.companies.lockCompany(tx, id);
      if (company) found.set(id, documentsOf(company, await this.submissions.findReviewed(tx, id)));
    }
    return found;
  }

  isParty({ member }: StaffCaller, { company }: SubmittedDocuments): boolean {
    return company.owner_id === member.accountId || company.id === member.companyId;
  }

  async approve(
    tx: Tx,
    _caller: StaffCaller,
    documents: SubmittedDocuments,
    decision: Decision,
  ): Promise<{ status: number }> {
    const { company, submission } = sent(documents);
    await this.submissions.decideCompanySubmission(tx, submission.id, decision);
    const { company_name, ...values } = valuesIn(submission);
    const before = { c: company.name_c, e: company.name_e, j: company.name_j };
    await this.companies.certify(tx, company.id);
    const names = namesOf(company_name, values.country, before);
    await this.companies.saveValues(tx, company.id, { ...values, names });
    const ownerId = company.owner_id ?? submission.account_id;
    if ((await this.companies.bindOwner(tx, ownerId, company.id)) === 0) throw new AppError('STATE_CONFLICT');
    await this.outbox.add(tx, 'company.certified', { company_id: company.id, owner_id: ownerId });
    return { status: certified };
  }

  async reject(
    tx: Tx,
    _caller: StaffCaller,
    documents: SubmittedDocuments,
    decision: Decision,
  ): Promise<{ status: number }> {
    const { company, submission } = sent(documents);
    await this.submissions.decideCompanySubmission(tx, submission.id, decision);
    const status = afterRefusal(company.certification_status);
    await this.companies.setCompanyStatus(tx, company.id, status);
    return { status };
  }

  event(documents: SubmittedDocuments, { isApproved, notes }: Decision): NewEvent {
    const { company, submission } = sent(documents);
    const payload = {
      company_id: company.id,
      submission_id: submission.id,
      account_id: submission.account_id,
      is_approved: isApproved,
      reason: notes,
    };
    return { event: 'company.certification-decided', payload };
  }

  audit(documents: SubmittedDocuments, decision: Decision, { status }: { status: number }): AuditLine {
    const { company, submission } = sent(documents);
    return {
      action: 'member:company:audit',
      subjectType: 'company',
      subjectId: company.id,
      before: { certification_status: company.certification_status, submission_id: submission.id },
      after: {
        certification_status: status,
        is_approved: decision.isApproved,
        field_reasons: decision.fieldReasons,
      },
    };
  }
}

function documentsOf(company: CompanyRow, submission: SubmissionRow | null): SubmittedDocuments {
  const { id } = company;
  const decided = submission?.status === certified || submission?.status === failed;
  return {
    id,
    company,
    submission,
    documentId: submission?.id ?? null,
    reviewState: submission?.status === pending ? 'waiting' : decided ? 'decided' : 'closed',
    version: submission?.id ?? 0,
    initiatorId: submission?.account_id ?? 0,
    companyId: null,
  };
}

/** What was decided was sent. */
function sent({ company, submission }: SubmittedDocuments): {
  company: CompanyRow;
  submission: SubmissionRow;
} {
  invariant(submission, 'decided documents exist');
  return { company, submission };
}
