import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import {
  auditMerchant,
  merchantAddGood,
  merchantStatus,
  updateMerchant,
} from '@fovea/shared-types/member/company.calls';
import type {
  AuditedMerchant,
  AuditMerchantRequest,
  MerchantAddGoodAnswer,
  MerchantAddGoodRequest,
  MerchantStatusAnswer,
  MerchantStatusRequest,
  UpdateMerchantRequest,
} from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS, MERCHANT_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { afterRefusal, namesOf } from '../company/certification-rules.js';
import type { CompanyRow, SubmissionRow } from '../company/company.entity.js';
import { valuesIn } from '../company/company.mapper.js';
import { CompanyRepository } from '../company/company.repository.js';
import { CompanySubmissionRepository } from '../company/company-submission.repository.js';
import { fieldReasonsOf, merchantChange, reasonFor } from '../company/merchant-change.js';

const { certified } = CERTIFICATION_STATUS;
const { disabled, active } = MERCHANT_STATUS;

/** What the platform's staff decide about companies. */
@Injectable()
export class MerchantService {
  constructor(
    private readonly db: Database,
    private readonly companies: CompanyRepository,
    private readonly submissions: CompanySubmissionRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** The word on papers that wait; said once, by somebody who is not of that company. */
  async decide(caller: StaffCaller, request: AuditMerchantRequest): Promise<AuditedMerchant> {
    const isApproved = request.status === 1;
    const reason = isApproved ? (request.reason?.trim() ?? null) : reasonFor(request.reason);
    const fieldReasons = isApproved ? {} : fieldReasonsOf(request.field_reasons);
    const answer = await this.idempotency.run(caller, auditMerchant.path, request, async (tx) => {
      const company = await this.lock(tx, request.id);
      const submission = await this.pendingOf(tx, company.id, request.submission_id);
      refuseOwn(caller, company, submission);
      const decidedBy = caller.member.accountId;
      const decision = { isApproved, decidedBy, reason, fieldReasons };
      if ((await this.submissions.decide(tx, submission.id, decision)) === 0)
        throw new AppError('ALREADY_DECIDED');
      const status = isApproved
        ? await this.certify(tx, company, submission)
        : await this.refuse(tx, company);
      await this.audit.record(tx, caller, {
        action: 'member:company:audit',
        subjectType: 'company',
        subjectId: company.id,
        ...(reason === null ? {} : { reason }),
        before: { certification_status: company.certification_status, submission_id: submission.id },
        after: { certification_status: status, is_approved: isApproved, field_reasons: fieldReasons },
      });
      await this.outbox.add(tx, 'company.certification-decided', {
        company_id: company.id,
        submission_id: submission.id,
        account_id: submission.account_id,
        is_approved: isApproved,
        reason,
      });
      return { id: company.id, status };
    });
    this.outbox.wake();
    return answer;
  }

  /** Corrects what a company says, or gives it a new end. */
  async update(caller: StaffCaller, request: UpdateMerchantRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, updateMerchant.path, request, async (tx) => {
      const company = await this.lock(tx, request.id);
      const change = merchantChange(company, request);
      await this.companies.saveValues(tx, company.id, change);
      if (request.expired_at !== undefined) await this.renew(tx, company, request.expired_at);
      await this.audit.record(tx, caller, {
        action: 'member:company:update',
        subjectType: 'company',
        subjectId: company.id,
        before: company,
        after: { ...change, ...(request.expired_at === undefined ? {} : { expired_at: request.expired_at }) },
      });
      return { id: company.id };
    });
  }

  /** Disabling takes a reason and tells the owner; setting what is set already changes nothing. */
  async setStatus(caller: StaffCaller, request: MerchantStatusRequest): Promise<MerchantStatusAnswer> {
    const isEnabling = request.status === active;
    const reason = isEnabling ? null : reasonFor(request.reason);
    const answer = await this.idempotency.run(caller, merchantStatus.path, request, async (tx) => {
      const company = await this.lock(tx, request.id);
      const status = isEnabling ? active : disabled;
      if (company.status === status) return { id: company.id, status };
      if (company.status === null) throw new AppError('STATE_CONFLICT');
      if (isEnabling) await this.refuseExpired(tx, company);
      await this.companies.setStatus(tx, company.id, status, reason);
      if (reason !== null)
        await this.outbox.add(tx, 'company.disabled', {
          company_id: company.id,
          owner_id: company.owner_id,
          reason,
        });
      await this.audit.record(tx, caller, {
        action: 'member:company:status',
        subjectType: 'company',
        subjectId: company.id,
        ...(reason === null ? {} : { reason }),
        before: { status: company.status },
        after: { status },
      });
      return { id: company.id, status };
    });
    this.outbox.wake();
    return answer;
  }

  /** Whether goods of the company may be published; only a certified one may be allowed to. */
  async setAddGood(caller: StaffCaller, request: MerchantAddGoodRequest): Promise<MerchantAddGoodAnswer> {
    const { is_add_good } = request;
    return this.idempotency.run(caller, merchantAddGood.path, request, async (tx) => {
      const company = await this.lock(tx, request.id);
      if (company.is_add_good === is_add_good) return { id: company.id, is_add_good };
      if (is_add_good === 1 && company.certification_status !== certified)
        throw new AppError('STATE_CONFLICT');
      await this.companies.setAddGood(tx, company.id, is_add_good);
      await this.audit.record(tx, caller, {
        action: 'member:company:add-good',
        subjectType: 'company',
        subjectId: company.id,
        before: { is_add_good: company.is_add_good },
        after: { is_add_good },
      });
      return { id: company.id, is_add_good };
    });
  }

  private async lock(tx: Tx, id: number): Promise<CompanyRow> {
    const company = await this.companies.lock(tx, id);
    if (!company) throw new AppError('NOT_FOUND');
    return company;
  }

  private async pendingOf(tx: Tx, companyId: number, readId: number | undefined): Promise<SubmissionRow> {
    const submission = await this.submissions.findPending(tx, companyId);
    if (!submission) {
      const wasDecided = await this.submissions.wasDecided(tx, companyId);
      throw new AppError(wasDecided ? 'ALREADY_DECIDED' : 'STATE_CONFLICT');
    }
    // Fuller papers came while the reviewer was reading: he decides what he has seen.
    if (readId !== undefined && readId !== submission.id) throw new AppError('STATE_CONFLICT');
    return submission;
  }

  private async certify(tx: Tx, company: CompanyRow, submission: SubmissionRow): Promise<typeof certified> {
    const { company_name, ...values } = valuesIn(submission);
    const before = { c: company.name_c, e: company.name_e, j: company.name_j };
    await this.companies.certify(tx, company.id);
    await this.companies.saveValues(tx, company.id, {
      ...values,
      names: namesOf(company_name, values.country, before),
    });
    const ownerId = company.owner_id ?? submission.account_id;
    if ((await this.companies.bindOwner(tx, ownerId, company.id)) === 0) throw new AppError('STATE_CONFLICT');
    await this.outbox.add(tx, 'company.certified', { company_id: company.id, owner_id: ownerId });
    return certified;
  }

  private async refuse(tx: Tx, company: CompanyRow) {
    const status = afterRefusal(company.certification_status);
    await this.companies.setStanding(tx, company.id, status);
    return status;
  }

  private async renew(tx: Tx, company: CompanyRow, expiredAt: string): Promise<void> {
    if (company.status === null) throw new AppError('STATE_CONFLICT');
    if (Date.parse(expiredAt) <= (await this.db.clock(tx)))
      throw fieldError({ expired_at: { key: 'not_in_future' } });
    await this.companies.renew(tx, company.id, expiredAt);
  }

  private async refuseExpired(tx: Tx, company: CompanyRow): Promise<void> {
    const isOver = company.expired_at !== null && company.expired_at.getTime() <= (await this.db.clock(tx));
    if (company.certification_status !== certified || isOver) throw new AppError('STATE_CONFLICT');
  }
}

/** Nobody decides for himself or for a company he belongs to. */
function refuseOwn({ member }: StaffCaller, company: CompanyRow, submission: SubmissionRow): void {
  const isOwn =
    submission.account_id === member.accountId ||
    company.owner_id === member.accountId ||
    company.id === member.companyId;
  if (isOwn) throw new AppError('SELF_APPROVAL');
}
